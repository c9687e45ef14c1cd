import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import { blog } from '@/lib/i18n/en/blog';
import type { StorySummary } from '@/lib/stories/schema';
import { longDate } from '@/lib/stories/story-date';
import styles from './story-card.module.css';
import { StoryPicture } from './story-picture';

type Props = { story: StorySummary; lead?: boolean };

/** One entry of the blog list (spec §2): thumbnail, title, date, excerpt, Learn More. The lead stands wide and first. */
export function StoryCard({ story, lead }: Props) {
  const date = longDate(story.createdAt);
  return (
    <article className={styles.card} data-lead={lead ? '' : undefined}>
      <StoryPicture
        src={story.thumbnail}
        sizes={lead ? '(min-width: 768px) 60vw, 100vw' : '(min-width: 768px) 33vw, 100vw'}
        {...(lead && { priority: true })}
      />
      <div className={styles.text}>
        <h2>{story.title}</h2>
        {date && story.createdAt && <time dateTime={story.createdAt.slice(0, 10)}>{date}</time>}
        <p>{story.excerpt}</p>
        <SiteLink href={routes.story(story.id)} className={styles.more}>
          {blog.more}
          <span className="visually-hidden">{blog.about(story.title)}</span>
        </SiteLink>
      </div>
    </article>
  );
}
