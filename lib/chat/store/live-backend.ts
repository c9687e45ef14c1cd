import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { type Backend, BackendError } from '@/lib/backend/backend';
import { inTransaction } from '@/lib/backend/database/audit';
import { onShift } from '@/lib/backend/database/shifts';
import type { Records } from '@/lib/backend/database/tables';
import { failingAs } from '@/lib/backend/failing-as';
import { plain } from '@/lib/chat/flow/cues';
import { isPersonThere } from '@/lib/chat/live';
import type { LiveRequest, LiveView } from '@/lib/chat/live-schema';
import type { ChatRegistration } from '@/lib/chat/schema';
import type { OpeningHours } from '@/lib/config/opening-hours';
import { languageOf } from '@/lib/i18n/language';
import { liveCopy } from '@/lib/i18n/live-chat';
import { findChat, markUrgent, registerChat } from './conversations';
import { NO_LIVE, visitorView } from './live-reads';
import { noteUnsent } from './live-rows';
import {
  type Awaiting,
  closeLive,
  coverLive,
  isAwaited,
  requestPerson,
  seeVisitor,
  typeAsVisitor,
} from './live-visitor';
import {
  endOffers,
  endWaits,
  markGone,
  presentStaff,
  releaseLost,
  tellSilent,
  tellStill,
} from './live-watch';
import type { ChatTokens } from './tokens';

export type LiveDeps = {
  store: () => Promise<Records>;
  /** Null where the centre names no hours. */
  hours: () => OpeningHours | null;
  /** Whether there is a console at all. */
  isOn: () => boolean;
  notify: boolean;
  tokens: ChatTokens;
};

/** A request ends at 14 seconds; a busy machine answers late. */
const HOLD_MS = 8000;
const LOOK_EVERY_MS = 500;

const NOBODY: LiveView = { ...NO_LIVE, is_person_there: false };

/** People in conversations, as visitors' browsers call them (contract §11.7). */
export function embeddedLive(deps: LiveDeps): Pick<Backend, 'liveChat' | 'sendLive'> {
  const stored = <T>(work: (opened: Records) => Promise<T>) =>
    failingAs('storage', async () => work(await deps.store()));
  return {
    liveChat: (request) =>
      stored(async (opened) =>
        deps.isOn() ? changedView(opened, deps, request) : viewOfNobody(opened, request.token),
      ),
    sendLive: ({ token, ...sent }) =>
      stored(async (store) => {
        const isAsking = 'person' in sent;
        if (!deps.isOn()) return false;
        const isThere = !isAsking || (await isSomebodyThere(store, deps.hours()));
        if ('danger' in sent && (await findChat(store.db, token)) === null)
          return beginInDanger(store, { token, language: sent.language }, deps);
        return inTransaction(store, async (work) => {
          const chat = await findChat(work.db, token);
          if (chat === null) throw new BackendError('unknown-token');
          if (!isThere) return isAwaited(work, chat.id);
          if (isAsking) await requestPerson(work, chat.id);
          else if ('typing' in sent) await typeAsVisitor(work, chat.id);
          // Nothing of the words, which the visitor may still leave unsent.
          else if ('danger' in sent) {
            if (!(await markUrgent(work, chat, deps))) await noteUnsent(work, chat.id);
          } else if ('covered' in sent) await coverLive(work, chat.id, sent.covered);
          else await closeLive(work, chat.id, sent.closing);
          return true;
        });
      }),
  };
}

/** Without a console nobody can join; what the visitor is told of their words of danger is as true. */
async function viewOfNobody({ db }: Records, token: string): Promise<LiveView> {
  const chat = await findChat(db, token);
  return { ...NOBODY, is_urgent: chat?.urgent === 1 };
}

const UNKNOWN = { name: '', age: '', email: '', phone: '' };

/** Words of danger that wait unsent may be the first of a conversation, which is stored from then on, without them. */
async function beginInDanger(
  store: Records,
  begun: Pick<ChatRegistration, 'token' | 'language'>,
  deps: LiveDeps,
): Promise<boolean> {
  if (await registerChat(store, { ...UNKNOWN, ...begun, isUrgent: true }, deps)) {
    const chat = await findChat(store.db, begun.token);
    // Who closes the page at once was here until now.
    if (chat) await seeVisitor(store, chat.id);
    return true;
  }
  throw new BackendError('unknown-token');
}

