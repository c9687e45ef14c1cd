'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ShellCopy } from '@/lib/i18n/en/shell';
import type { Language } from '@/lib/i18n/language';
import styles from './newsletter.module.css';

type Props = { copy: ShellCopy['newsletter']; language: Language };

/**
 * The newsletter box makes no call (spec §2) and says so before somebody types. What was typed stays; danger in it is
 * heard as in every form (access-and-care §2.5).
 */
export function Newsletter({ copy, language }: Props) {
  const [told, setTold] = useState(false);
  const [help, setHelp] = useState<ReactNode>(null);
  const tell = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTold(true);
    const email = event.currentTarget.querySelector('input')?.value ?? '';
    const { newsletterCare } = await import('./newsletter-care');
    setHelp(newsletterCare(email, language));
  };
  return (
    <form
      aria-labelledby="newsletter-title"
      className={styles.form}
      onSubmit={tell}
      noValidate
      action="#newsletter"
      id="newsletter"
    >
      <h2 id="newsletter-title">{copy.title}</h2>
      <label htmlFor="newsletter-email">{copy.label}</label>
      <div className={styles.row}>
        <input
          id="newsletter-email"
          type="email"
          autoComplete="email"
          placeholder={copy.placeholder}
          aria-describedby="newsletter-note"
        />
        <Button type="submit" variant="light">
          {copy.action}
        </Button>
      </div>
      <p id="newsletter-note">{copy.note}</p>
      <p role="status">{told ? copy.honest : ''}</p>
      {help}
    </form>
  );
}
