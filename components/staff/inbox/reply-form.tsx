'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, SelectField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { type InboxCopy, staffInbox } from '@/lib/i18n/en/staff-inbox';
import { type Language, languages } from '@/lib/i18n/language';
import type { ReplyDraft } from '@/lib/inbox/schema';
import { staffRoutes } from '@/lib/staff/addresses';
import { has, postStaff, type StaffPost } from '@/lib/staff/client/staff-calls';
import { useStaff } from '@/lib/staff/client/staff-reads';
import { useStaffLanguage } from '@/lib/staff/client/texts';
import type { SavedReply } from '@/lib/stories/schema';
import { useClock } from '../clock';
import styles from '../staff.module.css';
import own from './inbox.module.css';
import { Frame, type Props, useTicketForm } from './ticket-forms';
import { useInboxTexts } from './ticket-words';

const PAUSE_MS = 1000;
const AGAIN_MS = 5000;

type Typed = { subject: string; text: string };
type ReplyProps = Props & { draft: ReplyDraft | null; name: string };
/** The subject goes to the visitor: English, like the rest of the mail, until somebody writes another. */
const blank: Typed = { subject: staffInbox.replies.subject, text: '' };

/**
 * An answer by mail. It is stored in this tab with every key and on the server after a pause: a reload, a lost line or a
 * colleague who takes over goes on with it.
 */
export function ReplyForm({ draft, name, ...props }: ReplyProps) {
  const { actions, replies: copy, item } = useInboxTexts();
  const clock = useClock();
  const reply = useReplyDraft(props.ticket.id, draft);
  const { typed, conflict } = reply;
  const post: StaffPost = async (path, body, read) => {
    await reply.settle();
    return postStaff(path, body, read);
  };
  const form = useTicketForm(props, 'reply', { post, stored: reply.clear });
  return (
    <section className={styles.section}>
      <h3>{actions.reply}</h3>
      {conflict && (
        <Notice kind="failed" title={copy.conflict(conflict.author ?? item.system)}>
          <details>
            <summary>{copy.theirs}</summary>
            <p className={own.text}>{conflict.text}</p>
          </details>
          <div className={styles.actions}>
            <Button onClick={() => reply.choose('mine', conflict)}>{copy.useMine}</Button>
            <Button variant="quiet" onClick={() => reply.choose('theirs', conflict)}>
              {copy.useTheirs}
            </Button>
          </div>
        </Notice>
      )}
      <SavedReplies name={name} insert={(one) => reply.type(joined(typed, one))} />
      <Frame form={form} submit={actions.sendReply}>
        <Field
          name="subject"
          label={actions.subject}
          value={typed.subject}
          error={form.fields['subject']}
          onChange={({ target }) => reply.type({ ...typed, subject: target.value })}
        />
        <TextField
          name="text"
          label={actions.answer}
          hint={actions.answerHint}
          rows={6}
          value={typed.text}
          error={form.fields['text']}
          onChange={({ target }) => reply.type({ ...typed, text: target.value })}
        />
        <p role="status">{statusOf(reply.state, copy.stored, clock)}</p>
      </Frame>
    </section>
  );
}

/** What is typed stays; a saved reply stands behind it. */
const joined = (typed: Typed, { subject, text }: Typed): Typed => ({
  subject: typed.subject.trim() === '' || typed.subject === blank.subject ? subject : typed.subject,
  text: typed.text.trim() === '' ? text : `${typed.text.trimEnd()}\n\n${text}`,
});

type SavedProps = { name: string; insert: (one: Typed) => void };

/** Answers that are often needed. They are editors' texts: an inbox without them lacks nothing else. */
function SavedReplies({ name, insert }: SavedProps) {
  const { replies: copy, languages: names } = useInboxTexts();
  const onView = useStaffLanguage();
  const view = useStaff<{ replies: SavedReply[] }>(staffRoutes.api.savedReplies);
  const [chosen, setChosen] = useState('');
  const [picked, setLanguage] = useState<Language | null>(null);
  const language = picked ?? onView;
  const replies = view.kind === 'shown' ? view.data.replies : [];
  const reply = replies.find(({ title }) => title === chosen);
  if (replies.length === 0) return null;
  const none = { value: '', label: copy.none };
  return (
    <>
      <SelectField
        name="saved"
        label={copy.saved}
        options={[none, ...replies.map(({ title }) => ({ value: title, label: title }))]}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      {reply && (
        <>
          <SelectField
            name="saved-language"
            label={copy.language}
            options={languages.map((value) => ({ value, label: names[value] }))}
            value={language}
            onChange={({ target }) => setLanguage(languages.find((one) => one === target.value) ?? 'en')}
          />
          <p className={own.text} lang={language}>
            {withName(reply.text[language], name)}
          </p>
          <Button
            variant="quiet"
            onClick={() =>
              insert({ subject: reply.subject[language], text: withName(reply.text[language], name) })
            }
          >
            {copy.insert}
          </Button>
        </>
      )}
    </>
  );
}

