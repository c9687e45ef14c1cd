import { usePathname } from 'next/navigation';
import { useId } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { staffRoutes } from '@/lib/staff/addresses';
import { useStaffTexts } from '@/lib/staff/client/texts';
import { hasRight, type Right } from '@/lib/staff/rules';
import type { Overview } from '@/lib/staff/schema';
import styles from './console-frame.module.css';
import own from './staff.module.css';

/** The pages of the console in their order, each with the rights of which one opens it. */
const subjects = [
  { name: 'inbox', rights: ['inbox'] },
  { name: 'chats', rights: ['chats'] },
  { name: 'gifts', rights: ['gifts'] },
  { name: 'content', rights: ['content', 'content-approvals'] },
  { name: 'people', rights: ['people', 'personal-data'] },
  { name: 'log', rights: ['log'] },
  { name: 'me', rights: ['own-account'] },
] as const satisfies readonly { name: keyof typeof staffRoutes; rights: readonly Right[] }[];

export type Subject = (typeof subjects)[number]['name'];
type Way = { name: Subject; href: string };

export const subjectsOf = (role: string): Way[] =>
  subjects
    .filter(({ rights }) => rights.some((right) => hasRight(role, right)))
    .map(({ name }) => ({ name, href: staffRoutes[name] }));

/** Whether a page speaks the language that its reader has chosen; the others are in English alone. */
export const isTranslated = (path: string): boolean =>
  [staffRoutes.home, staffRoutes.inbox, staffRoutes.chats, staffRoutes.me, staffRoutes.shifts].some(
    (one) => path.replace(/\/$/, '') === one,
  );

export type Count = { text: string; isUrgent?: boolean };
type Counted = Partial<Overview>;

/** What calls for somebody in a subject, danger first, and what else there is to count; each in the same words wherever it is counted. */
export function useCounts() {
  const { counts: copy } = useStaffTexts();
  const some = (count: number | null | undefined, words: (count: number) => string): Count[] =>
    count ? [{ text: words(count) }] : [];
  const urgent = (count: number | undefined): Count[] =>
    some(count, copy.urgent).map(({ text }) => ({ text, isUrgent: true }));
  const pressing = (name: Subject, { inbox, chats, refunds }: Counted): Count[] => {
    if (name === 'inbox') return [...urgent(inbox?.urgent), ...some(inbox?.waiting, copy.unclaimed)];
    if (name === 'gifts') return some(refunds, copy.refunds);
    if (name !== 'chats') return [];
    const own = some(chats?.unanswered, copy.unanswered);
    return [...urgent(chats?.urgent), ...own, ...some(chats?.waiting, copy.waiting)];
  };
  const further = (name: Subject, { inbox, drafts, changes }: Counted): Count[] => {
    if (name === 'inbox') return some(inbox?.mine, copy.mine);
    return name === 'content' ? [...some(changes, copy.changes), ...some(drafts, copy.drafts)] : [];
  };
  return { pressing, further };
}

/** Each in its own element, so that a narrow menu can show the first alone. */
export const Counts = ({ counts, className }: { counts: readonly Count[]; className?: string | undefined }) =>
  counts.length > 0 && (
    <strong className={className}>
      {counts.map(({ text, isUrgent }, at) => (
        <span key={text} data-urgent={isUrgent}>
          {at > 0 ? ` · ${text}` : text}
        </span>
      ))}
    </strong>
  );

/** Over the list of a subject what of it is counted elsewhere, in the same words. */
export function ListCounts({ of, counted }: { of: Subject; counted: Counted }) {
  const { pressing, further } = useCounts();
  return <Counts counts={[...pressing(of, counted), ...further(of, counted)]} className={own.count} />;
}

/** So many stand in the bar of a phone, as far as a thumb reaches; the rest opens behind one more. */
const MOST_IN_BAR = 4;

type Props = { ways: readonly Way[]; counted: Counted; onWay: (name: Subject) => void };

/** The way to each subject: a column or a row, on a phone a bar at its foot. */
export function ConsoleNav({ ways, counted, onWay }: Props) {
  const { nav } = useStaffTexts();
  const { pressing } = useCounts();
  const path = usePathname();
  const id = useId();
  const isHere = ({ href }: Way) => path === href || path.startsWith(`${href}/`);
  const inBar = ways.length > MOST_IN_BAR ? MOST_IN_BAR - 1 : MOST_IN_BAR;
  const rest = ways.slice(inBar);
  const link = (way: Way) => (
    <SiteLink
      key={way.name}
      href={way.href}
      aria-current={isHere(way) ? 'page' : undefined}
      onClick={({ currentTarget }) => {
        // The page may change beneath what is open.
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
        onWay(way.name);
      }}
    >
      {nav[way.name]} <Counts counts={pressing(way.name, counted)} className={styles.counts} />
    </SiteLink>
  );
  return (
    <nav className={styles.nav} aria-label={nav.label}>
      {ways.slice(0, inBar).map(link)}
      {rest.length > 0 && (
        <>
          <button type="button" className={styles.more} popoverTarget={id} data-here={rest.some(isHere)}>
            {nav.more}
          </button>
          <div id={id} popover="auto" className={styles.rest}>
            {rest.map(link)}
          </div>
        </>
      )}
    </nav>
  );
}
