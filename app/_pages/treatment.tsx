import { ChatStart } from '@/app/_pages/chat-start';
import { MissingPage } from '@/app/_pages/missing';
import { isWithheld, reviewedMetadata, reviewLine } from '@/app/_pages/review-line';
import { pageMetadata } from '@/app/metadata';
import { FaqLink } from '@/components/faq/faq-link';
import { CallBand } from '@/components/shell/call-band';
import { CentreCall } from '@/components/shell/centre-call';
import { PageHero } from '@/components/shell/page-hero';
import { Tiles } from '@/components/treatment/tiles';
import { TreatmentRecovery } from '@/components/treatment/treatment-recovery';
import { Detox, Facilities, Path } from '@/components/treatment/treatment-sections';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { readCentreFacts, readFeatures, settle } from '@/lib/backend/cached';
import { withLiveLinks } from '@/lib/backend/live-links';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { dictionaries } from '@/lib/i18n/dictionaries';
import type { Language } from '@/lib/i18n/language';
import { pictureIn, pictures } from '@/lib/i18n/pictures';

export const treatmentMetadata = (language: Language) =>
  reviewedMetadata(
    'treatment',
    language,
    pageMetadata({ ...dictionaries[language].treatment.meta, path: routes.treatment, language }),
  );

export async function TreatmentPage({ language }: { language: Language }) {
  if (await isWithheld('treatment')) return <MissingPage language={language} what="notFound" />;
  const { treatment, home, messages, recovery } = dictionaries[language];
  const features = await settle(readFeatures(language).then(withLiveLinks));
  const shown = pictureIn((await readCentreFacts()).pictures, language);
  const centre = site();
  const { phone, phoneHref } = centre;
  const { hero, path, detox, facilities, call } = treatment;
  const review = await reviewLine('treatment', language, { waiting: detox.caution.review });
  const { id, title, lead } = treatment.tiles;
  const tiles = {
    phone: { phone, phoneHref },
    words: { copy: treatment.tiles, language, empty: messages.treatment.empty },
  };
  return (
    <>
      <ChatStart />
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        picture={shown(pictures.treatment, hero.picture)}
      >
        <CentreCall language={language} size="large" />
        <ButtonLink href={`#${path.id}`} variant="quiet" size="large">
          {hero.path}
        </ButtonLink>
      </PageHero>
      <Path copy={path} />
      <FaqLink language={language} />
      <Section tone="tint" id={id} title={title} lead={lead}>
        {features.ok ? (
          <Tiles items={features.data} {...tiles} />
        ) : (
          <TreatmentRecovery
            texts={{ ...messages.treatment, ...recovery }}
            message={features.message}
            {...tiles}
          />
        )}
      </Section>
      <Detox copy={{ ...detox, caution: { ...detox.caution, review } }} {...{ language, shown }} />
      <Facilities copy={facilities} />
      <CallBand id={call.id} copy={call} labels={home.call} site={centre} language={language} />
    </>
  );
}
