import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { scriptForm as copy } from '@/lib/i18n/en/staff-script';
import { languages } from '@/lib/i18n/language';
import { controlName, isEntries, type ValuePath, valueAt, withTextAt } from '@/lib/stories/field-shape';
import styles from '../staff.module.css';
import own from './document-editor.module.css';
import type { Draft } from './draft';
import { TextValue, type ValueFields } from './value-controls';

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
  const words = [
    { name: 'message', max: 600 },
    { name: 'withCosts', max: 600 },
    { name: 'retry', max: 300 },
  ] as const;
  const set = valueAt(step, ['suggestions']);
  return {
    id: String(valueAt(step, ['id']) ?? at + 1),
    title: shortened(englishAt(step, ['message'])),
    wordings: [
      ...words
        .filter(({ name }) => isEntries(valueAt(step, [name])))
        .map(({ name, max }) => ({ path: [...path, name], label: copy[name], max })),
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

/** The words of the chat's script, one step at a time; where they lead, and by what answers are known, stays as it is. */
export function ScriptForm({ script, draft }: { script: unknown; draft: Draft }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const sought = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = passagesOf(script).filter((passage) => fits(script, passage, sought));
  const passage = found.find((one) => keyOf(one) === chosen) ?? found[0];
  return (
    <div className={styles.section}>
      <p>{copy.hint}</p>
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
          <Words key={keyOf(passage)} passage={passage} script={script} draft={draft} />
        </>
      )}
    </div>
  );
}

function Words({
  passage: { wordings, note },
  script,
  draft,
}: {
  passage: Passage;
  script: unknown;
  draft: Draft;
}) {
  const texts = wordings.flatMap(({ path, max }) =>
    languages.map((language) => {
      const name = controlName([...path, language]);
      const text = String(valueAt(script, [...path, language]) ?? '');
      const fault = text.trim() === '' ? copy.blank : text.length > max ? copy.tooLong(max, text.length) : '';
      return { name, text, fault };
    }),
  );
  const form: ValueFields = {
    ...{ file: FILE, defaults: null, live: null },
    errors: new Map(texts.filter(({ fault }) => fault !== '').map(({ name, fault }) => [name, fault])),
    set: (path, words) => draft.type(withTextAt(draft.view().text, path, String(words))),
  };
  return (
    <>
      {texts.some(({ text }) => text.includes('{')) && <p>{copy.braces}</p>}
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
        </fieldset>
      ))}
      {note && <p>{note}</p>}
    </>
  );
}
