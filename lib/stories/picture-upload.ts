import type { Language } from '@/lib/i18n/language';

/** What the browser that sends a picture and the server that takes it agree on. */

/** As base64 in JSON a part stays below the 64 KiB of a request. */
export const PART_BYTES = 45 * 1024;
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
export const MAX_UPLOAD_PIXELS = 40_000_000;
export const MAX_ALT = 300;

export const partCount = (size: number): number => Math.ceil(size / PART_BYTES);

/** The address within the content of a picture that staff added. */
export const uploadPath = (hash: string): string => `uploads/${hash}.webp`;
/** The hash that such an address names; null for any other. */
export const uploadHash = (path: string): string | null =>
  /^uploads\/([0-9a-f]{32})\.webp$/.exec(path)?.[1] ?? null;

/** What a picture shows, by language; English is always there. */
export type PictureAlt = { en: string; hi?: string | undefined; bn?: string | undefined };
export type PictureConsent = { by: string; on: string; paper: string };

/** A text that shows a picture; `title`: its path where it has none. */
export type PictureUse = { path: string; title: string; language: Language };

/** A picture as the console lists it. */
export type StoredPicture = {
  /** As texts refer to it. */
  path: string;
  address: string;
  width: number;
  height: number;
  alt: PictureAlt;
  shows_person: boolean;
  consent: PictureConsent;
  added_by: string;
  added_at: number;
  /** The texts that show it. */
  uses: PictureUse[];
};

export type UploadFault = 'heic' | 'not_a_picture' | 'too_many_pixels' | 'broken';
