'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SiteLink } from '@/components/ui/site-link';
import { personalData } from '@/lib/i18n/en/staff-personal-data';
import { readPerson } from '@/lib/personal-data/rules';
import type { Erased, Found, PersonRecord } from '@/lib/personal-data/schema';
import type { ExportedRecord } from '@/lib/personal-data/store/person-export';
import { staffRoutes } from '@/lib/staff/addresses';
import { has } from '@/lib/staff/client/staff-calls';
import { focusOnce, inView } from '../browser-state';
import { kolkataField } from '../clock';
import { saveFile } from '../save-file';
import styles from '../staff.module.css';
import { useStaffAction } from '../step-up';
import { type CopyForm, FoundRecords } from './found-records';
import type { PersonCopy } from './person-copy';

const { search: copy } = personalData;
const { person: api } = staffRoutes.api;

const readFound = (answer: unknown) => (has<Found>(answer, 'records') ? answer.records : null);
const readCopied = (answer: unknown) =>
  has<{ records: ExportedRecord[] }>(answer, 'records') ? answer.records : null;
const readErased = (answer: unknown) => (has<Erased>(answer, 'erased') ? answer : null);

const idsOf = (records: readonly PersonRecord[]) => records.map(({ kind, id }) => ({ kind, id }));

type Result = { person: string; records: PersonRecord[] };

/** By which other addresses and numbers of the person's own records one has not searched; those of before were erased meanwhile. */
function alsoIn(records: readonly PersonRecord[], before: readonly string[], searched: ReadonlySet<string>) {
  const contacts = records.flatMap(({ match, about }) => (match === 'own' ? about.also : []));
  const byKey = new Map([...before, ...contacts].map((one) => [JSON.stringify(readPerson(one)), one]));
  return Array.from(byKey).flatMap(([key, one]) => (searched.has(key) ? [] : [one]));
}

/** What is there, and whether any of it can be erased. */
function titleOf(records: readonly PersonRecord[]): string {
  const own = records.filter(({ match }) => match === 'own');
  if (records.length === 0) return copy.none;
  if (own.length === 0) return copy.others(records.length);
  return own.every(({ retained }) => retained !== null) ? copy.stays(own.length) : copy.found(records.length);
}

type Message = { kind: 'done' | 'failed'; title: string; children?: string };

/** What was found of whom, and by what else of theirs one may search. */
function usePersonSearch(post: ReturnType<typeof useStaffAction>['post']) {
  const [result, setResult] = useState<Result | null>(null);
  const [isSearching, setIsSearching] = useState(false);
  const [error, setError] = useState<string>();
  const [also, setAlso] = useState<readonly string[]>([]);
  const [searched] = useState(() => new Set<string>());
  const find = async (person: string) => {
    setIsSearching(true);
    const answer = await post(api.find, { person }, readFound);
    setIsSearching(false);
    setError(answer.ok ? undefined : (answer.fields['person'] ?? personalData.failed));
    setResult(answer.ok ? { person, records: answer.data } : null);
    searched.add(JSON.stringify(readPerson(person)));
    if (answer.ok) setAlso((before) => alsoIn(answer.data, before, searched));
  };
  const begin = (person: string) => {
    if (isSearching) return;
    setAlso([]);
    searched.clear();
    void find(person);
  };
  return { result, isSearching, error, also, find, begin };
}

