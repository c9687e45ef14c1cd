import { ChatStart } from '@/app/_pages/chat-start';
import { pageMetadata } from '@/app/metadata';
import { Hero } from '@/components/home/hero';
import { HeroVideo } from '@/components/home/hero-video';
import { AboutCentre, Connect, Doors, Purpose, Ways } from '@/components/home/home-sections';
import { News } from '@/components/home/news';
import { CallBand } from '@/components/shell/call-band';
import { OpenNow } from '@/components/shell/open-now';
import { Testimonials } from '@/components/testimonials/testimonials';
import { JsonLd } from '@/components/ui/json-ld';
import { readCentreFacts, readStorySummaries, readTestimonials, settle } from '@/lib/backend/cached';
import { readLinkCheck } from '@/lib/backend/live-links';
import { routes } from '@/lib/config/routes';
import { location, site, withLocation } from '@/lib/config/site';
import { CALLBACK_ID } from '@/lib/contact/callback-form';
import { openLines } from '@/lib/contact/callback-words';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import { helplines } from '@/lib/i18n/helplines';
import { type Language, localPath, sentences } from '@/lib/i18n/language';
import { pictureIn } from '@/lib/i18n/pictures';
import { hasProof, proofSummary } from '@/lib/stories/centre-facts';
import { organisationFacts } from '@/lib/stories/machine-readable';
import { currentNews } from '@/lib/stories/story-lists';
import { heroClip, OWN_CLIP } from '@/lib/stories/video-link';

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

export async function HomePage({ language }: { language: Language }) {
  const { home, callback } = dictionaries[language];
  const links = linkTexts(language);
  const centre = site();
  const clip = heroClip(centre.heroVideoUrl);
  const { pause, play } = home.hero;
  const { pictures: photos } = await readCentreFacts();
  const shown = pictureIn(photos, language);
  const here = location(language);
  const isLinkable = await readLinkCheck();
  return (
    <>
      <ChatStart />
      <JsonLd facts={organisationFacts(centre)} />
      <Hero
        copy={{ ...home.hero, eyebrow: withLocation(home.hero.eyebrow, here) }}
        links={links}
        shown={shown}
      >
        {/* The river that moves is drawn: it does not lie over a photograph. */}
        {!(photos?.hero && clip.src === OWN_CLIP) && <HeroVideo src={clip.src} copy={{ pause, play }} />}
      </Hero>
      <Doors copy={home.doors} links={links}>
        <OpenNow lines={openLines(centre.callHours, { copy: callback, language, nowMs: Date.now() })}>
          <a href={helplines.teleManas.tel}>{home.doors.dayAndNight}</a>
        </OpenNow>
        <a href={localPath(language, `${routes.helpNow}#${CALLBACK_ID}`)}>{callback.title}</a>
      </Doors>
      <AboutCentre
        copy={{ ...home.about, lead: withLocation(home.about.lead, here) }}
        links={links}
        filmHref={clip.filmHref}
        isLinkable={isLinkable}
        shown={shown}
      >
        <Evidence language={language} />
      </AboutCentre>
      <Purpose copy={home.purpose} />
      <Ways copy={home.ways} links={links} shown={shown} />
      <Voices language={language} />
      <CallBand id="call-us" copy={home.call} labels={home.call} site={centre} language={language} />
      <Connect copy={home.connect} site={centre} links={links} />
    </>
  );
}

/** Results and papers, once the trust has given them; before, how to check any centre. */
async function Evidence({ language }: { language: Language }) {
  const { trust } = await readCentreFacts();
  if (!hasProof(trust)) return null;
  const { check, know } = dictionaries[language].trust;
  const page = localPath(language, routes.trust);
  if (trust.sample) return <a href={`${page}#check`}>{check.title}</a>;
  return (
    <p>
      {sentences(language, ...proofSummary(trust, language))} <a href={page}>{know.link}</a>
    </p>
  );
}

/** What the backend gives: testimonials, then the stories. */
async function Voices({ language }: { language: Language }) {
  const { home, blog, messages, recovery, testimonials: copy } = dictionaries[language];
  const [testimonials, summaries] = await Promise.all([
    settle(readTestimonials(language)),
    settle(readStorySummaries(language)),
  ]);
  const { phone, phoneHref } = site();
  const fixed = home.news.stories;
  const stories = summaries.ok ? currentNews(fixed, summaries.data, blog.minutes) : fixed;
  return (
    <>
      <Testimonials
        read={testimonials}
        phone={{ phone, phoneHref }}
        words={{ copy, language, empty: messages.testimonials.empty }}
        texts={{ ...messages.testimonials, ...recovery }}
      />
      <News copy={home.news} stories={stories} links={linkTexts(language)} isDegraded={!summaries.ok} />
    </>
  );
}
