import type { CSSProperties } from 'react';
import { defaultLook } from '../core/styles';

export type Tokens = CSSProperties & Record<`--rcb-${string}`, string>;

/** Replaced by bundlers; absent in a page without one. */
declare const process: { env: { NODE_ENV?: string } } | undefined;

const DARK = '#14161a';
const LIGHT = '#ffffff';

/**
 * What differs from the sheet's own colours and font; text on a colour is dark or light, whichever reads better. What is
 * left out a page's sheet may set.
 */
export function tokens(primary: string, secondary: string, fontFamily: string): Tokens {
  if (typeof process !== 'undefined' && process.env.NODE_ENV === 'development')
    warnOfContrast(primary, secondary);
  return {
    ...(primary === defaultLook.primaryColor
      ? {}
      : { '--rcb-primary': primary, '--rcb-on-primary': readableOn(primary) }),
    ...(secondary === defaultLook.secondaryColor
      ? {}
      : { '--rcb-secondary': secondary, '--rcb-on-secondary': readableOn(secondary) }),
    ...(fontFamily === defaultLook.fontFamily ? {} : { fontFamily }),
  };
}

/** Colours that are not written as `#rrggbb` are taken for dark ones. */
export function readableOn(colour: string): string {
  const light = luminance(colour);
  return (light + 0.05) ** 2 > 1.05 * (luminance(DARK) + 0.05) ? DARK : LIGHT;
}

const CONTRAST_MIN = 3;
const warned = new Set<string>();

/** Text and icons on header and launcher suit the secondary colour; the gradient ends in the primary one. */
function warnOfContrast(primary: string, secondary: string): void {
  const pair = `${primary} ${secondary}`;
  if (primary === defaultLook.primaryColor || warned.has(pair) || !/^#\S+ #\S+$/.test(pair)) return;
  warned.add(pair);
  const [dark = 0, light = 0] = [luminance(primary), luminance(readableOn(secondary))].sort((a, b) => a - b);
  const contrast = (light + 0.05) / (dark + 0.05);
  if (contrast < CONTRAST_MIN)
    console.warn(
      `The chat's header runs from ${secondary} to ${primary}, on which its buttons have a contrast of ${contrast.toFixed(1)} to 1; at least ${CONTRAST_MIN} to 1 is needed (WCAG 1.4.11).`,
    );
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
