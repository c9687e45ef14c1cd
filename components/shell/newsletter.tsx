'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ShellCopy } from '@/lib/i18n/en/shell';
import styles from './newsletter.module.css';

/** The newsletter box makes no call (spec §2) and says so before somebody types. What was typed stays. */
export function Newsletter({ copy }: { copy: ShellCopy['newsletter'] }) {
  const [told, setTold] = useState(false);
  const tell = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
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
    </form>
  );
}
