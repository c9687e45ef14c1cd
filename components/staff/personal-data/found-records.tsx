'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { personalData } from '@/lib/i18n/en/staff-personal-data';
import type { PersonRecord } from '@/lib/personal-data/schema';
import { clock } from '../clock';
import styles from '../staff.module.css';
import own from './personal-data.module.css';

type Props = {
  records: readonly PersonRecord[];
  erase: (records: readonly PersonRecord[]) => Promise<void>;
  save: () => Promise<void>;
};

const keyOf = ({ kind, id }: PersonRecord) => `${kind} ${id}`;

/** The records of a person with a tick each; what somebody else's words name is not ticked to begin with. */
export function FoundRecords({ records, erase, save }: Props) {
  const erasable = records.filter(({ retained }) => retained === null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(erasable.filter(({ match }) => match === 'own').map(keyOf)),
  );
  const [isBusy, setIsBusy] = useState(false);
  const chosen = erasable.filter((record) => ticked.has(keyOf(record)));
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    await work();
    setIsBusy(false);
  };
  const toggle = (key: string) =>
    setTicked((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  return (
    <>
      <ul className={own.records}>
        {records.map((record) => (
          <li key={keyOf(record)}>
            <RecordLine
              record={record}
              isTicked={ticked.has(keyOf(record))}
              toggle={() => toggle(keyOf(record))}
            />
            {record.match === 'mentioned' && <p>{personalData.mentioned}</p>}
            {record.retained && <p>{personalData.retained[record.retained]}</p>}
          </li>
        ))}
      </ul>
      <div className={styles.section}>
        <p>{personalData.export.text}</p>
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => run(save)}>
          {personalData.export.action}
        </Button>
        {chosen.length > 0 && (
          <>
            <p>{personalData.erase.text}</p>
            <Button variant="emergency" aria-disabled={isBusy} onClick={() => run(() => erase(chosen))}>
              {personalData.erase.action(chosen.length)}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

type LineProps = { record: PersonRecord; isTicked: boolean; toggle: () => void };

function RecordLine({ record, isTicked, toggle }: LineProps) {
  const words = (
    <span>
      <strong>{personalData.kinds[record.kind]}</strong> {clock.format(record.at)} · {record.id}
    </span>
  );
  if (record.retained !== null) return words;
  return (
    <label>
      <input type="checkbox" checked={isTicked} onChange={toggle} />
      {words}
    </label>
  );
}
