export { normalisePan, type PanQuality, panQuality } from '@/lib/formats/formats';

/** `ABxxxxxx4F`: enough to tell two donors apart, too little to be used. */
export const maskPan = (pan: string): string =>
  pan.length < 6 ? 'x'.repeat(pan.length) : `${pan.slice(0, 2)}${'x'.repeat(pan.length - 4)}${pan.slice(-2)}`;
