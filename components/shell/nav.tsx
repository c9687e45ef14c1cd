'use client';

import { usePathname } from 'next/navigation';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { withoutPrefix } from '@/lib/i18n/language';
import styles from './nav.module.css';

type Item = { label: string; href: string; hrefLang?: 'en'; note?: string };
type Props = {
  copy: {
    label: string;
    menu: string;
    items: readonly Item[];
    /** Apart from the documents' eight; behind a button of this name where the row has no room for them. */
    more: readonly Item[];
    moreLabel: string;
    /** What a frightened reader looks for: before the eight in the menu of a phone. */
    first: readonly Item[];
  };
  /** The languages, where the row above has no room for them. */
  children: ReactNode;
};

/**
 * Navigation (spec §2): a row on wide screens, its end behind "More" on narrower ones, a disclosure below 768 px; plain
 * and open without JavaScript.
 */
export function Nav({ copy, children }: Props) {
  const path = usePathname();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const moreToggle = useRef<HTMLButtonElement>(null);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    // One of them is drawn; the other takes no focus.
    moreToggle.current?.focus();
    toggle.current?.focus();
  };

  // Open it would lie over whatever the keyboard reaches next.
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  const list = (items: readonly Item[], attributes: { className?: string | undefined; id?: string }) => (
    <ul {...attributes}>
      {items.map(({ label, ...item }) => (
        <li key={item.href}>
          <SiteLink
            {...item}
            className={styles.item}
            aria-current={currentMark(path, item.href)}
            onClick={() => setOpen(false)}
          >
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );

  return (
    <nav className={styles.nav} aria-label={copy.label} onKeyDown={closeOnEscape} onBlur={closeBehind}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="site-menu"
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} />
        {copy.menu}
      </button>
      <div id="site-menu" className={styles.menu} data-open={open ? '' : undefined}>
        {list(copy.first, { className: styles.first })}
        {list(copy.items, {})}
        <button
          ref={moreToggle}
          type="button"
          className={`${styles.item} ${styles.moreToggle}`}
          aria-expanded={open}
          aria-controls="site-more"
          onClick={() => setOpen(!open)}
        >
          {copy.moreLabel}
          <Icon name="next" size={16} />
        </button>
        {list(copy.more, { className: styles.more, id: 'site-more' })}
        <div className={styles.languages}>{children}</div>
      </div>
    </nav>
  );
}

/** `aria-current` of a navigation item: `page` on its own page, `true` where the path lies below it (spec §2: Blog). */
export function currentMark(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return withoutPrefix(href).englishPath !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
