import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Box = { x: number; y: number; width: number; height: number };
export type Colour = readonly [number, number, number];

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ([r, g, b]: Colour) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
const contrastOf = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** WCAG contrast of two colours. */
export const contrast = (one: Colour, other: Colour): number => contrastOf(luminance(one), luminance(other));

const linearOfByte = Float64Array.from({ length: 256 }, (_, channel) => linear(channel));

/** The luminance of every point of a picture. */
async function luminances(picture: Buffer): Promise<Float64Array> {
  const data = await sharp(picture).removeAlpha().raw().toBuffer();
  const at = (index: number) => linearOfByte[data[index] ?? 0] ?? 0;
  return Float64Array.from(
    { length: data.length / 3 },
    (_, point) => 0.2126 * at(point * 3) + 0.7152 * at(point * 3 + 1) + 0.0722 * at(point * 3 + 2),
  );
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
  const focused = await luminances(await page.screenshot({ clip }));
  // Out of the way and back, where Tab goes on from.
  const active = await page.evaluateHandle(() => document.activeElement);
  await active.evaluate((element) => element instanceof HTMLElement && element.blur());
  const resting = await luminances(await page.screenshot({ clip }));
  await active.evaluate(
    (element) => element instanceof HTMLElement && element.focus({ preventScroll: true }),
  );
  const changed = focused.filter((light, point) => contrastOf(light, resting[point] ?? light) >= 3).length;
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
  const behind = await luminances(await page.screenshot({ clip: await visible(page, box, 0) }));
  await hide(false);
  const own = luminance(colour);
  return behind.reduce((worst, point) => Math.min(worst, contrastOf(own, point)), Number.POSITIVE_INFINITY);
}
