'use client';

import { SiteLink } from '@/components/ui/site-link';
import { staff } from '@/lib/i18n/en/staff';
import { staffRoutes } from '@/lib/staff/addresses';
import { useStaff } from '@/lib/staff/client/staff-reads';
import type { Me } from '@/lib/staff/schema';
import { subjectsOf } from './console-nav';
import { Shown } from './shown';
import styles from './staff.module.css';

/** What a person's role lets them do, a line each. */
export function ConsoleHome() {
  const view = useStaff<Me>(staffRoutes.api.me);
  return <Shown view={view}>{({ role }) => <Subjects role={role} />}</Shown>;
}

function Subjects({ role }: { role: string }) {
  return (
    <ul className={styles.sessions}>
      {subjectsOf(role).map(({ name, href }) => (
        <li key={name}>
          <div>
            <SiteLink href={href}>{staff.nav[name]}</SiteLink>
            <p>{staff.home.about[name]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
