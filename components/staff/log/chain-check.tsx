'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { staff } from '@/lib/i18n/en/staff';
import { log as copy } from '@/lib/i18n/en/staff-log';
import { staffRoutes } from '@/lib/staff/addresses';
import { has, postStaff } from '@/lib/staff/client/staff-calls';
import type { LogCheck } from '@/lib/staff/schema';
import styles from '../staff.module.css';
import { messageOf } from '../use-staff-form';

const readCheck = (answer: unknown): LogCheck | null => (has<LogCheck>(answer, 'broken_at') ? answer : null);

/** Has the server follow the chain of hashes, and says what it found. */
export function ChainCheck({ again }: { again: () => Promise<unknown> }) {
  const [isChecking, setIsChecking] = useState(false);
  const [check, setCheck] = useState<LogCheck | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async () => {
    if (isChecking) return;
    setIsChecking(true);
    const result = await postStaff(staffRoutes.api.checkLog, {}, readCheck);
    setIsChecking(false);
    setCheck(result.ok ? result.data : null);
    setFailure(result.ok ? null : messageOf(result, staff.errors));
    await again();
  };
  return (
    <div className={styles.section}>
      <Button variant="quiet" aria-disabled={isChecking} onClick={run}>
        {isChecking ? copy.checking : copy.check}
      </Button>
      {failure && <Notice kind="failed" title={failure} />}
      {check && <Found check={check} />}
    </div>
  );
}

function Found({ check: { lines, head, broken_at } }: { check: LogCheck }) {
  if (broken_at !== null)
    return (
      <Notice kind="failed" title={copy.broken(broken_at)}>
        <p>{copy.brokenText}</p>
      </Notice>
    );
  return (
    <Notice kind="done" title={copy.whole(lines)}>
      <p>{copy.head}</p>
      <p className={styles.secret}>{head}</p>
    </Notice>
  );
}
