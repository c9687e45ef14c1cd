import * as z from 'zod';
import type { Language } from '@/lib/i18n/language';
import type { FieldShape, ValueChange, ValuePath } from './field-shape';
import { isContentId, type Story } from './schema';

/** What the console and its endpoints tell each other of documents (contract §11.7). */
export type DocumentKind = 'story' | 'list' | 'facts' | 'script';
export type DocumentName = { kind: DocumentKind; id: string; language: Language; title: string };

/** Every document but stories: its path below the content folder. */
const files: Readonly<Record<string, Pick<DocumentName, 'kind' | 'title'>>> = {
  'testimonials.json': { kind: 'list', title: 'Testimonials' },
  'features.json': { kind: 'list', title: 'Treatment tiles' },
  'accommodations.json': { kind: 'list', title: 'Rooms: pictures and words' },
  'team.json': { kind: 'list', title: 'Team' },
  'families.json': { kind: 'list', title: 'Groups for families' },
  'questions.json': { kind: 'list', title: 'Questions and answers' },
  'helplines.json': { kind: 'list', title: 'Helplines' },
  'replies.json': { kind: 'list', title: 'Saved replies of the inbox' },
  'site.json': { kind: 'facts', title: 'Name, phone and hours' },
  'costs.json': { kind: 'facts', title: 'Costs and prices of rooms' },
  'giving.json': { kind: 'facts', title: 'What gifts are for' },
  'trust.json': { kind: 'facts', title: 'Trust' },
  'reviews.json': { kind: 'facts', title: 'Reviews of pages' },
  'pictures.json': { kind: 'facts', title: 'Photographs of fixed pages' },
  'chat/flow.json': { kind: 'script', title: 'The script of the chat' },
};
export const documentFiles: readonly string[] = Object.keys(files);

/** What a path names; null where it is no document. The title of a story stands in its text. */
export function documentName(path: string): DocumentName | null {
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  if (file) return { ...file, id: path.replace(/\.json$/, ''), language: 'en' };
  const [, id = '', language = 'en'] = /^stories\/([^./]+)(?:\.(hi|bn))?\.md$/.exec(path) ?? [];
  if (!isContentId(id)) return null;
  return { kind: 'story', id, language: language === 'hi' || language === 'bn' ? language : 'en', title: id };
}

/** `draft`: visitors have never seen it. `own`: the site shows what it has by itself. */
export type DocumentState = 'file' | 'published' | 'draft' | 'own' | 'scheduled' | 'hidden';
/** `at`: of the last save. */
export type Lock = { by: string; name: string; at: number; until: number };
/** `path`: the value of a list or of facts that it is about. */
export type CheckLine = { line: number; message: string; path?: ValuePath };
/** Errors refuse a publishing, warnings do not. `needs_second`: a second person publishes it. */
export type DocumentCheck = { errors: CheckLine[]; warnings: CheckLine[]; needs_second?: boolean };

/** One of `GET /staff/api/content`. */
export type DocumentSummary = DocumentName & {
  path: string;
  state: DocumentState;
  has_draft: boolean;
  updated_at: number | null;
  updated_by: string | null;
  lock: Lock | null;
  publish_at: number | null;
  /** A translation whose English says something else by now. */
  is_outdated: boolean;
};

/** `GET /staff/api/content/document`. `live_text`: what visitors see; null where they see nothing. */
export type DocumentDetail = DocumentName & {
  path: string;
  version: number;
  text: string;
  live_text: string | null;
  is_draft: boolean;
  lock: Lock | null;
  publish_at: number | null;
  is_hidden: boolean;
  /** A translation whose English is taken down, and its page with it. */
  is_hidden_with: boolean;
  /** Of an English story the languages in which visitors read it too. */
  translations: Language[];
  check: DocumentCheck;
  /** The fields of a list or of facts, for a form. */
  shape: FieldShape | null;
  /** What the site shows where this says nothing, in its form; null where it shows nothing by itself. */
  defaults: unknown;
};

/** What a 409 holds as `current`: what is stored now; `sent` is what was sent, which is stored as a version. */
export type CurrentDocument = Pick<DocumentDetail, 'version' | 'text' | 'lock'> & {
  updated_by: string | null;
};

/** One of `GET /staff/api/content/approvals`: a change that waits for a second person. */
export type WaitingChange = {
  id: string;
  path: string;
  title: string;
  by: string;
  at: number;
  is_mine: boolean;
  /** From what visitors see to what is asked for. */
  changes: ValueChange[];
};

/** `file`: what lies in the content folder, number 0. */
export type VersionSummary = {
  number: number;
  at: number | null;
  by: string | null;
  state: 'file' | 'saved' | 'scheduled' | 'published' | 'hidden';
};
/** From the version to the text of now: `added` stands only now, `removed` stood only then. */
export type Change = { kind: 'same' | 'added' | 'removed'; text: string };
export type VersionDetail = { text: string; changes: Change[] };

/** A story as its page shows it; of the script `{ steps: TriedStep[] }`; of any other document what its page reads. */
export type Preview = { check: DocumentCheck; story: Story | null; value: unknown };

const LONGEST = 2_000_000;
const path = z.string().refine((one) => documentName(one) !== null, 'There is no such document.');
const version = z.int().min(0);
const offset = z.int().min(0).max(LONGEST);
/**
 * A request holds 64 KiB: a longer text comes as a change of what is stored, `digest` the SHA-256 of all of it then, or
 * packed: gzip, in base64.
 */
const text = {
  text: z.string().max(LONGEST).optional(),
  change: z
    .object({ from: offset, to: offset, text: z.string(), digest: z.string().regex(/^[0-9a-f]{64}$/) })
    .optional(),
  gzip: z.base64().optional(),
};
export type SentText = z.infer<z.ZodObject<typeof text>>;
const hasText = ({ text, change, gzip }: SentText) =>
  [text, change, gzip].filter((one) => one !== undefined).length === 1;
const textMissing = { message: 'Send text, change or gzip.', path: ['text'] };

export const OnDocument = z.object({ path });
export const TakeLock = z.object({ path, take: z.boolean().optional() });
export const SaveDraft = z.object({ path, version, ...text }).refine(hasText, textMissing);
export const OnVersion = z.object({ path, version });
export const PublishDocument = z.object({ path, version, at: z.int().nullish() });
export const DecideChange = z.object({
  id: z.string().max(64),
  decision: z.enum(['approved', 'refused']),
});
export const RevertDocument = z.object({ path, number: z.int().min(0), version });
/** The answers to a script that is tried. */
const chat = z.object({
  language: z.enum(['en', 'hi', 'bn']),
  answers: z.array(z.string().max(1000)).max(60),
});
export type TriedChat = z.infer<typeof chat>;
export const PreviewDocument = z
  .object({ path, ...text, chat: chat.optional() })
  .refine(hasText, textMissing);
export const OpenFormatted = z.object({ path, ...text }).refine(hasText, textMissing);
export const CreateDocument = z.object({
  kind: z.literal('story'),
  id: z.string().refine(isContentId, 'Please use small letters, digits and hyphens only, at most 64.'),
  language: z.enum(['en', 'hi', 'bn']),
  title: z.string().trim().max(500, 'Please shorten the title.').optional(),
  /** The path of the document whose text it begins with. */
  from: path.optional(),
});
