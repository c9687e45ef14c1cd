'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { staffRoutes } from '@/lib/staff/addresses';
import { makePasskey } from '@/lib/staff/client/passkeys';
import { isDone } from '@/lib/staff/client/staff-calls';
import { useStaffTexts } from '@/lib/staff/client/texts';
import type { Me } from '@/lib/staff/schema';
import { PasskeyButton } from './passkey-button';
import styles from './staff.module.css';
import { useStaffAction } from './step-up';
import { useClock } from './use-clock';
import { messageOf, useStaffForm } from './use-staff-form';

const api = staffRoutes.api;

type Passkey = Me['passkeys'][number];
type Again = { again: () => Promise<unknown> };
type Message = { kind: 'done' | 'failed'; title: string };

/** A person's passkeys: added, named, removed. */
export function Passkeys({ passkeys, again }: { passkeys: readonly Passkey[] } & Again) {
  const { passkeys: copy, errors } = useStaffTexts();
  const { post, stepUp } = useStaffAction();
  const [message, setMessage] = useState<Message | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const finish = async (title: string) => {
    await again();
    setMessage({ kind: 'done', title });
  };
  const remove = async ({ id }: Passkey) => {
    setMessage(null);
    const result = await post(api.removePasskey, { id }, isDone);
    if (result.ok) return finish(copy.removed);
    const title = result.code === 'last_way_in' ? copy.last : messageOf(result, errors);
    if (title !== null) setMessage({ kind: 'failed', title });
  };
  const add = () => {
    setMessage(null);
    return makePasskey({ begin: api.beginPasskey, finish: api.addPasskey, post, read: isDone });
  };
  return (
    <section className={styles.section} aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{copy.title}</h2>
      <p>{copy.text}</p>
      {passkeys.length === 0 && <p>{copy.none}</p>}
      <ul className={styles.sessions} aria-labelledby="passkeys-title">
        {passkeys.map((passkey) => (
          <PasskeyCard
            key={passkey.id}
            passkey={passkey}
            remove={() => remove(passkey)}
            renamed={() => finish(copy.renamed)}
            isOpen={passkey.id === renaming}
            open={(isOpen) => setRenaming(isOpen ? passkey.id : null)}
          />
        ))}
      </ul>
      {message && <Notice {...message} />}
      <PasskeyButton variant="quiet" label={copy.add} run={add} done={() => finish(copy.added)} />
      {stepUp}
    </section>
  );
}

/** One form at a time: its fields have their names as ids. */
type Opening = { isOpen: boolean; open: (isOpen: boolean) => void };
type CardProps = { passkey: Passkey; remove: () => void; renamed: () => Promise<void> } & Opening;

function PasskeyCard({ passkey, remove, renamed, isOpen, open }: CardProps) {
  const { passkeys: copy } = useStaffTexts();
  const clock = useClock();
  const { id, name, added_at, used_at } = passkey;
  const close = () => open(false);
  const rename = async () => {
    await renamed();
    close();
  };
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p>
          {copy.addedAt} {clock.format(added_at)} ·{' '}
          {used_at === null ? copy.neverUsed : `${copy.usedAt} ${clock.format(used_at)}`}
        </p>
      </div>
      {isOpen ? (
        <RenameForm id={id} name={name} done={rename} close={close} />
      ) : (
        <div className={styles.actions}>
          <Button variant="quiet" aria-label={copy.renameLabel(name)} onClick={() => open(true)}>
            {copy.rename}
          </Button>
          <Button variant="quiet" aria-label={copy.removeLabel(name)} onClick={remove}>
            {copy.remove}
          </Button>
        </div>
      )}
    </li>
  );
}

type RenameProps = { id: string; name: string; done: () => void; close: () => void };

function RenameForm({ id, name, done, close }: RenameProps) {
  const { passkeys: copy, errors } = useStaffTexts();
  const { isSending, message, fields, submit } = useStaffForm({
    copy: errors,
    path: api.renamePasskey,
    read: isDone,
    more: () => ({ id }),
    done,
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {message && <Notice kind="failed" title={message} />}
      <Field name="name" label={copy.name} defaultValue={name} autoComplete="off" error={fields['name']} />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isSending}>
          {copy.save}
        </Button>
        <Button variant="quiet" onClick={close}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
