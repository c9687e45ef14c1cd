'use client';

import { type FormEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useErrorTitle } from '@/components/ui/use-error-title';
import { useHydrated } from '@/components/ui/use-hydrated';
import { inTime } from '@/lib/browser/in-time';
import styles from './callback-section.module.css';
import type { CallbackContext, CallbackOutcome } from './callback-session';
import formStyles from './contact-form.module.css';

type Props = CallbackContext & {
  /** Where it posts to without JavaScript. */
  action: string;
  /** The fields, drawn by the server. */
  children: ReactNode;
};

type State = { kind: 'idle' } | { kind: 'sending' } | CallbackOutcome;

/** How long what checks and sends may take to come. */
const PART_MS = 8000;
const loadSession = () => inTime(() => import('./callback-session'), PART_MS).catch(() => null);

/**
 * By when we would call, said as soon as the form is seen and with each choice: it depends on the moment, which no cached
 * page knows.
 */
function usePreview({ language, callHours }: Pick<CallbackContext, 'language' | 'callHours'>) {
  const [preview, setPreview] = useState('');
  const showPreview = useCallback(
    (form: HTMLFormElement) =>
      void loadSession()
        .then((session) => session?.previewOf(form, { language, callHours }))
        .then((text) => setPreview(text ?? '')),
    [language, callHours],
  );
  const seen = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form || !('IntersectionObserver' in window)) return undefined;
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        showPreview(form);
      });
      observer.observe(form);
      return () => observer.disconnect();
    },
    [showPreview],
  );
  return { preview, showPreview, seen };
}

/** The state of the form and its sending. Fields are the browser's own, so what was typed stays on failure. */
function useSubmit(context: CallbackContext) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const answer = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press can come before the first is drawn; one request is sent once.
    if (busy.current) return;
    busy.current = true;
    const form = event.currentTarget;
    setState({ kind: 'sending' });
    const sent = await loadSession()
      .then((session) => session?.sendCallback(form, context))
      .catch(() => undefined);
    busy.current = false;
    flushSync(() => setState(sent ?? { kind: 'failed', care: null }));
    (answer.current ?? form.querySelector<HTMLElement>('[aria-invalid="true"]'))?.focus();
  };
  return { state, answer, submit, again: () => setState({ kind: 'idle' }) };
}

/**
 * The request for a call. Without JavaScript it posts to a page of its own (`/contact/send/call`); with it, what checks,
 * previews and sends is fetched once the form is seen, so that no page carries it.
 */
export function CallbackForm(props: Props) {
  const { words, phone, phoneHref, children } = props;
  const { state, answer, submit, again } = useSubmit(props);
  const { preview, showPreview, seen } = usePreview(props);
  const hydrated = useHydrated();
  const errors = state.kind === 'invalid' ? state.errors : [];
  useErrorTitle(words.error, state.kind === 'failed' || errors.length > 0);
  const call = <a href={phoneHref}>{phone}</a>;

  if (state.kind === 'done') {
    const [promise = '', ...rest] = state.lines;
    return (
      <div ref={answer} tabIndex={-1} className={formStyles.answer}>
        <Notice kind="done" title={promise}>
          {state.care}
          {rest.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>{call}</p>
        </Notice>
        <Button variant="quiet" onClick={again}>
          {words.another}
        </Button>
      </div>
    );
  }
  return (
    <form
      className={formStyles.form}
      method="post"
      action={props.action}
      onSubmit={submit}
      onInput={({ currentTarget, target }) => {
        void loadSession().then((session) => session?.clearError(currentTarget, target));
        showPreview(currentTarget);
      }}
      ref={seen}
      noValidate={hydrated}
    >
      {state.kind === 'invalid' && state.care}
      {(state.kind === 'failed' || errors.length > 1) && (
        <div ref={answer} tabIndex={-1} className={formStyles.answer}>
          {state.kind === 'failed' && (
            <Notice kind="failed" title={words.failed}>
              {state.care}
              <p>
                {words.still} {call}
              </p>
            </Notice>
          )}
          {errors.length > 1 && <ErrorSummary id="callback-errors" title={words.summary} errors={errors} />}
        </div>
      )}
      {children}
      <p role="status" className={styles.preview}>
        {preview}
      </p>
      <Button type="submit" size="large" icon="phone" aria-disabled={state.kind === 'sending'}>
        {state.kind === 'sending' ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
