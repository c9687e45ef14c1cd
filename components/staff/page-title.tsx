'use client';

import { SiteLink } from '@/components/ui/site-link';
import { staff } from '@/lib/i18n/en/staff';
import { staffRoutes } from '@/lib/staff/addresses';
import { useStaffTexts } from '@/lib/staff/client/texts';
import styles from './staff.module.css';

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

/** The centre's name and what the console is called; for who is signed in, the way to the start. */
export function Brand({ name, isWay = false }: { name: string; isWay?: boolean }) {
  const copy = useStaffTexts();
  const words = (
    <>
      <span lang="en">{name}</span> · {copy.title}
    </>
  );
  if (!isWay) return <p className={styles.brand}>{words}</p>;
  return (
    <p className={styles.brand}>
      <SiteLink href={staffRoutes.home}>
        <span>{words}</span> <span className="visually-hidden">· {copy.nav.home}</span>
      </SiteLink>
    </p>
  );
}
