'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, SelectField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { callOutcomes } from '@/lib/inbox/rules';
import type { TicketCard } from '@/lib/inbox/schema';
import { staffRoutes } from '@/lib/staff/addresses';
import { readStored, type StaffPost } from '@/lib/staff/client/staff-calls';
import { useStaffTexts } from '@/lib/staff/client/texts';
import { kolkataField, kolkataTime } from '../clock';
import styles from '../staff.module.css';
import { useStaffForm } from '../use-staff-form';
import { useInboxTexts } from './ticket-words';

export type Props = { ticket: TicketCard; again: () => Promise<unknown> };
type Change = Parameters<typeof staffRoutes.api.changeTicket>[0];

const HOUR_MS = 3_600_000;
const inAnHour = () => kolkataField(Date.now() + HOUR_MS);

/** A form is emptied once it is stored; after a refusal it stands as it was written. */
export function useTicketForm(
  { ticket, again }: Props,
  change: Change,
  { more = () => ({}), stored, post }: { more?: () => object; stored?: () => void; post?: StaffPost } = {},
) {
  const { errors } = useStaffTexts();
  const [count, setCount] = useState(0);
  const { id, version } = ticket;
  const form = useStaffForm({
    copy: errors,
    path: staffRoutes.api.changeTicket(change),
    read: readStored,
    more: () => ({ id, version, ...more() }),
    ...(post && { post }),
    done: () => {
      setCount(count + 1);
      stored?.();
    },
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    await form.submit(event);
    // After a refusal too: the next try is made on what is on view.
    await again();
  };
  return { ...form, submit, count };
}

type FrameProps = { form: ReturnType<typeof useTicketForm>; submit: string; children: ReactNode };

export const Frame = ({ form, submit, children }: FrameProps) => (
  <form key={form.count} className={styles.form} onSubmit={form.submit} noValidate>
    {form.message && <Notice kind="failed" title={form.message} />}
    {children}
    <Button variant="quiet" type="submit" aria-disabled={form.isSending}>
      {submit}
    </Button>
  </form>
);

/** How a call went, and in the same form whether that is the end of it; where it is not and nobody answered, when it is tried again. */
export function CallForm(props: Props) {
  const { actions: copy, outcomes } = useInboxTexts();
  const [outcome, setOutcome] = useState<string>('reached');
  const [againAt, setAgainAt] = useState(inAnHour);
  const [ticked, setTicked] = useState<boolean | null>(null);
  const isDone = ticked ?? outcome !== 'nobody';
  const isAgain = outcome === 'nobody' && !isDone;
  const form = useTicketForm(props, 'outcome', {
    more: () => ({
      ...{ outcome, is_done: isDone },
      again_at: isAgain ? (kolkataTime(againAt) ?? 0) : undefined,
    }),
  });
  const options = callOutcomes.map((value) => ({ value, label: outcomes[value] }));
  return (
    <section className={styles.section}>
      <h3>{copy.call}</h3>
      <Frame form={form} submit={isDone ? copy.done : copy.saveCall}>
        <SelectField
          name="outcome"
          label={copy.outcome}
          options={options}
          value={outcome}
          onChange={({ target }) => setOutcome(target.value)}
          error={form.fields['outcome']}
        />
        {isAgain && (
          <Field
            name="again_at"
            type="datetime-local"
            label={copy.again}
            value={againAt}
            onChange={({ target }) => setAgainAt(target.value)}
            error={form.fields['again_at']}
          />
        )}
        <TextField name="remark" label={copy.remark} rows={2} error={form.fields['remark']} />
        <label>
          <input type="checkbox" checked={isDone} onChange={({ target }) => setTicked(target.checked)} />{' '}
          {copy.noMore}
        </label>
      </Frame>
    </section>
  );
}

export function SnoozeForm(props: Props) {
  const { actions: copy } = useInboxTexts();
  const [until, setUntil] = useState(inAnHour);
  const form = useTicketForm(props, 'snooze', { more: () => ({ until: kolkataTime(until) ?? 0 }) });
  return (
    <Frame form={form} submit={copy.snooze}>
      <Field
        name="until"
        type="datetime-local"
        label={copy.until}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
        error={form.fields['until']}
      />
    </Frame>
  );
}

export function NoteForm(props: Props) {
  const { actions: copy } = useInboxTexts();
  const form = useTicketForm(props, 'note');
  return (
    <Frame form={form} submit={copy.addNote}>
      <TextField name="note" label={copy.note} rows={3} error={form.fields['note']} />
    </Frame>
  );
}
