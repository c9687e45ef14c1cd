'use client';

import { SiteLink } from '@/components/ui/site-link';
import { staffRoutes } from '@/lib/staff/addresses';
import { useStaff } from '@/lib/staff/client/staff-reads';
import { useStaffTexts } from '@/lib/staff/client/texts';
import type { Me } from '@/lib/staff/schema';
import { subjectsOf } from './console-nav';
import { Shown } from './shown';
import styles from './staff.module.css';
import { Tour } from './tour';

/** What a person's role lets them do, a line each. */
export function ConsoleHome() {
  const view = useStaff<Me>(staffRoutes.api.me);
  return (
    <Shown view={view}>
      {(me) => (
        <>
          {!me.tour.includes('hidden') && <Tour me={me} />}
          <Subjects role={me.role} />
        </>
      )}
    </Shown>
  );
}

function Subjects({ role }: { role: string }) {
  const copy = useStaffTexts();
  return (
    <ul className={styles.sessions}>
      {subjectsOf(role).map(({ name, href }) => (
        <li key={name}>
          <div>
            <SiteLink href={href}>{copy.nav[name]}</SiteLink>
            <p>{copy.home.about[name]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
