import type { ReactNode } from 'react';
import type { BlogCopy } from '@/lib/i18n/en/blog';
import { fill, type Language, langOf } from '@/lib/i18n/language';
import type { Section, Story } from '@/lib/stories/schema';
import { longDate } from '@/lib/stories/story-date';
import styles from './story-article.module.css';
import { StoryPicture } from './story-picture';

type Props = {
  story: Story;
  copy: BlogCopy;
  language: Language;
  /** What reads the story aloud. */
  children?: ReactNode;
};

/** A story (spec §2, Blog detail): title, thumbnail, then its sections, sanitised and split before they came here. */
export function StoryArticle({ story, copy, language, children }: Props) {
  const date = longDate(story.createdAt, language);
  const own = langOf(story.language, language);
  return (
    <>
      <header className={styles.head}>
        <h1 {...own}>{story.title}</h1>
        {story.language !== language && <p>{copy.inEnglish}</p>}
        <p className={styles.facts}>
          {date && story.createdAt && <time dateTime={story.createdAt.slice(0, 10)}>{date}</time>}
          <span>{fill(copy.minutes, { minutes: story.readMinutes })}</span>
        </p>
        {children}
      </header>
      {story.thumbnail && (
        <div className={styles.picture} {...own}>
          <StoryPicture
            src={story.thumbnail}
            alt={story.thumbnailAlt}
            sizes="(min-width: 700px) 640px, 100vw"
            priority
          />
        </div>
      )}
      <div className={styles.body}>
        <Contents sections={story.sections} title={copy.contents} own={own} />
        <div className={styles.prose} {...own}>
          {story.sections.map((section) => (
            <section key={section.id} {...(section.heading && { 'aria-labelledby': section.id })}>
              {section.heading && <h2 id={section.id}>{section.heading}</h2>}
              <div dangerouslySetInnerHTML={{ __html: section.html }} />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

type ContentsProps = { sections: readonly Section[]; title: string; own: { lang?: Language } };

function Contents({ sections, title, own }: ContentsProps) {
  const headed = sections.filter((section) => section.heading);
  if (headed.length < 3) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <ol {...own}>
        {headed.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
