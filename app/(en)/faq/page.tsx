import { pageMetadata } from '@/app/metadata';
import { AdmissionSteps, Questions } from '@/components/faq/questions';
import { CallBand } from '@/components/shell/call-band';
import { PageHero } from '@/components/shell/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { JsonLd } from '@/components/ui/json-ld';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { faq } from '@/lib/i18n/en/faq';
import { home } from '@/lib/i18n/en/home';
import { search } from '@/lib/i18n/en/search';
import { faqFacts } from '@/lib/stories/machine-readable';

export const generateMetadata = () =>
  pageMetadata({ title: faq.metaTitle, description: faq.description, path: routes.faq });

export default function FaqPage() {
  const centre = site();
  return (
    <>
      <JsonLd facts={faqFacts(faq.groups.flatMap(({ questions }) => questions))} />
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
      <Questions groups={faq.groups} contents={faq.contents} note={faq.note} />
      <AdmissionSteps copy={faq.steps} />
      <CallBand id={faq.band.id} copy={faq.band} labels={home.call} site={centre} />
    </>
  );
}
