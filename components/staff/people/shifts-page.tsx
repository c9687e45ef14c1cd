'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { timeIn } from '@/lib/i18n/clock';
import { type ShiftsCopy, staffShifts } from '@/lib/i18n/en/staff-notices';
import { staffRoutes } from '@/lib/staff/addresses';
import { isDone, postStaff } from '@/lib/staff/client/staff-calls';
import { readAgain, useStaff } from '@/lib/staff/client/staff-reads';
import { Dictionary, useStaffLanguage, useStaffTexts, useTexts } from '@/lib/staff/client/texts';
import type { Shift, Shifts } from '@/lib/staff/schema';
import { WordedTitle } from '../page-title';
import { Shown } from '../shown';
import styles from '../staff.module.css';
import { messageOf, useStaffForm } from '../use-staff-form';

const shiftsTexts = new Dictionary<ShiftsCopy>(staffShifts, {
  hi: async () => (await import('@/lib/i18n/hi/staff-notices')).staffShifts,
  bn: async () => (await import('@/lib/i18n/bn/staff-notices')).staffShifts,
});
const useShiftsTexts = () => useTexts(shiftsTexts);

export const ShiftsTitle = () => <WordedTitle title={useShiftsTexts().title} />;

/** A week of this country begins on Monday; Sunday is 0. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

function minuteOf(time: FormDataEntryValue | null): number | null {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(String(time)) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

/** The weekly shifts. Who is on one is told first of what nobody has claimed. */
export function ShiftsPage() {
  const copy = useShiftsTexts();
  const view = useStaff<Shifts>(staffRoutes.api.shifts);
  return (
    <Shown view={view}>
      {({ shifts, people: persons, on_now }) => (
        <>
          <p>{copy.lead}</p>
          <p role="status">{on_now.length === 0 ? copy.nobody : copy.now(on_now.join(', '))}</p>
          {WEEK.map((weekday) => (
            <Day key={weekday} weekday={weekday} shifts={shifts.filter((one) => one.weekday === weekday)} />
          ))}
          <EmptyDays shifts={shifts} />
          <AddForm persons={persons} />
        </>
      )}
    </Shown>
  );
}

function EmptyDays({ shifts }: { shifts: readonly Shift[] }) {
  const copy = useShiftsTexts();
  const empty = WEEK.filter((weekday) => shifts.every((one) => one.weekday !== weekday));
  if (empty.length === 0) return null;
  const days = empty.map((weekday) => copy.days[weekday]).join(', ');
  return <p>{empty.length === WEEK.length ? copy.none : copy.empty(days)}</p>;
}

function Day({ weekday, shifts }: { weekday: number; shifts: readonly Shift[] }) {
  const copy = useShiftsTexts();
  const { errors } = useStaffTexts();
  const language = useStaffLanguage();
  const timeOf = (minutes: number) => timeIn(language, minutes);
  const [fault, setFault] = useState<string | null>(null);
  const remove = async (id: string) => {
    const result = await postStaff(staffRoutes.api.removeShift, { id }, isDone);
    // Gone already is what was wanted.
    setFault(result.ok || result.status === 404 ? null : messageOf(result, errors));
    await readAgain(staffRoutes.api.shifts);
  };
  if (shifts.length === 0 && fault === null) return null;
  return (
    <section className={styles.section} aria-label={copy.days[weekday]}>
      <h2>{copy.days[weekday]}</h2>
      {fault && <Notice kind="failed" title={fault} />}
      <ul className={styles.sessions}>
        {shifts.map(({ id, name, from_minute, to_minute }) => (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              <p>{copy.hours(timeOf(from_minute), timeOf(to_minute), to_minute <= from_minute)}</p>
            </div>
            <Button
              variant="quiet"
              aria-label={copy.removeLabel(name, copy.days[weekday] ?? '')}
              onClick={() => void remove(id)}
            >
              {copy.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AddForm({ persons }: { persons: Shifts['people'] }) {
  const copy = useShiftsTexts();
  const { errors } = useStaffTexts();
  const [message, setMessage] = useState<string | null>(null);
  const fields = useRef<HTMLFormElement>(null);
  const form = useStaffForm({
    copy: errors,
    path: staffRoutes.api.addShifts,
    read: isDone,
    more: (sent) => {
      const data = new FormData(sent);
      return {
        weekdays: data.getAll('weekday').map(Number),
        from_minute: minuteOf(data.get('from_minute')),
        to_minute: minuteOf(data.get('to_minute')),
      };
    },
    done: () => {
      setMessage(copy.added);
      fields.current?.reset();
      void readAgain(staffRoutes.api.shifts);
    },
  });
  return (
    <section className={styles.section} aria-label={copy.add}>
      <h2>{copy.add}</h2>
      <form
        ref={fields}
        className={styles.form}
        onSubmit={(event) => {
          setMessage(null);
          void form.submit(event);
        }}
        noValidate
      >
        {form.message && <Notice kind="failed" title={form.message} />}
        <SelectField
          name="staff_id"
          label={copy.person}
          options={[
            { value: '', label: copy.choose },
            ...persons.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          error={form.fields['staff_id']}
        />
        <fieldset className={styles.ticks} aria-describedby={form.fields['weekdays'] && 'weekdays-error'}>
          <legend>{copy.weekdays}</legend>
          {form.fields['weekdays'] && (
            <p id="weekdays-error" role="alert" className={styles.fault}>
              {form.fields['weekdays']}
            </p>
          )}
          {WEEK.map((weekday) => (
            <label key={weekday}>
              <input type="checkbox" name="weekday" value={weekday} />
              {copy.days[weekday]}
            </label>
          ))}
        </fieldset>
        <Field name="from_minute" type="time" label={copy.from} error={form.fields['from_minute']} />
        <Field
          name="to_minute"
          type="time"
          label={copy.to}
          hint={copy.toHint}
          error={form.fields['to_minute']}
        />
        <Button type="submit" aria-disabled={form.isSending}>
          {copy.save}
        </Button>
        <p role="status">{form.message ? '' : message}</p>
      </form>
    </section>
  );
}
