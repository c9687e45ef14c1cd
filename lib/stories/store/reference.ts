import 'server-only';
import { parseVideoLink } from '@/lib/stories/video-link';
import type { MediaLookup } from './file-reader';
import { pathCandidates } from './media-address';

/** What a reference in a content file leads to: an address for the page, or what is wrong with it. */
export type Resolved = { address: string } | { problem: string };

/** Resolves a picture or video reference written in a file of `folder` ('' = the content folder itself). */
export async function resolveReference(
  reference: string,
  folder: string,
  media: MediaLookup,
): Promise<Resolved> {
  if (/^https?:\/\//i.test(reference)) {
    return URL.canParse(reference)
      ? { address: reference }
      : { problem: `"${reference}" is not a valid link` };
  }
  if (reference.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(reference)) {
    return { problem: `"${reference}" is neither a file of the content folder nor an http(s) link` };
  }
  for (const path of pathCandidates(reference, folder)) {
    const address = await media(path);
    if (address !== null) return { address };
  }
  return { problem: `there is no media file "${reference}"` };
}

/** What is wrong with a film's address, by the rule that pages play it by; null where it can be played. */
export const videoLinkProblem = (address: string): string | null =>
  parseVideoLink(address) === null ? `"${address}" names no film that can be played` : null;
