import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CareCategory, CareSubject } from '@/lib/domain/care/assessment';

export type Sentence = {
  id: string;
  lang: 'en' | 'hi' | 'bn' | 'hi-Latn' | 'bn-Latn';
  text: string;
  label: 'crisis' | 'none';
  category: CareCategory | null;
  subject: CareSubject;
};

/** The sentences of a fixture; `dev` is what the rules are tuned on, `held-out` is only measured on. */
export function sentences(name: 'dev' | 'held-out'): Sentence[] {
  const file = join(process.cwd(), 'tests/fixtures/care', `${name}.json`);
  const { items }: { items: Sentence[] } = JSON.parse(readFileSync(file, 'utf8'));
  return items;
}

export const languages = ['en', 'hi', 'bn', 'hi-Latn', 'bn-Latn'] as const;
