import { HomePage, homeMetadata } from '@/app/_pages/home';
import { Testimonials } from '@/components/features/testimonials/testimonials';
import { News } from '@/components/sections/home/news';
import { readStorySummaries, readTestimonials } from '@/lib/backend/cached';
import { settle } from '@/lib/backend/settle';
import { site } from '@/lib/config/site';
import { currentNews } from '@/lib/domain/news-stories';
import { home } from '@/lib/i18n/en/home';

export const generateMetadata = () => homeMetadata('en');

export default async function Page() {
  const [testimonials, summaries] = await Promise.all([
    settle('testimonials', readTestimonials()),
    settle('blogs', readStorySummaries()),
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
