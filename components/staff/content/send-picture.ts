import type { PostResult } from '@/lib/browser/json';
import { staffRoutes } from '@/lib/staff/addresses';
import { has, postStaff } from '@/lib/staff/client/staff-calls';
import type { PictureAlt, PictureConsent } from '@/lib/stories/picture-upload';
import { PART_BYTES, partCount } from '@/lib/stories/picture-upload';

/** A photo as it was turned and cut. `quarters`: quarters to the right; `cut`: in hundredths of the turned photo. */
export type PhotoView = { photo: ImageBitmap; quarters: number; cut: Cut | null };
export type Cut = { x: number; y: number; width: number; height: number };

/** The server makes nothing wider or higher of it. */
const MAX_SIDE = 1600;
const QUALITY = 0.88;

/** Null for what this browser cannot show as a picture. */
export const readPhoto = (file: Blob): Promise<ImageBitmap | null> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);

/** Draws the turned photo into a canvas, at most so many pixels wide or high. */
function drawPhoto(canvas: HTMLCanvasElement, { photo, quarters }: Omit<PhotoView, 'cut'>, side: number) {
  const isOnSide = quarters % 2 === 1;
  const [width, height] = isOnSide ? [photo.height, photo.width] : [photo.width, photo.height];
  const scale = Math.min(1, side / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return;
  // What is transparent would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.scale(scale, scale);
  context.drawImage(photo, -photo.width / 2, -photo.height / 2);
}

/** The same, cut: what is left of it is at most so many pixels wide or high. */
export function drawView(canvas: HTMLCanvasElement, view: PhotoView, side: number): void {
  const { cut, photo } = view;
  const share = cut ? Math.max(cut.width, cut.height) / 100 : 1;
  const whole = cut ? document.createElement('canvas') : canvas;
  drawPhoto(whole, view, Math.min(Math.max(photo.width, photo.height), side / share));
  if (cut) cutOut(canvas, whole, cut);
}

/** The picture that is sent: small enough for a poor line. Null where the device has no room for it. */
export async function encodePhoto(view: PhotoView): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  drawView(canvas, view, MAX_SIDE);
  return blobOf(canvas);
}

function cutOut(canvas: HTMLCanvasElement, whole: HTMLCanvasElement, { x, y, width, height }: Cut): void {
  const across = (percent: number) => Math.round((whole.width * percent) / 100);
  const down = (percent: number) => Math.round((whole.height * percent) / 100);
  canvas.width = Math.max(1, across(width));
  canvas.height = Math.max(1, down(height));
  canvas.getContext('2d')?.drawImage(whole, -across(x), -down(y));
}

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));

export type PictureFacts = { alt: PictureAlt; shows_person: boolean | undefined; consent: PictureConsent };
type Sent = { path: string };
const readOpen = (answer: unknown) => (has<{ id: string; have: number[] }>(answer, 'have') ? answer : null);
const readPath = (answer: unknown) => (has<Sent>(answer, 'path') ? answer : null);

/**
 * Sends a picture in parts and says how much of it has arrived, 0 to 1. A part without an answer is sent again a few
 * times; sent again as a whole, it goes on where it was.
 */
export async function sendPicture(
  picture: Blob,
  facts: PictureFacts,
  progress: (share: number) => void,
): Promise<PostResult<Sent>> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const digest = await sha256(bytes);
  const { api } = staffRoutes;
  const opened = await patiently(() =>
    postStaff(api.changeMedia('begin'), { digest, size: bytes.length }, readOpen),
  );
  if (!opened.ok) return opened;
  const { id, have } = opened.data;
  const count = partCount(bytes.length);
  const missing = Array.from({ length: count }, (_, number) => number).filter(
    (number) => !have.includes(number),
  );
  for (const [done, number] of missing.entries()) {
    progress((count - missing.length + done) / count);
    const data = base64Of(bytes.subarray(number * PART_BYTES, (number + 1) * PART_BYTES));
    const sent = await patiently(() =>
      postStaff(api.changeMedia('part'), { id, number, data }, (one) => one ?? null),
    );
    if (!sent.ok) return sent;
  }
  progress(1);
  return postStaff(api.changeMedia('finish'), { id, ...facts }, readPath);
}

const PAUSES_MS = [500, 1500, 4000, 8000];

/** Sends again where there was no answer, or the server was away. */
async function patiently<T>(send: () => Promise<PostResult<T>>): Promise<PostResult<T>> {
  for (const pauseMs of PAUSES_MS) {
    const result = await send();
    if (result.ok || (result.status !== 0 && result.status < 500 && result.status !== 429)) return result;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return send();
}

/** In hexadecimal digits. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
