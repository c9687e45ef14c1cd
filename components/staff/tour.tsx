'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SiteLink } from '@/components/ui/site-link';
import { localPath } from '@/lib/i18n/language';
import { staffRoutes } from '@/lib/staff/addresses';
import { isDone, postStaff } from '@/lib/staff/client/staff-calls';
import { readAgain } from '@/lib/staff/client/staff-reads';
import { useStaffLanguage, useStaffTexts } from '@/lib/staff/client/texts';
import { type TourMark, type TourStep, tourOf } from '@/lib/staff/rules';
import type { Me } from '@/lib/staff/schema';
import styles from './staff.module.css';
import { messageOf } from './use-staff-form';

/** Where each step is tried; none for what the browser itself does. */
const addresses: Readonly<Record<TourStep, string | null>> = {
  language: `${staffRoutes.me}#language-title`,
  codes: `${staffRoutes.me}#codes`,
  passkey: `${staffRoutes.me}#passkeys-title`,
  screen: null,
  notices: `${staffRoutes.me}#notices-title`,
  mail: `${staffRoutes.me}#test-mail-title`,
  shifts: staffRoutes.shifts,
  inbox: staffRoutes.inbox,
  chats: staffRoutes.chats,
  numbers: '/help-now',
  gifts: staffRoutes.gifts,
  content: staffRoutes.content,
  people: staffRoutes.people,
  log: staffRoutes.log,
  leave: `${staffRoutes.me}#sign-out`,
};

/** Marks of the first steps as they are stored, and as they are on their way there. */
function useMarks(stored: readonly TourMark[]) {
  const { errors } = useStaffTexts();
  const [onTheWay, setOnTheWay] = useState<Partial<Record<TourMark, boolean>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const mark = async (name: TourMark, isSet: boolean) => {
    setProblem(null);
    setOnTheWay((before) => ({ ...before, [name]: isSet }));
    const result = await postStaff(staffRoutes.api.preferences, { mark: name, is_set: isSet }, isDone);
    if (result.ok) await readAgain(staffRoutes.api.me);
    else setProblem(messageOf(result, errors) ?? errors.failed);
    setOnTheWay(({ [name]: _stored, ...others }) => others);
  };
  return { has: (name: TourMark) => onTheWay[name] ?? stored.includes(name), mark, problem };
}

/** What to try on the first day, each with a tick; it stands on the start page, below what waits, and hides when it is told to. */
export function Tour({ me }: { me: Pick<Me, 'role' | 'tour' | 'tour_done' | 'sends_mail'> }) {
  const { tour: copy } = useStaffTexts();
  const { has, mark, problem } = useMarks(me.tour);
  const steps = tourOf(me.role).filter((step) => step !== 'mail' || me.sends_mail);
  const isKnown = (step: TourStep) => me.tour_done.includes(step);
  const done = steps.filter((step) => isKnown(step) || has(step)).length;
  return (
    <section className={styles.section} aria-labelledby="tour-title">
      <h2 id="tour-title">{copy.title}</h2>
      <p>{copy.lead}</p>
      <p role="status">{done === steps.length ? copy.allDone : copy.progress(done, steps.length)}</p>
      {problem && <Notice kind="failed" title={problem} />}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step
            key={step}
            step={step}
            isDone={isKnown(step) || has(step)}
            isKnown={isKnown(step)}
            tick={(isSet) => void mark(step, isSet)}
          />
        ))}
      </ol>
      <Button variant="quiet" onClick={() => void mark('hidden', true)}>
        {copy.hide}
      </Button>
    </section>
  );
}

/** `isKnown`: the console saw that it was done; nobody has to tick it. */
type StepProps = { step: TourStep; isDone: boolean; isKnown: boolean; tick: (isSet: boolean) => void };

function Step({ step, isDone: isTicked, isKnown, tick }: StepProps) {
  const { tour: copy } = useStaffTexts();
  const language = useStaffLanguage();
  const { title, text } = copy.steps[step];
  const address = addresses[step];
  return (
    <li>
      <div>
        <label>
          <input
            type="checkbox"
            checked={isTicked}
            disabled={isKnown}
            aria-label={title}
            aria-describedby={isTicked ? undefined : `step-${step}`}
            onChange={({ target }) => tick(target.checked)}
          />
        </label>
        {address ? (
          <SiteLink href={localPath(language, address)}>{title}</SiteLink>
        ) : (
          <strong>{title}</strong>
        )}
      </div>
      {!isTicked && <p id={`step-${step}`}>{text}</p>}
    </li>
  );
}

/** In the account: the first steps come back to the start page. */
export function ShowTour({ tour }: Pick<Me, 'tour'>) {
  const { tour: copy } = useStaffTexts();
  const { has, mark, problem } = useMarks(tour);
  return (
    <section className={styles.section} aria-labelledby="show-tour-title">
      <h2 id="show-tour-title">{copy.title}</h2>
      {problem && <Notice kind="failed" title={problem} />}
      {has('hidden') ? (
        <Button variant="quiet" onClick={() => void mark('hidden', false)}>
          {copy.show}
        </Button>
      ) : (
        <p role="status">
          {copy.isShown}{' '}
          <SiteLink className={styles.lone} href={staffRoutes.home}>
            {copy.open}
          </SiteLink>
        </p>
      )}
    </section>
  );
}
