import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { plainFault } from '@/lib/i18n/en/staff-fields';
import { scriptForm as copy } from '@/lib/i18n/en/staff-script';
import { languages } from '@/lib/i18n/language';
import type { CheckLine, DocumentCheck } from '@/lib/stories/document-schema';
import { controlName, isEntries, type ValuePath, valueAt, withTextAt } from '@/lib/stories/field-shape';
import styles from '../staff.module.css';
import own from './document-editor.module.css';
import type { Draft } from './draft';
import { TextValue, type ValueFields } from './value-controls';
import { EnglishAlone } from './value-form';

const FILE = 'chat/flow.json';

/** Words in three languages: where they stand, what they are, how long each may be. */
type Wording = { path: ValuePath; label: string; max: number };
type Passage = { id: string; title: string; wordings: Wording[]; note?: string };

const LONGEST_TITLE = 60;
function shortened(text: string): string {
  return text.length <= LONGEST_TITLE ? text : `${text.slice(0, LONGEST_TITLE).trimEnd()}…`;
}
const englishAt = (value: unknown, path: ValuePath) => String(valueAt(value, [...path, 'en']) ?? '');

function buttonsAt(script: unknown, path: ValuePath): Wording[] {
  const list = valueAt(script, path);
  if (!Array.isArray(list)) return [];
  return list.map((button, at) => ({
    path: [...path, at, 'text'],
    label: copy.button(at + 1, String(valueAt(button, ['next']) ?? '')),
    max: 60,
  }));
}

function stepAt(script: unknown, at: number): Passage {
  const path = ['steps', at];
  const step = valueAt(script, path);
  const words = ['message', 'withCosts', 'withTeam', 'withTrust', 'retry'] as const;
  const set = valueAt(step, ['suggestions']);
  return {
    id: String(valueAt(step, ['id']) ?? at + 1),
    title: shortened(englishAt(step, ['message'])),
    wordings: [
      ...words
        .filter((name) => isEntries(valueAt(step, [name])))
        .map((name) => ({ path: [...path, name], label: copy[name], max: name === 'retry' ? 300 : 600 })),
      ...buttonsAt(script, [...path, 'suggestions']),
    ],
    ...(typeof set === 'string' && { note: copy.shared(set) }),
  };
}

/** The steps, hints and sets of buttons of a script, each with its words. */
function passagesOf(script: unknown): Passage[] {
  const namesIn = (key: string) => Object.keys(Object(valueAt(script, [key])));
  const steps = valueAt(script, ['steps']);
  return [
    ...(Array.isArray(steps) ? steps.map((_, at) => stepAt(script, at)) : []),
    ...namesIn('hints').map((id) => ({
      id,
      title: `${copy.kinds.hint}: ${shortened(englishAt(script, ['hints', id]))}`,
      wordings: [{ path: ['hints', id], label: copy.message, max: 300 }],
    })),
    ...namesIn('sets').map((id) => ({
      ...{ id, title: copy.kinds.set, wordings: buttonsAt(script, ['sets', id]) },
    })),
  ];
}

const keyOf = ({ id, wordings }: Passage): string => `${wordings[0]?.path[0]} ${id}`;

function fits(script: unknown, { id, wordings }: Passage, sought: readonly string[]): boolean {
  const words = wordings.flatMap(({ path }) => Object.values(Object(valueAt(script, path))));
  const text = [id, ...words].join(' ').toLowerCase();
  return sought.every((word) => text.includes(word));
}

type Props = { script: unknown; live: unknown; check: DocumentCheck; draft: Draft };

/** The words of the chat's script, one step at a time; where they lead, and by what answers are known, stays as it is. */
export function ScriptForm({ script, live, check, draft }: Props) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const sought = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const all = passagesOf(script);
  const found = all.filter((passage) => fits(script, passage, sought));
  const passage = found.find((one) => keyOf(one) === chosen) ?? found[0];
  /** Opens what a fault is about, whatever is looked for. */
  const open = (one: Passage, path: ValuePath) => {
    flushSync(() => {
      setTyped('');
      setChosen(keyOf(one));
    });
    (document.getElementById(controlName(path)) ?? document.getElementById('step'))?.focus();
  };
  return (
    <div className={styles.section}>
      <p>{copy.hint}</p>
      <Faults title={staffContent.editor.errors} lines={check.errors} {...{ script, all, open }} />
      <Faults title={staffContent.editor.warnings} lines={check.warnings} {...{ script, all, open }} />
      <Field
        name="find-step"
        type="search"
        autoComplete="off"
        label={copy.find}
        hint={copy.findHint}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status">{sought.length > 0 && (passage ? copy.found(found.length) : copy.none)}</p>
      {passage && (
        <>
          <SelectField
            name="step"
            label={copy.passage}
            value={keyOf(passage)}
            options={found.map((one) => ({ value: keyOf(one), label: `${one.title} (${one.id})` }))}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Words key={keyOf(passage)} {...{ passage, script, live, check, draft }} />
        </>
      )}
    </div>
  );
}

