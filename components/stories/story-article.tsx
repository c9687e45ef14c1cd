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
  /** What to do in an emergency of the story's kind: at once under the title, before everything else. */
  steps?: ReactNode;
  /** What reads the story aloud. */
  children?: ReactNode;
};

/** A story (spec §2, Blog detail): title, thumbnail, then its sections, sanitised and split before they came here. */
export function StoryArticle({ story, copy, language, steps, children }: Props) {
  const date = longDate(story.createdAt, language);
  const own = langOf(story.language, language);
  // What stands before the first heading is read before the list of the headings.
  const headed = story.sections.findIndex((section) => section.heading);
  const opening = story.sections.slice(0, Math.max(headed, 0));
  return (
    <div data-urgent={steps ? '' : undefined}>
      <header className={styles.head}>
        <h1 {...own}>{story.title}</h1>
        {steps}
        {story.language !== language && <p>{copy.inEnglish}</p>}
        <div className={styles.facts}>
          <p>
            {date && story.createdAt && <time dateTime={story.createdAt.slice(0, 10)}>{date}</time>}
            <span>{fill(copy.minutes, { minutes: story.readMinutes })}</span>
          </p>
          {children}
        </div>
      </header>
      <div className={styles.body}>
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
        <Prose sections={opening} own={own} />
        <Contents sections={story.sections} title={copy.contents} own={own} />
        <Prose sections={story.sections.slice(opening.length)} own={own} />
      </div>
    </div>
  );
}

type Own = { lang?: Language };

function Prose({ sections, own }: { sections: readonly Section[]; own: Own }) {
  if (sections.length === 0) return null;
  return (
    <div className={styles.prose} {...own}>
      {sections.map((section) => (
        <section key={section.id} {...(section.heading && { 'aria-labelledby': section.id })}>
          {section.heading && <h2 id={section.id}>{section.heading}</h2>}
          <div dangerouslySetInnerHTML={{ __html: section.html }} />
        </section>
      ))}
    </div>
  );
}

type ContentsProps = { sections: readonly Section[]; title: string; own: Own };

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
