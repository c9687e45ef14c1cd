'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { staff } from '@/lib/i18n/en/staff';
import { personalData } from '@/lib/i18n/en/staff-personal-data';
import { incidentClockNames } from '@/lib/personal-data/rules';
import type { Incident } from '@/lib/personal-data/schema';
import { staffRoutes } from '@/lib/staff/addresses';
import { readStored } from '@/lib/staff/client/staff-calls';
import { clock } from '../clock';
import styles from '../staff.module.css';
import { useStaffForm } from '../use-staff-form';
import own from './personal-data.module.css';

const { register: copy } = personalData;

function stepLabel(step: string): string {
  const known = incidentClockNames.find((name) => name === step);
  return known ? copy.clocks[known] : copy.isClosed;
}

/** One incident: its clocks, what was done, and the next step. */
export function IncidentCard({ incident, again }: { incident: Incident; again: () => Promise<unknown> }) {
  const { what, noticed_at, closed_at, clocks, steps } = incident;
  const [nowMs] = useState(() => Date.now());
  return (
    <li>
      <p>
        <strong>{clock.format(noticed_at)}</strong>{' '}
        {closed_at !== null && `· ${copy.isClosed} ${clock.format(closed_at)}`}
      </p>
      <p>{what}</p>
      <ul>
        {clocks.map(({ clock: name, due_at, done_at }) => (
          <li key={name}>
            {stepLabel(name)}:{' '}
            {done_at !== null ? (
              `${copy.doneOn} ${clock.format(done_at)}`
            ) : (
              <span className={due_at < nowMs && closed_at === null ? own.late : undefined}>
                {copy.until} {clock.format(due_at)} {due_at < nowMs && closed_at === null && copy.late}
              </span>
            )}
          </li>
        ))}
      </ul>
      {steps.map(
        ({ step, at, note }) => note && <p key={`${step}-${at}`}>{`${stepLabel(step)}: ${note}`}</p>,
      )}
      {closed_at === null && <NextStep incident={incident} again={again} />}
    </li>
  );
}

function NextStep({ incident, again }: { incident: Incident; again: () => Promise<unknown> }) {
  const ids = useId();
  const { isSending, message, fields, submit } = useStaffForm({
    copy: staff.errors,
    path: staffRoutes.api.updateIncident,
    read: readStored,
    more: () => ({ id: incident.id }),
    done: again,
  });
  const left = incident.clocks.filter(({ done_at }) => done_at === null).map(({ clock: name }) => name);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {message && <Notice kind="failed" title={message} />}
      <div className={own.pair}>
        <label htmlFor={`${ids}-step`}>{copy.step}</label>
        <select id={`${ids}-step`} name="step" className={own.control}>
          {left.map((name) => (
            <option key={name} value={name}>
              {stepLabel(name)}
            </option>
          ))}
          <option value="closed">{copy.steps.closed}</option>
        </select>
      </div>
      <div className={own.pair}>
        <label htmlFor={`${ids}-note`}>{copy.note}</label>
        <textarea id={`${ids}-note`} name="note" rows={2} className={own.control} />
        {fields['note'] && <p className={own.late}>{fields['note']}</p>}
      </div>
      <Button variant="quiet" type="submit" aria-disabled={isSending}>
        {copy.save}
      </Button>
    </form>
  );
}
