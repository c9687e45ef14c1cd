import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import { blog } from '@/lib/i18n/en/blog';
import type { StorySummary } from '@/lib/stories/schema';
import styles from './related-stories.module.css';
import { StoryPicture } from './story-picture';

/** Where to read on after a story. */
export function RelatedStories({ stories }: { stories: readonly StorySummary[] }) {
  if (stories.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related" data-print="no">
      <h2 id="related">{blog.related}</h2>
      <ul>
        {stories.map(({ id, title, thumbnail }) => (
          <li key={id}>
            <StoryPicture src={thumbnail} sizes="(min-width: 768px) 33vw, 40vw" />
            <h3>
              <SiteLink href={routes.story(id)}>{title}</SiteLink>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
