import 'server-only';
import { env, mediaHosts } from '@/lib/config/env';
import { foreignHost } from '@/lib/formats/media-url';
import { languages } from '@/lib/i18n/language';
import { type Captions, Photo, type Translated } from '@/lib/stories/schema';
import { type MediaLookup, resolveReference } from './file-reader';
import type { Complain, JsonRecord } from './records';

type Tools = { folder: string; media: MediaLookup; complain: (message: string) => void };
type ShownPhoto = { address: string; alt: Translated };

/**
 * The photograph that a record shows in place of its drawing. Null, with a complaint, where its words or the record of
 * consent are missing, its file is not there, or it lies on a host pages may not load from: the drawing stays.
 */
export async function photoOf(
  value: unknown,
  { folder, media, complain }: Tools,
): Promise<ShownPhoto | null> {
  if (value === undefined || value === null) return null;
  const parsed = Photo.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = ['photo', ...(issue?.path ?? [])].join('.');
    complain(`"${where}": ${issue?.message ?? 'it cannot be read'}; the photograph is not shown`);
    return null;
  }
  const found = await resolveReference(parsed.data.file, folder, media);
  const problem = 'problem' in found ? found.problem : hostProblem(found.address);
  if ('problem' in found || problem !== null) {
    complain(`"photo.file": ${problem}; the photograph is not shown`);
    return null;
  }
  return { address: found.address, alt: parsed.data.alt };
}

function hostProblem(address: string): string | null {
  const host = foreignHost(address, mediaHosts(env()));
  return host === null ? null : `${host} is not named in MEDIA_HOSTS`;
}

type PictureField = { key: string; record: JsonRecord; complain: Complain; media: MediaLookup };

/** The address of the picture that a field names; null, with a complaint, where there is none. */
export async function picture(reference: string | null, field: PictureField): Promise<string | null> {
  if (reference === null) return null;
  const found = await resolveReference(reference, '', field.media);
  if ('address' in found) return found.address;
  field.complain(field.record.lineOf(field.key), `"${field.key}": ${found.problem}`);
  return null;
}

/** The record with its drawing or, where one may be shown, with the photograph in its place. */
export async function pictured<T extends { image: string | null; photo?: unknown }>(
  { photo, ...entry }: T,
  field: PictureField,
): Promise<Omit<T, 'photo'> & { image_alt?: Translated }> {
  const image = await picture(entry.image, field);
  const complain = (message: string) => field.complain(field.record.lineOf('photo'), message);
  const shown = await photoOf(photo, { folder: '', media: field.media, complain });
  return { ...entry, image, ...(shown && { image: shown.address, image_alt: shown.alt }) };
}

/** Captions with the addresses of their files; a file that is not there is left out. */
export async function captionsOf(
  captions: Captions | undefined,
  field: PictureField,
): Promise<Captions | undefined> {
  if (captions === undefined) return undefined;
  const found: Captions = {};
  for (const language of languages) {
    const reference = captions[language];
    if (reference === undefined) continue;
    const address = reference.endsWith('.vtt') ? await picture(reference, field) : null;
    if (address !== null) found[language] = address;
    else if (!reference.endsWith('.vtt'))
      field.complain(field.record.lineOf(field.key), `"captions": "${reference}" is no .vtt file`);
  }
  return found;
}
