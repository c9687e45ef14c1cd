'use client';

import { SiteLink } from '@/components/ui/site-link';
import { staffRoutes } from '@/lib/staff/addresses';
import { useStaff } from '@/lib/staff/client/staff-reads';
import { useStaffTexts } from '@/lib/staff/client/texts';
import type { Me, Overview } from '@/lib/staff/schema';
import { type Subject, subjectsOf } from './console-nav';
import { Shown } from './shown';
import styles from './staff.module.css';
import { Tour } from './tour';

/** What a person's role lets them do, a line each with how much waits there. */
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
  const view = useStaff<Overview>(staffRoutes.api.overview);
  const countsOf = useCounts();
  return (
    <ul className={styles.sessions}>
      {subjectsOf(role).map(({ name, href }) => (
        <li key={name}>
          <div>
            <SiteLink href={href}>{copy.nav[name]}</SiteLink>
            {view.kind === 'shown' && <Counts {...countsOf(name, view.data)} />}
            <p>{copy.home.about[name]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

type Counted = { urgent?: string | false; others: string[] };

/** What waits in a subject, in words; nothing where nothing is counted. */
function useCounts(): (name: Subject, overview: Overview) => Counted {
  const { counts: copy } = useStaffTexts().home;
  const some = (count: number | null, words: (count: number) => string) => (count ? [words(count)] : []);
  return (name, { inbox, chats, refunds, drafts, changes }) => {
    switch (name) {
      case 'inbox':
        if (inbox === null) return { others: [] };
        return {
          urgent: inbox.urgent > 0 && copy.urgent(inbox.urgent),
          others: [
            inbox.waiting === 0 ? copy.nothing : copy.waiting(inbox.waiting),
            ...some(inbox.mine, copy.mine),
          ],
        };
      case 'chats':
        return { others: chats === null ? [] : [chats === 0 ? copy.nothing : copy.waiting(chats)] };
      case 'gifts':
        return { others: some(refunds, copy.refunds) };
      case 'content':
        return { others: [...some(changes, copy.changes), ...some(drafts, copy.drafts)] };
      default:
        return { others: [] };
    }
  };
}

const Counts = ({ urgent, others }: Counted) =>
  others.length > 0 && (
    <strong className={styles.count}>
      {urgent && <span className={styles.fault}>{urgent}</span>}
      {urgent && ' · '}
      {others.join(' · ')}
    </strong>
  );
