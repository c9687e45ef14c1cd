'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { SiteLink } from '@/components/ui/site-link';
import { staff } from '@/lib/i18n/en/staff';
import { personalData } from '@/lib/i18n/en/staff-personal-data';
import { requestKinds } from '@/lib/personal-data/rules';
import type { DataRequest, Register } from '@/lib/personal-data/schema';
import { staffRoutes } from '@/lib/staff/addresses';
import { readStored } from '@/lib/staff/client/staff-calls';
import { useStaff } from '@/lib/staff/client/staff-reads';
import { clock, kolkataField, kolkataTime } from '../clock';
import { Shown } from '../shown';
import styles from '../staff.module.css';
import { useStaffForm } from '../use-staff-form';
import { IncidentCard } from './incident-card';
import own from './personal-data.module.css';

const { register: copy } = personalData;
const api = staffRoutes.api;

/** Requests of persons about their data, and incidents with their clocks. */
export function RegisterPage() {
  const view = useStaff<Register>(api.register);
  return (
    <>
      <p>
        <SiteLink className={styles.lone} href={staffRoutes.person}>
          {personalData.search.title}
        </SiteLink>
      </p>
      <Shown view={view}>
        {({ requests, incidents }) => (
          <>
            <section className={styles.section} aria-labelledby="requests-title">
              <h2 id="requests-title">{copy.requests}</h2>
              <NewRequest again={view.again} />
              {requests.length === 0 && <p>{copy.noRequests}</p>}
              <ul className={own.records}>
                {requests.map((request) => (
                  <RequestCard key={request.id} request={request} again={view.again} />
                ))}
              </ul>
            </section>
            <section className={styles.section} aria-labelledby="incidents-title">
              <h2 id="incidents-title">{copy.incidents}</h2>
              <p>{copy.incidentText}</p>
              <NewIncident again={view.again} />
              {incidents.length === 0 && <p>{copy.noIncidents}</p>}
              <ul className={own.records}>
                {incidents.map((incident) => (
                  <IncidentCard key={incident.id} incident={incident} again={view.again} />
                ))}
              </ul>
            </section>
          </>
        )}
      </Shown>
    </>
  );
}

type Again = { again: () => Promise<unknown> };

function NewRequest({ again }: Again) {
  const [count, setCount] = useState(0);
  const { isSending, message, fields, submit } = useStaffForm({
    copy: staff.errors,
    path: api.openRequest,
    read: readStored,
    done: async () => {
      await again();
      setCount(count + 1);
    },
  });
  const options = requestKinds.map((value) => ({ value, label: copy.kinds[value] }));
  return (
    <form key={count} className={styles.form} onSubmit={submit} noValidate>
      {message && <Notice kind="failed" title={message} />}
      <SelectField name="kind" label={copy.kind} options={options} error={fields['kind']} />
      <Field
        as="textarea"
        name="note"
        label={copy.note}
        hint={copy.noteHint}
        rows={2}
        error={fields['note']}
      />
      <Button type="submit" aria-disabled={isSending}>
        {copy.open}
      </Button>
    </form>
  );
}

function RequestCard({ request, again }: { request: DataRequest } & Again) {
  const ids = useId();
  const { id, kind, note, due_at, closed_at, outcome } = request;
  const { isSending, message, fields, submit } = useStaffForm({
    copy: staff.errors,
    path: api.closeRequest,
    read: readStored,
    more: () => ({ id }),
    done: again,
  });
  const known = requestKinds.find((one) => one === kind);
  const when =
    closed_at === null ? `${copy.due} ${clock.format(due_at)}` : `${copy.closed} ${clock.format(closed_at)}`;
  return (
    <li>
      <p>
        <strong>{known ? copy.kinds[known] : kind}</strong> · {when}
      </p>
      {note && <p>{note}</p>}
      {outcome && <p>{outcome}</p>}
      {closed_at === null && (
        <form className={styles.form} onSubmit={submit} noValidate>
          {message && <Notice kind="failed" title={message} />}
          <div className={own.pair}>
            <label htmlFor={ids}>{copy.outcome}</label>
            <input
              id={ids}
              name="outcome"
              className={own.control}
              aria-invalid={fields['outcome'] ? true : undefined}
              aria-describedby={fields['outcome'] && `${ids}-error`}
            />
            {fields['outcome'] && (
              <p id={`${ids}-error`} className={own.late}>
                {fields['outcome']}
              </p>
            )}
          </div>
          <Button variant="quiet" type="submit" aria-disabled={isSending}>
            {copy.close}
          </Button>
        </form>
      )}
    </li>
  );
}

function NewIncident({ again }: Again) {
  const [count, setCount] = useState(0);
  const [openedMs] = useState(() => Date.now());
  const [noticed, setNoticed] = useState(() => kolkataField(openedMs));
  const { isSending, message, fields, submit } = useStaffForm({
    copy: staff.errors,
    path: api.openIncident,
    read: readStored,
    more: () => ({ noticed_at: kolkataTime(noticed) ?? Date.now() }),
    done: async () => {
      await again();
      setCount(count + 1);
    },
  });
  return (
    <form key={count} className={styles.form} onSubmit={submit} noValidate>
      {message && <Notice kind="failed" title={message} />}
      <Field as="textarea" name="what" label={copy.what} rows={3} error={fields['what']} required />
      <Field
        name="noticed_at"
        type="datetime-local"
        label={copy.noticed}
        value={noticed}
        max={kolkataField(openedMs)}
        onChange={({ target }) => setNoticed(target.value)}
        error={fields['noticed_at']}
      />
      <Button type="submit" aria-disabled={isSending}>
        {copy.begin}
      </Button>
    </form>
  );
}
