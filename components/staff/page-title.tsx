'use client';

import { staff } from '@/lib/i18n/en/staff';
import { useStaffTexts } from '@/lib/staff/client/texts';

type Page = 'home' | 'inbox' | 'chats' | 'me' | 'signIn' | 'join';

/** The heading of a page, and its name in the browser, in the language that is on view. */
export function PageTitle({ of }: { of: Page }) {
  const copy = useStaffTexts();
  return <WordedTitle title={of === 'inbox' || of === 'chats' ? copy.nav[of] : copy[of].title} />;
}

/** The same for a page with its own dictionary. */
export function WordedTitle({ title }: { title: string }) {
  const copy = useStaffTexts();
  const name = (heading: HTMLHeadingElement | null) => {
    // The server has named the page in English.
    if (heading && copy !== staff) document.title = `${title} – ${copy.title}`;
  };
  return <h1 ref={name}>{title}</h1>;
}

/** What the console is called. */
export const ConsoleName = () => useStaffTexts().title;
