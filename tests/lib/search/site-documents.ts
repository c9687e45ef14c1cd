import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@/lib/i18n/language';
import { type SearchContent, searchDocuments } from '@/lib/search/documents';
import type { Costs } from '@/lib/stories/centre-facts';
import { answeredQuestions } from '@/lib/stories/questions-answered';
import { storyIds } from '@/tests/helpers/site-pages';

const folder = join(__dirname, '../../../content');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** The words of a story's file in a language, or of its English one, as its page shows them but for the signs of markdown. */
function story(id: string, wanted: Language) {
  const isTranslated = wanted !== 'en' && existsSync(join(folder, `stories/${id}.${wanted}.md`));
  const language: Language = isTranslated ? wanted : 'en';
  const file = isTranslated ? `stories/${id}.${wanted}.md` : `stories/${id}.md`;
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read(file)) ?? [];
  const title = /^title: "?(.*?)"?$/m.exec(head)?.[1] ?? '';
  const plain = (markdown: string) =>
    markdown
      .replace(/!\[.*?\]\(.*?\)|[#*]+|\]\(.*?\)|\[/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const sections = body
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return { id: heading.replaceAll(' ', '-'), heading, text: plain(lines.join('\n')) };
    });
  return { id, language, title, text: plain(body), sections };
}

type Words = string | ({ en: string } & Partial<Record<Language, string>>);

/** A list of content, each of the texts named in a language where it has all of them, else in English. */
const list = <Name extends string>(file: string, names: readonly Name[], wanted: Language) =>
  (JSON.parse(read(file)) as Record<Name, Words>[]).map((record) => {
    const textOf = (name: Name, language: Language) => {
      const words = record[name];
      return typeof words === 'string' ? (language === 'en' ? words : undefined) : words[language];
    };
    const language = names.every((name) => textOf(name, wanted)) ? wanted : 'en';
    const texts = Object.fromEntries(names.map((name) => [name, textOf(name, language) ?? '']));
    return { ...(texts as Record<Name, string>), language };
  });

/** What the site's own content gives to be found, as the search of the site and the chat take it. */
export const siteContent = (language: Language, costs: Costs | null = null): SearchContent => ({
  stories: storyIds().map((id) => story(id, language)),
  features: list('features.json', ['title'], language),
  rooms: list('accommodations.json', ['name', 'type'], language),
  questions: answeredQuestions({ costs, questions: null }, language).flatMap(({ questions }) => questions),
});

/** The same with the site's pages, as documents. */
export const siteDocuments = (language: Language, costs: Costs | null = null) =>
  searchDocuments(language, siteContent(language, costs));
