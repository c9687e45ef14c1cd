import type { Phone } from '@/components/fallback/failed-notice';
import { Dialog } from '@/components/ui/dialog';
import { testimonials as copy } from '@/lib/i18n/en/messages';
import type { Testimonial } from '@/lib/stories/schema';
import { parseVideoLink } from '@/lib/stories/video-link';
import { FilmStage } from './film-stage';

type Props = { testimonial: Testimonial; phone: Phone; onClose: () => void };

/** The modal of one testimonial. Closing takes the player away, and with it the sound. */
export function TestimonialDialog({ testimonial, phone, onClose }: Props) {
  const { customer_name, thumbnail_image, video_url } = testimonial;
  return (
    <Dialog title={customer_name} closeLabel={copy.close} onClose={onClose}>
      <FilmStage link={parseVideoLink(video_url)} poster={thumbnail_image} phone={phone} />
    </Dialog>
  );
}
