/** How far a PAN can be trusted for a tax certificate: `ok`, `shape` (unknown kind of holder) or `invalid`. */
export type PanQuality = 'ok' | 'shape' | 'invalid';

const SHAPE = /^[A-Z]{5}[0-9]{4}[A-Z]$/;
/** The fourth letter names the kind of holder: person, company, trust and so on. */
const HOLDERS = 'ABCFGHJLPT';

/** One spelling: full-width letters, blanks, hyphens and small letters are the same PAN. */
export const normalisePan = (text: string): string =>
  text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

/** A mistyped PAN costs no donation (spec §5 asks for no format); it only keeps the gift out of the tax export. */
export function panQuality(pan: string): PanQuality {
  if (!SHAPE.test(pan)) return 'invalid';
  return HOLDERS.includes(pan.charAt(3)) ? 'ok' : 'shape';
}

/** `ABxxxxxx4F`: enough to tell two donors apart, too little to be used. */
export const maskPan = (pan: string): string =>
  pan.length < 6 ? 'x'.repeat(pan.length) : `${pan.slice(0, 2)}${'x'.repeat(pan.length - 4)}${pan.slice(-2)}`;
