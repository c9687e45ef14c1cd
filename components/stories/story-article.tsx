import { blog } from '@/lib/i18n/en/blog';
import { fill } from '@/lib/i18n/language';
import type { Section, Story } from '@/lib/stories/schema';
import { longDate } from '@/lib/stories/story-date';
import styles from './story-article.module.css';
import { StoryPicture } from './story-picture';

/** A story (spec §2, Blog detail): title, thumbnail, then its sections, sanitised and split before they came here. */
export function StoryArticle({ story }: { story: Story }) {
  const date = longDate(story.createdAt);
  return (
    <>
      <header className={styles.head}>
        <h1>{story.title}</h1>
        <p className={styles.facts}>
          {date && story.createdAt && <time dateTime={story.createdAt.slice(0, 10)}>{date}</time>}
          <span>{fill(blog.minutes, { minutes: story.readMinutes })}</span>
        </p>
      </header>
      {story.thumbnail && (
        <div className={styles.picture}>
          <StoryPicture
            src={story.thumbnail}
            alt={story.thumbnailAlt}
            sizes="(min-width: 1200px) 1160px, 100vw"
            priority
          />
        </div>
      )}
      <Contents sections={story.sections} />
      <div className={styles.prose}>
        {story.sections.map((section) => (
          <section key={section.id} {...(section.heading && { 'aria-labelledby': section.id })}>
            {section.heading && <h2 id={section.id}>{section.heading}</h2>}
            <div dangerouslySetInnerHTML={{ __html: section.html }} />
          </section>
        ))}
      </div>
    </>
  );
}

function Contents({ sections }: { sections: readonly Section[] }) {
  const headed = sections.filter((section) => section.heading);
  if (headed.length < 3) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{blog.contents}</h2>
      <ol>
        {headed.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
