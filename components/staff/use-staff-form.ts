'use client';

import { type FormEvent, useState } from 'react';
import type { StaffCopy } from '@/lib/i18n/en/staff';
import { postStaff, type StaffPost, troubleOf } from '@/lib/staff/client/staff-calls';
import { inLanguageOnView } from '@/lib/staff/client/texts';

type State = { isSending: boolean; refused: Refused | null };
const quiet: State = { isSending: false, refused: null };

type Options<T> = {
  copy: StaffCopy['errors'];
  path: string;
  read: (answer: unknown) => T | null;
  /** What is sent beside the fields of the form. */
  more?: (form: HTMLFormElement) => object;
  /** In place of a plain post: one that asks for a step-up. */
  post?: StaffPost;
  done: (answer: T) => void;
};

/** One form of the console: its fields are posted by their names; refusals stand beside them or above all. */
export function useStaffForm<T>({ copy, path, read, more, post = postStaff, done }: Options<T>) {
  const [state, setState] = useState(quiet);
  /** What was wrong with a field is said until it is changed. */
  const [edited] = useState(() => ({ target }: Event) => {
    const name = target instanceof Element && 'name' in target ? String(target.name) : '';
    // Drawn between this and the field's own handler, the field would lose what was just typed.
    setTimeout(() =>
      setState((now) => {
        const refused = withoutFault(now.refused, name);
        return refused === now.refused ? now : { ...now, refused };
      }),
    );
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.isSending) return;
    const form = event.currentTarget;
    for (const kind of ['input', 'change']) form.addEventListener(kind, edited);
    setState({ ...quiet, isSending: true });
    const body = { ...Object.fromEntries(new FormData(form)), ...more?.(form) };
    const result = await post(path, body, read);
    if (result.ok) {
      setState(quiet);
      done(result.data);
      return;
    }
    setState({ isSending: false, refused: result });
    focusFirst(form, result.fields);
  };
  const { isSending, refused } = state;
  const fields = Object.entries(refused?.fields ?? {}).map(([name, text]) => [name, inLanguageOnView(text)]);
  return {
    isSending,
    message: refused && messageOf(refused, copy),
    fields: Object.fromEntries(fields) as Refused['fields'],
    submit,
  };
}

/**
 * Puts the focus on the first control of a form that something is wrong with, in the order in which they are read; of
 * radio buttons on the chosen one.
 */
export function focusFirst(form: HTMLFormElement, faults: Readonly<Record<string, string>>): void {
  const wrong = Array.from(form.elements).filter(
    (one): one is HTMLInputElement => 'name' in one && typeof one.name === 'string' && one.name in faults,
  );
  const group = wrong.filter(({ name }) => name === wrong[0]?.name);
  const control = group.find(({ type, checked }) => type === 'radio' && checked) ?? group[0];
  const around = control?.closest('details');
  if (around) around.open = true;
  control?.focus();
}

function withoutFault(refused: Refused | null, name: string): Refused | null {
  const faults = Object.entries(refused?.fields ?? {});
  // What several ticks of one name choose is named in the plural.
  const left = faults.filter(([field]) => field !== name && field !== `${name}s`);
  if (!refused || left.length === faults.length) return refused;
  const fields = Object.fromEntries(left);
  return Object.keys(fields).length === 0 ? null : { ...refused, fields };
}

type Refused = { status: number; code: string; fields: Readonly<Record<string, string>> };

export function messageOf({ status, code, fields }: Refused, copy: StaffCopy['errors']): string | null {
  if (Object.keys(fields).length > 0) return null;
  // The dialog was closed by whoever it asked.
  if (code === 'step_up_needed') return null;
  if (code === 'wrong_sign_in') return copy.wrong;
  if (code === 'stale') return copy.stale;
  const trouble = troubleOf({ status, code });
  if (trouble !== 'fault') return copy[trouble];
  if (status === 401) return copy.signedOut;
  if (status === 429) return copy.busy;
  return status >= 500 ? copy.server : copy.failed;
}
