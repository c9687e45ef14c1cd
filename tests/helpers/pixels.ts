import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Box = { x: number; y: number; width: number; height: number };
export type Colour = readonly [number, number, number];

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ([r, g, b]: Colour) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** WCAG contrast of two colours. */
export function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

async function pixels(picture: Buffer): Promise<Colour[]> {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / 3 }, (_, index) => {
    const at = index * 3;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
  });
}

/** The part of a box, with room for a ring around it, that the window shows. */
async function visible(page: Page, box: Box, room: number): Promise<Box> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const [x, y] = [Math.max(0, box.x - room), Math.max(0, box.y - room)];
  return {
    x,
    y,
    width: Math.max(1, Math.min(width, box.x + box.width + room) - x),
    height: Math.max(1, Math.min(height, box.y + box.height + room) - y),
  };
}

/**
 * How much of the screen focus changes by 3:1 or more around the focused element, in pixels, and its outline's length:
 * WCAG 2.4.13 asks for as much as a line two pixels wide.
 */
export async function ringPixels(page: Page): Promise<{ changed: number; outline: number }> {
  const box = await page.evaluate(() => {
    const active = document.activeElement;
    const { x, y, width, height } = (
      active?.closest('label') ??
      active ??
      document.body
    ).getBoundingClientRect();
    return { x, y, width, height };
  });
  const clip = await visible(page, box, 9);
  const focused = await pixels(await page.screenshot({ clip }));
  // Out of the way and back, where Tab goes on from.
  const active = await page.evaluateHandle(() => document.activeElement);
  await active.evaluate((element) => element instanceof HTMLElement && element.blur());
  const resting = await pixels(await page.screenshot({ clip }));
  await active.evaluate(
    (element) => element instanceof HTMLElement && element.focus({ preventScroll: true }),
  );
  const changed = focused.filter((colour, index) => contrast(colour, resting[index] ?? colour) >= 3).length;
  return { changed, outline: 2 * (clip.width + clip.height - 36) };
}

/** The worst contrast of a text with any point of the picture behind it. */
export async function contrastOverPicture(page: Page, text: ReturnType<Page['getByText']>): Promise<number> {
  await text.scrollIntoViewIfNeeded();
  const colour = await text.evaluate((element) => {
    const [r = 0, g = 0, b = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
    return [r, g, b] as const;
  });
  // The words themselves: their box may reach far beyond them.
  const box = await text.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const { x, y, width, height } = words.getBoundingClientRect();
    return { x, y, width, height };
  });
  const hide = (isHidden: boolean) =>
    text.evaluate((element, hidden) => {
      if (element instanceof HTMLElement) element.style.setProperty('color', hidden ? 'transparent' : '');
    }, isHidden);
  await hide(true);
  const behind = await pixels(await page.screenshot({ clip: await visible(page, box, 0) }));
  await hide(false);
  return Math.min(...behind.map((point) => contrast(colour, point)));
}
