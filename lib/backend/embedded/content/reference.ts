import 'server-only';
import type { MediaLookup } from './file-reader';
import { pathCandidates } from './media-address';

/** What a reference in a content file leads to: an address for the page, or what is wrong with it. */
export type Resolved = { address: string } | { problem: string };

/** Resolves a picture or video reference written in a file of `folder` ('' = the content folder itself). */
export async function resolveReference(
  reference: string,
  folder: string,
  media: MediaLookup,
): Promise<Resolved> {
  if (/^https?:\/\//i.test(reference)) {
    return URL.canParse(reference)
      ? { address: reference }
      : { problem: `"${reference}" is not a valid link` };
  }
  if (reference.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(reference)) {
    return { problem: `"${reference}" is neither a file of the content folder nor an http(s) link` };
  }
  for (const path of pathCandidates(reference, folder)) {
    const address = await media(path);
    if (address !== null) return { address };
  }
  return { problem: `there is no media file "${reference}"` };
}

/** What is wrong with a link to a film, or null (spec §2: YouTube by its id, anything else as an mp4 file). */
export function videoLinkProblem(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (!link.includes('youtu')) {
    return /\.(mp4|webm)$/i.test(url.pathname)
      ? null
      : `"${link}" is neither a YouTube link nor an mp4 or webm film`;
  }
  const id = url.searchParams.get('v') ?? url.pathname.split('/').filter(Boolean).at(-1) ?? '';
  return /^[\w-]{11}$/.test(id) ? null : `"${link}" names no YouTube video`;
}
