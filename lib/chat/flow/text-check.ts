import { scriptForm } from '@/lib/i18n/en/staff-script';
import { englishNames, languages, type Prefixed, prefixed } from '@/lib/i18n/language';
import { BUILT_IN_VARIABLES, type Parsed, strayBraces, type Translated, variablesOf } from './schema';

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
  const costs = new Map([...names, ...Object.entries(scriptForm.namesOfCosts)]);
  const one = (path: Path, words: Translated | undefined, known: ReadonlyMap<string, string> = names) =>
    words ? [{ path, words, names: known }] : [];
  // Texts of buttons have no variables.
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
