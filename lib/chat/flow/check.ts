import { scriptForm } from '@/lib/i18n/en/staff-script';
import { englishNames, languages, type Prefixed, prefixed } from '@/lib/i18n/language';
import { type Flow, type Parsed, type ScriptStep, type Translated, waysOut } from './schema';
import { BUILT_IN_VARIABLES, strayBraces, variablesOf } from './variables';

/** A fault in how steps are connected; `step` is null outside the steps. */
type FlowMistake = { step: string | null; key: string; message: string; isFatal: boolean };

/** Finds links to missing steps, unreachable steps and dead ends. */
export function flowMistakes(flow: Flow): FlowMistake[] {
  const steps = [...flow.steps.values()];
  return [
    ...unknownEntries(flow),
    ...steps.flatMap((step) => [...unknownWays(flow, step), ...shapeMistakes(step)]),
    ...unreached(flow),
    ...endless(flow),
  ];
}

const unknown = (id: string) => `there is no step "${id}"`;

const heardSteps = ({ heard, misheard, facts }: Flow): string[] =>
  [heard, misheard, { facts: facts?.next }]
    .flatMap((ids) => Object.values(ids ?? {}))
    .filter((id) => typeof id === 'string');

const topics = ({ anywhere, paired }: Flow): string[] => [...anywhere, ...paired].map(({ next }) => next);

function unknownEntries(flow: Flow): FlowMistake[] {
  const entries = [
    { key: 'start', id: flow.start },
    { key: 'fallback', id: flow.fallback },
    ...(['skip', 'found'] as const).flatMap((key) => ({ key, id: flow[key] ?? flow.fallback })),
    ...heardSteps(flow).map((id) => ({ key: 'heard', id })),
    ...topics(flow).map((id) => ({ key: 'anywhere', id })),
    ...Object.values(flow.themes ?? {}).flatMap(({ steps }) => steps.map((id) => ({ key: 'themes', id }))),
    ...Object.values(flow.circumstances ?? {}).flatMap(({ steps, likely, unlikely }) =>
      [...steps, ...likely, ...unlikely].map((id) => ({ key: 'circumstances', id })),
    ),
    ...(flow.facts?.steps ?? []).map((id) => ({ key: 'facts', id })),
  ];
  return entries
    .filter(({ id }) => !flow.steps.has(id))
    .map(({ key, id }) => ({ step: null, key, message: unknown(id), isFatal: true }));
}

const unknownWays = (flow: Flow, step: ScriptStep): FlowMistake[] =>
  [...new Set(waysOut(step))]
    .filter((id) => !flow.steps.has(id))
    .map((id) => ({ step: step.id, key: 'id', message: unknown(id), isFatal: true }));

/** Settings of one step that contradict each other. */
function shapeMistakes(step: ScriptStep): FlowMistake[] {
  const { suggestions, branches = [], next, end, answer, saveAs, onlyIfMissing, under18 } = step;
  const tell = (key: string, message: string, isFatal = true) => ({ step: step.id, key, message, isFatal });
  const leads = suggestions.length > 0 || branches.length > 0 || next !== undefined;
  const typed = answer !== 'choice';
  const asksContact = answer === 'email' || answer === 'phone';
  return [
    ...(end && leads ? [tell('end', 'an end leads nowhere: no suggestions, branches or next')] : []),
    ...(!end && !leads ? [tell('id', 'dead end: needs suggestions, next, or "end": true')] : []),
    ...(!end && leads && typed && next === undefined
      ? [tell('answer', `an answer of kind ${answer} needs next`)]
      : []),
    ...(typed && branches.length > 0
      ? [tell('branches', 'words lead on only where the answer is a choice')]
      : []),
    ...(onlyIfMissing && (saveAs === undefined || (typed && next === undefined))
      ? [tell('onlyIfMissing', 'needs saveAs and next')]
      : []),
    ...(asksContact && under18 === undefined
      ? [tell('answer', `a visitor under 18 is not asked for ${answer}: needs under18`)]
      : []),
    ...repeated(suggestions.map(({ value }) => value)).map((value) =>
      tell('suggestions', `two suggestions have the value "${value}"`, false),
    ),
  ];
}

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

function unreached(flow: Flow): FlowMistake[] {
  const { start, fallback, skip = fallback, found = fallback } = flow;
  const named = [...flow.steps.values()].filter(({ label }) => label).map(({ id }) => id);
  const entries = [start, fallback, skip, found, ...heardSteps(flow), ...topics(flow), ...named];
  const reached = reachable(entries, (id) => {
    const step = flow.steps.get(id);
    return step ? waysOut(step) : [];
  });
  return [...flow.steps.keys()]
    .filter((id) => !reached.has(id))
    .map((step) => ({ step, key: 'id', message: 'no step leads here', isFatal: false }));
}

