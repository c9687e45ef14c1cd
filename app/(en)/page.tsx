import { pageMetadata } from '@/app/metadata';
import { HeroVideo } from '@/components/features/home/hero-video';
import { Testimonials } from '@/components/features/testimonials/testimonials';
import { AboutCentre } from '@/components/sections/home/about-centre';
import { CallBand } from '@/components/sections/home/call-band';
import { Connect } from '@/components/sections/home/connect';
import { Doors } from '@/components/sections/home/doors';
import { Hero } from '@/components/sections/home/hero';
import { News } from '@/components/sections/home/news';
import { Purpose } from '@/components/sections/home/purpose';
import { Ways } from '@/components/sections/home/ways';
import { JsonLd } from '@/components/ui/json-ld';
import { readStorySummaries, readTestimonials } from '@/lib/backend/cached';
import { settle } from '@/lib/backend/settle';
import { home } from '@/lib/content/en/home';
import { heroClip } from '@/lib/domain/hero-clip';
import { currentNews } from '@/lib/domain/news-stories';
import { organisationFacts } from '@/lib/domain/structured-data';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

/** The layout's title template reaches only the segments below it, so this page names the site itself. */
export const generateMetadata = () =>
  pageMetadata({
    title: `${home.metaTitle} – ${site().name}`,
    description: home.description,
    path: routes.home,
  });

export default async function HomePage() {
  const [testimonials, summaries] = await Promise.all([
    settle('testimonials', readTestimonials()),
    settle('blogs', readStorySummaries()),
  ]);
  const centre = site();
  const clip = heroClip(centre.heroVideoUrl);
  const stories = summaries.ok ? currentNews(home.news.stories, summaries.data) : home.news.stories;
  return (
    <>
      <JsonLd facts={organisationFacts(centre)} />
      <Hero copy={home.hero} site={centre}>
        <HeroVideo src={clip.src} copy={home.hero} />
      </Hero>
      <Doors copy={home.doors} />
      <AboutCentre copy={home.about} filmHref={clip.filmHref} />
      <Purpose copy={home.purpose} />
      <Ways copy={home.ways} />
      <Testimonials read={testimonials} phone={{ phone: centre.phone, phoneHref: centre.phoneHref }} />
      <News copy={home.news} stories={stories} isDegraded={!summaries.ok} />
      <CallBand copy={home.call} site={centre} />
      <Connect copy={home.connect} site={centre} />
    </>
  );
}
