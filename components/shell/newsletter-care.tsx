import { type ReactNode, useId } from 'react';
import {
  type CareAssessment,
  cardLanguage,
  cardMessage,
  cardTitle,
  helpOrder,
} from '@/lib/chat/care/assessment';
import { assessDetails } from '@/lib/chat/care/cards';
import { careCopy } from '@/lib/i18n/care';
import { helplines } from '@/lib/i18n/helplines';
import type { Language } from '@/lib/i18n/language';

/**
 * Whom to call, for words in the newsletter box that tell of danger to life, else null (access-and-care §2.5). Fetched
 * when the form is sent, so that no page carries the rules.
 */
export function newsletterCare(typed: string, pageLanguage: Language): ReactNode {
  const found = assessDetails([typed]);
  return found.tier < 2 ? null : (
    <Numbers found={found} language={cardLanguage(found.language, pageLanguage)} />
  );
}

/** The words of the card and the numbers that are the same everywhere; the centre's own stands beside the box. */
function Numbers({ found, language }: { found: CareAssessment; language: Language }) {
  const id = useId();
  const copy = careCopy[language];
  const lines = helpOrder(found, '').flatMap((line) => (line === 'centre' ? [] : [line]));
  return (
    <section role="alert" lang={language} aria-labelledby={id}>
      <h3 id={id}>{copy[cardTitle(found)]}</h3>
      <p>{copy[cardMessage(found)]}</p>
      <ul aria-label={copy.numbers}>
        {lines.map((line) => (
          <li key={line}>
            <a href={helplines[line].tel}>{copy[line]}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
