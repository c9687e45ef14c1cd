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
import { unbroken } from '@/lib/config/site-facts';
import { dictionaries, type ListedGroup, linkTexts } from '@/lib/i18n/dictionaries';
import { fill, type Language, linkIn } from '@/lib/i18n/language';
import { longDay } from '@/lib/i18n/long-day';
import { type CentreFacts, costSentences } from '@/lib/stories/centre-facts';
import { faqFacts } from '@/lib/stories/machine-readable';
import { questionsIn } from '@/lib/stories/questions';

export function faqMetadata(language: Language) {
  const { metaTitle: title, description } = dictionaries[language].faq;
  return pageMetadata({ title, description, path: routes.faq, language });
}

const COST = 'what-does-treatment-cost';

/** With the confirmed costs in the place of the answer that names none. */
function answered({ costs, questions }: CentreFacts, language: Language): ListedGroup[] {
  const groups = questionsIn(language, questions);
  if (!costs) return groups;
  const words = dictionaries[language].trust.costs;
  const date = longDay(costs.confirmed, language);
  const answer = [...costSentences(costs, words, language), fill(words.confirmed, { date })];
  return groups.map((group) => ({
    ...group,
    questions: group.questions.map((one) => (one.id === COST ? { ...one, answer, language } : one)),
  }));
}

export async function FaqPage({ language }: { language: Language }) {
  const { faq, home, search } = dictionaries[language];
  const links = linkTexts(language);
  const centre = site();
  const groups = answered(await readCentreFacts(), language);
  const note = await reviewLine('questions', language, faq.note);
  return (
    <>
      <JsonLd
        facts={faqFacts(
          groups.flatMap(({ questions }) => questions),
          language,
        )}
      />
      <PageHero eyebrow={faq.eyebrow} title={faq.title} lead={faq.lead}>
        <ButtonLink href={centre.phoneHref} icon="phone" size="large">
          {faq.call} {unbroken(centre.phone)}
        </ButtonLink>
        <ButtonLink {...linkIn(links, routes.contact)} variant="quiet" size="large">
          {faq.write}
        </ButtonLink>
        <ButtonLink {...linkIn(links, routes.search)} variant="quiet" size="large" icon="search">
          {search.link}
        </ButtonLink>
      </PageHero>
      <Questions groups={groups} contents={faq.contents} note={note} links={links} />
      <AdmissionSteps copy={faq.steps} links={links} />
      <CallBand id={faq.band.id} copy={faq.band} labels={home.call} site={centre} language={language} />
    </>
  );
}
