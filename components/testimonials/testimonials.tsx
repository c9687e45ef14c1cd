import type { Phone } from '@/components/fallback/notices';
import { testimonials as copy } from '@/lib/i18n/en/messages';
import type { Testimonial } from '@/lib/stories/schema';
import styles from './testimonials.module.css';
import { TestimonialsRecovery } from './testimonials-recovery';
import { TestimonialsStrip } from './testimonials-strip';

type Props = {
  /** What the server knows of its read. */
  read: { ok: true; data: Testimonial[] } | { ok: false; message: string };
  phone: Phone;
};

/** The testimonials strip of the home page (spec §2). */
export function Testimonials({ read, phone }: Props) {
  return (
    <section className={styles.section} aria-labelledby="testimonials">
      <header className={`container ${styles.head}`}>
        <h2 id="testimonials">{copy.title}</h2>
        <p className={styles.lead}>{copy.lead}</p>
      </header>
      {read.ok ? (
        <TestimonialsStrip items={read.data} phone={phone} />
      ) : (
        <div className="container">
          <TestimonialsRecovery message={read.message} phone={phone} />
        </div>
      )}
    </section>
  );
}
