import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import type { BlogCopy } from '@/lib/i18n/en/blog';
import { type LinkTexts, langOf, linkIn } from '@/lib/i18n/language';
import type { StorySummary } from '@/lib/stories/schema';
import styles from './related-stories.module.css';
import { StoryPicture } from './story-picture';

type Props = { stories: readonly StorySummary[]; copy: BlogCopy; links: LinkTexts };

/** Where to read on after a story. */
export function RelatedStories({ stories, copy, links }: Props) {
  if (stories.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related" data-print="no">
      <h2 id="related">{copy.related}</h2>
      <ul>
        {stories.map(({ id, language, title, thumbnail }) => (
          <li key={id}>
            <StoryPicture src={thumbnail} sizes="(min-width: 768px) 33vw, 40vw" />
            <h3>
              <SiteLink {...linkIn(links, routes.story(id))}>
                <span {...langOf(language, links.language)}>{title}</span>
                {language !== links.language && <span className="in-language"> {links.inEnglish}</span>}
              </SiteLink>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
