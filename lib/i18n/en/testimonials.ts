import type { Wide } from '@/lib/i18n/wide';

/** Words of the testimonials strip beside the document's own texts (spec §2). */
export const testimonials = {
  eyebrow: 'In their own words',
  title: 'Testimonials',
  lead: 'People who stayed with us, and families who came with them, say what it was like.',
  pause: 'Pause the moving strip',
  play: 'Play the moving strip',
  strip: 'Testimonials, as videos',
  watch: 'Watch',
  card: "Play {name}'s story, video",
  close: 'Close the video',
  loading: 'Loading the video...',
  broken: 'This video cannot be played here. We are sorry.',
  brokenCall: 'We can tell you about life at the centre on the phone:',
  provider: 'This video is played by YouTube. If it does not start, call us and ask:',
  openFilm: 'Open the video by itself',
} as const;

export type TestimonialsCopy = Wide<typeof testimonials>;