const withName = (text: string, name: string): string => text.replaceAll('{name}', () => name);

type State = { kind: 'same' | 'typed' | 'away' } | { kind: 'saved'; at: number };

function statusOf(
  state: State,
  copy: InboxCopy['replies']['stored'],
  clock: Pick<Intl.DateTimeFormat, 'format'>,
): string {
  if (state.kind === 'saved') return copy.saved(clock.format(state.at));
  return state.kind === 'same' ? '' : copy[state.kind];
}

const readSaved = (answer: unknown) =>
  has<{ version: number; saved_at: number }>(answer, 'saved_at') ? answer : null;

/** What a colleague has stored, in the refusal of an older one. An answer that was sent has left nothing. */
function storedIn(body: unknown): ReplyDraft | null {
  if (!has<{ current: ReplyDraft | null }>(body, 'current')) return null;
  return body.current ?? { ...blank, author: null, updated_at: 0, version: 0 };
}

const postDraft = (body: Typed & { id: string; version: number }) =>
  postStaff(staffRoutes.api.changeTicket('draft'), body, readSaved);

/** `line`: what is on its way to the server; no drawing depends on it. */
function useReplyDraft(id: string, draft: ReplyDraft | null) {
  const [typed, setTyped] = useState<Typed>(() => readLocal(id) ?? draft ?? blank);
  const [state, setState] = useState<State>({ kind: 'same' });
  const [conflict, setConflict] = useState<ReplyDraft | null>(null);
  const line = useRef({ version: draft?.version ?? 0, latest: typed, timer: 0, sending: Promise.resolve() });
  const soon = (ms: number) => {
    clearTimeout(line.current.timer);
    line.current.timer = window.setTimeout(() => {
      line.current.sending = line.current.sending.then(save);
    }, ms);
  };
  const save = async () => {
    const sent = line.current.latest;
    const result = await postDraft({ id, version: line.current.version, ...sent });
    if (result.ok) {
      line.current.version = result.data.version;
      if (line.current.latest !== sent) return soon(PAUSE_MS);
      storeLocal(id, null);
      return setState({ kind: 'saved', at: result.data.saved_at });
    }
    const stored = storedIn(result.body);
    if (stored) return setConflict(stored);
    setState({ kind: 'away' });
    if (result.status !== 400) soon(AGAIN_MS);
  };
  const show = (next: Typed) => {
    line.current.latest = next;
    setTyped(next);
  };
  return {
    typed,
    conflict,
    state,
    type: (next: Typed) => {
      show(next);
      storeLocal(id, next);
      setState({ kind: 'typed' });
      if (conflict === null) soon(PAUSE_MS);
    },
    choose: (whose: 'mine' | 'theirs', stored: ReplyDraft) => {
      line.current.version = stored.version;
      if (whose === 'theirs') {
        storeLocal(id, null);
        show(stored);
        setState({ kind: 'same' });
      } else soon(0);
      setConflict(null);
    },
    settle: async () => {
      clearTimeout(line.current.timer);
      await line.current.sending;
    },
    clear: () => {
      line.current.version = 0;
      storeLocal(id, null);
      show(blank);
      setState({ kind: 'same' });
    },
  };
}

const localKey = (id: string) => `staff-answer-${id}`;

function readLocal(id: string): Typed | null {
  const stored: unknown = JSON.parse(sessionStorage.getItem(localKey(id)) ?? 'null');
  return has<Typed>(stored, 'text') ? stored : null;
}

function storeLocal(id: string, typed: Typed | null): void {
  if (typed === null) sessionStorage.removeItem(localKey(id));
  else sessionStorage.setItem(localKey(id), JSON.stringify({ subject: typed.subject, text: typed.text }));
}
