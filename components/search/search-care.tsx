import type { ReactNode } from 'react';
import { CareLine } from '@/components/help/care-card';
import { SpokenCareCard } from '@/components/help/spoken-care-card';
import { Button } from '@/components/ui/button';
import { leaveNow } from '@/lib/browser/leave-now';
import { assessCare, writtenLanguage } from '@/lib/chat/care/assess';
import { type CareCategory, type CareSubject, cardLanguage } from '@/lib/chat/care/assessment';
import { endonyms, type Language, scriptLang } from '@/lib/i18n/language';
import { subjectsIn } from '@/lib/search/answers';

export type Reader = { language: Language; phone: string; phoneHref: string; alsoIn: string };

/**
 * Subjects that are danger even as a single word in a search, each with whose helplines go first, null for 112, and with
 * who is likely to be in it: nobody unconscious looks for a word.
 */
const crises: readonly (readonly [subject: string, category: CareCategory | null, subject: CareSubject])[] = [
  ['childAbuse', 'child', 'self'],
  ['despair', 'suicide', 'self'],
  ['overdose', 'overdose', 'other'],
  ['senses', 'overdose', 'other'],
  ['delirium', 'withdrawal', 'other'],
  ['struck', 'domestic_violence', 'self'],
  ['violence', 'domestic_violence', 'self'],
  ['emergency', null, 'other'],
];

type Pick = (language: Language) => void;

/**
 * The way to the same words in the language that their Latin letters are surely written in, where it is not the page's: a
 * button, since no words may stand in an address.
 */
export function searchIn(query: string, { language, alsoIn }: Reader, onPick: Pick): ReactNode {
  const heard = scriptLang(query) ? null : writtenLanguage(query);
  if (!heard || heard === language) return null;
  return (
    <p>
      {alsoIn}{' '}
      <Button variant="quiet" lang={heard} onClick={() => onPick(heard)}>
        {endonyms[heard]}
      </Button>
    </p>
  );
}

/**
 * The numbers to call for a query that tells of danger to life, a quiet line for one of distress, else null
 * (access-and-care §2.5). Fetched with the index, as the rules are heavy.
 */
export function searchCare(query: string, { language, phone, phoneHref }: Omit<Reader, 'alsoIn'>): ReactNode {
  const found = assessCare(query);
  const subjects = subjectsIn(query);
  const crisis = crises.find(([subject]) => subjects.has(subject));
  if (found.tier === 2 || crisis) {
    const assessment =
      found.tier === 2 || !crisis ? found : { ...found, category: crisis[1], subject: crisis[2] };
    return (
      <SpokenCareCard
        key={found.language}
        chosen={language}
        {...{ phone, phoneHref, assessment }}
        situation="unsent"
        onLeave={leaveNow}
      />
    );
  }
  return found.tier === 1 ? (
    <CareLine language={cardLanguage(found.language, language)} {...{ phone, phoneHref }} />
  ) : null;
}
