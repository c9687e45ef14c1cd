import 'server-only';
import { setImmediate as pause } from 'node:timers/promises';
import type * as z from 'zod';
import { flowMistakes, wordMistakes } from '@/lib/chat/flow/check';
import { exampleKey, FOLLOWS } from '@/lib/chat/flow/cues';
import {
  type Example,
  type Flow,
  FlowFile,
  flowOf,
  type ScriptStep,
  type Translated,
} from '@/lib/chat/flow/schema';
import { SLICE_MS } from '@/lib/chat/intents/classifier';
import type { ChatLanguage } from '@/lib/chat/schema';
import type { ParseFile } from '@/lib/stories/store/file-reader';
import {
  type Checked,
  type Complain,
  type JsonDocument,
  readJsonDocument,
} from '@/lib/stories/store/records';

/** Reads `chat/flow.json`. Null when it cannot be run: no JSON, a part missing, a way to a step that is not there. */
export const parseFlow: ParseFile<Flow | null> = async (text, { complain }) => {
  const document = readJsonDocument(text, complain);
  if (document === null) return null;
  const parsed = FlowFile.safeParse(document.value);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) tellIssue(issue, document, complain);
    return null;
  }
  const { steps, sets } = parsed.data;
  const isSound = [
    ...steps.map(({ id }, index) => isFirst(id, index)),
    ...steps.map(({ suggestions }, index) => hasSet(suggestions, index)),
  ].every(Boolean);
  const flow = flowOf(parsed.data);
  const mistakes = flowMistakes(flow);
  for (const { step, key, message } of mistakes) {
    const index = steps.findIndex(({ id }) => id === step);
    const path = step === null ? [key] : ['steps', index, key];
    complain(document.lineOf(path), step === null ? `"${key}": ${message}` : `step "${step}": ${message}`);
  }
  for (const { path, message, isNote } of wordMistakes(parsed.data))
    complain(document.lineOf(path), `${nameAt(document.value, path)}${message}`, isNote && 'note');
  return isSound && !mistakes.some(({ isFatal }) => isFatal) ? flow : null;

  function isFirst(id: string, index: number): boolean {
    if (steps.findIndex((step) => step.id === id) === index) return true;
    complain(
      document?.lineOf(['steps', index, 'id']) ?? 1,
      `step "${id}": the id is used by an earlier step`,
    );
    return false;
  }

  function hasSet(suggestions: unknown, index: number): boolean {
    if (typeof suggestions !== 'string' || Object.hasOwn(sets, suggestions)) return true;
    const line = document?.lineOf(['steps', index, 'suggestions']) ?? 1;
    complain(line, `step "${steps[index]?.id}": there is no set "${suggestions}"`);
    return false;
  }
};

export const EXAMPLES_FILE = 'chat/examples.txt';
/** Of each step the line of its heading, and the phrases that mean it. */
export type Examples = ReadonlyMap<string, { line: number; phrases: readonly Example[] }>;

/** No example is longer: it is a phrase, no story. */
const LONGEST_EXAMPLE = 120;

function exampleIn(line: string): Example {
  const [after, text] = line.split(FOLLOWS, 2);
  return text === undefined ? { text: line } : { text: text.trim(), after: after?.trim() ?? '' };
}

/**
 * Reads `chat/examples.txt`: below each `# step` the phrases that mean it, one a line. A phrase belongs to one step, said
 * by itself or after one that is named before it.
 */
export const parseExamples: ParseFile<Examples> = async (text, { complain }) => {
  const examples = new Map<string, { line: number; phrases: Example[] }>();
  const stepOf = new Map<string, string>();
  let step = '';
  let sliceMs = performance.now();
  for (const [at, written] of text.split('\n').entries()) {
    if (performance.now() - sliceMs >= SLICE_MS) {
      await pause();
      sliceMs = performance.now();
    }
    const phrase = written.trim();
    const line = at + 1;
    if (phrase.startsWith('#')) {
      step = phrase.slice(1).trim();
      if (!examples.has(step)) examples.set(step, { line, phrases: [] });
    } else if (phrase !== '') {
      const example = exampleIn(phrase);
      const key = exampleKey(example);
      const before = stepOf.get(key);
      if (step === '') complain(line, 'a phrase stands below the "# step" that it means');
      else if (example.text.length > LONGEST_EXAMPLE) complain(line, `at most ${LONGEST_EXAMPLE} characters`);
      else if (before !== undefined) complain(line, `"${phrase}" stands under "${before}" already`);
      else examples.get(step)?.phrases.push(example);
      stepOf.set(key, before ?? step);
    }
  }
  return examples;
};

type Script = Checked<Flow | null>;
const joined = new WeakMap<Checked<Examples>, { script: Script; whole: Script }>();

