import type { ReactNode } from 'react';
import { SpokenCareCard } from '@/components/help/spoken-care-card';
import { leaveNow } from '@/lib/browser/leave-now';
import { assessContact } from '@/lib/chat/care/cards';
import type { Language } from '@/lib/i18n/language';

type Sender = { phone: string; phoneHref: string; situation: 'sent' | 'unsent'; pageLanguage: Language };

/**
 * The card for a form that tells of danger to life, or null (access-and-care §2.5). The message is sent whatever it
 * says. Fetched when the form is sent, so that the page does not carry the rules.
 */
export function contactCare(
  values: Parameters<typeof assessContact>[0],
  { pageLanguage, ...sender }: Sender,
): ReactNode {
  const assessment = assessContact(values);
  if (assessment.tier < 2) return null;
  return (
    <SpokenCareCard
      {...sender}
      assessment={assessment}
      chosen={pageLanguage}
      heading="h3"
      onLeave={leaveNow}
    />
  );
}
