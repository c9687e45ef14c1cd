import { ChatStart } from '@/app/_pages/chat-start';
import { pageMetadata } from '@/app/metadata';
import { AccommodationGallery } from '@/components/accommodation/accommodation-gallery';
import { Bring, Living } from '@/components/accommodation/accommodation-sections';
import { AccommodationsRecovery } from '@/components/accommodation/accommodations-recovery';
import { CallBand } from '@/components/shell/call-band';
import { CentreCall } from '@/components/shell/centre-call';
import { PageHero } from '@/components/shell/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { readAccommodations, readCentreFacts, settle } from '@/lib/backend/cached';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import type { Language } from '@/lib/i18n/language';
import { pictureIn, pictures } from '@/lib/i18n/pictures';
import { roomPrices } from '@/lib/stories/centre-facts';

export const accommodationMetadata = (language: Language) =>
  pageMetadata({ ...dictionaries[language].accommodation.meta, path: routes.accommodation, language });

export async function AccommodationPage({ language }: { language: Language }) {
  const { accommodation, home, messages, recovery, trust } = dictionaries[language];
  const rooms = await settle(readAccommodations(language));
  const { costs, pictures: photos } = await readCentreFacts();
  const centre = site();
  const links = linkTexts(language);
  const { phone, phoneHref } = centre;
  const { hero, description, gallery, bring, call } = accommodation;
  return (
    <>
      <ChatStart />
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        picture={pictureIn(photos, language)(pictures.accommodation, hero.picture)}
      >
        <ButtonLink href={`#${gallery.id}`} size="large">
          {hero.look}
        </ButtonLink>
        <CentreCall language={language} variant="quiet" size="large">
          {hero.call}
        </CentreCall>
      </PageHero>
      <Living copy={description} />
      <Section tone="tint" id={gallery.id} title={gallery.title} lead={gallery.lead}>
        {rooms.ok ? (
          <AccommodationGallery
            items={rooms.data}
            copy={gallery}
            links={links}
            prices={costs && roomPrices(costs, trust.costs, language)}
          />
        ) : (
          <AccommodationsRecovery
            texts={{ ...messages.accommodations, ...recovery }}
            gallery={gallery}
            links={links}
            phone={{ phone, phoneHref }}
          />
        )}
      </Section>
      <Bring copy={bring} />
      <CallBand id={call.id} copy={call} labels={home.call} site={centre} language={language} />
    </>
  );
}
