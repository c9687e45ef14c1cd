import type { Phone } from '@/components/fallback/notices';
import type { RecoveryTexts } from '@/components/fallback/recovery';
import { isSample, type Testimonial } from '@/lib/stories/schema';
import styles from './testimonials.module.css';
import { TestimonialsRecovery } from './testimonials-recovery';
import { TestimonialsStrip, type TestimonialTexts } from './testimonials-strip';

type Props = {
  /** What the server knows of its read. */
  read: { ok: true; data: Testimonial[] } | { ok: false; message: string };
  phone: Phone;
  words: TestimonialTexts;
  /** Where the read failed. */
  texts: RecoveryTexts;
};

/** The testimonials strip of the home page (spec §2). */
export function Testimonials({ read, phone, words, texts }: Props) {
  const { lead: real, sampleLead } = words.copy;
  // Nothing is said of people whom the server could not read.
  const lead = read.ok && (read.data.some(isSample) ? sampleLead : real);
  return (
    <section className={styles.section} data-tone="tint" aria-labelledby="testimonials">
      <header className={`container ${styles.head}`}>
        <h2 id="testimonials">{words.copy.title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {read.ok ? (
        <TestimonialsStrip items={read.data} phone={phone} words={words} />
      ) : (
        <div className="container">
          <TestimonialsRecovery message={read.message} phone={phone} words={words} texts={texts} />
        </div>
      )}
    </section>
  );
}
