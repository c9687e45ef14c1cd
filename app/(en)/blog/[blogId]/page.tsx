import type { Metadata } from 'next';
import { MissingPage } from '@/app/_pages/missing';
import { pageMetadata } from '@/app/metadata';
import { QuickExit } from '@/components/quick-exit/quick-exit';
import { ReadAgain } from '@/components/stories/read-again';
import { RelatedStories } from '@/components/stories/related-stories';
import { ShareStory } from '@/components/stories/share-story';
import { StoryArticle } from '@/components/stories/story-article';
import { NextStep, StoryAlarm } from '@/components/stories/story-help';
import { JsonLd } from '@/components/ui/json-ld';
import { readStory, readStorySummaries, settle } from '@/lib/backend/cached';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { blog } from '@/lib/i18n/en/blog';
import { quickExit } from '@/lib/i18n/en/care';
import { fallbacks } from '@/lib/i18n/en/fallbacks';
import { messages } from '@/lib/i18n/en/messages';
import { fill } from '@/lib/i18n/language';
import { isGone } from '@/lib/stories/inventory';
import { articleFacts, breadcrumbFacts } from '@/lib/stories/machine-readable';
import { isContentId } from '@/lib/stories/schema';
import { relatedStories } from '@/lib/stories/story-lists';

type Props = { params: Promise<{ blogId: string }> };

/** Stories are rendered when first asked for, then kept: a build needs no backend. */
export const generateStaticParams = () => [];

const read = (blogId: string) => settle(isContentId(blogId) ? readStory(blogId) : Promise.resolve(null));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { blogId } = await params;
  const story = await read(blogId);
  if (!story.ok) return { title: fallbacks.error.title, robots: { index: false } };
  if (!story.data) return { title: messages.blog.missing, robots: { index: false } };
  const { id, title, excerpt, createdAt } = story.data;
  const page = pageMetadata({
    title,
    description: excerpt || blog.description,
    path: routes.story(id),
    image: `${routes.story(id)}/card.jpg`,
  });
  return {
    ...page,
    openGraph: { ...page.openGraph, type: 'article', ...(createdAt && { publishedTime: createdAt }) },
  };
}

export default async function StoryPage({ params }: Props) {
  const { blogId } = await params;
  const story = await read(blogId);
  const isTakenDown = isGone(blogId);
  if (isTakenDown || (story.ok && !story.data))
    return <MissingPage language="en" what="storyNotFound" isGone={isTakenDown} />;
  const centre = site();
  const list = story.ok ? await settle(readStorySummaries()) : story;
  return (
    <>
      {story.ok && story.data?.alarm && <QuickExit copy={quickExit} />}
      <div className="container page">
        {story.ok && story.data && (
          <article>
            <JsonLd facts={articleFacts(story.data, centre)} />
            <JsonLd
              facts={breadcrumbFacts(centre.url, [
                { name: blog.metaTitle, path: routes.blog },
                { name: story.data.title, path: routes.story(story.data.id) },
              ])}
            />
            {story.data.alarm && <StoryAlarm alarm={story.data.alarm} site={centre} />}
            <StoryArticle story={story.data} />
            <ShareStory
              copy={blog.share}
              title={story.data.title}
              url={centre.url + routes.story(story.data.id)}
            />
            <NextStep site={centre} />
          </article>
        )}
        {story.ok && story.data && list.ok && (
          <RelatedStories stories={relatedStories(story.data, list.data)} />
        )}
        {!story.ok && (
          <div className="measure">
            <h1>{fallbacks.error.title}</h1>
            <ReadAgain
              failed={fill(messages.blog.failed, { message: story.message })}
              loading={messages.blog.loading}
              action={fallbacks.error.retry}
            />
            <NextStep site={centre} />
          </div>
        )}
      </div>
    </>
  );
}
