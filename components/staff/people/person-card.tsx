'use client';

import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { staff } from '@/lib/i18n/en/staff';
import { namesOfRoles, people } from '@/lib/i18n/en/staff-people';
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
};

/** One person with access, or without it any more, and what can be changed. */
export function PersonCard({ person, send }: Props) {
  const { name, email, role, seen_at, disabled_at, is_me } = person;
  const [open, setOpen] = useState<Open>(null);
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
      {open === null && !is_me && <Actions person={person} setOpen={setOpen} />}
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

type ChangeProps = Props & { close: () => void };

function ChangeRoles({ person: { id, name, role: was }, send, close }: ChangeProps) {
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
      <div className={styles.actions}>
        <Button type="submit">{words.save}</Button>
        <Button variant="quiet" onClick={close}>
          {words.close}
        </Button>
      </div>
    </form>
  );
}

function ChangeAccess({ person: { id, name, disabled_at }, send, close }: ChangeProps) {
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
