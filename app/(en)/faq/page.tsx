import { reviewLine } from '@/app/_pages/review-line';
import { pageMetadata } from '@/app/metadata';
import { AdmissionSteps, Questions } from '@/components/faq/questions';
import { CallBand } from '@/components/shell/call-band';
import { PageHero } from '@/components/shell/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { JsonLd } from '@/components/ui/json-ld';
import { readCentreFacts } from '@/lib/backend/cached';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { faq } from '@/lib/i18n/en/faq';
import type { QuestionGroup } from '@/lib/i18n/en/faq-house';
import { home } from '@/lib/i18n/en/home';
import { search } from '@/lib/i18n/en/search';
import { fill } from '@/lib/i18n/language';
import { longDay } from '@/lib/i18n/long-day';
import { type Costs, costSentences } from '@/lib/stories/centre-facts';
import { faqFacts } from '@/lib/stories/machine-readable';

export const generateMetadata = () =>
  pageMetadata({ title: faq.metaTitle, description: faq.description, path: routes.faq });

/** With the confirmed costs in the place of the answer that names none. */
function answered(costs: Costs | null): readonly QuestionGroup[] {
  if (!costs) return faq.groups;
  const words = dictionaries.en.trust.costs;
  const date = longDay(costs.confirmed, 'en');
  const answer = [...costSentences(costs, words, 'en'), fill(words.confirmed, { date })];
  return faq.groups.map((group) => {
    const [first, ...others] = group.questions;
    return first && group.id === 'cost' ? { ...group, questions: [{ ...first, answer }, ...others] } : group;
  });
}

export default async function FaqPage() {
  const centre = site();
  const groups = answered((await readCentreFacts()).costs);
  const note = await reviewLine('questions', 'en', faq.note);
  return (
    <>
      <JsonLd facts={faqFacts(groups.flatMap(({ questions }) => questions))} />
      <PageHero eyebrow={faq.eyebrow} title={faq.title} lead={faq.lead}>
        <ButtonLink href={centre.phoneHref} icon="phone" size="large">
          {faq.call} {centre.phone}
        </ButtonLink>
        <ButtonLink href={routes.contact} variant="quiet" size="large">
          {faq.write}
        </ButtonLink>
        <ButtonLink href={routes.search} variant="quiet" size="large" icon="search">
          {search.link}
        </ButtonLink>
      </PageHero>
      <Questions groups={groups} contents={faq.contents} note={note} />
      <AdmissionSteps copy={faq.steps} />
      <CallBand id={faq.band.id} copy={faq.band} labels={home.call} site={centre} />
    </>
  );
}
