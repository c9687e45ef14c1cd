import type { ReactNode } from 'react';
import { CareCard } from '@/components/features/care/care-card';
import { assessCare } from '@/lib/domain/care/assess';
import { cardLanguage } from '@/lib/domain/care/help-order';
import type { Language } from '@/lib/domain/language';

type Sender = { phone: string; phoneHref: string; place: 'sent' | 'unsent'; pageLanguage: Language };

/**
 * The card for a message that tells of danger to life, or null (access-and-care §2.5). The message is sent whatever it
 * says. Fetched when the form is sent, so that the page does not carry the rules.
 */
export function contactCare(message: string, { pageLanguage, ...sender }: Sender): ReactNode {
  const assessment = assessCare(message);
  if (assessment.tier < 2) return null;
  return (
    <CareCard
      {...sender}
      assessment={assessment}
      language={cardLanguage(assessment.language, pageLanguage)}
      heading="h3"
    />
  );
}
