'use client';

import { type ReactNode, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useStaffTexts } from '@/lib/staff/client/texts';
import { inView } from './browser-state';
import { kolkataField } from './clock';
import styles from './staff.module.css';

/** Why a form as a whole was refused, brought before the eyes of who pressed a button below it. */
export const FormMessage = ({ text }: { text: string | null }) =>
  text !== null && (
    <div ref={inView}>
      <Notice kind="failed" title={text} />
    </div>
  );

type PasswordProps = {
  name?: string;
  label: string;
  hint?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  error: string | undefined;
};

/** A password that whoever types it can look at. */
export function PasswordField(props: PasswordProps) {
  const { signIn: copy } = useStaffTexts();
  const [isShown, setIsShown] = useState(false);
  return (
    <div>
      <Field
        name="password"
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        required
        {...props}
      />
      <div className={styles.ticks}>
        <label>
          <input type="checkbox" checked={isShown} onChange={({ target }) => setIsShown(target.checked)} />
          {copy.showPassword}
        </label>
      </div>
    </div>
  );
}

type DayProps = {
  name: string;
  label: string;
  /** What is stored; today where nothing is. */
  day?: string | null | undefined;
  error: string | undefined;
};

/** A day in India that has come. */
export function DayField({ day, ...field }: DayProps) {
  const [today] = useState(() => kolkataField(Date.now()).slice(0, 10));
  return <Field type="date" max={today} defaultValue={day ?? today} {...field} />;
}
