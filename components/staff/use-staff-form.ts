'use client';

import { type FormEvent, useState } from 'react';
import type { StaffCopy } from '@/lib/i18n/en/staff';
import { postStaff, type StaffPost } from '@/lib/staff/client/staff-calls';

type State = { isSending: boolean; message: string | null; fields: Readonly<Record<string, string>> };
const quiet: State = { isSending: false, message: null, fields: {} };

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
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.isSending) return;
    const form = event.currentTarget;
    setState({ ...quiet, isSending: true });
    const body = { ...Object.fromEntries(new FormData(form)), ...more?.(form) };
    const result = await post(path, body, read);
    if (result.ok) {
      setState(quiet);
      done(result.data);
      return;
    }
    setState({ isSending: false, message: messageOf(result, copy), fields: result.fields });
    const [first] = Object.keys(result.fields);
    const control = first === undefined ? null : form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  return { ...state, submit };
}

type Refused = { status: number; code: string; fields: Readonly<Record<string, string>> };

export function messageOf({ status, code, fields }: Refused, copy: StaffCopy['errors']): string | null {
  if (Object.keys(fields).length > 0) return null;
  // The dialog was closed by whoever it asked.
  if (code === 'step_up_needed') return null;
  if (code === 'wrong_sign_in') return copy.wrong;
  if (code === 'stale') return copy.stale;
  if (status === 401) return copy.signedOut;
  return status === 429 ? copy.busy : copy.failed;
}
