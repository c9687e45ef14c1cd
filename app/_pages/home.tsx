import type { ReactNode } from 'react';
import { ChatStart } from '@/app/_pages/chat-start';
import { pageMetadata } from '@/app/metadata';
import { Hero } from '@/components/home/hero';
import { HeroVideo } from '@/components/home/hero-video';
import { AboutCentre, Connect, Doors, Purpose, Ways } from '@/components/home/home-sections';
import { CallBand } from '@/components/shell/call-band';
import { JsonLd } from '@/components/ui/json-ld';
import { routes } from '@/lib/config/routes';
import { location, site, withLocation } from '@/lib/config/site';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import type { Language } from '@/lib/i18n/language';
import { organisationFacts } from '@/lib/stories/machine-readable';
import { heroClip } from '@/lib/stories/video-link';

/** The layout's title template reaches only the segments below it, so this page names the site itself. */
export function homeMetadata(language: Language) {
  const { home } = dictionaries[language];
  return pageMetadata({
    title: `${home.metaTitle} – ${site().name}`,
    description: home.description,
    path: routes.home,
    language,
  });
}

type Props = {
  language: Language;
  /** Testimonials and stories, which the backend has in English alone, or the way to them. */
  voices: ReactNode;
};

export function HomePage({ language, voices }: Props) {
  const { home } = dictionaries[language];
  const links = linkTexts(language);
  const centre = site();
  const clip = heroClip(centre.heroVideoUrl);
  const { pause, play } = home.hero;
  const here = location(language);
  return (
    <>
      <ChatStart />
      <JsonLd facts={organisationFacts(centre)} />
      <Hero copy={{ ...home.hero, eyebrow: withLocation(home.hero.eyebrow, here) }} links={links}>
        <HeroVideo src={clip.src} copy={{ pause, play }} />
      </Hero>
      <Doors copy={home.doors} links={links} />
      <AboutCentre
        copy={{ ...home.about, lead: withLocation(home.about.lead, here) }}
        links={links}
        filmHref={clip.filmHref}
      />
      <Purpose copy={home.purpose} />
      <Ways copy={home.ways} links={links} />
      {voices}
      <CallBand id="call-us" copy={home.call} labels={home.call} site={centre} language={language} />
      <Connect copy={home.connect} site={centre} links={links} />
    </>
  );
}
