'use client';

import { SiteLink } from '@/components/ui/site-link';
import { staffRoutes } from '@/lib/staff/addresses';
import { useStaff } from '@/lib/staff/client/staff-reads';
import { useStaffTexts } from '@/lib/staff/client/texts';
import { BEAT_MS } from '@/lib/staff/rules';
import type { Me, Overview } from '@/lib/staff/schema';
import { type Subject, subjectsOf } from './console-nav';
import { useInboxTexts } from './inbox/ticket-words';
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
          <Subjects role={me.role} />
          {!me.tour.includes('hidden') && <Tour me={me} />}
        </>
      )}
    </Shown>
  );
}

function Subjects({ role }: { role: string }) {
  const copy = useStaffTexts();
  // Conversations leave the list by time alone, of which no event tells.
  const view = useStaff<Overview>(staffRoutes.api.overview, BEAT_MS);
  const countsOf = useCounts();
  return (
    <ul className={`${styles.sessions} ${styles.stretched}`}>
      {subjectsOf(role).map(({ name, href }) => (
        <li key={name}>
          <div>
            <SiteLink className={styles.lone} href={href}>
              {copy.nav[name]}
            </SiteLink>
            {view.kind === 'shown' && <Counts counts={countsOf(name, view.data)} />}
            <p>{copy.home.about[name]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

type Count = { text: string; isUrgent?: boolean };

/** What waits in a subject, in words; nothing where nothing is counted. */
function useCounts(): (name: Subject, overview: Overview) => Count[] {
  const { counts: copy } = useInboxTexts();
  const { urgent, unanswered } = useStaffTexts().nav;
  type Words = (count: number) => string;
  const some = (count: number | null | undefined, words: Words): Count[] =>
    count ? [{ text: words(count) }] : [];
  const every = (count: number | null | undefined, words: Words): Count[] =>
    count === 0 ? [{ text: copy.nothing }] : some(count, words);
  return (name, { inbox, chats, refunds, drafts, changes }) => {
    switch (name) {
      case 'inbox':
        // Nobody reads that nothing waits while somebody does.
        return [
          ...(chats?.waiting || inbox?.urgent ? some : every)(inbox?.waiting, copy.unclaimed),
          ...some(inbox?.urgent, urgent).map(({ text }) => ({ text, isUrgent: true })),
          ...some(inbox?.mine, copy.mine),
        ];
      case 'chats':
        return [
          ...every(chats?.waiting, copy.waiting),
          ...some(chats?.urgent, urgent).map(({ text }) => ({ text, isUrgent: true })),
          ...some(chats?.unanswered, unanswered).map(({ text }) => ({ text, isUrgent: true })),
        ];
      case 'gifts':
        return some(refunds, copy.refunds);
      case 'content':
        return [...some(changes, copy.changes), ...some(drafts, copy.drafts)];
      default:
        return [];
    }
  };
}

const Counts = ({ counts }: { counts: readonly Count[] }) =>
  counts.length > 0 && (
    <strong className={styles.count}>
      {counts.map(({ text, isUrgent }, at) => (
        <span key={text}>
          {at > 0 && ' · '}
          <span className={isUrgent ? styles.fault : undefined}>{text}</span>
        </span>
      ))}
    </strong>
  );
