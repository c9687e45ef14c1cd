'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import type { InboxCopy } from '@/lib/i18n/en/staff-inbox';
import { type Language, languages } from '@/lib/i18n/language';
import type { ReplyDraft } from '@/lib/inbox/schema';
import { staffRoutes } from '@/lib/staff/addresses';
import { postStaff, type StaffPost } from '@/lib/staff/client/staff-calls';
import { useStaff } from '@/lib/staff/client/staff-reads';
import { useStaffLanguage } from '@/lib/staff/client/texts';
import type { Me } from '@/lib/staff/schema';
import type { SavedReply } from '@/lib/stories/schema';
import styles from '../staff.module.css';
import { type Clock, useClock } from '../use-clock';
import own from './inbox.module.css';
import { blank, type DraftState, type Typed, useReplyDraft } from './reply-draft';
import { AnswerSent } from './ticket-actions';
import { Writing } from './ticket-content';
import { Frame, type Props, useTicketForm } from './ticket-forms';
import { ANSWER_SENT, useInboxTexts } from './ticket-words';

type ReplyProps = Props & { draft: ReplyDraft | null; name: string };

/**
 * An answer by mail. It is stored in this tab with every key and on the server after a pause: a reload, a lost line or a
 * colleague who takes over goes on with it.
 */
export function ReplyForm({ draft, name, ...props }: ReplyProps) {
  const { actions, replies: copy, item } = useInboxTexts();
  const clock = useClock();
  const me = useStaff<Me>(staffRoutes.api.me);
  const isSendable = me.kind !== 'shown' || me.data.sends_mail;
  const reply = useReplyDraft(props.ticket.id, draft);
  const { typed, conflict } = reply;
  const post: StaffPost = async (path, body, read) => {
    await reply.settle();
    return postStaff(path, body, read);
  };
  const form = useTicketForm(props, 'reply', { post, stored: reply.clear, shown: ANSWER_SENT });
  return (
    <section className={styles.section}>
      <h3>{isSendable ? actions.reply : copy.noMail.heading}</h3>
      {!isSendable && (
        <Notice kind="info" title={copy.noMail.title}>
          <p>{copy.noMail.text}</p>
        </Notice>
      )}
      {conflict && (
        <Notice
          kind="failed"
          title={conflict.is_mine ? copy.ownConflict : copy.conflict(conflict.author ?? item.system)}
        >
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
      <Writing writing={conflict ? null : props.ticket.writing} />
      <SavedReplies name={name} insert={(one) => reply.type(joined(typed, one))} />
      <Frame form={form} submit={isSendable ? actions.sendReply : null}>
        <Field
          name="subject"
          label={actions.subject}
          value={typed.subject}
          error={form.fields['subject']}
          onChange={({ target }) => reply.type({ ...typed, subject: target.value })}
        />
        <Field
          as="textarea"
          name="text"
          label={actions.answer}
          hint={isSendable && actions.answerHint}
          rows={6}
          value={typed.text}
          error={form.fields['text']}
          onChange={({ target }) => reply.type({ ...typed, text: target.value })}
        />
        <p role="status">
          {statusOf(
            reply.state,
            isSendable ? copy.stored : { ...copy.stored, saved: copy.noMail.saved },
            clock,
          )}
        </p>
        {!isSendable && <CopyAnswer text={typed.text} />}
      </Frame>
      <AnswerSent {...props} isSent={form.count > 0 && reply.state.kind === 'same'} />
    </section>
  );
}

/** Without a mail server: the answer goes by the reader's own mail. */
function CopyAnswer({ text }: Pick<Typed, 'text'>) {
  const { replies } = useInboxTexts();
  const { copied, copy, failed } = replies.noMail;
  const [told, setTold] = useState('');
  const write = async () => navigator.clipboard.writeText(text);
  return (
    <>
      <Button
        aria-disabled={text.trim() === ''}
        onClick={() => {
          if (text.trim() === '') return;
          write().then(
            () => setTold(copied),
            () => setTold(failed),
          );
        }}
      >
        {copy}
      </Button>
      <p role="status">{told}</p>
    </>
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

function statusOf(state: DraftState, copy: InboxCopy['replies']['stored'], clock: Clock): string {
  if (state.kind === 'saved') return copy.saved(clock.format(state.at));
  return state.kind === 'same' ? '' : copy[state.kind];
}
