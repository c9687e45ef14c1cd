import 'server-only';
import { routes } from '@/lib/config/routes';
import type { Site } from '@/lib/config/site-facts';
import { escapeHtml } from '@/lib/formats/text';
import type { StorySummary } from './story';

/** XML 1.0 knows no control characters, half pairs or non-characters, escaped or not. */
const xml = (text: string): string => escapeHtml(text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' '));

const entry = (story: StorySummary, url: string): string => `  <entry>
    <title>${xml(story.title)}</title>
    <id>${xml(url + routes.story(story.id))}</id>
    <link href="${xml(url + routes.story(story.id))}"/>
    <updated>${new Date(story.createdAt ?? 0).toISOString()}</updated>
    <summary>${xml(story.excerpt)}</summary>
  </entry>`;

/** The stories as an Atom feed (RFC 4287), newest first. */
export function atomFeed(stories: readonly StorySummary[], site: Pick<Site, 'url' | 'name'>): string {
  const newest =
    stories
      .map(({ createdAt }) => createdAt ?? '')
      .toSorted()
      .at(-1) || 0;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>${xml(site.name)}</title>
  <id>${xml(site.url)}/</id>
  <link href="${xml(site.url)}/"/>
  <link rel="self" href="${xml(site.url + routes.feed)}"/>
  <updated>${new Date(newest).toISOString()}</updated>
  <author><name>${xml(site.name)}</name></author>
${stories.map((story) => entry(story, site.url)).join('\n')}
</feed>
`;
}
