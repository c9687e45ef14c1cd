import { type ComponentType, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { staffFields as copy, labelOf } from '@/lib/i18n/en/staff-fields';
import {
  blankOf,
  controlName,
  controlPath,
  type FieldShape,
  isEntries,
  valueAt,
} from '@/lib/stories/field-shape';
import { focusOnce } from '../browser-state';
import styles from '../staff.module.css';
import own from './document-editor.module.css';
import type { ValueProps } from './value-controls';

export const englishOf = (value: unknown): string =>
  isEntries(value) ? String(value['en'] ?? '') : String(value ?? '');
const TITLES = ['title', 'name', 'customer_name', 'question', 'room', 'text', 'number', 'id'];

/** What an entry of a list is called by. */
export const entryTitle = (list: unknown, at: number): string =>
  copy.entry(at + 1, titleOf(valueAt(list, [at])));

/** One room has several pictures, told apart by what they show, and several stays, by their length and price. */
function titleOf(entry: unknown): string {
  const title = TITLES.map((name) => englishOf(valueAt(entry, [name]))).find((one) => one !== '') ?? '';
  const [days, amount] = [valueAt(entry, ['days']), valueAt(entry, ['amount'])];
  const more = [
    englishOf(valueAt(entry, ['type'])),
    typeof days === 'number' ? copy.days(days) : '',
    typeof days === 'number' && typeof amount === 'number' ? copy.price(amount) : '',
  ].filter((one) => one !== '');
  return title === '' ? '' : [title, ...more].join(', ');
}

type ListProps = Omit<ValueProps, 'shape'> & { item: FieldShape; Value: ComponentType<ValueProps> };

/** A list of any entries: each is opened to be changed, moved up and down, removed and put back. */
export function ListValue({ item, Value, ...props }: ListProps) {
  const { form, path, value } = props;
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const { keys, newest, status, removed, insert, move, remove } = useEntries({ ...props, item, list });
  const name = controlName(path);
  const error = form.errors.get(name);
  const label = labelOf(form.file, path);
  return (
    <fieldset className={path.length === 0 ? own.bare : own.group}>
      <legend className={path.length === 0 ? 'visually-hidden' : undefined}>{label || copy.list}</legend>
      <p role="status" className="visually-hidden">
        {status}
      </p>
      {removed && (
        <Button variant="quiet" ref={focusOnce} onClick={() => insert(removed.entry, removed.at)}>
          {copy.undo}
        </Button>
      )}
      <ol className={own.rows}>
        {list.map((entry, at) => (
          <li key={keys[at] ?? at}>
            <Entry
              title={item.kind === 'group' ? entryTitle(list, at) : null}
              isNew={keys[at] === newest}
              isWrong={[...form.errors.keys()].some((one) =>
                one.startsWith(`${controlName([...path, at])}.`),
              )}
            >
              <Value form={form} path={[...path, at]} shape={item} value={entry} isRequired />
              <Buttons
                name={controlName([...path, at])}
                title={entryTitle(list, at)}
                {...{ at, move, remove }}
              />
            </Entry>
          </li>
        ))}
      </ol>
      <Button
        id={name}
        variant="quiet"
        aria-describedby={error && `${name}-error`}
        onClick={() => insert(newEntry(item, list))}
      >
        {path.length === 0 ? copy.add : copy.addField(label)}
      </Button>
      {error && (
        <p id={`${name}-error`} className={styles.fault}>
          {error}
        </p>
      )}
      {path.length === 0 && Array.isArray(form.defaults) && (
        <OwnEntries entries={form.defaults} list={list} change={(entry) => insert(entry)} />
      )}
    </fieldset>
  );
}

/** The changes of a list, each with the focus where one goes on. */
function useEntries({ form, path, item, list }: Omit<ListProps, 'Value'> & { list: readonly unknown[] }) {
  const [keys, setKeys] = useState(() => list.map((_, at) => at));
  const [{ newest, status, removed }, setDone] = useState<Done>(nothingDone);
  const change = (entries: readonly unknown[], order: number[], done: Partial<Done>) =>
    flushSync(() => {
      form.set(path, entries);
      setKeys(order);
      setDone({ ...nothingDone, ...done });
    });
  return {
    ...{ keys, newest, status, removed },
    insert: (entry: unknown, at = list.length) => {
      const key = Math.max(-1, ...keys) + 1;
      change(list.toSpliced(at, 0, entry), keys.toSpliced(at, 0, key), { newest: key });
      document.getElementById(controlName([...path, at, ...controlPath(item, entry, [])]))?.focus();
    },
    move: (from: number, to: number) => {
      if (to < 0 || to >= list.length) return;
      const order = list
        .map((_, at) => at)
        .toSpliced(from, 1)
        .toSpliced(to, 0, from);
      const status = copy.moved(to + 1, list.length);
      change(
        order.map((at) => list[at]),
        order.map((at) => keys[at] ?? at),
        { status },
      );
      document.getElementById(`${controlName([...path, to])}-${to < from ? 'up' : 'down'}`)?.focus();
    },
    remove: (at: number) =>
      change(list.toSpliced(at, 1), keys.toSpliced(at, 1), {
        ...{ status: copy.removed, removed: { at, entry: list[at] } },
      }),
  };
}

type Done = { newest: number | null; status: string; removed: { at: number; entry: unknown } | null };
const nothingDone: Done = { newest: null, status: '', removed: null };

/** The next number where entries are numbered. */
function newEntry(item: FieldShape, list: readonly unknown[]): unknown {
  const isNumbered =
    item.kind === 'group' && item.fields.some(({ name, shape }) => name === 'id' && shape.kind === 'number');
  if (!isNumbered) return blankOf(item);
  const ids = list.map((one) => Number(valueAt(one, ['id']))).filter(Number.isSafeInteger);
  return { id: Math.max(0, ...ids) + 1, ...Object(blankOf(item)) };
}

type EntryProps = { title: string | null; isNew: boolean; isWrong: boolean; children: ReactNode };

/** Open once somebody opens it, while something in it is wrong, or when it is new; a single value always is. */
function Entry({ title, isNew, isWrong, children }: EntryProps) {
  const [isOpen, setIsOpen] = useState(isNew);
  if (title === null) return children;
  return (
    <details
      className={own.entry}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {(isOpen || isWrong) && <div className={styles.section}>{children}</div>}
    </details>
  );
}

type ButtonsProps = {
  name: string;
  title: string;
  at: number;
  move: (from: number, to: number) => void;
  remove: (at: number) => void;
};

function Buttons({ name, title, at, move, remove }: ButtonsProps) {
  const of = <span className="visually-hidden">: {title}</span>;
  return (
    <div className={styles.actions}>
      <Button id={`${name}-up`} variant="quiet" onClick={() => move(at, at - 1)}>
        {copy.up}
        {of}
      </Button>
      <Button id={`${name}-down`} variant="quiet" onClick={() => move(at, at + 1)}>
        {copy.down}
        {of}
      </Button>
      <Button variant="quiet" onClick={() => remove(at)}>
        {copy.remove}
        {of}
      </Button>
    </div>
  );
}

const idOf = (entry: unknown): unknown => valueAt(entry, ['number']) ?? valueAt(entry, ['id']);
type OwnProps = { entries: readonly unknown[]; list: readonly unknown[]; change: (entry: unknown) => void };

/** What the site shows by itself, to be changed one by one. */
function OwnEntries({ entries, list, change }: OwnProps) {
  const rest = entries.filter((one) => !list.some((other) => idOf(other) === idOf(one)));
  return (
    <details className={own.entry} open={list.length === 0}>
      <summary>
        {copy.own} ({rest.length})
      </summary>
      <p>{copy.ownHint}</p>
      <ul className={styles.sessions}>
        {rest.map((entry) => (
          <li key={String(idOf(entry))}>
            <div>
              <strong>{[valueAt(entry, ['number']), titleOf(entry)].filter(Boolean).join(' ')}</strong>
              {Object.values(Object(entry))
                .map(englishOf)
                .slice(2)
                .filter((text) => text !== '' && text !== titleOf(entry))
                .map((text) => (
                  <p key={text}>{text}</p>
                ))}
            </div>
            <Button variant="quiet" onClick={() => change(entry)}>
              {copy.change}
              <span className="visually-hidden">: {titleOf(entry)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
