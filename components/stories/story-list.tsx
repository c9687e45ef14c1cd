import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import { blog } from '@/lib/i18n/en/blog';
import { messages } from '@/lib/i18n/en/messages';
import type { StorySummary } from '@/lib/stories/schema';
import type { Page } from '@/lib/stories/story-lists';
import { StoryCard } from './story-card';
import styles from './story-list.module.css';

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

function Pages({ page, pages }: { page: number; pages: number }) {
  return (
    <nav className={styles.pages} aria-label={blog.pages}>
      {page > 1 && <SiteLink href={routes.blogPage(page - 1)}>← {blog.newer}</SiteLink>}
      <p>{blog.pageOf(page, pages)}</p>
      {page < pages && <SiteLink href={routes.blogPage(page + 1)}>{blog.older} →</SiteLink>}
    </nav>
  );
}
