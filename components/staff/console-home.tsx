'use client';

import { SiteLink } from '@/components/ui/site-link';
import { staffRoutes } from '@/lib/staff/addresses';
import { useStaff } from '@/lib/staff/client/staff-reads';
import { useStaffTexts } from '@/lib/staff/client/texts';
import { BEAT_MS } from '@/lib/staff/rules';
import type { Me, Overview } from '@/lib/staff/schema';
import { Counts, type Subject, subjectsOf, useCounts } from './console-nav';
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
  const { counts: words } = useStaffTexts();
  const { pressing, further } = useCounts();
  const countsOf = (name: Subject, overview: Overview) => {
    const all = [...pressing(name, overview), ...further(name, overview)];
    const isWaitedIn = name === 'inbox' || name === 'chats';
    // Nobody reads that nothing waits while somebody does.
    const waits = [...pressing('inbox', overview), ...pressing('chats', overview)];
    return isWaitedIn && waits.length === 0 ? [{ text: words.nothing }, ...all] : all;
  };
  return (
    <ul className={`${styles.sessions} ${styles.stretched}`}>
      {subjectsOf(role).map(({ name, href }) => (
        <li key={name}>
          <div>
            <SiteLink className={styles.lone} href={href}>
              {copy.nav[name]}
            </SiteLink>
            {view.kind === 'shown' && <Counts counts={countsOf(name, view.data)} className={styles.count} />}
            <p>{copy.home.about[name]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
