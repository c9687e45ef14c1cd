'use client';

import { Button } from '@/components/ui/button';
import { ErrorSummary, Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useErrorTitle } from '@/components/ui/use-error-title';
import { useHydrated } from '@/components/ui/use-hydrated';
import { routes } from '@/lib/config/routes';
import { type ContactField, contactFields } from '@/lib/contact/contact-form';
import type { ContactCopy } from '@/lib/i18n/en/contact';
import type { MessagesCopy } from '@/lib/i18n/en/messages';
import type { CommonCopy } from '@/lib/i18n/en/shell';
import { type Language, localPath } from '@/lib/i18n/language';
import styles from './contact-form.module.css';
import { ContactNext } from './contact-next';
import { HONEYPOT, prepareCheck, useContactForm } from './use-contact-form';

export type ContactTexts = {
  contact: Pick<ContactCopy, 'form' | 'failed' | 'done'>;
  messages: MessagesCopy['contact'];
  common: Pick<CommonCopy, 'error' | 'leaveEmpty' | 'field'>;
  language: Language;
};

type Props = { words: ContactTexts; phone: string; phoneHref: string };

/** The contact form (spec §2, §4, §5). It posts to a page of its own where there is no JavaScript (contract §3). */
export function ContactForm({ words, phone, phoneHref }: Props) {
  const { contact: copy, messages, common, language } = words;
  const { fields, errors: texts, ...form } = copy.form;
  const { state, answer, submit, edit, again } = useContactForm({
    words: { missing: texts, malformed: {}, any: common.field },
    language,
    phone,
    phoneHref,
  });
  const errors = state.kind === 'invalid' || state.kind === 'failed' ? state.errors : {};
  const listed = contactFields.flatMap((name) => (errors[name] ? [{ name, message: errors[name] }] : []));
  useErrorTitle(common.error, state.kind === 'failed' || listed.length > 0);
  const field = (name: ContactField) => ({
    ...fields[name],
    name,
    error: errors[name],
    errorLabel: common.error,
  });
  // Until our own messages can show, the browser's native ones stand in.
  const hydrated = useHydrated();

  if (state.kind === 'done') {
    return (
      <div ref={answer} tabIndex={-1} className={styles.answer}>
        <Notice kind="done" title={messages.done}>
          {state.care}
          <ContactNext copy={copy.done} />
        </Notice>
        <Button variant="quiet" onClick={again}>
          {copy.done.another}
        </Button>
      </div>
    );
  }
  return (
    <form
      className={styles.form}
      method="post"
      action={routes.contactSend}
      onSubmit={submit}
      onInput={edit}
      onFocus={prepareCheck}
      noValidate={hydrated}
    >
      {state.kind === 'invalid' && state.care}
      {(state.kind === 'failed' || listed.length > 1) && (
        <div ref={answer} tabIndex={-1} className={styles.answer}>
          {state.kind === 'failed' && (
            <Notice kind="failed" title={messages.failed}>
              {state.care}
              <p>
                {copy.failed} <a href={phoneHref}>{phone}</a>
              </p>
            </Notice>
          )}
          {listed.length > 1 && <ErrorSummary title={form.summary} errors={listed} />}
        </div>
      )}
      <Field {...field('fullname')} type="text" required maxLength={200} />
      <Field {...field('email')} type="email" required maxLength={254} />
      <Field {...field('phone')} type="tel" maxLength={40} />
      <Field as="textarea" {...field('address')} maxLength={500} rows={2} />
      <Field as="textarea" {...field('message')} required maxLength={5000} rows={6} />
      {language !== 'en' && <input type="hidden" name="language" value={language} />}
      <p className={styles.trap} aria-hidden="true">
        <label htmlFor={HONEYPOT}>{common.leaveEmpty}</label>
        <input id={HONEYPOT} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
      </p>
      <p className={styles.privacy}>
        {form.privacy} <a href={localPath(language, routes.privacy)}>{form.privacyLink}</a>
      </p>
      <Button type="submit" size="large" aria-disabled={state.kind === 'submitting'}>
        {state.kind === 'submitting' ? messages.submitting : form.submit}
      </Button>
    </form>
  );
}
