/** What moves behind the hero's title, and the film the operator points to elsewhere, if any (contract §9.3). */
export type HeroClip = { src: string; filmHref: string | null };

const OWN_CLIP = '/media/hero.mp4';

/**
 * A configured address plays in the hero only when it is a video file; the page of a provider is a link that waits
 * for the visitor, because nothing of a provider loads by itself.
 */
export function heroClip(configured: string | null): HeroClip {
  if (configured === null || !URL.canParse(configured)) return { src: OWN_CLIP, filmHref: null };
  const isFile = /\.(?:mp4|m4v|webm)$/i.test(new URL(configured).pathname);
  return isFile ? { src: configured, filmHref: null } : { src: OWN_CLIP, filmHref: configured };
}
