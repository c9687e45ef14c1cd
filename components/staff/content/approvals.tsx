'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { staff } from '@/lib/i18n/en/staff';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { labelOf, staffFields } from '@/lib/i18n/en/staff-fields';
import { languageOf } from '@/lib/i18n/language';
import { staffRoutes } from '@/lib/staff/addresses';
import { has } from '@/lib/staff/client/staff-calls';
import { readAgain, useStaff } from '@/lib/staff/client/staff-reads';
import type { WaitingChange } from '@/lib/stories/document-schema';
import type { ValueChange } from '@/lib/stories/field-shape';
import { clock } from '../clock';
import { Shown } from '../shown';
import styles from '../staff.module.css';
import { useStaffAction } from '../step-up';
import { messageOf } from '../use-staff-form';
import own from './document-editor.module.css';

const copy = staffContent.approvals;
type Decision = 'approved' | 'refused';
type Outcome = { kind: 'done' | 'failed'; title: string };
const readDecision = (answer: unknown) => (has<{ decision: Decision }>(answer, 'decision') ? answer : null);

/** Changes of where calls and money go that wait for a second person: all, or those of one text. */
export function Approvals({ path }: { path?: string }) {
  const view = useStaff<{ approvals: WaitingChange[] }>(staffRoutes.api.contentApprovals);
  const { post, stepUp } = useStaffAction();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSending, setIsSending] = useState(false);
  const decide = async (id: string, decision: Decision) => {
    if (isSending) return;
    setIsSending(true);
    setOutcome(null);
    const result = await post(staffRoutes.api.changeContent('decide'), { id, decision }, readDecision);
    const failed = result.ok ? null : messageOf(result, staff.errors);
    setOutcome(
      result.ok
        ? { kind: 'done', title: copy.done[decision] }
        : failed === null
          ? null
          : { kind: 'failed', title: failed },
    );
    setIsSending(false);
    void readAgain(staffRoutes.api.content);
  };
  return (
    <>
      {outcome && <Notice kind={outcome.kind} title={outcome.title} />}
      <Shown view={view}>
        {({ approvals }) => (
          <Waiting
            changes={approvals.filter((one) => path === undefined || one.path === path)}
            isAll={path === undefined}
            decide={(id, decision) => void decide(id, decision)}
          />
        )}
      </Shown>
      {stepUp}
    </>
  );
}

type WaitingProps = {
  changes: readonly WaitingChange[];
  /** Beside other texts each is named. */
  isAll: boolean;
  decide: (id: string, decision: Decision) => void;
};

function Waiting({ changes, isAll, decide }: WaitingProps) {
  if (changes.length === 0) return null;
  return (
    <section className={styles.section} aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <ul className={styles.sessions}>
        {changes.map(({ id, title, by, at, is_mine, path, changes: values }) => (
          <li key={id}>
            <div>
              {isAll && <strong>{title}</strong>}
              <p>{copy.asked(by, clock.format(at))}</p>
              <ChangedValues path={path} changes={values} />
            </div>
            <div className={styles.actions}>
              {is_mine ? (
                <p>{copy.mine}</p>
              ) : (
                <Button onClick={() => decide(id, 'approved')}>{copy.approve}</Button>
              )}
              <Button variant="quiet" onClick={() => decide(id, 'refused')}>
                {is_mine ? copy.withdraw : copy.decline}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ValuesProps = { path: string; changes: readonly ValueChange[]; labels?: readonly [string, string] };

/** Each value as it is and as it would be: for visitors, or under other `labels`. */
export const ChangedValues = ({
  path,
  changes,
  labels: [from, to] = [staffFields.from, staffFields.to],
}: ValuesProps) => (
  <dl className={own.entries}>
    {changes.map(({ name, before, after }) => (
      <div key={name.join('.')}>
        <dt>{name.map((_, at) => labelOf(path, name.slice(0, at + 1))).join(', ')}</dt>
        {[
          { label: from, text: before, Mark: 'del' as const },
          { label: to, text: after, Mark: 'ins' as const },
        ].map(({ label, text, Mark }) => (
          <dd key={label}>
            {label}:{' '}
            {text === null ? staffFields.nothing : <Mark lang={languageOf(name.at(-1))}>{text}</Mark>}
          </dd>
        ))}
      </div>
    ))}
  </dl>
);