type FaultsProps = {
  title: string;
  lines: readonly CheckLine[];
  script: unknown;
  all: readonly Passage[];
  open: (passage: Passage, path: ValuePath) => void;
};

/** What the check has found, under the names of the form; each leads to its field. */
function Faults({ title, lines, script, all, open }: FaultsProps) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id} tabIndex={-1} data-faults="">
        {title}
      </h3>
      <ul>
        {lines.map(({ line, message, path = [] }) => {
          const { passage, wording } = whereIs(all, path);
          const language = languages.find((one) => one === path.at(-1));
          const fault = wording && language ? faultOf(valueAt(script, path), wording.max) : '';
          const names = [passage?.title, wording?.label, language && staffContent.languages[language]].filter(
            Boolean,
          );
          const text = [...(names.length > 0 ? [names.join(', ')] : []), fault || plainly(message)].join(
            ': ',
          );
          return (
            <li key={`${line} ${message}`}>
              {passage ? (
                <Button variant="quiet" onClick={() => open(passage, path)}>
                  {text}
                </Button>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const plainly = (message: string) => plainFault(message.replace(/^step "[^"]*": /, ''));
const isBelow = (path: ValuePath, above: ValuePath) => above.every((key, at) => key === path[at]);

/** Where the form has the value at a path: its passage, and in it the words that it belongs to. */
function whereIs(all: readonly Passage[], path: ValuePath): { passage?: Passage; wording?: Wording } {
  for (const passage of all) {
    const wording = passage.wordings.find((one) => isBelow(path, one.path));
    if (wording) return { passage, wording };
  }
  const passage = all.find(({ wordings: [first] }) => first && isBelow(path, first.path.slice(0, 2)));
  return passage && path.length > 1 ? { passage } : {};
}

function faultOf(text: unknown, max: number): string {
  const words = String(text ?? '');
  if (words.trim() === '') return copy.blank;
  return words.length > max ? copy.tooLong(max, words.length) : '';
}

function Words({ passage: { wordings, note }, script, live, check, draft }: Props & { passage: Passage }) {
  const checked = new Map(
    check.errors.map(({ path = [], message }) => [controlName(path), plainly(message)] as const),
  );
  const texts = wordings.flatMap(({ path, max }) =>
    languages.map((language) => {
      const name = controlName([...path, language]);
      const text = valueAt(script, [...path, language]);
      return { name, text: String(text ?? ''), fault: faultOf(text, max) || checked.get(name) };
    }),
  );
  const form: ValueFields = {
    ...{ file: FILE, defaults: null, live: null },
    errors: new Map(texts.flatMap(({ name, fault }) => (fault ? [[name, fault]] : []))),
    set: (path, words) => draft.type(withTextAt(draft.view().text, path, String(words))),
  };
  return (
    <>
      {texts.some(({ text }) => text.includes('{')) && <Braces />}
      {wordings.map(({ path, label, max }) => (
        <fieldset key={controlName(path)} className={own.group}>
          <legend>{label}</legend>
          {languages.map((language) => (
            <TextValue
              key={language}
              form={form}
              path={[...path, language]}
              shape={{ kind: 'text', isLong: max > 60 }}
              value={valueAt(script, [...path, language])}
              isRequired
            />
          ))}
          <EnglishAlone live={valueAt(live, path)} value={valueAt(script, path)} />
        </fieldset>
      ))}
      {note && <p>{note}</p>}
    </>
  );
}

const Braces = () => (
  <details>
    <summary>{copy.braces}</summary>
    <p>{copy.namesTitle}</p>
    <ul>
      {Object.entries(copy.names).map((one) => (
        <li key={one[0]}>{copy.named(...one)}</li>
      ))}
    </ul>
  </details>
);
