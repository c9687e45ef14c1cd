import { MissingPage } from '@/app/_pages/missing';
import { pageMetadata } from '@/app/metadata';
import { SearchBox } from '@/components/search/search-box';
import { PageHero } from '@/components/shell/page-hero';
import { ReadAgain } from '@/components/stories/read-again';
import { StoryList, StoryTopics } from '@/components/stories/story-list';
import { readStorySummaries, settle } from '@/lib/backend/cached';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import { fill, type Language, sentences } from '@/lib/i18n/language';
import { isTopic } from '@/lib/stories/schema';
import { pageOf, topicsOf } from '@/lib/stories/story-lists';

/** Stories on one page of the list: a lead and five rows of three. */
const PAGE_SIZE = 16;
/** A topic has one page. */
const ON_ONE_PAGE = 200;

/** Further pages are counted from 2; the first one is /blog. */
export const blogPageNumber = (text: string): number =>
  /^([2-9]|[1-9]\d{1,4})$/.test(text) ? Number(text) : Number.NaN;

export function blogMetadata(language: Language, page = 1) {
  const { metaTitle, pageTitle, description } = dictionaries[language].blog;
  const title = page === 1 ? metaTitle : fill(pageTitle, { title: metaTitle, page });
  return pageMetadata({ title, description, path: routes.blogPage(page), language });
}

export function topicMetadata(language: Language, topic: string) {
  const { metaTitle, topics } = dictionaries[language].blog;
  const name = isTopic(topic) ? topics.names[topic] : '';
  return pageMetadata({
    title: `${metaTitle}: ${name}`,
    description: sentences(language, `${topics.description} ${name}`),
    path: routes.blogTopic(topic),
    language,
  });
}

type Props = {
  language: Language;
  page?: number;
  /** As an address names it; one that is none is not there. */
  topic?: string;
};

/** One page of the blog list, whichever address it has; with a topic the stories about it. */
export async function BlogPage({ language, page: number = 1, topic }: Props) {
  if (topic !== undefined && !isTopic(topic)) return <MissingPage language={language} what="storyNotFound" />;
  const { blog, fallbacks, messages, search } = dictionaries[language];
  const stories = await settle(readStorySummaries(language));
  const shown = stories.ok ? stories.data.filter((story) => !topic || story.topics.includes(topic)) : [];
  const page = stories.ok ? pageOf(shown, number, topic ? ON_ONE_PAGE : PAGE_SIZE) : null;
  if (stories.ok && !page) return <MissingPage language={language} what="storyNotFound" />;
  const { phone, phoneHref } = site();
  const words = { copy: blog, language };
  return (
    <>
      <PageHero title={topic ? blog.topics.names[topic] : blog.title} lead={blog.lead} />
      <div className="container page">
        <SearchBox copy={search.box} links={linkTexts(language)} phone={phone} phoneHref={phoneHref} />
        {stories.ok && <StoryTopics topics={topicsOf(stories.data)} current={topic} {...words} />}
        {page && <StoryList page={page} empty={messages.blog.empty} {...words} />}
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
