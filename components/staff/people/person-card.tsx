'use client';

import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { staff } from '@/lib/i18n/en/staff';
import { namesOfRoles, people } from '@/lib/i18n/en/staff-people';
import { hasRight } from '@/lib/staff/rules';
import type { ChangePerson, People } from '@/lib/staff/schema';
import { focusOnce } from '../browser-state';
import { clock } from '../clock';
import styles from '../staff.module.css';
import { RoleTicks } from './role-ticks';

const { list: copy, change: words } = people;

export type Person = People['people'][number];
type Open = 'roles' | 'access' | null;

type Props = {
  person: Person;
  /** Sends a change, then reads the list again and tells what came of it. */
  send: (change: ChangePerson, done: string) => Promise<void>;
  again: () => Promise<unknown>;
};

/** One person with access, or without it any more, and what can be changed. */
export function PersonCard({ person, send, again }: Props) {
  const { name, email, role, seen_at, disabled_at, is_me } = person;
  const [open, setOpen] = useState<Open>(null);
  const ask = (form: Open) => {
    setOpen(form);
    // Who answers where changes from moment to moment.
    void again();
  };
  const titleId = `person-${person.id}`;
  // The button that was pressed is gone with its form.
  const close = () => {
    flushSync(() => setOpen(null));
    document.getElementById(titleId)?.focus();
  };
  const sendAndClose: Props['send'] = async (change, done) => {
    await send(change, done);
    close();
  };
  return (
    <li>
      <div>
        <strong id={titleId} tabIndex={-1}>
          {is_me ? `${name} · ${copy.me}` : name}
        </strong>
        <p>{email}</p>
        <p>
          {copy.role}: {namesOfRoles(role)}
        </p>
        <p>
          {disabled_at === null ? copy.active : copy.disabled(clock.format(disabled_at))} · {copy.seen}{' '}
          {seen_at === null ? copy.never : clock.format(seen_at)}
        </p>
      </div>
      {open === null && !is_me && <Actions person={person} setOpen={ask} />}
      {open === 'roles' && <ChangeRoles person={person} send={sendAndClose} close={close} />}
      {open === 'access' && <ChangeAccess person={person} send={sendAndClose} close={close} />}
    </li>
  );
}

function Actions({ person, setOpen }: { person: Person; setOpen: (open: Open) => void }) {
  const { name, disabled_at } = person;
  const isActive = disabled_at === null;
  return (
    <div className={styles.actions}>
      <Button variant="quiet" aria-label={words.rolesLabel(name)} onClick={() => setOpen('roles')}>
        {words.roles}
      </Button>
      <Button
        variant="quiet"
        aria-label={isActive ? words.disableLabel(name) : words.enableLabel(name)}
        onClick={() => setOpen('access')}
      >
        {isActive ? words.disable : words.enable}
      </Button>
    </div>
  );
}

type ChangeProps = Omit<Props, 'again'> & { close: () => void };

/** Whose visitors wait again once this person may not answer any more. */
function Answering({ person: { name, answering } }: { person: Person }) {
  if (answering.conversations === 0) return null;
  return <Notice kind="failed" title={words.answering(name, answering)} />;
}

function ChangeRoles({ person, send, close }: ChangeProps) {
  const { id, name, role: was } = person;
  const [role, setRole] = useState(was);
  const [isTried, setIsTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (role !== '') void send({ action: 'roles', id, role, was }, words.saved(name));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-labelledby={`roles-${id}`}>
      <h3 id={`roles-${id}`} tabIndex={-1} ref={focusOnce}>
        {words.rolesTitle(name)}
      </h3>
      <RoleTicks
        value={role}
        change={setRole}
        error={isTried && role === '' ? staff.errors.roles : undefined}
      />
      {!hasRight(role, 'chats') && <Answering person={person} />}
      <div className={styles.actions}>
        <Button type="submit">{words.save}</Button>
        <Button variant="quiet" onClick={close}>
          {words.close}
        </Button>
      </div>
    </form>
  );
}

function ChangeAccess({ person, send, close }: ChangeProps) {
  const { id, name, disabled_at } = person;
  const isActive = disabled_at === null;
  const run = () =>
    send(
      { action: isActive ? 'disable' : 'enable', id },
      isActive ? words.disabled(name) : words.enabled(name),
    );
  return (
    <section className={styles.section} aria-labelledby={`access-${id}`}>
      <h3 id={`access-${id}`} tabIndex={-1} ref={focusOnce}>
        {isActive ? words.disableTitle(name) : words.enableTitle(name)}
      </h3>
      <p>{isActive ? words.disableText : words.enableText}</p>
      <Answering person={person} />
      <div className={styles.actions}>
        <Button variant={isActive ? 'emergency' : 'primary'} onClick={run}>
          {isActive ? words.disable : words.enable}
        </Button>
        <Button variant="quiet" onClick={close}>
          {words.close}
        </Button>
      </div>
    </section>
  );
}
