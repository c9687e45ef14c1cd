'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { staff } from '@/lib/i18n/en/staff';
import { staffRoutes } from '@/lib/staff/addresses';
import { useEventLine, useStaff } from '@/lib/staff/client/staff-reads';
import type { Me } from '@/lib/staff/schema';
import styles from './console-frame.module.css';
import { subjectsOf } from './console-nav';

/** The way to each subject, and whether what is shown is up to date. */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const view = useStaff<Me>(staffRoutes.api.me);
  const line = useEventLine();
  const path = usePathname();
  const links = view.kind === 'shown' ? subjectsOf(view.data.role) : [];
  return (
    <>
      <nav className={styles.nav} aria-label={staff.nav.label}>
        {links.map(({ name, href }) => (
          <SiteLink
            key={name}
            href={href}
            aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
          >
            {staff.nav[name]}
          </SiteLink>
        ))}
      </nav>
      <p className={styles.line} role="status">
        {line === 'lost' && staff.line.lost}
      </p>
      {children}
    </>
  );
}
