'use client';

import { ContactNext } from '@/components/sections/contact/contact-next';
import { Button } from '@/components/ui/button';
import { ErrorSummary, Field, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ContactCopy } from '@/lib/content/en/contact';
import { messages } from '@/lib/content/en/messages';
import { contactFields } from '@/lib/domain/contact-form';
import { routes } from '@/lib/routes';
import styles from './contact-form.module.css';
import { HONEYPOT, useContactForm } from './use-contact-form';

type Props = { copy: ContactCopy; phone: string; phoneHref: string };

/** The contact form (spec §2, §4, §5). It posts to a page of its own where there is no JavaScript (contract §3). */
export function ContactForm({ copy, phone, phoneHref }: Props) {
  const { fields, errors: texts, ...form } = copy.form;
  const { state, answer, submit, edit, again } = useContactForm(texts);
  const errors = state.kind === 'invalid' || state.kind === 'failed' ? state.errors : {};
  const listed = contactFields.flatMap((name) => (errors[name] ? [{ name, message: errors[name] }] : []));
  // Until our own messages can show, the browser's native ones stand in.
  const hydrated = useHydrated();

  if (state.kind === 'done') {
    return (
      <div ref={answer} tabIndex={-1} className={styles.answer}>
        <Notice kind="done" title={messages.contact.done}>
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
      noValidate={hydrated}
    >
      {(state.kind === 'failed' || listed.length > 1) && (
        <div ref={answer} tabIndex={-1} className={styles.answer}>
          {state.kind === 'failed' && (
            <Notice kind="failed" title={messages.contact.failed}>
              <p>
                {copy.failed} <a href={phoneHref}>{phone}</a>
              </p>
            </Notice>
          )}
          {listed.length > 1 && <ErrorSummary title={form.summary} errors={listed} />}
        </div>
      )}
      <Field
        {...fields.fullname}
        name="fullname"
        type="text"
        required
        maxLength={200}
        error={errors.fullname}
      />
      <Field {...fields.email} name="email" type="email" required maxLength={254} error={errors.email} />
      <Field {...fields.phone} name="phone" type="tel" maxLength={40} error={errors.phone} />
      <Field {...fields.address} name="address" type="text" maxLength={500} error={errors.address} />
      <TextField
        {...fields.message}
        name="message"
        required
        maxLength={5000}
        rows={6}
        error={errors.message}
      />
      <p className={styles.trap} aria-hidden="true">
        <label htmlFor={HONEYPOT}>Leave this empty</label>
        <input id={HONEYPOT} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
      </p>
      <p className={styles.privacy}>
        {form.privacy} <a href={routes.privacy}>{form.privacyLink}</a>
      </p>
      <Button type="submit" size="large" aria-disabled={state.kind === 'submitting'}>
        {state.kind === 'submitting' ? messages.contact.submitting : form.submit}
      </Button>
    </form>
  );
}
