import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@/lib/i18n/language';
import { searchDocuments } from '@/lib/search/documents';

const folder = join(__dirname, '../../../content');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** The words of a story file, as its page shows them but for the signs of markdown. */
function story(name: string) {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read(`stories/${name}`)) ?? [];
  const title = /^title: "?(.*?)"?$/m.exec(head)?.[1] ?? '';
  const text = body
    .replace(/!\[.*?\]\(.*?\)|[#*]+|\]\(.*?\)|\[/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return { id: name.slice(0, -3), title, text };
}

type Words = string | { en: string };
const english = (words: Words) => (typeof words === 'string' ? words : words.en);

/** A list of content, each of the texts named in English. */
const list = <Name extends string>(file: string, names: readonly Name[]): Record<Name, string>[] =>
  (JSON.parse(read(file)) as Record<Name, Words>[]).map((record) => {
    const texts = names.map((name) => [name, english(record[name])]);
    return Object.fromEntries(texts) as Record<Name, string>;
  });

/** What the site's own content and pages give to be found. */
export const siteDocuments = (language: Language) =>
  searchDocuments(language, {
    stories: readdirSync(join(folder, 'stories'))
      .filter((name) => /^[^.]+\.md$/.test(name))
      .map(story),
    features: list('features.json', ['title']),
    rooms: list('accommodations.json', ['name', 'type']),
  });
