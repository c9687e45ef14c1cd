'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { personalData } from '@/lib/i18n/en/staff-personal-data';
import type { PersonRecord } from '@/lib/personal-data/schema';
import { clock } from '../clock';
import { amountOf } from '../gifts/gift-format';
import styles from '../staff.module.css';
import { Ask } from '../step-up';
import look from './personal-data.module.css';

type Props = {
  /** The address or number that was searched for. */
  person: string;
  records: readonly PersonRecord[];
  erase: (records: readonly PersonRecord[]) => Promise<void>;
  save: (records: readonly PersonRecord[], form: CopyForm) => Promise<void>;
};

/** A copy to read and print, or one for another program. */
export type CopyForm = 'html' | 'json';

const keyOf = ({ kind, id }: PersonRecord) => `${kind} ${id}`;

/** The different names among a person's own records: a family may share a number. */
function namesOf(records: readonly PersonRecord[]): string[] {
  const names = records
    .filter(({ match }) => match === 'own')
    .map(({ about }) => about.name.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  const folded = names.map((name) => name.toLowerCase());
  return names.filter((_name, at) => folded.indexOf(folded[at] ?? '') === at);
}

/** The records of a person with a tick each, to be copied or erased. Nothing is ticked to begin with: whose a record is, its line tells. */
export function FoundRecords({ person, records, erase, save }: Props) {
  const own = records.filter(({ match }) => match === 'own');
  const isErasable = records.some(({ retained }) => retained === null);
  const names = namesOf(records);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const chosen = records.filter((record) => ticked.has(keyOf(record)));
  const erasable = chosen.filter(({ retained }) => retained === null);
  const copied = chosen.filter(({ match }) => match === 'own');
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
      <p>{isErasable ? personalData.erase.hint : own.length > 0 && personalData.erase.copyOnly}</p>
      {names.length > 1 && <strong>{personalData.erase.differ(names)}</strong>}
      {own.length > 1 && names.length < 2 && (
        <Button variant="quiet" onClick={() => setTicked(new Set(own.map(keyOf)))}>
          {personalData.erase.tickAll(own.length)}
        </Button>
      )}
      <ul className={look.records}>
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
      <ForTechnician records={records} />
      <div className={styles.section}>
        <p role="status">{chosen.length === 0 && isErasable && personalData.erase.nothing}</p>
        {copied.length > 0 && (
          <>
            <p>{personalData.export.text}</p>
            <Button variant="quiet" aria-disabled={isBusy} onClick={() => run(() => save(copied, 'html'))}>
              {personalData.export.action(copied.length)}
            </Button>
            <Button variant="quiet" aria-disabled={isBusy} onClick={() => run(() => save(copied, 'json'))}>
              {personalData.export.data}
            </Button>
          </>
        )}
        {erasable.length > 0 && (
          <>
            <p>{personalData.erase.text}</p>
            <Button variant="emergency" aria-disabled={isBusy} onClick={() => setIsAsking(true)}>
              {personalData.erase.action(erasable.length)}
            </Button>
          </>
        )}
      </div>
      {isAsking && (
        <AskErasure
          {...{ person, chosen: erasable }}
          close={() => setIsAsking(false)}
          erase={() => {
            setIsAsking(false);
            void run(() => erase(erasable));
          }}
        />
      )}
    </>
  );
}

type AskProps = { person: string; chosen: readonly PersonRecord[]; close: () => void; erase: () => void };

/** The question before anything goes for good: whose, and what. */
function AskErasure({ person, chosen, close, erase }: AskProps) {
  const { erase: copy } = personalData;
  return (
    <Ask title={copy.ask(chosen.length, person)} cancel={copy.cancel} close={close}>
      <ul className={look.records}>
        {chosen.map((record) => (
          <li key={keyOf(record)}>
            <Told record={record} />
          </li>
        ))}
      </ul>
      <p>{copy.askText}</p>
      <Button variant="emergency" onClick={erase}>
        {copy.action(chosen.length)}
      </Button>
    </Ask>
  );
}

/** Somebody else's that stays can be neither copied nor erased. */
const isTickable = ({ match, retained }: PersonRecord): boolean => match === 'own' || retained === null;

type LineProps = { record: PersonRecord; isTicked: boolean; toggle: () => void };

function RecordLine({ record, isTicked, toggle }: LineProps) {
  if (!isTickable(record)) return <Told record={record} />;
  return (
    <label>
      <input type="checkbox" checked={isTicked} onChange={toggle} />
      <Told record={record} />
    </label>
  );
}

/** The numbers that the records have in the database. */
const ForTechnician = ({ records }: { records: readonly PersonRecord[] }) => (
  <details>
    <summary>{personalData.technician}</summary>
    <ul className={look.ids}>
      {records.map((record) => (
        <li key={keyOf(record)}>
          {personalData.kinds[record.kind]}, {clock.format(record.at)}: {record.id}
        </li>
      ))}
    </ul>
  </details>
);

/** A record by what tells whose it is. */
function Told({ record: { kind, at, about } }: { record: PersonRecord }) {
  const { name, amount, words, call } = about;
  const sum = amount && amountOf(amount.minor, amount.currency);
  return (
    <span>
      <strong>{[personalData.kinds[kind], sum, name].filter(Boolean).join(', ')}</strong>
      {words && <span className={look.words}>{words}</span>}
      {call && (
        <strong className={look.words}>
          {personalData.openCall(clock.formatRange(call.from, call.to), call.claimed_by)}
        </strong>
      )}
      <small className={look.words}>{clock.format(at)}</small>
    </span>
  );
}
