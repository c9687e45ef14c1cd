import { AboutTitle } from '@/components/ui/about-title';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import type { BlogCopy } from '@/lib/i18n/en/blog';
import { fill, type Language, langOf, localPath } from '@/lib/i18n/language';
import type { StorySummary, Topic } from '@/lib/stories/schema';
import { longDate } from '@/lib/stories/story-date';
import type { Page } from '@/lib/stories/story-lists';
import storyCardStyles from './story-card.module.css';
import styles from './story-list.module.css';
import { StoryPicture } from './story-picture';

type Shown = { copy: BlogCopy; language: Language };
type ListProps = Shown & { page: Page<StorySummary>; empty: string };

/** The blog list, its first entry as lead on the first page (design.md). */
export function StoryList({ page, empty, ...shown }: ListProps) {
  if (page.items.length === 0) return <p>{empty}</p>;
  return (
    <>
      <ul className={styles.list} data-first={page.page === 1 ? '' : undefined}>
        {page.items.map((story, index) => (
          <li key={story.id}>
            <StoryCard story={story} lead={page.page === 1 && index === 0} {...shown} />
          </li>
        ))}
      </ul>
      {page.pages > 1 && <Pages page={page.page} pages={page.pages} {...shown} />}
    </>
  );
}

type TopicsProps = Shown & { topics: readonly Topic[]; current: Topic | undefined };

/** The stories by topic: plain links, each to a page of its own. */
export function StoryTopics({ topics, current, copy, language }: TopicsProps) {
  if (topics.length === 0) return null;
  const { label, all, names } = copy.topics;
  return (
    <nav className={styles.topics} aria-label={label} data-print="no">
      <ul>
        <li>
          <SiteLink href={localPath(language, routes.blog)} {...(!current && { 'aria-current': 'page' })}>
            {all}
          </SiteLink>
        </li>
        {topics.map((topic) => (
          <li key={topic}>
            <SiteLink
              href={localPath(language, routes.blogTopic(topic))}
              {...(topic === current && { 'aria-current': 'page' })}
            >
              {names[topic]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type PagesProps = Shown & { page: number; pages: number };

function Pages({ page, pages, copy, language }: PagesProps) {
  const to = (number: number) => localPath(language, routes.blogPage(number));
  return (
    <nav className={styles.pages} aria-label={copy.pages}>
      {page > 1 && <SiteLink href={to(page - 1)}>← {copy.newer}</SiteLink>}
      <p>{fill(copy.pageOf, { page, pages })}</p>
      {page < pages && <SiteLink href={to(page + 1)}>{copy.older} →</SiteLink>}
    </nav>
  );
}

type Props = Shown & { story: StorySummary; lead?: boolean };

/** One entry of the blog list (spec §2): thumbnail, title, date, excerpt, Learn More. The lead stands wide and first. */
function StoryCard({ story, lead, copy, language }: Props) {
  const date = longDate(story.createdAt, language);
  const own = langOf(story.language, language);
  return (
    <article className={storyCardStyles.card} data-lead={lead ? '' : undefined}>
      <StoryPicture
        src={story.thumbnail}
        sizes={lead ? '(min-width: 768px) 60vw, 100vw' : '(min-width: 768px) 33vw, 112px'}
        {...(lead && { priority: true })}
      />
      <div className={storyCardStyles.text}>
        <h2 {...own}>{story.title}</h2>
        <p className={storyCardStyles.facts}>
          {date && story.createdAt && <time dateTime={story.createdAt.slice(0, 10)}>{date}</time>}
          <span>{fill(copy.minutes, { minutes: story.readMinutes })}</span>
        </p>
        {own.lang && <p>{copy.inEnglish}</p>}
        <p {...own}>{story.excerpt}</p>
        <SiteLink href={localPath(language, routes.story(story.id))} className={storyCardStyles.more}>
          {copy.more}
          <AboutTitle words={copy.about} title={story.title} own={own} />
        </SiteLink>
      </div>
    </article>
  );
}
