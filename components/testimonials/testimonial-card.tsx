import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { useHydrated } from '@/components/ui/use-hydrated';
import { testimonials as copy } from '@/lib/i18n/en/messages';
import { fill } from '@/lib/i18n/language';
import type { Testimonial } from '@/lib/stories/schema';
import { parseVideoLink } from '@/lib/stories/video-link';
import styles from './testimonial-card.module.css';

type Props = { testimonial: Testimonial; onPlay: () => void };

/** A button that opens the modal; until scripts run, a link to the video itself. */
export function TestimonialCard({ testimonial, onPlay }: Props) {
  const isLive = useHydrated();
  const name = fill(copy.card, { name: testimonial.customer_name });
  const face = <CardFace testimonial={testimonial} />;
  if (isLive) {
    return (
      <button type="button" className={styles.card} aria-label={name} onClick={onPlay}>
        {face}
      </button>
    );
  }
  // Only an address that can be played is one to follow: an upstream could send any scheme.
  if (!parseVideoLink(testimonial.video_url)) return <div className={styles.card}>{face}</div>;
  return (
    <a className={styles.card} href={testimonial.video_url} aria-label={name}>
      {face}
    </a>
  );
}

function CardFace({ testimonial: { customer_name, thumbnail_image } }: { testimonial: Testimonial }) {
  return (
    <>
      <span className={styles.frame}>
        {thumbnail_image && <Picture src={thumbnail_image} alt="" sizes="280px" />}
        <span className={styles.play}>
          <Icon name="play" size={26} />
          <span className={styles.word}>{copy.watch}</span>
        </span>
      </span>
      <span className={styles.name}>{customer_name}</span>
    </>
  );
}
