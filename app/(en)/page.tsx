import { HomePage, homeMetadata } from '@/app/_pages/home';
import { News } from '@/components/home/news';
import { Testimonials } from '@/components/testimonials/testimonials';
import { readStorySummaries, readTestimonials, settle } from '@/lib/backend/cached';
import { site } from '@/lib/config/site';
import { home } from '@/lib/i18n/en/home';
import { currentNews } from '@/lib/stories/story-lists';

export const generateMetadata = () => homeMetadata('en');

export default async function Page() {
  const [testimonials, summaries] = await Promise.all([
    settle(readTestimonials()),
    settle(readStorySummaries()),
  ]);
  const { phone, phoneHref } = site();
  const stories = summaries.ok ? currentNews(home.news.stories, summaries.data) : home.news.stories;
  const voices = (
    <>
      <Testimonials read={testimonials} phone={{ phone, phoneHref }} />
      <News copy={home.news} stories={stories} isDegraded={!summaries.ok} />
    </>
  );
  return <HomePage language="en" voices={voices} />;
}
