import 'server-only';
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { env, mediaHosts } from '@/lib/config/env';
import { escapeHtml } from '@/lib/formats/escape';
import type { Language } from '@/lib/i18n/language';
import type { Alarm, Blog, BlogDetail, Section, Story, StorySummary } from '@/lib/stories/schema';
import { alarmOf, excerpt, plainText, readingMinutes, sentencesText } from '@/lib/stories/story-text';
import { splitSections } from './sections';

/**
 * A story as its page shows it. The date may come from the list where the detail lacks it (contract §3). What warns in
 * English warns in a translation, whatever its words.
 */
export function prepareStory(
  blog: BlogDetail & { id: string },
  createdAt: string | null = blog.created_at,
  english: BlogDetail = blog,
): Story {
  const text = plainText(blog.content);
  const { language = 'en' } = blog;
  const alt = blog.thumbnail_alt?.[language] ?? blog.thumbnail_alt?.en;
  return {
    id: blog.id,
    language,
    title: blog.title,
    thumbnail: blog.thumbnail_image,
    ...(alt !== undefined && { thumbnailAlt: alt }),
    createdAt,
    sections: sectionsOf(blog.content, blog.title),
    excerpt: excerpt(blog.content),
    readMinutes: readingMinutes(text, language),
    alarm: alarmIn(english) ?? alarmIn(blog),
    topics: blog.topics ?? [],
  };
}

const alarmIn = ({ title, content, topics = [] }: BlogDetail): Alarm | null =>
  alarmOf({ title, text: plainText(content), topics });

/** A story as lists show it; its content is read as text only. */
export const summarise = (blog: Blog): StorySummary => ({
  id: blog.id,
  language: blog.language ?? 'en',
  title: blog.title,
  thumbnail: blog.thumbnail_image,
  createdAt: blog.created_at,
  excerpt: excerpt(blog.content),
  readMinutes: readingMinutes(plainText(blog.content), blog.language),
  topics: blog.topics ?? [],
});

/** `sections`: what stands behind each level-2 heading, with its anchor on the story's page. */
export type StoryText = {
  id: string;
  language: Language;
  title: string;
  text: string;
  sections: { id: string; heading: string; text: string }[];
};

/** A story as plain text, for the search. */
export const storyText = ({ id, language = 'en', title, content }: Blog): StoryText => ({
  id,
  language,
  title,
  // Without the last line in italics: who reviewed it is no part of what it tells.
  text: sentencesText(content.replace(/<p><em>[^<]*<\/em><\/p>\s*$/, ''), language),
  sections: sectionsOf(content, title).flatMap(({ id: part, heading, html }) =>
    heading === null ? [] : [{ id: part, heading, text: sentencesText(html, language) }],
  ),
});

/** Content as our own endpoints hand it on (contract §3): the page's sections, each behind its level-2 heading. */
export const sanitizedContent = (html: string, title = ''): string =>
  sectionsOf(html, title)
    .map(
      (section) => (section.heading === null ? '' : `<h2>${escapeHtml(section.heading)}</h2>`) + section.html,
    )
    .join('');

/** A whole list with safe content. Sanitising takes milliseconds a story, so other requests get a turn between two. */
export async function withSafeContent(blogs: readonly Blog[]): Promise<Blog[]> {
  const safe: Blog[] = [];
  for (const blog of blogs) {
    safe.push({ ...blog, content: sanitizedContent(blog.content, blog.title) });
    await nextTurn();
  }
  return safe;
}

/** Remembers results up to a total size and forgets the longest unused first. */
export class BoundedMemo<Value> {
  private readonly entries = new Map<string, { value: Value; size: number }>();
  private total = 0;

  constructor(
    private readonly limit: number,
    private readonly sizeOf: (value: Value) => number,
  ) {}

  get(key: string, make: () => Value): Value {
    const known = this.entries.get(key);
    const entry = known ?? this.measured(make());
    if (known) this.entries.delete(key);
    else this.total += entry.size;
    this.entries.set(key, entry);
    this.forget();
    return entry.value;
  }

  private measured(value: Value) {
    return { value, size: this.sizeOf(value) };
  }

  private forget(): void {
    for (const [key, { size }] of this.entries) {
      if (this.total <= this.limit) return;
      this.entries.delete(key);
      this.total -= size;
    }
  }
}

/** About 20 MB of text at two bytes a unit; each entry counts a little even when it is empty. */
const memo = new BoundedMemo<Section[]>(10_000_000, (sections) =>
  sections.reduce((sum, section) => sum + section.html.length + 200, 200),
);

function sectionsOf(html: string, title: string): Section[] {
  const key = createHash('sha256').update(title).update('\0').update(html).digest('base64');
  const settings = env();
  const locations = {
    siteUrl: settings.SITE_URL,
    mediaBase: settings.BACKEND_URL,
    mediaHosts: mediaHosts(settings),
  };
  return memo.get(key, () => splitSections(html, { title, ...locations }));
}
