import { ChatStart } from '@/app/_pages/chat-start';
import { pageMetadata } from '@/app/metadata';
import { Reasons, Team, type TeamPerson, TrustFacts, WhoWeAre } from '@/components/about/about-sections';
import { CallBand } from '@/components/shell/call-band';
import { PageHero } from '@/components/shell/page-hero';
import { readCentreFacts } from '@/lib/backend/cached';
import { routes } from '@/lib/config/routes';
import { location, site, withLocation } from '@/lib/config/site';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import type { Language } from '@/lib/i18n/language';
import { pictureIn, pictures } from '@/lib/i18n/pictures';
import { hasProof, type TeamMember } from '@/lib/stories/centre-facts';

export function aboutMetadata(language: Language) {
  const { metaTitle: title, description } = dictionaries[language].about;
  return pageMetadata({ title, description, path: routes.about, language });
}

export async function AboutPage({ language }: { language: Language }) {
  const { about, home } = dictionaries[language];
  const centre = site();
  const { trust, team, pictures: photos } = await readCentreFacts();
  const { pictureAlt, ...hero } = about.hero;
  return (
    <>
      <ChatStart />
      <PageHero
        {...hero}
        lead={withLocation(hero.lead, location(language))}
        picture={pictureIn(photos, language)(pictures.aboutHouse, pictureAlt)}
      />
      <WhoWeAre copy={about.story} />
      <Reasons copy={about.reasons} />
      <Team copy={about.team} people={team?.map((person) => shownIn(language, person)) ?? null} />
      <TrustFacts
        copy={about.facts}
        site={centre}
        links={linkTexts(language)}
        hasProof={hasProof(trust) && !trust.sample}
      />
      <CallBand id="invitation" copy={about.action} labels={home.call} site={centre} language={language} />
    </>
  );
}

function shownIn(language: Language, { name, title, text, image, alt = { en: '' } }: TeamMember): TeamPerson {
  const own = alt[language];
  return {
    name: name[language],
    title: title[language],
    text: text?.[language],
    photo: image ? { src: image, alt: own ?? alt.en, ...(!own && { lang: 'en' }) } : null,
  };
}
