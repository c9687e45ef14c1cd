import { useId } from 'react';
import { AboutTitle } from '@/components/ui/about-title';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import type { HomeCopy } from '@/lib/i18n/en/home';
import { type LinkTexts, langOf, localPath } from '@/lib/i18n/language';
import { longDate } from '@/lib/stories/story-date';
import type { NewsStory } from '@/lib/stories/story-lists';
import styles from './news.module.css';

type Props = {
  copy: HomeCopy['news'];
  stories: readonly NewsStory[];
  links: LinkTexts;
  /** The list could not be read, so these are the fixed four as they are: the page is not to be kept. */
  isDegraded: boolean;
};

/** The lead is cropped to the height of the list beside it, so it needs a wider file than its box. */
const sizes = { lead: '(min-width: 1000px) 960px, 100vw', other: '(min-width: 768px) 260px, 112px' };

/** News and featured stories (spec §2, Home): the first leads, the others stand in a ruled list beside it. */
export function News({ copy, stories, links, isDegraded }: Props) {
  if (stories.length === 0) return null;
  return (
    <Section tone="surface" id="news" title={copy.title}>
      <ul className={styles.list} data-degraded={isDegraded ? 'true' : undefined}>
        {stories.map((story, index) => (
          <li key={story.blogId} className={styles.story}>
            <Story story={story} copy={copy} links={links} sizes={index === 0 ? sizes.lead : sizes.other} />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <SiteLink href={localPath(links.language, routes.blog)}>{copy.all}</SiteLink>
      </p>
    </Section>
  );
}

type StoryProps = Pick<Props, 'copy' | 'links'> & { story: NewsStory; sizes: string };

function Story({ story, copy, links, sizes }: StoryProps) {
  const { language } = links;
  const date = longDate(story.date, language);
  const own = langOf(story.language ?? language, language);
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.picture}>
        {story.image && <Picture src={story.image} alt="" sizes={sizes} />}
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <p className={styles.facts}>
            {date && <time dateTime={story.date ?? undefined}>{date}</time>}
            {story.readTime && <span>{story.readTime}</span>}
          </p>
          <h3 id={id} {...own}>
            {story.heading}
          </h3>
        </div>
        <p className={styles.text} {...own}>
          {story.text}
        </p>
        <div className={styles.action}>
          <ButtonLink href={localPath(language, routes.story(story.blogId))} variant="quiet">
            {copy.learnMore}
            {own.lang && <span className="in-language"> {links.inEnglish}</span>}
            <AboutTitle words={copy.learnMoreAbout('{title}')} title={story.heading} own={own} />
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
