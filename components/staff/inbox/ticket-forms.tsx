'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import type { OpeningHours } from '@/lib/config/opening-hours';
import { laterFor } from '@/lib/contact/callback';
import { callOutcomes, isMissed } from '@/lib/inbox/rules';
import type { TicketCard } from '@/lib/inbox/schema';
import { staffRoutes } from '@/lib/staff/addresses';
import { readStored, type StaffPost } from '@/lib/staff/client/staff-calls';
import { useStaffTexts } from '@/lib/staff/client/texts';
import { useNow } from '../browser-state';
import { kolkataField, kolkataTime } from '../clock';
import styles from '../staff.module.css';
import { useStaffForm } from '../use-staff-form';
import { useLeaving } from './ticket-actions';
import { CALL_SAVED, NOTES_TITLE, TICKET_TITLE, useInboxTexts, useTicketTexts } from './ticket-words';

export type Props = { ticket: TicketCard; again: () => Promise<unknown> };
/** When it may be looked at again, and the hours in which somebody is there: the page may be open beyond that time. */
export type Later = { later_at: number; hours: OpeningHours | null };
type LaterProps = Props & { later: Later };
type Change = Parameters<typeof staffRoutes.api.changeTicket>[0];

/** What is urgent is tried again so soon, whoever is there. */
const SOON_MS = 15 * 60_000;

/** A time to come at which somebody is there: the one proposed, or the next one after it, until another one is chosen. */
function useLater({ ticket, later: { later_at, hours } }: LaterProps) {
  const nowMs = useNow();
  const [chosen, setChosen] = useState<string | null>(null);
  const proposed = later_at > nowMs ? later_at : laterFor(ticket, nowMs, { hours });
  const value = chosen ?? kolkataField(ticket.is_urgent ? nowMs + SOON_MS : proposed);
  return { value, ms: kolkataTime(value) ?? 0, min: kolkataField(nowMs), choose: setChosen };
}

type LaterFieldProps = {
  name: string;
  label: string;
  later: ReturnType<typeof useLater>;
  error: string | undefined;
};

const LaterField = ({ later: { min, value, choose }, ...field }: LaterFieldProps) => (
  <Field
    {...field}
    hint={useInboxTexts().actions.untilHint}
    type="datetime-local"
    min={min}
    value={value}
    onChange={({ target }) => choose(target.value)}
  />
);

/** What is typed into one field, here and after a reload of this tab; forgotten once it is emptied. */
function useTabText(key: string): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  const type = (typed: string) => {
    setText(typed);
    if (typed === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, typed);
  };
  return [text, type];
}

type FormWays = {
  more?: () => object;
  stored?: () => void;
  post?: StaffPost;
  /** The id of what the focus goes to once it is stored: the button that was pressed may be gone. */
  shown?: string;
};

