'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { log as copy, eventName, eventSentence } from '@/lib/i18n/en/staff-log';
import { staffRoutes } from '@/lib/staff/addresses';
import { useStaff } from '@/lib/staff/client/staff-reads';
import type { Log } from '@/lib/staff/schema';
import { clock } from '../clock';
import { Shown } from '../shown';
import styles from '../staff.module.css';
import { ChainCheck } from './chain-check';

type Filter = { person: string; event: string; day: string; before: string };
const everything: Filter = { person: '', event: '', day: '', before: '' };

function addressOf(filter: Filter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString();
  return query ? `${staffRoutes.api.log}?${query}` : staffRoutes.api.log;
}

/** What was done in the console, newest first, a page at a time. */
export function LogPage() {
  const [filter, setFilter] = useState(everything);
  const view = useStaff<Log>(addressOf(filter));
  return (
    <Shown view={view}>
      {(data) => (
        <>
          <ChainCheck again={view.again} />
          <Filters data={data} filter={filter} change={setFilter} />
          <Lines data={data} />
          <div className={styles.actions}>
            {filter.before !== '' && (
              <Button variant="quiet" onClick={() => setFilter({ ...filter, before: '' })}>
                {copy.newest}
              </Button>
            )}
            {data.older !== null && (
              <Button
                variant="quiet"
                onClick={() => setFilter({ ...filter, before: String(data.older ?? '') })}
              >
                {copy.older}
              </Button>
            )}
          </div>
        </>
      )}
    </Shown>
  );
}

type FilterProps = { data: Log; filter: Filter; change: (filter: Filter) => void };

function Filters({ data, filter, change }: FilterProps) {
  const set = (part: Partial<Filter>) => change({ ...filter, before: '', ...part });
  const people = [
    { value: '', label: copy.everybody },
    { value: 'cli', label: copy.cli },
    ...data.people.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const events = [
    { value: '', label: copy.everything },
    ...data.events.map((event) => ({ value: event, label: eventName(event) })),
  ];
  const { person, event, day } = filter;
  const isFiltered = person !== '' || event !== '' || day !== '';
  return (
    <div className={styles.section}>
      <SelectField
        name="person"
        label={copy.person}
        options={people}
        value={person}
        onChange={({ target }) => set({ person: target.value })}
      />
      <SelectField
        name="event"
        label={copy.event}
        options={events}
        value={event}
        onChange={({ target }) => set({ event: target.value })}
      />
      <Field
        name="day"
        type="date"
        label={copy.day}
        value={day}
        onChange={({ target }) => set({ day: target.value })}
      />
      {isFiltered && (
        <Button variant="quiet" onClick={() => change(everything)}>
          {copy.clear}
        </Button>
      )}
    </div>
  );
}

function Lines({ data: { lines, people, named } }: { data: Log }) {
  if (lines.length === 0) return <p role="status">{copy.none}</p>;
  const names = new Map([
    ['cli', copy.ofCli],
    ...[...people, ...named].map(({ id, name }): [string, string] => [id, name]),
  ]);
  const nameOf = (id: string) => names.get(id);
  return (
    <ol className={styles.sessions} aria-label={copy.title}>
      {lines.map(({ seq, at, event, actor, target }) => (
        <li key={seq}>
          <div>
            <strong>{eventSentence({ event, actor, target }, nameOf)}</strong>
            <p>
              {clock.format(at)} · {copy.line(seq)}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
