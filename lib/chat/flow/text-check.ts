import { scriptForm } from '@/lib/i18n/en/staff-script';
import { englishNames, languages, type Prefixed, prefixed } from '@/lib/i18n/language';
import { BUILT_IN_VARIABLES, type Parsed, strayBraces, type Translated, variablesOf } from './schema';

type Path = readonly (string | number)[];
/** Something wrong with the words at a path of the file; a note refuses no publishing. */
type WordMistake = { path: Path; message: string; isNote?: true };
/** `names`: what may stand in braces in them, each with what is read in its place. */
type Wording = { path: Path; words: Translated; names: ReadonlyMap<string, string> };

/** What is wrong with the words of a script: braces that nothing fills in, a text left in English. */
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

/** All that a visitor reads of a script, and where it stands. */
function wordingsOf({ steps, hints, sets }: Parsed): Wording[] {
  const saved = steps.flatMap(({ saveAs }) => (saveAs === undefined ? [] : [saveAs]));
  const names = new Map<string, string>([
    ...BUILT_IN_VARIABLES.map((name) => [name, scriptForm.names[name]] as const),
    ...saved.map((name) => [name, scriptForm.answer] as const),
  ]);
  const costs = new Map([...names, ...Object.entries(scriptForm.namesOfCosts)]);
  const one = (path: Path, words: Translated | undefined, known: ReadonlyMap<string, string> = names) =>
    words ? [{ path, words, names: known }] : [];
  // The words of a button are shown as they are.
  const buttons = (path: Path, list: unknown) =>
    Array.isArray(list)
      ? list.flatMap(({ text }: { text: Translated }, at) => one([...path, at, 'text'], text, new Map()))
      : [];
  return [
    ...steps.flatMap(({ message, withCosts, withTeam, retry, suggestions }, at) => [
      ...one(['steps', at, 'message'], message),
      ...one(['steps', at, 'withCosts'], withCosts, costs),
      ...one(['steps', at, 'withTeam'], withTeam),
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

/** What stands in braces in the English alone; what nothing fills in is told there. */
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

/** A text left in English where another language belongs: the likeliest slip of somebody who copies a step. */
function foreign(text: string, language: Prefixed): string[] {
  const isLatin = /[A-Za-z]/.test(text.replace(/\{[^{}]*\}/g, '')) && !letters[language].test(text);
  return isLatin ? [scriptForm.foreign(englishNames[language], text)] : [];
}
