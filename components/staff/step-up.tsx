'use client';

import { Children, type ComponentType, isValidElement, type ReactNode, useRef, useState } from 'react';
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

/** A question before something is done: in `children` what follows and the buttons that do it, below them the way back. However long it is, the buttons are in sight. */
export function Ask({ title, cancel, close, children }: AskProps) {
  const all = Children.toArray(children);
  const isDeed = (one: ReactNode) => isValidElement(one) && one.type === Button;
  return (
    <Dialog title={title} closeLabel={cancel} onClose={close}>
      <div className={styles.section}>
        {all.filter((one) => !isDeed(one))}
        <div className={styles.deeds}>
          {all.filter(isDeed)}
          <Button variant="quiet" onClick={close}>
            {cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
