import NotFound from '@/app/(en)/not-found';
import { PageHero } from '@/components/shell/page-hero';
import { ReadAgain } from '@/components/stories/read-again';
import { StoryList } from '@/components/stories/story-list';
import { StorySearch } from '@/components/stories/story-search';
import { readStorySummaries, settle } from '@/lib/backend/cached';
import { blog } from '@/lib/i18n/en/blog';
import { fallbacks } from '@/lib/i18n/en/fallbacks';
import { messages } from '@/lib/i18n/en/messages';
import { fill } from '@/lib/i18n/language';
import { pageOf } from '@/lib/stories/story-lists';

/** Stories on one page of the list: a lead and five rows of three. */
const PAGE_SIZE = 16;

/** One page of the blog list, whichever address it has. */
export async function Stories({ number }: { number: number }) {
  const stories = await settle(readStorySummaries());
  const page = stories.ok ? pageOf(stories.data, number, PAGE_SIZE) : null;
  if (stories.ok && !page) return <NotFound />;
  return (
    <>
      <PageHero title={blog.title} lead={blog.lead} />
      <div className="container page">
        {page && <StorySearch copy={blog.search} />}
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
