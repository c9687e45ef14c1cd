'use client';

import { type ComponentProps, useState } from 'react';
import { type CareAssessment, cardLanguage, isInLatin } from '@/lib/chat/care/assessment';
import type { Language } from '@/lib/i18n/language';
import { CareCard } from './care-card';

/** In one file with the card: two loads would carry what both need twice. */
export { quietLine } from './care-card';

type Props = Omit<ComponentProps<typeof CareCard>, 'assessment' | 'language' | 'onSpeak'> & {
  assessment: Pick<CareAssessment, 'category' | 'subject'> & Partial<CareAssessment>;
  /** The language of the page or the chat. */
  chosen: Language;
};

/** The card in the language of the words. Latin letters do not tell which script the writer reads, so there every language is one tap away. */
export function SpokenCareCard({ assessment, chosen, ...card }: Props) {
  const written = assessment.language ?? chosen;
  const [language, speak] = useState(cardLanguage(written, chosen));
  return (
    <CareCard
      {...card}
      assessment={assessment}
      language={language}
      {...(isInLatin(written) && { onSpeak: speak })}
    />
  );
}