/** What is stored about a person, to be handed out or erased. `centre`: its name. */
export function PersonSearch({ centre }: { centre: string }) {
  const [purpose, setPurpose] = useState('');
  const { post, stepUp } = useStaffAction(purpose);
  const { result, isSearching, error, also, find, begin } = usePersonSearch(post);
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const field = useRef<HTMLInputElement>(null);

  const searchBy = (contact: string) => {
    if (field.current) field.current.value = contact;
    setMessages([]);
    void find(contact);
  };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMessages([]);
    begin(String(new FormData(event.currentTarget).get('person') ?? ''));
  };
  const erase = async (records: readonly PersonRecord[]) => {
    if (!result) return;
    setMessages([]);
    setPurpose(personalData.erase.ask(records.length, result.person));
    const answer = await post(api.erase, { person: result.person, records: idsOf(records) }, readErased);
    setMessages(answer.ok ? outcomeOf(answer.data) : failed);
    if (answer.ok) await find(result.person);
  };
  const save = async (records: readonly PersonRecord[], form: CopyForm) => {
    if (!result) return;
    setMessages([]);
    setPurpose(personalData.export.purpose(result.person));
    const answer = await post(api.export, { person: result.person, records: idsOf(records) }, readCopied);
    if (!answer.ok) return setMessages(failed);
    const name = await saveCopy({ centre, person: result.person, records: answer.data }, form);
    setMessages(name === null ? failed : savedAs(name, answer.data.length));
  };
  return (
    <>
      <p>
        <SiteLink className={styles.lone} href={staffRoutes.people}>
          {copy.back}
        </SiteLink>
      </p>
      {/* Outside a dialog this method sends nothing: a browser that has no script yet would put the address into the URL. */}
      <form className={styles.form} method="dialog" onSubmit={search} noValidate>
        <Field
          name="person"
          ref={field}
          label={copy.label}
          hint={copy.hint}
          error={error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button type="submit" aria-disabled={isSearching}>
          {isSearching ? copy.searching : copy.submit}
        </Button>
      </form>
      <Messages messages={messages} />
      {result && (
        <section className={styles.section} aria-labelledby="found-title">
          <h2 key={`title ${result.records.length}`} id="found-title" tabIndex={-1} ref={focusOnce}>
            {titleOf(result.records)}
          </h2>
          {result.records.length > 0 && (
            <FoundRecords key={result.records.length} {...result} {...{ erase, save }} />
          )}
          {also.length > 0 && <Also contacts={also} search={searchBy} />}
        </section>
      )}
      <p>
        <SiteLink className={styles.lone} href={staffRoutes.incidents}>
          {personalData.register.title}
        </SiteLink>
      </p>
      {stepUp}
    </>
  );
}

const Also = ({ contacts, search }: { contacts: readonly string[]; search: (contact: string) => void }) => (
  <Notice kind="info" title={personalData.also.title}>
    <p>{personalData.also.text}</p>
    {contacts.map((contact) => (
      <Button key={contact} variant="quiet" onClick={() => search(contact)}>
        {personalData.also.search(contact)}
      </Button>
    ))}
  </Notice>
);

const Messages = ({ messages }: { messages: readonly Message[] }) =>
  messages.map((message) => (
    <div key={message.title} ref={inView}>
      <Notice {...message} />
    </div>
  ));

const savedAs = (name: string, count: number): Message[] => {
  const { saved, after } = personalData.export;
  return [{ kind: 'done', title: saved(name, count), children: after }];
};

const failed: readonly Message[] = [{ kind: 'failed', title: personalData.failed }];

const outcomeOf = ({ erased, retained }: Erased): Message[] => [
  { kind: 'done', title: personalData.erase.done(erased.length) },
  ...(retained.length > 0
    ? [{ kind: 'done' as const, title: personalData.erase.stayed(retained.length) }]
    : []),
];

/** Made in the browser: the answer is stored nowhere on the way. Its name tells the time, and of nobody. */
async function saveCopy(copied: Omit<PersonCopy, 'nowMs'>, form: CopyForm): Promise<string | null> {
  const nowMs = Date.now();
  const name = `personal-data-${kolkataField(nowMs).replace('T', '-').replace(':', '')}.${form}`;
  if (form === 'json') {
    const text = JSON.stringify({ records: copied.records }, null, 2);
    saveFile(name, new Blob([text], { type: 'application/json' }));
    return name;
  }
  const loaded = await import('./person-copy').catch(() => null);
  if (loaded === null) return null;
  saveFile(name, new Blob([loaded.personDocument({ ...copied, nowMs })], { type: 'text/html' }));
  return name;
}
