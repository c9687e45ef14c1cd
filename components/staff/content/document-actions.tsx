'use client';

import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { routes } from '@/lib/config/routes';
import { staff } from '@/lib/i18n/en/staff';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { localPath } from '@/lib/i18n/language';
import { has } from '@/lib/staff/client/staff-calls';
import type { DocumentDetail } from '@/lib/stories/document-schema';
import { controlName, isEntries, readValue } from '@/lib/stories/field-shape';
import { isGuarded } from '@/lib/stories/guarded';
import { focusAtTop, inView } from '../browser-state';
import { clock, dayOf } from '../clock';
import styles from '../staff.module.css';
import { Ask, useStaffAction } from '../step-up';
import { messageOf } from '../use-staff-form';
import own from './document-editor.module.css';
import type { Draft, DraftView } from './draft';
import { photoQuestion } from './pictures';
import { type Action, type Run, type RunProps, ScheduleActions, Scheduled } from './schedule';

const copy = staffContent.editor;
/** Where both texts of a conflict are compared. */
export const CONFLICT = 'conflict';
const toConflict = () => focusAtTop(document.getElementById(CONFLICT));
type Outcome = { kind: 'done' | 'failed'; title: string; lines: string[] };
/** What was done, and the text it was done with. */
type Done = { outcome: Outcome; text: string };
type Props = {
  detail: DocumentDetail;
  draft: Draft;
  shown: DraftView;
  again: () => Promise<DocumentDetail | undefined>;
  /** Leads to the first field that is wrong; false where no form says which. */
  leadToFault: () => boolean;
};

