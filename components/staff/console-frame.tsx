'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { staffRoutes } from '@/lib/staff/addresses';
import { useEventLine, useStaff } from '@/lib/staff/client/staff-reads';
import { EnglishAlone, useStaffTexts } from '@/lib/staff/client/texts';
import type { Me } from '@/lib/staff/schema';
import { isAt } from './browser-state';
import styles from './console-frame.module.css';
import { isTranslated, subjectsOf } from './console-nav';

/** From an item of a section to its list: a page hears of its address's `#` only when the browser itself changes it. */
function showList(event: MouseEvent, href: string): void {
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey);
  if (!isPlain || !isAt(href) || location.hash === '') return;
  event.preventDefault();
  location.hash = '';
}

/** The way to each subject, and whether what is shown is up to date. */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const copy = useStaffTexts();
  const view = useStaff<Me>(staffRoutes.api.me);
  const line = useEventLine();
  const path = usePathname();
  const links = view.kind === 'shown' ? subjectsOf(view.data.role) : [];
  return (
    <>
      <nav className={styles.nav} aria-label={copy.nav.label}>
        {links.map(({ name, href }) => (
          <SiteLink
            key={name}
            href={href}
            onClick={(event) => showList(event, href)}
            aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
          >
            {copy.nav[name]}
          </SiteLink>
        ))}
      </nav>
      <p className={styles.line} role="status">
        {line === 'lost' && copy.line.lost}
      </p>
      {isTranslated(path) ? (
        children
      ) : (
        <EnglishAlone value={true}>
          <div lang="en" className={styles.english}>
            {children}
          </div>
        </EnglishAlone>
      )}
    </>
  );
}
