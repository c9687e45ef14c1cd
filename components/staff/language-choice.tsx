'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { endonyms, languages } from '@/lib/i18n/language';
import { chooseLanguage, useStaffLanguage, useStaffTexts } from '@/lib/staff/client/texts';
import styles from './staff.module.css';

/** The languages by their own names. Nothing else on the page changes but its words. */
export function LanguageChoice({ isSignedIn }: { isSignedIn: boolean }) {
  const { language: copy } = useStaffTexts();
  const onView = useStaffLanguage();
  const [isStored, setIsStored] = useState(true);
  return (
    <section className={styles.section} aria-labelledby="language-title">
      <h2 id="language-title">{copy.title}</h2>
      {isSignedIn && <p>{copy.text}</p>}
      <div className={styles.actions}>
        {languages.map((language) => (
          <Button
            key={language}
            lang={language}
            variant={language === onView ? 'primary' : 'quiet'}
            aria-pressed={language === onView}
            onClick={async () => setIsStored(await chooseLanguage(language, isSignedIn))}
          >
            {endonyms[language]}
          </Button>
        ))}
      </div>
      {!isStored && <Notice kind="failed" title={copy.notSaved} />}
    </section>
  );
}
