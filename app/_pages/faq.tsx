import { MissingPage } from '@/app/_pages/missing';
import { isWithheld, reviewedMetadata, reviewLine } from '@/app/_pages/review-line';
import { pageMetadata } from '@/app/metadata';
import { AdmissionSteps, Questions } from '@/components/faq/questions';
import { CallBand } from '@/components/shell/call-band';
import { CentreCall } from '@/components/shell/centre-call';
import { PageHero } from '@/components/shell/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { JsonLd } from '@/components/ui/json-ld';
import { readCentreFacts } from '@/lib/backend/cached';
import { readLinkCheck } from '@/lib/backend/live-links';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import { type Language, linkIn } from '@/lib/i18n/language';
import { faqFacts } from '@/lib/stories/machine-readable';
import { answeredQuestions } from '@/lib/stories/questions-answered';

export function faqMetadata(language: Language) {
  const { metaTitle: title, description } = dictionaries[language].faq;
  const own = pageMetadata({ title, description, path: routes.faq, language });
  return reviewedMetadata('questions', language, own);
}

export async function FaqPage({ language }: { language: Language }) {
  if (await isWithheld('questions')) return <MissingPage language={language} what="notFound" />;
  const { faq, home, search } = dictionaries[language];
  const links = linkTexts(language);
  const centre = site();
  const groups = answeredQuestions(await readCentreFacts(), language);
  const isLinkable = await readLinkCheck();
  const note = await reviewLine('questions', language, { waiting: faq.note });
  return (
    <>
      <JsonLd
        facts={faqFacts(
          groups.flatMap(({ questions }) => questions),
          language,
        )}
      />
      <PageHero eyebrow={faq.eyebrow} title={faq.title} lead={faq.lead}>
        <CentreCall language={language} size="large" />
        <ButtonLink {...linkIn(links, routes.contact)} variant="quiet" size="large">
          {faq.write}
        </ButtonLink>
        <ButtonLink {...linkIn(links, routes.search)} variant="quiet" size="large" icon="search">
          {search.link}
        </ButtonLink>
      </PageHero>
      <Questions {...{ groups, note, links, isLinkable }} contents={faq.contents} />
      <AdmissionSteps copy={faq.steps} links={links} />
      <CallBand id={faq.band.id} copy={faq.band} labels={home.call} site={centre} language={language} />
    </>
  );
}
