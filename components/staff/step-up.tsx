'use client';

import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { postStaff, type StaffPost } from '@/lib/staff/client/staff-calls';
import styles from './staff.module.css';
import type { StepUpProps } from './step-up-form';

/**
 * Posts a change. Where the server wants a proof of who it is first, a dialog asks for a passkey, or password and code, and the change is sent
 * once more; a dialog that is closed leaves the first refusal. `stepUp` must be drawn by the caller.
 * `purpose`: a sentence in the dialog that says what it is for.
 */
export function useStaffAction(purpose?: string): { post: StaffPost; stepUp: ReactNode } {
  const [Form, setForm] = useState<ComponentType<StepUpProps> | null>(null);
  const answerRef = useRef<(isConfirmed: boolean) => void>(undefined);
  const settle = (isConfirmed: boolean) => {
    setForm(null);
    answerRef.current?.(isConfirmed);
    answerRef.current = undefined;
  };
  const post: StaffPost = async (path, body, read) => {
    const first = await postStaff(path, body, read);
    if (first.ok || first.code !== 'step_up_needed') return first;
    // Loaded once it is needed; without it nobody can be asked.
    const loaded = await import('./step-up-form').catch(() => null);
    if (loaded === null) return { ...first, status: 0, code: 'network' };
    const isConfirmed = await new Promise<boolean>((resolve) => {
      answerRef.current = resolve;
      setForm(() => loaded.StepUp);
    });
    return isConfirmed ? postStaff(path, body, read) : first;
  };
  return { post, stepUp: Form && <Form purpose={purpose} settle={settle} /> };
}

type AskProps = { title: string; cancel: string; close: () => void; children: ReactNode };

/** A question before something is done: in `children` what follows and what does it, below it the way back. */
export const Ask = ({ title, cancel, close, children }: AskProps) => (
  <Dialog title={title} closeLabel={cancel} onClose={close}>
    <div className={styles.section}>
      {children}
      <Button variant="quiet" onClick={close}>
        {cancel}
      </Button>
    </div>
  </Dialog>
);
