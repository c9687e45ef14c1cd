import type { CSSProperties } from 'react';

export type Tokens = CSSProperties & Record<`--rcb-${string}`, string>;

const DARK = '#14161a';
const LIGHT = '#ffffff';

/** The custom properties every rule of the sheet draws from; text on a colour is dark or light, whichever reads better. */
export function tokens(primary: string, secondary: string, fontFamily: string): Tokens {
  if (typeof process !== 'undefined' && process.env.NODE_ENV === 'development')
    warnOfContrast(primary, secondary);
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

const CONTRAST_MIN = 3;
const DEFAULT_PRIMARY = '#42b0c5';
const warned = new Set<string>();

/** Text and icons on header and launcher suit the secondary colour; the gradient ends in the primary one. */
function warnOfContrast(primary: string, secondary: string): void {
  const pair = `${primary} ${secondary}`;
  if (primary === DEFAULT_PRIMARY || warned.has(pair) || !/^#\S+ #\S+$/.test(pair)) return;
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

/** Drawn for this widget on a grid of 24, in one line weight. */
export const shapes = {
  chat: 'M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5',
  close: 'M6 6l12 12M18 6L6 18',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4',
  bellOff: 'M6 16V11a6 6 0 0 1 9-5.2M18 11v5l1.5 2h-15L6 16M10 20.5h4M4 4l16 16',
  speaker: 'M4 10v4h3l5 4V6l-5 4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  speakerOff: 'M4 10v4h3l5 4V6l-5 4zM16 10l5 5M21 10l-5 5',
  microphone: 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM6 11a6 6 0 0 0 12 0M12 17v4M9 21h6',
  send: 'M4 12L20 4l-5 16-3.5-6.5zM11.5 13.5L20 4',
  clip: 'M19 11l-7.5 7.5a4.2 4.2 0 0 1-6-6L13 5a2.8 2.8 0 0 1 4 4l-7.5 7.5a1.4 1.4 0 0 1-2-2L14 8',
  smile: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.5 14a4 4 0 0 0 7 0M9 9.5v.5M15 9.5v.5',
  window: 'M5 21V10a7 7 0 0 1 14 0v11zM12 3v18M5 13h14',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20a7.5 7.5 0 0 1 15 0',
} as const;
