import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import { blog } from '@/lib/i18n/en/blog';
import { messages } from '@/lib/i18n/en/messages';
import { fill } from '@/lib/i18n/language';
import type { StorySummary, Topic } from '@/lib/stories/schema';
import { longDate } from '@/lib/stories/story-date';
import type { Page } from '@/lib/stories/story-lists';
import storyCardStyles from './story-card.module.css';
import styles from './story-list.module.css';
import { StoryPicture } from './story-picture';

/** The blog list, its first entry as lead on the first page (design.md). */
export function StoryList({ page }: { page: Page<StorySummary> }) {
  if (page.items.length === 0) return <p>{messages.blog.empty}</p>;
  return (
    <>
      <ul className={styles.list} data-first={page.page === 1 ? '' : undefined}>
        {page.items.map((story, index) => (
          <li key={story.id}>
            <StoryCard story={story} lead={page.page === 1 && index === 0} />
          </li>
        ))}
      </ul>
      {page.pages > 1 && <Pages page={page.page} pages={page.pages} />}
    </>
  );
}

type TopicsProps = { topics: readonly Topic[]; current: Topic | undefined };

/** The stories by topic: plain links, each to a page of its own. */
export function StoryTopics({ topics, current }: TopicsProps) {
  if (topics.length === 0) return null;
  const { label, all, names } = blog.topics;
  return (
    <nav className={styles.topics} aria-label={label} data-print="no">
      <ul>
        <li>
          <SiteLink href={routes.blog} {...(!current && { 'aria-current': 'page' })}>
            {all}
          </SiteLink>
        </li>
        {topics.map((topic) => (
          <li key={topic}>
            <SiteLink href={routes.blogTopic(topic)} {...(topic === current && { 'aria-current': 'page' })}>
              {names[topic]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  return (
    <nav className={styles.pages} aria-label={blog.pages}>
      {page > 1 && <SiteLink href={routes.blogPage(page - 1)}>← {blog.newer}</SiteLink>}
      <p>{fill(blog.pageOf, { page, pages })}</p>
      {page < pages && <SiteLink href={routes.blogPage(page + 1)}>{blog.older} →</SiteLink>}
    </nav>
  );
}

type Props = { story: StorySummary; lead?: boolean };

/** One entry of the blog list (spec §2): thumbnail, title, date, excerpt, Learn More. The lead stands wide and first. */
function StoryCard({ story, lead }: Props) {
  const date = longDate(story.createdAt);
  return (
    <article className={storyCardStyles.card} data-lead={lead ? '' : undefined}>
      <StoryPicture
        src={story.thumbnail}
        sizes={lead ? '(min-width: 768px) 60vw, 100vw' : '(min-width: 768px) 33vw, 100vw'}
        {...(lead && { priority: true })}
      />
      <div className={storyCardStyles.text}>
        <h2>{story.title}</h2>
        {date && story.createdAt && <time dateTime={story.createdAt.slice(0, 10)}>{date}</time>}
        <p>{story.excerpt}</p>
        <SiteLink href={routes.story(story.id)} className={storyCardStyles.more}>
          {blog.more}
          <span className="visually-hidden"> {fill(blog.about, { title: story.title })}</span>
        </SiteLink>
      </div>
    </article>
  );
}