/** A form is emptied once it is stored; after a refusal it stands as it was written. */
export function useTicketForm(
  { ticket, again }: Props,
  change: Change,
  { more = () => ({}), stored, post, shown = TICKET_TITLE }: FormWays = {},
) {
  const { errors } = useStaffTexts();
  const [count, setCount] = useState(0);
  const isStored = useRef(false);
  const { id, version } = ticket;
  const form = useStaffForm({
    copy: errors,
    path: staffRoutes.api.changeTicket(change),
    read: readStored,
    more: () => ({ id, version, ...more() }),
    ...(post && { post }),
    done: () => {
      isStored.current = true;
      setCount(count + 1);
      stored?.();
    },
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    isStored.current = false;
    await form.submit(event);
    // After a refusal too: the next try is made on what is on view.
    await again();
    if (isStored.current) document.getElementById(shown)?.focus();
  };
  return { ...form, submit, count };
}

type FrameProps = {
  form: ReturnType<typeof useTicketForm>;
  /** Null: nothing can be sent. */
  submit: string | null;
  children: ReactNode;
};

export const Frame = ({ form, submit, children }: FrameProps) => (
  <form
    key={form.count}
    className={styles.form}
    onSubmit={submit === null ? (event) => event.preventDefault() : form.submit}
    noValidate
  >
    {form.message && <Notice kind="failed" title={form.message} />}
    {children}
    {submit !== null && (
      <Button variant="quiet" type="submit" aria-disabled={form.isSending}>
        {submit}
      </Button>
    )}
  </form>
);

/** How a call went, and in the same form whether that is the end of it; where it is not and nobody answered, when it is tried again. */
export function CallForm(props: LaterProps) {
  const { actions: copy, outcomes } = useInboxTexts();
  const { earlyOf } = useTicketTexts();
  const nowMs = useNow();
  const before = props.ticket.outcome;
  const [outcome, setOutcome] = useState(isMissed(before ?? '') ? '' : (before ?? ''));
  const again = useLater(props);
  const [remark, typeRemark] = useTabText(`staff-remark-${props.ticket.id}`);
  const [isDone, setIsDone] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const isAgain = isMissed(outcome) && !isDone;
  const form = useTicketForm(props, 'outcome', {
    more: () => ({
      ...{ outcome, is_done: isDone },
      again_at: isAgain ? again.ms : undefined,
    }),
    shown: isDone || isAgain ? TICKET_TITLE : CALL_SAVED,
    stored: () => {
      setIsSaved(!isDone && !isAgain);
      typeRemark('');
      if (isAgain) setOutcome('');
      setIsDone(false);
    },
  });
  const options = [
    { value: '', label: copy.choose },
    ...callOutcomes.map((value) => ({ value, label: outcomes[value] })),
  ];
  return (
    <section className={styles.section}>
      <h3>{copy.call}</h3>
      <p role="status" id={CALL_SAVED} tabIndex={-1}>
        {isSaved && copy.callSaved}
      </p>
      <Frame form={form} submit={isDone ? copy.done : copy.saveCall}>
        <SelectField
          name="outcome"
          label={copy.outcome}
          options={options}
          value={outcome}
          onChange={({ target }) => setOutcome(target.value)}
          error={form.fields['outcome']}
        />
        <p role="status">{isMissed(outcome) && earlyOf(props.ticket, nowMs)}</p>
        {isAgain && (
          <LaterField name="again_at" label={copy.again} later={again} error={form.fields['again_at']} />
        )}
        <Field
          as="textarea"
          name="remark"
          label={copy.remark}
          rows={2}
          value={remark}
          error={form.fields['remark']}
          onChange={({ target }) => typeRemark(target.value)}
        />
        <div className={styles.ticks}>
          <label>
            <input type="checkbox" checked={isDone} onChange={({ target }) => setIsDone(target.checked)} />
            {copy.noMore}
          </label>
        </div>
      </Frame>
    </section>
  );
}

/** It leaves the front of the inbox until a time to come. */
export function SnoozeForm(props: LaterProps) {
  const { actions: copy, leaving: leave, later: danger } = useInboxTexts();
  const until = useLater(props);
  const { hasQuestion, ask, more, question } = useLeaving(props.ticket, { leave, danger });
  const isConfirmed = useRef(false);
  const form = useTicketForm(props, 'snooze', { more: () => ({ until: until.ms, ...more }) });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (!hasQuestion || isConfirmed.current) {
      isConfirmed.current = false;
      return form.submit(event);
    }
    event.preventDefault();
    const element = event.currentTarget;
    ask(() => {
      isConfirmed.current = true;
      element.requestSubmit();
    });
  };
  return (
    <section className={styles.section}>
      <h3>{copy.snoozeTitle}</h3>
      <Frame form={{ ...form, submit }} submit={copy.snooze}>
        <LaterField name="until" label={copy.until} later={until} error={form.fields['until']} />
      </Frame>
      {question}
    </section>
  );
}

export function NoteForm(props: Props) {
  const { actions: copy } = useInboxTexts();
  const [note, type] = useTabText(`staff-note-${props.ticket.id}`);
  const form = useTicketForm(props, 'note', { stored: () => type(''), shown: NOTES_TITLE });
  return (
    <Frame form={form} submit={copy.addNote}>
      <Field
        as="textarea"
        name="note"
        label={copy.note}
        rows={3}
        value={note}
        error={form.fields['note']}
        onChange={({ target }) => type(target.value)}
      />
    </Frame>
  );
}
