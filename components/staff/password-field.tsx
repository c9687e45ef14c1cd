'use client';

import { type ReactNode, useState } from 'react';
import { Field } from '@/components/ui/field';
import { useStaffTexts } from '@/lib/staff/client/texts';
import styles from './staff.module.css';

type Props = {
  label: string;
  hint?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  error: string | undefined;
};

/** A password that whoever types it can look at. */
export function PasswordField(props: Props) {
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
