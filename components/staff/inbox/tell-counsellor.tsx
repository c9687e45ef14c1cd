'use client';

import { ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { helplines } from '@/lib/i18n/helplines';
import { staffRoutes } from '@/lib/staff/addresses';
import { useStaff } from '@/lib/staff/client/staff-reads';
import type { Shifts } from '@/lib/staff/schema';
import styles from '../staff.module.css';
import own from './inbox.module.css';
import { useInboxTexts } from './ticket-words';

/** Conversations are for counsellors: who else sees that one is urgent is led to somebody who can join it. */
export function TellCounsellor({ title }: { title: string }) {
  const { counsellors: copy, help } = useInboxTexts();
  const view = useStaff<Shifts>(staffRoutes.api.shifts, 60_000);
  const people = view.kind === 'shown' ? view.data.counsellors : null;
  return (
    <section className={own.danger} aria-labelledby="counsellors-title">
      <h2 id="counsellors-title">{title}</h2>
      <p>{people?.length === 0 ? copy.none : copy.text}</p>
      <ul className={own.cards}>
        {people?.map(({ id, name, email, is_on }) => (
          <li key={id}>
            {is_on ? `${name}, ${copy.onShift}: ` : `${name}: `}
            <SiteLink href={`mailto:${email}`} className={styles.lone}>
              {email}
            </SiteLink>
          </li>
        ))}
      </ul>
      <div className={own.filters}>
        <ButtonLink variant="outline" href={helplines.emergency.tel}>
          {help.call(helplines.emergency.number)}
        </ButtonLink>
      </div>
    </section>
  );
}
