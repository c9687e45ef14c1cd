'use client';

import { Button } from '@/components/ui/button';
import { useStaffTexts } from '@/lib/staff/client/texts';
import styles from './staff.module.css';

/** New recovery codes, once. The heading takes the focus, since what was there is gone. */
export function RecoveryCodes({ codes, done }: { codes: readonly string[]; done: () => void }) {
  const { codes: copy } = useStaffTexts();
  return (
    <section className={styles.section} aria-labelledby="codes-title">
      <h2 id="codes-title" tabIndex={-1} ref={focusOnce}>
        {copy.title}
      </h2>
      <p>{copy.text}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={done}>{copy.done}</Button>
    </section>
  );
}

/** The same function each time, so React calls it once. */
export const focusOnce = (heading: HTMLHeadingElement | null) => heading?.focus();
