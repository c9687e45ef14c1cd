import 'server-only';
import { env, mediaHosts } from '@/lib/config/env';
import { foreignHost } from '@/lib/formats/media-url';
import { type LocalWords, Photo } from '@/lib/stories/schema';
import { type MediaLookup, resolveReference } from './file-reader';

type Tools = { folder: string; media: MediaLookup; complain: (message: string) => void };
type ShownPhoto = { address: string; alt: LocalWords };

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
