'use client';

import { type FormEvent, type ReactNode, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { inTime } from '@/lib/browser/in-time';
import { postJson } from '@/lib/browser/json';
import { routes } from '@/lib/config/routes';
import {
  type ContactErrors,
  type ContactField,
  type ContactValues,
  contactFieldOf,
  contactFields,
  contactValues,
  contactWire,
} from '@/lib/contact/contact-form';
import type { FieldMessages } from '@/lib/formats/form-errors';
import type { Language } from '@/lib/i18n/language';
import type { contactCare } from './contact-care';
/** Field no person sees; a form filler writes into it and its message is not sent. */
export const HONEYPOT = 'website';

function valuesOf(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  return contactValues((field) => String(data.get(field) ?? ''));
}

const isSuccess = (answer: unknown) => (typeof answer === 'object' && answer !== null ? answer : null);

/** How long a part of the page may take; without it the endpoint still checks the message. */
const PART_MS = 4000;

const loadCheck = () => inTime(() => import('@/lib/contact/contact-errors'), PART_MS).catch(() => null);

/** Fetches the rules of the fields at the first touch, so that the page does not carry them. */
export const prepareCheck = () => void loadCheck();

/** The card for what was written, or nothing; a part that cannot be fetched must not stop the message. */
const careFor = async (
  values: ContactValues,
  sender: Parameters<typeof contactCare>[1],
): Promise<ReactNode> => {
  const part = await inTime(() => import('./contact-care'), PART_MS).catch(() => null);
  return part?.contactCare(values, sender);
};

/** The endpoint words its refusals in English; a page of another language has its own words for each field. */
function textsFor(
  refused: Record<string, string>,
  texts: Readonly<ContactValues>,
  language: Language,
): Record<string, string> {
  if (language === 'en') return refused;
  const fields = Object.keys(refused).flatMap((wireName) => contactFieldOf(wireName) ?? []);
  return Object.fromEntries(fields.map((field) => [field, texts[field]]));
}

type Input = { words: FieldMessages<ContactField>; language: Language; phone: string; phoneHref: string };

/** The state of the contact form and its submission. Fields are the browser's own, so what was typed stays on failure. */
export function useContactForm({ words, language, ...centre }: Input) {
  const [state, send] = useReducer(contactReducer, { kind: 'idle' });
  /** Where an answer away from the button appears; with one bad field there is none, and the field itself is gone to. */
  const answer = useRef<HTMLDivElement>(null);
  const busy = useRef(false);

  const show = (event: ContactEvent, form: HTMLFormElement) => {
    flushSync(() => send(event));
    (answer.current ?? form.querySelector<HTMLElement>('[aria-invalid="true"]'))?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press can come before the first is drawn; one message is sent once.
    if (busy.current) return;
    const form = event.currentTarget;
    const values = valuesOf(form);
    busy.current = true;
    const errors = (await loadCheck())?.contactErrors(values, words) ?? {};
    if (contactFields.some((field) => errors[field])) {
      busy.current = false;
      show({ type: 'refuse', errors }, form);
      const care = await careFor(values, { ...centre, pageLanguage: language, situation: 'unsent' });
      return care && send({ type: 'refuse', errors, care });
    }
    send({ type: 'submit' });
    const sender = { ...centre, pageLanguage: language };
    // A browser may fill the trap by itself: what tells of danger is sent all the same.
    const trapped =
      new FormData(form).get(HONEYPOT) !== '' && !(await careFor(values, { ...sender, situation: 'sent' }));
    const result = trapped
      ? { ok: true as const }
      : await postJson(routes.api.saveDetails, contactWire(values), isSuccess);
    const care = await careFor(values, { ...sender, situation: result.ok ? 'sent' : 'unsent' });
    busy.current = false;
    if (!result.ok)
      return show({ type: 'fail', fields: textsFor(result.fields, words.missing, language), care }, form);
    form.reset();
    return show({ type: 'succeed', care }, form);
  };

  const edit = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event;
    const name =
      target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : '';
    const field = contactFieldOf(name);
    if (field) send({ type: 'edit', field });
  };

  // The button that asked for it goes away, so the reading position moves to the first field.
  const again = () => {
    flushSync(() => send({ type: 'again' }));
    document.getElementById(contactFields[0])?.focus();
  };

  return { state, answer, submit, edit, again };
}

/** The contact form: idle, submitting, success, error (spec §4), and the fields that were refused. */
export type ContactState =
  | { kind: 'idle' }
  | { kind: 'invalid'; errors: ContactErrors; care?: ReactNode }
  | { kind: 'submitting' }
  | { kind: 'failed'; errors: ContactErrors; care?: ReactNode }
  | { kind: 'done'; care?: ReactNode };

type ContactEvent =
  | { type: 'refuse'; errors: ContactErrors; care?: ReactNode }
  | { type: 'submit' }
  | { type: 'fail'; fields: Record<string, string>; care?: ReactNode }
  | { type: 'succeed'; care?: ReactNode }
  | { type: 'edit'; field: ContactField }
  | { type: 'again' };

export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'refuse':
      return { kind: 'invalid', errors: event.errors, care: event.care };
    case 'submit':
      return { kind: 'submitting' };
    case 'succeed':
      return { kind: 'done', care: event.care };
    case 'fail':
      return { kind: 'failed', errors: fieldErrors(event.fields), care: event.care };
    case 'edit':
      return withoutError(state, event.field);
    case 'again':
      return { kind: 'idle' };
  }
}

/** Editing a field clears its own error and no other. */
function withoutError(state: ContactState, field: ContactField): ContactState {
  if (state.kind !== 'invalid' && state.kind !== 'failed') return state;
  const { [field]: _cleared, ...errors } = state.errors;
  return { ...state, errors };
}

const fieldErrors = (fields: Record<string, string>): ContactErrors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([wireName, message]) => {
      const field = contactFieldOf(wireName);
      return field ? [[field, message]] : [];
    }),
  );
