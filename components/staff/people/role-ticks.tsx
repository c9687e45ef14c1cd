'use client';

import { useId } from 'react';
import { people } from '@/lib/i18n/en/staff-people';
import { roles } from '@/lib/staff/rules';
import styles from '../staff.module.css';

type Props = {
  /** Roles with commas between them; none is blank. */
  value: string;
  change: (value: string) => void;
  error?: string | undefined;
};

const rolesIn = (value: string) => value.split(',').filter(Boolean);

/** Each role with what it lets somebody do, and a tick. */
export function RoleTicks({ value, change, error }: Props) {
  const errorId = useId();
  const ticked = new Set(rolesIn(value));
  const toggle = (role: string) => {
    const next = new Set(ticked);
    if (!next.delete(role)) next.add(role);
    change(roles.filter((one) => next.has(one)).join(','));
  };
  return (
    <fieldset className={styles.ticks} aria-describedby={error ? errorId : undefined}>
      <legend>{people.change.roles}</legend>
      {error && (
        <p id={errorId} role="alert" className={styles.fault}>
          {error}
        </p>
      )}
      {roles.map((role) => (
        <label key={role}>
          <input type="checkbox" name="role" checked={ticked.has(role)} onChange={() => toggle(role)} />
          <span>
            {people.roles[role].name}
            <small>{people.roles[role].text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
