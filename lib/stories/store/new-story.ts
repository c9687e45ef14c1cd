import 'server-only';
import type { Language } from '@/lib/i18n/language';
import { markOf } from './document-check';
import { type DocumentDeps, englishFor, listDocuments } from './document-list';
import { titleOf } from './records';
import { storyFile } from './story';

type Request = { id: string; language: Language; title?: string | undefined; from?: string | undefined };
type NewStory = { path: string; text: string } | { problem: string };

/** The first text of a story that is not there yet: that of another, or a head with all that must stand in it. */
export async function newStory(
  deps: DocumentDeps,
  { id, language, title, from }: Request,
): Promise<NewStory> {
  const path = storyFile(id, language);
  const documents = await listDocuments(deps);
  if (documents.some((one) => one.path.toLowerCase() === path.toLowerCase()))
    return { problem: 'There is a story of this name already.' };
  const english = await englishFor(deps, path);
  if (language !== 'en' && typeof english !== 'string')
    return { problem: 'Publish the English story first; this one translates it.' };
  const text =
    from ?? (typeof english === 'string' ? translationOf(english) : blankStory(title, deps.store.now()));
  return { path, text };
}

function translationOf(english: string): string {
  const body = english.replace(/^---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, '');
  const title = JSON.stringify(titleOf(english) ?? '');
  return `---\ntitle: ${title}\ntranslation_of: "${markOf(english)}"\n---\n${body}`;
}

const IST_MS = 5.5 * 3_600_000;

function blankStory(title: string | undefined, nowMs: number): string {
  const day = new Date(nowMs + IST_MS).toISOString().slice(0, 10);
  return `---\ntitle: ${JSON.stringify(title ?? '')}\ndate: ${day}\n---\n\n`;
}
