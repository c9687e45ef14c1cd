'use client';

import { type FormEvent, useReducer } from 'react';
import { postJson } from '@/lib/browser/post-json';
import {
  type ContactValues,
  contactErrors,
  contactFieldOf,
  contactFields,
  contactWire,
} from '@/lib/domain/contact-form';
import { routes } from '@/lib/routes';
import { contactReducer } from './contact-state';

/** Field no person sees; a form filler writes into it and its message is not sent. */
export const HONEYPOT = 'website';

function valuesOf(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    fullname: text('fullname'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    message: text('message'),
  };
}

const isSuccess = (answer: unknown) => (typeof answer === 'object' && answer !== null ? answer : null);

/** The state of the contact form and its submission. Fields are the browser's own, so what was typed stays on failure. */
export function useContactForm(texts: Readonly<ContactValues>) {
  const [state, send] = useReducer(contactReducer, { kind: 'idle' });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.kind === 'submitting') return;
    const form = event.currentTarget;
    const values = valuesOf(form);
    const errors = contactErrors(values, texts);
    if (contactFields.some((field) => errors[field])) return send({ type: 'refuse', errors });
    send({ type: 'submit' });
    const trapped = new FormData(form).get(HONEYPOT) !== '';
    const result = trapped
      ? { ok: true as const }
      : await postJson(routes.api.saveDetails, contactWire(values), isSuccess);
    if (!result.ok) return send({ type: 'fail', fields: result.fields });
    form.reset();
    return send({ type: 'succeed' });
  };

  const edit = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event;
    const name =
      target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : '';
    const field = contactFieldOf(name);
    if (field) send({ type: 'edit', field });
  };

  return { state, submit, edit, again: () => send({ type: 'again' }) };
}
