import type { Metadata } from 'next';
import { MissingPage } from '@/app/_pages/missing';
import { reviewLine } from '@/app/_pages/review-line';
import { pageMetadata } from '@/app/metadata';
import { QuickExit } from '@/components/quick-exit/quick-exit';
import { ReadAloud } from '@/components/read-aloud/read-aloud';
import { ReadAgain } from '@/components/stories/read-again';
import { RelatedStories } from '@/components/stories/related-stories';
import { ShareStory } from '@/components/stories/share-story';
import { StoryArticle } from '@/components/stories/story-article';
import { NextStep, StoryAlarm } from '@/components/stories/story-help';
import { JsonLd } from '@/components/ui/json-ld';
import { readStory, readStorySummaries, settle } from '@/lib/backend/cached';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import { fill, type Language, languages, localPath } from '@/lib/i18n/language';
import { isGone } from '@/lib/stories/inventory';
import { articleFacts, breadcrumbFacts } from '@/lib/stories/machine-readable';
import { isContentId, type Story } from '@/lib/stories/schema';
import { relatedStories } from '@/lib/stories/story-lists';

type Props = { language: Language; id: string };

const read = ({ language, id }: Props) =>
  settle(isContentId(id) ? readStory(id, language) : Promise.resolve(null));

/** The languages that a story is told in; a translation that cannot be read now is not named. */
async function toldIn(id: string): Promise<Language[]> {
  const stories = await Promise.all(languages.map((language) => read({ language, id })));
  return languages.filter((language, index) => {
    const story = stories[index];
    return language === 'en' || (story?.ok && story.data?.language === language);
  });
}

export async function storyMetadata({ language, id }: Props): Promise<Metadata> {
  const { fallbacks, messages, blog } = dictionaries[language];
  const story = await read({ language, id });
  if (!story.ok) return { title: fallbacks.error.title, robots: { index: false } };
  if (!story.data) return { title: messages.blog.missing, robots: { index: false } };
  const { title, excerpt, createdAt } = story.data;
  const path = routes.story(story.data.id);
  const page = pageMetadata({
    title,
    description: excerpt || blog.description,
    path,
    language,
    existsIn: await toldIn(id),
    image: `${localPath(story.data.language, path)}/card.jpg`,
  });
  return {
    ...page,
    openGraph: { ...page.openGraph, type: 'article', ...(createdAt && { publishedTime: createdAt }) },
  };
}

export async function StoryPage({ language, id }: Props) {
  const { common, fallbacks, messages, quickExit, blog, families, helpNow } = dictionaries[language];
  const story = await read({ language, id });
  const isTakenDown = isGone(id);
  if (isTakenDown || (story.ok && !story.data))
    return <MissingPage language={language} what="storyNotFound" isGone={isTakenDown} />;
  const isOfWithdrawal = story.ok && story.data?.alarm === 'withdrawal';
  const review = await reviewLine(isOfWithdrawal ? 'withdrawal' : 'help-now', language, {
    waiting: helpNow.danger.review,
    as: 'reviewedSteps',
  });
  const help = {
    site: site(),
    words: { blog, common, families, helpNow },
    links: linkTexts(language),
    review,
  };
  if (story.ok && story.data)
    return (
      <>
        {story.data.alarm && <QuickExit copy={quickExit} />}
        <div className="container page">
          <Article story={story.data} language={language} help={help} />
          <ReadOn story={story.data} language={language} />
        </div>
      </>
    );
  return (
    <div className="container page">
      <div className="measure">
        <h1>{fallbacks.error.title}</h1>
        <ReadAgain
          failed={fill(messages.blog.failed, { message: story.ok ? '' : story.message })}
          loading={messages.blog.loading}
          action={fallbacks.error.retry}
        />
        <NextStep {...help} />
      </div>
    </div>
  );
}

type ArticleProps = {
  story: Story;
  language: Language;
  help: Omit<Parameters<typeof StoryAlarm>[0], 'alarm'>;
};

function Article({ story, language, help }: ArticleProps) {
  const { blog, common, shell } = dictionaries[language];
  const { url } = site();
  const [home] = shell.navigation;
  const path = (english: string) => localPath(language, english);
  return (
    <article>
      <JsonLd facts={articleFacts(story, site())} />
      <JsonLd
        facts={breadcrumbFacts(url, [
          { name: home.label, path: path(routes.home) },
          { name: blog.metaTitle, path: path(routes.blog) },
          { name: story.title, path: path(routes.story(story.id)) },
        ])}
      />
      {story.alarm === 'line' && <StoryAlarm alarm="line" {...help} />}
      <StoryArticle
        story={story}
        copy={blog}
        language={language}
        steps={story.alarm && story.alarm !== 'line' ? <StoryAlarm alarm={story.alarm} {...help} /> : null}
      >
        {story.alarm && <ReadAloud copy={common.readAloud} language={story.language} />}
      </StoryArticle>
      <ShareStory
        copy={blog.share}
        title={story.title}
        url={url + path(routes.story(story.id))}
        newTab={help.links.newTab}
      />
      <NextStep {...help} />
    </article>
  );
}

async function ReadOn({ story, language }: { story: Story; language: Language }) {
  const list = await settle(readStorySummaries(language));
  if (!list.ok) return null;
  const stories = relatedStories(story, list.data);
  return <RelatedStories stories={stories} copy={dictionaries[language].blog} links={linkTexts(language)} />;
}