/** Steps from which no path leads to an end. */
function endless(flow: Flow): FlowMistake[] {
  const backwards = new Map<string, string[]>();
  for (const step of flow.steps.values())
    for (const to of waysOut(step)) backwards.set(to, [...(backwards.get(to) ?? []), step.id]);
  const ends = [...flow.steps.values()].filter(({ end }) => end).map(({ id }) => id);
  const leaving = reachable(ends, (id) => backwards.get(id) ?? []);
  return [...flow.steps.values()]
    .filter((step) => !leaving.has(step.id) && waysOut(step).length > 0)
    .map(({ id }) => ({
      step: id,
      key: 'id',
      message: 'loop without exit: no way leads to an end',
      isFatal: false,
    }));
}

function reachable(from: readonly string[], waysFrom: (id: string) => readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...waysFrom(id));
  }
  return seen;
}

type Path = readonly (string | number)[];
/** A fault in a text at a path of the file; a note does not prevent publishing. */
type WordMistake = { path: Path; message: string; isNote?: true };
/** `names`: the variables allowed in a text, each with what is shown for it. */
type Wording = { path: Path; words: Translated; names: ReadonlyMap<string, string> };

/** Faults in the texts of a script: unknown variables, texts left in English. */
export function wordMistakes(script: Parsed): WordMistake[] {
  return wordingsOf(script).flatMap(({ path, words, names }) => [
    ...languages.flatMap((language) =>
      unknownIn(words[language], names).map((message) => ({ path: [...path, language], message })),
    ),
    ...prefixed.flatMap((language) => [
      ...foreign(words[language], language).map((message) => ({ path: [...path, language], message })),
      ...missingIn(words, language, names).map((message) => ({
        ...{ path: [...path, language], message, isNote: true as const },
      })),
    ]),
  ]);
}

/** Every text of a script that visitors read, with its path. */
function wordingsOf({ steps, hints, sets }: Parsed): Wording[] {
  const saved = steps.flatMap(({ saveAs }) => (saveAs === undefined ? [] : [saveAs]));
  const names = new Map<string, string>([
    ...BUILT_IN_VARIABLES.map((name) => [name, scriptForm.names[name]] as const),
    ...saved.map((name) => [name, scriptForm.answer] as const),
  ]);
  const confirmed = ['withCosts', 'withTeam', 'withTrust'] as const;
  const namesOf = (part: (typeof confirmed)[number]) =>
    new Map([...names, ...Object.entries(scriptForm.namesOf[part])]);
  const one = (path: Path, words: Translated | undefined, known: ReadonlyMap<string, string> = names) =>
    words ? [{ path, words, names: known }] : [];
  // Texts of buttons have no variables.
  const buttons = (path: Path, list: unknown) =>
    Array.isArray(list)
      ? list.flatMap(({ text }: { text: Translated }, at) => one([...path, at, 'text'], text, new Map()))
      : [];
  return [
    ...steps.flatMap(({ message, retry, suggestions, ...step }, at) => [
      ...one(['steps', at, 'message'], message),
      ...confirmed.flatMap((part) => one(['steps', at, part], step[part], namesOf(part))),
      ...one(['steps', at, 'retry'], retry),
      ...buttons(['steps', at, 'suggestions'], suggestions),
    ]),
    ...Object.entries(hints).flatMap(([name, words]) => one(['hints', name], words)),
    ...Object.entries(sets).flatMap(([name, list]) => buttons(['sets', name], list)),
  ];
}

function unknownIn(text: string, names: Wording['names']): string[] {
  const unknown = variablesOf(text).filter((name) => !names.has(name));
  return [...new Set([...unknown.map((name) => `{${name}}`), ...strayBraces(text)])].map((stray) => {
    if (names.size === 0) return scriptForm.noBraces(stray);
    const meant = [...names].find(([name]) => lettersOf(name) === lettersOf(stray));
    return scriptForm.unknown(stray, meant ? [meant] : [...names], meant !== undefined);
  });
}

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Variables of the English text that a translation lacks; unknown ones are reported for English alone. */
function missingIn(words: Translated, language: Prefixed, names: Wording['names']): string[] {
  const own = new Set(variablesOf(words[language]));
  return [...new Set(variablesOf(words.en))]
    .filter((name) => names.has(name) && !own.has(name))
    .map((name) => scriptForm.missing(name, englishNames[language]));
}

const letters: Readonly<Record<Prefixed, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
};

/** A text left in English in place of its translation. */
function foreign(text: string, language: Prefixed): string[] {
  const isLatin = /[A-Za-z]/.test(text.replace(/\{[^{}]*\}/g, '')) && !letters[language].test(text);
  return isLatin ? [scriptForm.foreign(englishNames[language], text)] : [];
}
