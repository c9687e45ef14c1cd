import type { ReactNode } from 'react';
import { type ContactErrors, type ContactField, contactFieldOf } from '@/lib/contact/contact-form';

/** The contact form: idle, submitting, success, error (spec §4), and the fields that were refused. */
export type ContactState =
  | { kind: 'idle' }
  | { kind: 'invalid'; errors: ContactErrors; care?: ReactNode }
  | { kind: 'submitting' }
  | { kind: 'failed'; errors: ContactErrors; care?: ReactNode }
  | { kind: 'done'; care?: ReactNode };

export type ContactEvent =
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
