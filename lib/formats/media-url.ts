export type PictureSource = { type: 'image/avif'; srcSet: string };
type PictureBox = { src: string; width?: number; height?: number; sources?: PictureSource[] };

/** `/media/<path>.webp?v=<hash>&w=<width>&h=<height>&avif=640.1200`, with the origin of another instance before it or not. */
const ours =
  /^(?<origin>https?:\/\/[A-Za-z0-9.:[\]-]+)?(?<base>\/media\/[A-Za-z0-9._~%/-]+)\.(?:webp|png|jpe?g)\?(?<query>[A-Za-z0-9_=&.-]*)$/;

/** What the address of one of our own pictures tells about it; of any other picture only its address is known. */
export function pictureFrom(url: string): PictureBox {
  const groups = url.length <= 2048 ? ours.exec(url)?.groups : undefined;
  if (!groups) return { src: url };
  const query = new URLSearchParams(groups['query']);
  const [width, height] = [pixels(query.get('w')), pixels(query.get('h'))];
  if (width === null || height === null) return { src: url };
  const start = `${groups['origin'] ?? ''}${groups['base']}`;
  const sources = avifSources(start, query);
  return { src: url, width, height, ...(sources.length > 0 ? { sources } : {}) };
}

function avifSources(start: string, query: URLSearchParams): PictureSource[] {
  const version = query.get('v');
  const suffix = version ? `?v=${version}` : '';
  const candidates = (query.get('avif') ?? '')
    .split('.')
    .filter((width) => pixels(width) !== null)
    .slice(0, 8)
    .map((width) => `${start}-${width}.avif${suffix} ${width}w`);
  return candidates.length > 0 ? [{ type: 'image/avif', srcSet: candidates.join(', ') }] : [];
}

/**
 * The host that an address names and that is none of `hosts` (in lower case, with a port that is not the scheme's own);
 * null for an address on the site itself or on one of them.
 */
export function foreignHost(url: string, hosts: readonly string[]): string | null {
  const base = 'https://relative.invalid/';
  if (!URL.canParse(url, base)) return null;
  const { host } = new URL(url, base);
  return host === 'relative.invalid' || hosts.includes(host) ? null : host;
}

const pixels = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