/** At once for a conversation without a person; else when something has changed since `version`, or after a while. */
async function changedView(
  store: Records,
  { hours }: LiveDeps,
  { token, version, after }: LiveRequest,
): Promise<LiveView> {
  const chat = await findChat(store.db, token);
  // Before its first message a conversation is not stored.
  if (chat === null) return { ...NO_LIVE, is_person_there: await isSomebodyThere(store, hours()) };
  await seeVisitor(store, chat.id);
  const look = () => visitorView(store, chat.id, after);
  let view = await look();
  const { is_typing } = view;
  const endMs = performance.now() + HOLD_MS;
  const isHeld = () =>
    (view.state === 'waiting' || view.state === 'live') &&
    view.version === version &&
    view.is_typing === is_typing &&
    performance.now() < endMs;
  while (isHeld()) {
    await pause(LOOK_EVERY_MS);
    view = await look();
  }
  return { ...view, is_person_there: await isSomebodyThere(store, hours()) };
}

/** Whether a person may be promised now. */
export async function isSomebodyThere(store: Records, hours: OpeningHours | null): Promise<boolean> {
  const nowMs = store.now();
  const counsellors = {
    present: (await presentStaff(store, nowMs)).length,
    onShift: (await onShift(store, nowMs)).length,
  };
  return isPersonThere(counsellors, nowMs, hours);
}

/** Lost counsellors, visitors who are gone, offers that nobody took up, silences and waits that are over, looked for every few seconds. */
export async function watchLive({ store, hours }: Pick<LiveDeps, 'store' | 'hours'>): Promise<void> {
  const opened = await store();
  await releaseLost(opened);
  await markGone(opened);
  await endOffers(opened);
  await tellSilent(opened, hours());
  await endWaits(opened, await isSomebodyThere(opened, hours()));
  await tellStill(opened);
}

/** Words by which somebody asks whether anybody comes or is there, with little else. */
const ASKS_WHO_COMES =
  /^(?:(?:hello|helo|hallo|hey|please|but|kya) )*(?:(?:hello|helo|hallo|hey)$|(?:(?:(?:is|are|will) )?(?:help|(?:some|any) ?(?:body|one)) (?:is )?(?:there|here|come|coming|on the way|reading|going to come)|(?:when|who) (?:is|will|are)(?: \S+)? (?:come|coming|be here)|(?:are |r )?(?:you|u) (?:still )?(?:there|here|coming)|koi (?:hai|aa+ ?rah[ae]|aa?y?ega)|kab tak? ?(?:koi )?(?:aa? ?rahe|aaoge|aaenge|aayenge|aayega|aaega)|keu (?:ki )?(?:ach?en?|ach?e|ash?che?n?|asben?|ashben?)|apni (?:ki )?ach?h?en|कोई (?:है|आ रहा|आ रहे|आएगा|आयेगा)|कब (?:तक )?(?:कोई )?आ|কেউ (?:কি )?(?:আছে|আসছে|আসবে)|আপনি (?:কি )?আছেন)\S*(?: \S+){0,3}$)/u;

/** What is true of waiting, for whoever asks in danger or in the queue whether somebody comes; undefined for any other answer. */
export async function waitingAnswer({ work, chat, flow }: Awaiting, answer: string) {
  if (!ASKS_WHO_COMES.test(plain(answer))) return undefined;
  const { id, urgent } = chat;
  const language = languageOf(chat.language);
  const tickets = work.db.selectFrom('tickets').select('assignee').where('id', '=', id);
  const ticket = urgent === 1 && (await tickets.where('state', '<>', 'done').executeTakeFirst());
  const queues = work.db.selectFrom('live_chats').select('state').where('chat_id', '=', id);
  const queued = await queues.where('state', '=', 'waiting').executeTakeFirst();
  if (!ticket) return queued ? liveCopy[language].looking : undefined;
  const isThere = (await presentStaff(work, work.nowMs)).length > 0;
  return flow.hints[ticket.assignee ? 'taken' : isThere ? 'alerted' : 'unseen']?.[language];
}