/** What can be done with a text beside typing: publish now or later, discard, take down, put back. */
export function DocumentActions({ detail, draft, shown, again, leadToFault }: Props) {
  const [done, setDone] = useState<Done | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const { post, stepUp } = useStaffAction();
  const run: Run = async (action, more) => {
    if (isBusy) return;
    setIsBusy(true);
    setDone(null);
    const result = await draft.change(action === 'schedule' ? 'publish' : action, { ...more, post });
    const isLed = result?.ok === false && result.code === 'invalid_fields' && leadToFault();
    const outcome = result === null || isLed ? null : outcomeOf(result, action);
    const latest = await again();
    if (result?.ok && latest && action === 'discard') draft.load(latest);
    else if (result?.ok && latest) draft.checked(latest);
    setDone(outcome && { outcome, text: draft.view().text });
    setIsBusy(false);
    if (draft.view().state === 'conflict') toConflict();
  };
  const hasChanges = detail.is_draft || shown.state !== 'same';
  /** A second person publishes it. */
  const isAsking = shown.check.needs_second === true;
  // What was done with an earlier text says nothing of what is typed since.
  const outcome = done?.outcome.kind === 'failed' || done?.text === shown.text ? done?.outcome : undefined;
  const publish = () => {
    setQuestion(null);
    void run('publish');
  };
  const enterFirst = (field = '') => {
    flushSync(() => setQuestion(null));
    document.getElementById(field)?.focus();
  };
  /** What is wrong is said before anything is asked. */
  const ask = async () => {
    await draft.save();
    const { check, text, state } = draft.view();
    const isBarred = check.errors.length > 0 || state === 'conflict';
    const next = isBarred ? null : (photoQuestion() ?? questionOf(detail, text, check.needs_second === true));
    setQuestion(next);
    if (next === null) publish();
  };
  return (
    <>
      {outcome && (
        <div key={outcome.title} tabIndex={-1} ref={inView} className={own.outcome}>
          <Notice kind={outcome.kind} title={outcome.title}>
            {outcome.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {outcome.kind === 'done' && hasPage(detail) && <SeePage detail={detail} />}
          </Notice>
        </div>
      )}
      <div className={hasChanges || detail.publish_at !== null ? own.foot : undefined}>
        <Standing shown={shown} detail={detail} isBusy={isBusy} />
        {detail.publish_at !== null && <Scheduled at={detail.publish_at} isBusy={isBusy} run={run} />}
        {hasChanges && (
          <Button ref={liftFocus} aria-disabled={isBusy} onClick={() => void ask()}>
            {isAsking ? copy.ask : copy.publish}
          </Button>
        )}
        {question && (
          <Ask title={question.title} cancel={copy.cancel} close={() => setQuestion(null)}>
            <p>{question.text}</p>
            {question.first && (
              <Button onClick={() => enterFirst(question.first)}>{copy.confirmFirst}</Button>
            )}
            <Button variant={question.first ? 'quiet' : 'primary'} onClick={publish}>
              {isAsking ? copy.ask : copy.publish}
            </Button>
          </Ask>
        )}
      </div>
      {hasChanges && (isAsking ? <p>{copy.second}</p> : <ScheduleActions isBusy={isBusy} run={run} />)}
      <FurtherActions detail={detail} isBusy={isBusy} run={run} />
      {stepUp}
    </>
  );
}

/** How the text stands, and the way to both texts of a conflict. */
const Standing = ({ shown, detail, isBusy }: Pick<Props, 'shown' | 'detail'> & { isBusy: boolean }) => (
  <>
    <p role="status">{isBusy ? copy.busy : savedText(shown, detail)}</p>
    {shown.state === 'conflict' && (
      <Button variant="quiet" onClick={toConflict}>
        {copy.conflict.compare}
      </Button>
    )}
  </>
);

/** `first`: the field of what should be entered before; publishing without it is not the button that stands out. */
type Question = { title: string; text: string; first?: string };

/** What is asked before it is published: of what visitors have not seen yet, and of facts that changed since the day they were confirmed on. */
function questionOf(
  { live_text, shape }: DocumentDetail,
  text: string,
  needsSecond: boolean,
): Question | null {
  if (live_text === null) return needsSecond ? null : { title: copy.firstTitle, text: copy.firstText };
  const [before, now] = [live_text, text].map((one) => (shape ? readValue(one, shape) : null));
  if (!isEntries(before) || !isEntries(now) || typeof now['confirmed'] !== 'string') return null;
  const isSame = JSON.stringify(before) === JSON.stringify(now);
  if (isSame || before['confirmed'] !== now['confirmed']) return null;
  const first = controlName(['confirmed']);
  return { title: copy.confirmTitle, text: copy.confirmText(dayOf(now['confirmed'])), first };
}

function savedText({ state, savedAt }: DraftView, { is_draft, live_text }: DocumentDetail): string {
  if (state === 'saved')
    return copy.saved.saved(clock.format(savedAt ?? Date.now()), live_text === null ? 'it' : 'this change');
  if (state === 'same' && is_draft) return copy.saved[live_text === null ? 'draftAlone' : 'draft'];
  return copy.saved[state];
}

/** Once the foot has grown by its button, the field with the focus must not be below it. */
function liftFocus(button: HTMLButtonElement | null): void {
  const { activeElement } = document;
  if (button && activeElement?.matches('input, select')) activeElement.scrollIntoView({ block: 'nearest' });
}

/** Whether visitors can read it at an address of its own. */
export const hasPage = ({ kind, live_text, is_hidden_with }: DocumentDetail): boolean =>
  kind === 'story' && live_text !== null && !is_hidden_with;

export const SeePage = ({ detail: { id, language } }: Pick<Props, 'detail'>) => (
  <p>
    <a className={styles.lone} href={localPath(language, routes.story(id))}>
      {copy.seePage(staffContent.languages[language])}
    </a>
  </p>
);

type AskFirstProps = RunProps & { action: 'discard' | 'hide' | 'restore'; children: ReactNode };

/** A button that asks before it does what it says. */
function AskFirst({ action, isBusy, run, children }: AskFirstProps) {
  const [isAsking, setIsAsking] = useState(false);
  const act = () => {
    setIsAsking(false);
    void run(action);
  };
  return (
    <div className={own.actions}>
      <Button variant="quiet" aria-disabled={isBusy} onClick={() => setIsAsking(true)}>
        {copy[action]}
      </Button>
      {isAsking && (
        <Ask title={copy[`${action}Title`]} cancel={copy.cancel} close={() => setIsAsking(false)}>
          {children}
          <Button variant={action === 'hide' ? 'emergency' : 'primary'} onClick={act}>
            {copy[`${action}Now`]}
          </Button>
        </Ask>
      )}
    </div>
  );
}

function FurtherActions({ detail, ...running }: RunProps & { detail: DocumentDetail }) {
  const { kind, path, translations, live_text, is_hidden, is_hidden_with } = detail;
  const also = translations.map((one) => staffContent.languages[one]);
  return (
    <>
      {detail.is_draft && (
        <AskFirst action="discard" {...running}>
          <p>{copy.discardText}</p>
        </AskFirst>
      )}
      {live_text !== null && !is_hidden_with && kind !== 'script' && !isGuarded(path) && (
        <AskFirst action="hide" {...running}>
          <p>{copy.hideText}</p>
          {also.length > 0 && <p>{copy.hideAlso(also)}</p>}
        </AskFirst>
      )}
      {is_hidden && (
        <AskFirst action="restore" {...running}>
          <p>{restoredText(detail)}</p>
        </AskFirst>
      )}
    </>
  );
}

/** What becomes public again, where and in which languages. */
function restoredText({ kind, id, language, translations, is_hidden_with }: DocumentDetail): string {
  if (kind !== 'story') return copy.restoreText;
  if (is_hidden_with) return copy.restoreWith;
  const names = [language, ...translations].map((one) => staffContent.languages[one]);
  return copy.restoreStory(localPath(language, routes.story(id)), names);
}

function outcomeOf(result: NonNullable<Awaited<ReturnType<Draft['change']>>>, action: Action) {
  if (result.ok) {
    // The time may have passed on the way.
    const isNow = action === 'schedule' && !has(result.data, 'publish_at');
    const title = result.data.is_waiting ? copy.waiting : copy.done[isNow ? 'publish' : action];
    return { kind: 'done' as const, title, lines: [] };
  }
  // A stale version is shown above the text, with both texts.
  if (result.code === 'stale' || result.code === 'step_up_needed') return null;
  if (result.code === 'no_schedule') return { kind: 'failed' as const, title: copy.noSchedule, lines: [] };
  // On which line each stands is said beside the file where that is on view.
  const lines = [...new Set(Object.values(result.fields))];
  const title = lines.length > 0 ? copy.errors : (messageOf(result, staff.errors) ?? staff.errors.failed);
  return { kind: 'failed' as const, title, lines };
}
