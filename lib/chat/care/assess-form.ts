import type { ContactValues } from '@/lib/contact/contact-form';
import { assessCare } from './assess';
import type { CareAssessment } from './assessment';

/** What is said in the details of a form: the one that tells most of danger, and nothing where none does. */
export function assessDetails(details: readonly string[]): CareAssessment {
  const found = details.map((text) => assessCare(text, { field: 'detail' }));
  return found.reduce((most, one) => (one.tier > most.tier ? one : most), assessCare(''));
}

/** A contact form: its message first, then every other field. Danger wins wherever it is told. */
export function assessContact({ message, ...details }: ContactValues): CareAssessment {
  const said = assessCare(message);
  if (said.tier === 2) return said;
  const found = assessDetails(Object.values(details));
  return found.tier === 2 ? found : said;
}
