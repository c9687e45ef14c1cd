'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ShellCopy } from '@/lib/i18n/en/shell';
import type { Language } from '@/lib/i18n/language';
import styles from './newsletter.module.css';

type Props = { copy: ShellCopy['newsletter']; language: Language };

/** Fetched when the form is sent, so that no page carries the rules. */
const care = () =>
  Promise.all([
    import('@/lib/chat/care/assess'),
    import('@/lib/chat/care/assessment'),
    import('@/lib/i18n/care'),
    import('@/lib/i18n/helplines'),
  ]);

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
    const [{ assessDetails }, { cardLanguage, helpOrder }, { careCopy }, { helplines }] = await care();
    const found = assessDetails([email]);
    const shown = cardLanguage(found.language, language);
    const lines = helpOrder(found.category).flatMap((line) => (line === 'centre' ? [] : [line]));
    setHelp(
      found.tier === 2 && (
        <div role="alert" lang={shown}>
          <p>{careCopy[shown].title}</p>
          <ul>
            {lines.map((line) => (
              <li key={line}>
                <a href={helplines[line].tel}>{careCopy[shown][line]}</a>
              </li>
            ))}
          </ul>
        </div>
      ),
    );
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
