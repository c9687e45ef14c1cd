'use client';

import type { Phone } from '@/components/fallback/notices';
import { Recovery, type RecoveryTexts } from '@/components/fallback/recovery';
import { TestimonialsStrip, type TestimonialTexts } from './testimonials-strip';

type Props = { texts: RecoveryTexts; words: TestimonialTexts; message: string; phone: Phone };

/** Stands where the server's read of testimonials failed (spec §8). */
export function TestimonialsRecovery({ texts, words, message, phone }: Props) {
  const load = async () => {
    const { reloading } = await import('@/components/fallback/content-reload');
    return reloading('testimonials', words.language, (read) => <TestimonialsStrip {...read} words={words} />);
  };
  return <Recovery texts={texts} message={message} phone={phone} load={load} />;
}
