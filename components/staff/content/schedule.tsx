import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { clock, kolkataField, kolkataTime } from '../clock';
import styles from '../staff.module.css';
import own from './document-editor.module.css';
import { photoQuestion } from './pictures';

const copy = staffContent.editor;
/** What can be done with a text. */
export type Action = keyof typeof copy.done;
export type Run = (action: Action, more?: object) => Promise<void>;
export type RunProps = { isBusy: boolean; run: Run };

const DAY_MS = 86_400_000;

/** When it appears by itself, and the way back. */
export const Scheduled = ({ at, isBusy, run }: RunProps & { at: number }) => (
  <div className={own.actions}>
    <p>{copy.scheduledFor(clock.format(at))}</p>
    <Button variant="quiet" aria-disabled={isBusy} onClick={() => void run('unschedule')}>
      {copy.unschedule}
    </Button>
  </div>
);

/** At which time it is published by itself. */
export function ScheduleActions({ isBusy, run }: RunProps) {
  const [at, setAt] = useState(() => nextMorning(Date.now()));
  const [fault, setFault] = useState<string>();
  const schedule = () => {
    const ms = kolkataTime(at);
    const wrongTime = ms === null ? copy.atMissing : ms <= Date.now() ? copy.atPassed : undefined;
    const why = wrongTime ?? photoQuestion()?.text;
    setFault(why);
    if (why === undefined) void run('schedule', { at: ms });
  };
  return (
    <section className={styles.section} aria-label={copy.later}>
      <Field
        name="publish-at"
        type="datetime-local"
        label={copy.at}
        value={at}
        error={fault}
        onChange={({ target }) => {
          setAt(target.value);
          setFault(undefined);
        }}
      />
      <div>
        <Button variant="quiet" aria-disabled={isBusy} onClick={schedule}>
          {copy.schedule}
        </Button>
      </div>
    </section>
  );
}

/** The next day at nine, as a field holds it. */
export const nextMorning = (nowMs: number): string => `${kolkataField(nowMs + DAY_MS).slice(0, 10)}T09:00`;
