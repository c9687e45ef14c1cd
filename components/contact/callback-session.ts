import type { ReactNode } from 'react';
import { postJson } from '@/lib/browser/json';
import { routes } from '@/lib/config/routes';
import { type CallHours, type CallTime, callTimeOf } from '@/lib/contact/callback';
import {
  CALLBACK_TRAP,
  type CallbackErrors,
  callbackErrors,
  callbackFields,
  callbackValues,
  callbackWire,
  fieldName,
  whenOf,
} from '@/lib/contact/callback-form';
import { callPhrase, promiseSentences } from '@/lib/contact/callback-words';
import type { CallbackCopy } from '@/lib/i18n/en/callback';
import { fill, type Language } from '@/lib/i18n/language';
import { contactCare } from './contact-care';

/** What the form has before its session is there. */
export type CallbackContext = {
  words: Readonly<
    Record<'submit' | 'submitting' | 'summary' | 'failed' | 'still' | 'another' | 'error', string>
  > & { any: Readonly<Record<'hidden' | 'long', string>> };
  language: Language;
  callHours: CallHours;
  phone: string;
  phoneHref: string;
};

/** What came of a form that was sent. `care`: whom to call, where it tells of danger to life. */
export type CallbackOutcome =
  | { kind: 'invalid'; errors: readonly { name: string; message: string }[]; care: ReactNode }
  | { kind: 'failed'; care: ReactNode }
  | { kind: 'done'; lines: readonly string[]; care: ReactNode };

/** One language's words come alone. */
const copies: Readonly<Record<Language, () => Promise<{ callback: CallbackCopy }>>> = {
  en: () => import('@/lib/i18n/en/callback'),
  hi: () => import('@/lib/i18n/hi/callback'),
  bn: () => import('@/lib/i18n/bn/callback'),
};

const valuesOf = (form: HTMLFormElement) => {
  const data = new FormData(form);
  return callbackValues((name) => String(data.get(name) ?? ''));
};

/** By when somebody would call if the form went now; nothing where nobody is there then. */
export async function previewOf(
  form: HTMLFormElement,
  { language, callHours }: Pick<CallbackContext, 'language' | 'callHours'>,
): Promise<string> {
  const { callback: copy } = await copies[language]();
  const nowMs = Date.now();
  const call = callTimeOf(whenOf(valuesOf(form)), nowMs, callHours);
  if (call === null) return copy.errors.when;
  // No clock where the centre has named no hours.
  if (callHours.hours === null || callHours.isSample) return '';
  return fill(copy.preview, { call: callPhrase(call, { copy, language, nowMs }) });
}

/** Checks a form, says beside each field what is wrong with it, or sends it. Resolves in every case. */
export async function sendCallback(
  form: HTMLFormElement,
  { language, callHours, words, phone, phoneHref }: CallbackContext,
): Promise<CallbackOutcome> {
  const { callback: copy } = await copies[language]();
  const values = valuesOf(form);
  const care = (situation: 'sent' | 'unsent') =>
    contactCare(
      { message: values.say, name: values.name, phone: values.phone },
      { phone, phoneHref, pageLanguage: language, situation },
    );
  const refuse = (errors: CallbackErrors): CallbackOutcome => {
    const listed = callbackFields.flatMap((field) => {
      const message = errors[field];
      return message ? [{ name: fieldName(field), message }] : [];
    });
    for (const { name, message } of listed) showError(form, { name, message, label: words.error });
    return { kind: 'invalid', errors: listed, care: care('unsent') };
  };
  for (const field of callbackFields) clearErrorOf(form, fieldName(field));
  const errors = callbackErrors(values, { copy, any: words.any }, { ...callHours, nowMs: Date.now() });
  if (Object.keys(errors).length > 0) return refuse(errors);
  const wire = callbackWire(values);
  // A browser may fill the trap by itself: what tells of danger is sent all the same.
  const isTrapped = new FormData(form).get(CALLBACK_TRAP) !== '' && !care('sent');
  const result = isTrapped
    ? { ok: true as const, data: { call: { from: Date.now(), to: Date.now() }, promised: true } }
    : await postJson(routes.api.callback, wire, receiptOf);
  if (!result.ok)
    return result.fields['when']
      ? refuse({ time: copy.errors.when })
      : { kind: 'failed', care: care('unsent') };
  const wished = { ...wire, language: languageOfCall(values.language, language) };
  const lines = promiseSentences({ ...result.data, isSample: callHours.isSample }, wished, {
    copy,
    language,
    nowMs: Date.now(),
  });
  return { kind: 'done', lines, care: care('sent') };
}

const languageOfCall = (chosen: string, page: Language): Language =>
  chosen === 'en' || chosen === 'hi' || chosen === 'bn' ? chosen : page;

type Receipt = { call: CallTime; promised: boolean };

/** The endpoint's answer (`CallbackReceipt`), or null for anything else. */
function receiptOf(answer: unknown): Receipt | null {
  if (typeof answer !== 'object' || answer === null || !('call' in answer)) return null;
  const { call } = answer;
  if (typeof call !== 'object' || call === null || !('from' in call && 'to' in call)) return null;
  const [from, to] = [Date.parse(String(call.from)), Date.parse(String(call.to))];
  return Number.isNaN(from + to)
    ? null
    : { call: { from, to }, promised: 'promised' in answer && answer.promised === true };
}

type FieldError = { name: string; message: string; label: string };

/** The fields are the server's HTML, which React does not draw again: their errors are written beside them. */
function showError(form: HTMLFormElement, { name, message, label }: FieldError): void {
  const control = form.querySelector(`[name="${name}"]`);
  if (!control) return;
  const error = document.createElement('p');
  error.id = `${name}-error`;
  const heard = document.createElement('span');
  heard.className = 'visually-hidden';
  heard.textContent = `${label} `;
  error.append(heard, message);
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', [hintOf(form, name), error.id].filter(Boolean).join(' '));
  control.parentElement?.setAttribute('data-invalid', '');
  control.after(error);
}

const hintOf = (form: HTMLFormElement, name: string) => form.querySelector(`#${name}-hint`)?.id;

/** Editing a field clears its own error and no other; the day and the time are one wish. */
export function clearError(form: HTMLFormElement, target: EventTarget): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  clearErrorOf(form, target.name === fieldName('day') ? fieldName('time') : target.name);
}

function clearErrorOf(form: HTMLFormElement, name: string): void {
  const error = form.querySelector(`#${name}-error`);
  if (!error) return;
  const control = error.previousElementSibling;
  const hint = hintOf(form, name);
  error.remove();
  control?.removeAttribute('aria-invalid');
  if (hint) control?.setAttribute('aria-describedby', hint);
  else control?.removeAttribute('aria-describedby');
  control?.parentElement?.removeAttribute('data-invalid');
}
