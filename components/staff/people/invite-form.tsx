'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useCopy } from '@/components/ui/use-copy';
import { staff } from '@/lib/i18n/en/staff';
import { people } from '@/lib/i18n/en/staff-people';
import { staffRoutes } from '@/lib/staff/addresses';
import { has, type StaffPost } from '@/lib/staff/client/staff-calls';
import { focusOnce } from '../browser-state';
import styles from '../staff.module.css';
import { useStaffForm } from '../use-staff-form';
import { RoleTicks } from './role-ticks';

const { invite: copy } = people;

type Link = { link: string };
const readLink = (answer: unknown): string | null => (has<Link>(answer, 'link') ? answer.link : null);

type Props = { post: StaffPost; again: () => Promise<unknown> };

/** An invitation, and its link to hand over: shown once, sent nowhere. */
export function InviteForm({ post, again }: Props) {
  const [link, setLink] = useState<string | null>(null);
  const [role, setRole] = useState('');
  const { isSending, message, fields, submit } = useStaffForm({
    copy: staff.errors,
    path: staffRoutes.api.invitePerson,
    read: readLink,
    more: () => ({ role }),
    post,
    done: (answer) => {
      setLink(answer);
      setRole('');
      void again();
    },
  });
  if (link !== null) return <InviteLink link={link} done={() => setLink(null)} />;
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-labelledby="invite-title">
      <h2 id="invite-title">{copy.title}</h2>
      {message && <Notice kind="failed" title={message} />}
      <Field
        name="email"
        type="email"
        label={copy.email}
        hint={copy.emailHint}
        autoComplete="off"
        error={fields['email']}
        required
      />
      <RoleTicks value={role} change={setRole} error={fields['role']} />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? copy.sending : copy.submit}
      </Button>
    </form>
  );
}

function InviteLink({ link, done }: { link: string; done: () => void }) {
  const { copyText, outcome } = useCopy(copy);
  return (
    <section className={styles.section} aria-labelledby="link-title">
      <h2 id="link-title" tabIndex={-1} ref={focusOnce}>
        {copy.linkTitle}
      </h2>
      <p>{copy.linkText}</p>
      <Field name="link" label={copy.link} value={link} readOnly onFocus={({ target }) => target.select()} />
      {outcome}
      <div className={styles.actions}>
        <Button onClick={() => void copyText(link)}>{copy.copy}</Button>
        <Button variant="quiet" onClick={done}>
          {copy.done}
        </Button>
      </div>
    </section>
  );
}
