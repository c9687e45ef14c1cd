import { SpokenCareCard } from '@/components/help/spoken-care-card';
import { leaveNow } from '@/lib/browser/leave-now';
import type { CareAssessment } from '@/lib/chat/care/assessment';
import { assessDetails } from '@/lib/chat/care/cards';
import { donorFields } from '@/lib/donations/donation';
import type { Language } from '@/lib/i18n/language';

/** Danger to life in the donor's fields, or null. Fetched with the first letter typed, as the rules are heavy. */
export function lookAtDonor(form: HTMLFormElement): CareAssessment | null {
  const data = new FormData(form);
  const found = assessDetails(donorFields.map((field) => String(data.get(field) ?? '')));
  return found.tier === 2 ? found : null;
}

type Props = {
  found: CareAssessment;
  pageLanguage: Language;
  site: { phone: string; phoneHref: string };
  /** How often Donate Now was pressed over it; each time the reading position goes to the card. */
  presses: number;
  onContinue: () => void;
};

/** The card above the button. The donation waits for "continue" and is not refused. */
export const DonorCare = ({ found, pageLanguage, site, presses, onContinue }: Props) => (
  <SpokenCareCard
    key={presses}
    assessment={found}
    chosen={pageLanguage}
    phone={site.phone}
    phoneHref={site.phoneHref}
    situation="unsent"
    focusHeading={presses > 0}
    onContinue={onContinue}
    onLeave={leaveNow}
  />
);
