'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/components/ui/use-copy';
import { staffRoutes } from '@/lib/staff/addresses';
import { isDone, postStaff } from '@/lib/staff/client/staff-calls';
import { readAgain } from '@/lib/staff/client/staff-reads';
import { focusOnce } from './browser-state';
import { useJoinTexts } from './join-texts';
import { saveFile } from './save-file';
import styles from './staff.module.css';

/** New recovery codes, once. The heading takes the focus, since what was there is gone. */
export function RecoveryCodes({ codes, done }: { codes: readonly string[]; done: () => void }) {
  const { codes: copy, notCopied } = useJoinTexts();
  const { copyText, outcome } = useCopy({ copied: copy.copied, notCopied });
  const text = codes.join('\n');
  const save = () => {
    const file = `${copy.title}, ${location.host}\n${copy.once}\n\n${text}\n`;
    saveFile(`${copy.title}.txt`, new Blob([file], { type: 'text/plain' }));
  };
  return (
    <section className={styles.section} aria-labelledby="codes-title">
      <div className={styles.sheet}>
        <h2 id="codes-title" tabIndex={-1} ref={focusOnce}>
          {copy.title}
        </h2>
        <p>{copy.once}</p>
        <ul className={styles.codes} aria-labelledby="codes-title">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <p>{copy.text}</p>
      {outcome}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => void copyText(text)}>
          {copy.copy}
        </Button>
        <Button variant="quiet" onClick={save}>
          {copy.save}
        </Button>
        <Button variant="quiet" onClick={() => print()}>
          {copy.print}
        </Button>
      </div>
      <StoredForm done={done} />
    </section>
  );
}

function StoredForm({ done }: { done: () => void }) {
  const { codes: copy } = useJoinTexts();
  const [isStored, setIsStored] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const isMissing = isPressed && !isStored;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsPressed(true);
    if (!isStored) return document.getElementById('codes-stored')?.focus();
    // The first step is done by it; where that is not noted, it is ticked by hand.
    await postStaff(staffRoutes.api.preferences, { mark: 'codes', is_set: true }, isDone);
    await readAgain(staffRoutes.api.me);
    done();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.ticks}>
        <label>
          <input
            id="codes-stored"
            type="checkbox"
            checked={isStored}
            onChange={({ target }) => setIsStored(target.checked)}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? 'codes-stored-error' : undefined}
          />
          {copy.stored}
        </label>
        {isMissing && (
          <p id="codes-stored-error" className={styles.fault}>
            {copy.storedMissing}
          </p>
        )}
      </div>
      <Button type="submit">{copy.done}</Button>
    </form>
  );
}
