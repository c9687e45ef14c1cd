import type { CSSProperties } from 'react';

export type Tokens = CSSProperties & Record<`--rcb-${string}`, string>;

const DARK = '#14161a';
const LIGHT = '#ffffff';

/** The custom properties every rule of the sheet draws from; text on a colour is dark or light, whichever reads better. */
export function tokens(primary: string, secondary: string, fontFamily: string): Tokens {
  return {
    '--rcb-primary': primary,
    '--rcb-on-primary': readableOn(primary),
    '--rcb-secondary': secondary,
    '--rcb-on-secondary': readableOn(secondary),
    fontFamily,
  };
}

/** Colours that are not written as `#rrggbb` are taken for dark ones. */
export function readableOn(colour: string): string {
  const light = luminance(colour);
  return (light + 0.05) ** 2 > 1.05 * (luminance(DARK) + 0.05) ? DARK : LIGHT;
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour);
  const hex = short
    ? short.slice(1).map((digit) => digit + digit)
    : (/^#(..)(..)(..)$/.exec(colour) ?? []).slice(1);
  const [red = 0, green = 0, blue = 0] = hex.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
