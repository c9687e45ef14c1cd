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

/** What the site's own content and pages give to be found. */
export const siteDocuments = (language: Language) =>
  searchDocuments(language, {
    stories: readdirSync(join(folder, 'stories'))
      .filter((name) => /^[^.]+\.md$/.test(name))
      .map(story),
    features: JSON.parse(read('features.json')),
    rooms: JSON.parse(read('accommodations.json')),
  });
