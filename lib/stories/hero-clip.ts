import { parseVideoLink } from './video-link';

/** What moves behind the hero's title, and the film the operator points to elsewhere, if any (contract §9.3). */
export type HeroClip = { src: string; filmHref: string | null };

const OWN_CLIP = '/media/hero.mp4';

/**
 * A configured address is read by the one rule for films (`parseVideoLink`): a file plays in the hero, the provider's
 * film is a link that waits for the visitor, because nothing of a provider loads by itself.
 */
export function heroClip(configured: string | null): HeroClip {
  const link = configured === null ? null : parseVideoLink(configured);
  if (link === null || configured === null) return { src: OWN_CLIP, filmHref: configured };
  return link.kind === 'file' ? { src: link.url, filmHref: null } : { src: OWN_CLIP, filmHref: configured };
}
