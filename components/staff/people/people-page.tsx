'use client';

import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { staff } from '@/lib/i18n/en/staff';
import { staffShifts } from '@/lib/i18n/en/staff-notices';
import { namesOfRoles, people } from '@/lib/i18n/en/staff-people';
import { staffRoutes } from '@/lib/staff/addresses';
import { isDone } from '@/lib/staff/client/staff-calls';
import { useStaff } from '@/lib/staff/client/staff-reads';
import type { ChangePerson, People } from '@/lib/staff/schema';
import { clock } from '../clock';
import { Shown } from '../shown';
import styles from '../staff.module.css';
import { useStaffAction } from '../step-up';
import { messageOf } from '../use-staff-form';
import { InviteForm } from './invite-form';
import { PersonCard } from './person-card';

const { open: copy, change: words, list } = people;

type Message = { kind: 'done' | 'failed'; title: string };
type Send = (change: ChangePerson, done: string) => Promise<void>;

/** Who works here: their roles, access and open invitations. */
export function PeoplePage() {
  const view = useStaff<People>(staffRoutes.api.people);
  return (
    <>
      <div className={styles.actions}>
        <ButtonLink variant="quiet" href={staffRoutes.person}>
          {list.data}
        </ButtonLink>
        <ButtonLink variant="quiet" href={staffRoutes.shifts}>
          {staffShifts.title}
        </ButtonLink>
      </div>
      <Shown view={view}>{(data) => <Lists data={data} again={view.again} />}</Shown>
    </>
  );
}

function Lists({ data, again }: { data: People; again: () => Promise<unknown> }) {
  const { post, stepUp } = useStaffAction();
  const [message, setMessage] = useState<Message | null>(null);
  const send: Send = async (change, done) => {
    setMessage(null);
    const result = await post(staffRoutes.api.changePerson, change, isDone);
    await again();
    const title = result.ok ? done : (conflicts[result.code] ?? messageOf(result, staff.errors));
    if (title !== null) setMessage({ kind: result.ok ? 'done' : 'failed', title });
  };
  return (
    <>
      <section className={styles.section} aria-labelledby="people-title">
        <h2 id="people-title">{list.title}</h2>
        {message && <Notice {...message} />}
        <ul className={styles.sessions} aria-labelledby="people-title">
          {data.people.map((person) => (
            <PersonCard key={person.id} person={person} send={send} again={again} />
          ))}
        </ul>
      </section>
      <InviteForm post={post} again={again} />
      <Invites invites={data.invites} send={send} />
      {stepUp}
    </>
  );
}

/** Refusals of the server that have words of their own. */
const conflicts: Readonly<Record<string, string>> = {
  own_access: words.own,
  last_admin: words.last,
  stale: words.stale,
};

function Invites({ invites, send }: { invites: People['invites']; send: Send }) {
  const open = invites.filter(({ ended }) => ended === null);
  return (
    <section className={styles.section} aria-labelledby="open-title">
      <h2 id="open-title">{copy.title}</h2>
      {open.length === 0 && <p>{copy.none}</p>}
      <ul className={styles.sessions} aria-labelledby="open-title">
        {open.map(({ id, email, role, expires_at }) => (
          <li key={id}>
            <div>
              <strong>{email}</strong>
              <p>
                {namesOfRoles(role)} · {copy.until} {clock.format(expires_at)}
              </p>
            </div>
            <Button
              variant="quiet"
              aria-label={copy.withdrawLabel(email)}
              onClick={() => send({ action: 'withdraw', id }, copy.withdrawn)}
            >
              {copy.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      {open.length < invites.length && (
        <>
          <h3 id="ended-title">{copy.endedTitle}</h3>
          <ul className={styles.sessions} aria-labelledby="ended-title">
            {invites.map(
              ({ id, email, role, ended }) =>
                ended && (
                  <li key={id}>
                    <div>
                      <strong>{email}</strong>
                      <p>
                        {namesOfRoles(role)} · {copy.ended[ended.how](clock.format(ended.at))}
                      </p>
                    </div>
                  </li>
                ),
            )}
          </ul>
        </>
      )}
    </section>
  );
}
