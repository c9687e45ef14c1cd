import { ChatStart } from '@/app/_pages/chat-start';
import { pageMetadata } from '@/app/metadata';
import { Reasons, Team, TrustFacts, WhoWeAre } from '@/components/about/about-sections';
import { CallBand } from '@/components/shell/call-band';
import { PageHero } from '@/components/shell/page-hero';
import { readCentreFacts } from '@/lib/backend/cached';
import { routes } from '@/lib/config/routes';
import { location, site, withLocation } from '@/lib/config/site';
import { about } from '@/lib/i18n/en/about';
import { home } from '@/lib/i18n/en/home';
import { pictures } from '@/lib/i18n/pictures';
import { hasProof } from '@/lib/stories/centre-facts';

export const generateMetadata = () =>
  pageMetadata({ title: about.metaTitle, description: about.description, path: routes.about });

export default async function AboutPage() {
  const centre = site();
  const { trust } = await readCentreFacts();
  const { pictureAlt, ...hero } = about.hero;
  return (
    <>
      <ChatStart />
      <PageHero
        {...hero}
        lead={withLocation(hero.lead, location('en'))}
        picture={{ src: pictures.aboutHouse, alt: pictureAlt }}
      />
      <WhoWeAre copy={about.story} />
      <Reasons copy={about.reasons} />
      <Team copy={about.team} />
      <TrustFacts copy={about.facts} site={centre} hasProof={hasProof(trust)} />
      <CallBand id="invitation" copy={about.action} labels={home.call} site={centre} />
    </>
  );
}