/** The script with the examples of its steps, put together once for the same two; a folder without that file has none. */
export function withExamples(script: Script, examples: Checked<Examples> | null): Script {
  const known = examples && joined.get(examples);
  if (known?.script === script) return known.whole;
  const whole = putTogether(script, examples);
  if (examples) joined.set(examples, { script, whole });
  return whole;
}

function putTogether({ value: flow, mistakes }: Script, examples: Checked<Examples> | null): Script {
  if (flow === null || examples === null) return { value: flow, mistakes };
  const unknown = [...examples.value].flatMap(([step, { line, phrases }]) =>
    [...new Set([step, ...phrases.flatMap(({ after }) => after ?? [])])]
      .filter((id) => !flow.steps.has(id))
      .map((id) => ({ file: EXAMPLES_FILE, line, message: `there is no step "${id}"` })),
  );
  const taught = [...flow.steps].map(([id, step]) => {
    const own = examples.value.get(id);
    return [id, own ? { ...step, examples: own.phrases } : step] as const;
  });
  const value = { ...flow, steps: new Map(taught) };
  return { value, mistakes: [...mistakes, ...examples.mistakes, ...unknown] };
}

type Sentences = Readonly<Record<string, (language: ChatLanguage) => string>>;
/** The script as it answers once costs or names are confirmed: each `{costs}` or `{reduced }` in the words of a language. */
export function withConfirmed(
  flow: Flow,
  part: 'withCosts' | 'withTeam' | 'withTrust',
  told: Sentences,
): Flow {
  const confirmed = (step: ScriptStep): ScriptStep => {
    const words = step[part];
    if (!words) return step;
    const inLanguage = (language: ChatLanguage) =>
      Object.entries(told).reduce((text, [name, say]) => {
        const sentence = say(language);
        const spaced = sentence && `${sentence} `;
        return text.replaceAll(`{${name}}`, () => sentence).replaceAll(`{${name} }`, () => spaced);
      }, words[language]);
    return { ...step, message: { en: inLanguage('en'), hi: inLanguage('hi'), bn: inLanguage('bn') } };
  };
  return { ...flow, steps: new Map([...flow.steps].map(([id, step]) => [id, confirmed(step)])) };
}

const storyLink = /\[([^\][]{1,200})\]\(\{site\}(\/[^()\s]{1,200})\)/g;

/** The script without links that lead nowhere: their words stay. The same object where every link is live. */
export function withLiveLinks(flow: Flow, isLinkable: (href: string) => boolean): Flow {
  const isDead = (text: string) => [...text.matchAll(storyLink)].some(([, , href = '']) => !isLinkable(href));
  const live = (text: string) =>
    text.replace(storyLink, (link, words: string, href: string) => (isLinkable(href) ? link : words));
  const inAll = ({ en, hi, bn }: Translated): Translated => ({ en: live(en), hi: live(hi), bn: live(bn) });
  const changed = [...flow.steps].flatMap(([id, { message, retry, ...step }]) =>
    [message, retry].some((texts) => texts && Object.values(texts).some(isDead))
      ? [[id, { ...step, message: inAll(message), ...(retry && { retry: inAll(retry) }) }] as const]
      : [],
  );
  return changed.length === 0 ? flow : { ...flow, steps: new Map([...flow.steps, ...changed]) };
}

type Issue = z.core.$ZodIssue;

/** How a complaint names what it is about: the step, and the part of it. */
function nameAt(script: unknown, path: readonly PropertyKey[]): string {
  const [first, index, ...rest] = path;
  const inStep = first === 'steps' && typeof index === 'number';
  const key = (inStep ? rest : path).join('.');
  return `${inStep ? `step "${idAt(script, index)}": ` : ''}${key === '' ? '' : `"${key}": `}`;
}

/** One complaint in plain words, with the step and the line it stands in. */
function tellIssue(issue: Issue, document: JsonDocument, complain: Complain): void {
  const name = nameAt(document.value, issue.path);
  if (issue.code === 'unrecognized_keys') {
    for (const unknown of issue.keys)
      complain(document.lineOf([...issue.path, unknown]), `${name}unknown key "${unknown}"`);
    return;
  }
  const missing = !isThere(document.value, issue.path);
  complain(document.lineOf(issue.path), `${name}${missing ? 'is missing' : plainly(issue)}`);
}

/** The schema library speaks to programmers where we gave it no words. */
const plainly = (issue: Issue): string =>
  issue.code === 'invalid_union' ? 'expected a list of suggestions or the name of a set' : issue.message;

const isThere = (value: unknown, path: readonly PropertyKey[]): boolean =>
  path.reduce<unknown>((part, key) => Object(part)[key], value) !== undefined;

function idAt(value: unknown, index: number): string {
  const id: unknown = Object(value).steps?.[index]?.id;
  return id === undefined ? `number ${index + 1}` : String(id);
}
