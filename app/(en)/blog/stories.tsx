import NotFound from '@/app/(en)/not-found';
import { SearchBox } from '@/components/search/search-box';
import { PageHero } from '@/components/shell/page-hero';
import { ReadAgain } from '@/components/stories/read-again';
import { StoryList, StoryTopics } from '@/components/stories/story-list';
import { readStorySummaries, settle } from '@/lib/backend/cached';
import { site } from '@/lib/config/site';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import { blog } from '@/lib/i18n/en/blog';
import { fallbacks } from '@/lib/i18n/en/fallbacks';
import { messages } from '@/lib/i18n/en/messages';
import { fill } from '@/lib/i18n/language';
import type { Topic } from '@/lib/stories/schema';
import { pageOf, topicsOf } from '@/lib/stories/story-lists';

/** Stories on one page of the list: a lead and five rows of three. */
const PAGE_SIZE = 16;
/** A topic has one page. */
const ON_ONE_PAGE = 200;

/** One page of the blog list, whichever address it has; with a topic the stories about it. */
export async function Stories({ number, topic }: { number: number; topic?: Topic }) {
  const stories = await settle(readStorySummaries());
  const shown = stories.ok ? stories.data.filter((story) => !topic || story.topics.includes(topic)) : [];
  const page = stories.ok ? pageOf(shown, number, topic ? ON_ONE_PAGE : PAGE_SIZE) : null;
  if (stories.ok && !page) return <NotFound />;
  const { phone, phoneHref } = site();
  return (
    <>
      <PageHero title={topic ? blog.topics.names[topic] : blog.title} lead={blog.lead} />
      <div className="container page">
        <SearchBox
          copy={dictionaries.en.search.box}
          links={linkTexts('en')}
          phone={phone}
          phoneHref={phoneHref}
        />
        {stories.ok && <StoryTopics topics={topicsOf(stories.data)} current={topic} />}
        {page && <StoryList page={page} />}
        {!stories.ok && (
          <ReadAgain
            failed={fill(messages.blog.failed, { message: stories.message })}
            loading={messages.blog.loading}
            action={fallbacks.error.retry}
          />
        )}
      </div>
    </>
  );
}
