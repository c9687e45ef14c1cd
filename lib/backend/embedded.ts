import 'server-only';
import { TimeoutStrategy, timeout } from 'cockatiel';
import { records } from '@/lib/backend/database/database';
import type { Records } from '@/lib/backend/database/tables';
import { countWaiting } from '@/lib/backend/outbox';
import type { Flow } from '@/lib/chat/flow/schema';
import { answerFinder } from '@/lib/chat/intents/answer-finder';
import type { CallStore } from '@/lib/chat/store/call-store';
import { type Centre, embeddedChat } from '@/lib/chat/store/chat-backend';
import { withConfirmed, withLiveLinks } from '@/lib/chat/store/flow-file';
import { embeddedLive } from '@/lib/chat/store/live-backend';
import { chatTokens } from '@/lib/chat/store/tokens';
import { env } from '@/lib/config/env';
import { isOpenAt, type OpeningHours } from '@/lib/config/opening-hours';
import { paymentsMode } from '@/lib/config/payment-mode';
import { site } from '@/lib/config/site';
import { unbroken } from '@/lib/config/site-facts';
import { hasStaffConsole } from '@/lib/config/staff-console';
import { callTimeOf } from '@/lib/contact/callback';
import { isOpenIn, openNowIn, promiseIn, ruleSentence } from '@/lib/contact/callback-words';
import {
  addCallback,
  saveCallback,
  saveMessage,
  unreadMessages,
  waitingCall,
  withdrawCallback,
} from '@/lib/contact/store/messages';
import { type PaymentDeps, paymentDeps } from '@/lib/donations/store/deps';
import { countDonations } from '@/lib/donations/store/donation-admin';
import { embeddedPayments } from '@/lib/donations/store/payments';
import { openingHoursIn } from '@/lib/i18n/clock';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { type Language, localPath, sentences } from '@/lib/i18n/language';
import { type CentreFacts, costList, type Proof, withheldPages } from '@/lib/stories/centre-facts';
import { questionsIn } from '@/lib/stories/questions';
import { type ContentFiles, contentFiles } from '@/lib/stories/store/content-files';
import type { Checked } from '@/lib/stories/store/records';
import { linkCheck } from '@/lib/stories/story-lists';
import { plainText } from '@/lib/stories/story-text';
import { type Backend, BackendError, type BackendHealth } from './backend';
import { confirmedFacts, warnOfMistakes } from './confirmed-facts';
import { failingAs } from './failing-as';
import { hasMail } from './mail';

type EmbeddedDeps = {
  contentDir: string;
  store: () => Promise<Records>;
  /** Whether a stored message puts a notice into the outbox. */
  notify: boolean;
  /** Who the chat speaks for; the configured one where absent. */
  centre?: Centre;
  /** The process's own where absent. */
  payments?: PaymentDeps;
};

/** The site on its own: content from files, records in SQLite or PostgreSQL (decision 1). */
export function embeddedBackend(deps: EmbeddedDeps = ownDeps()): Backend {
  const files = contentFiles(deps.contentDir, warnOfMistakes);
  const facts = confirmedFacts(() => deps.contentDir);
  const payments = () => deps.payments ?? paymentDeps();
  const tokens = chatTokens(() => payments().vault().secretFor('chat-tokens'));
  const searchable = async (language: Language) => ({
    stories: (await files.stories(language)).value.map(({ content, ...story }) => ({
      ...story,
      text: plainText(content),
    })),
    features: (await files.features(language)).value ?? [],
    rooms: (await files.accommodations(language)).value ?? [],
    questions: shownQuestions(await facts(), language),
  });
  return {
    testimonials: async (language) => listOf(() => files.testimonials(language)),
    features: async (language) => listOf(() => files.features(language)),
    accommodations: async (language) => listOf(() => files.accommodations(language)),
    blogs: async (language) => (await readFiles(() => files.stories(language))).value,
    async blog(id, language) {
      const story = await readFiles(() => files.story(id, language));
      if (story === null) throw new BackendError('not-found');
      return story;
    },
    async saveContact(message) {
      await failingAs('storage', async () =>
        saveMessage(await deps.store(), message, { notify: deps.notify }),
      );
    },
    async saveCallback(callback) {
      await failingAs('storage', async () =>
        saveCallback(await deps.store(), callback, { notify: deps.notify }),
      );
    },
    ...embeddedPayments(payments),
    ...embeddedChat({
      flow: async () => currentScript(files, await facts()),
      finder: answerFinder({ content: searchable, origin: () => env().SITE_URL }),
      calls: { request: requestCall, withdraw: withdrawCallback, standing: standingCall, promise: promiseOf },
      canCall: (when, nowMs) => {
        const { callHours } = site();
        return callHours.hours === null || callTimeOf(when, nowMs, callHours) !== null;
      },
      store: deps.store,
      notify: deps.notify,
      centre: deps.centre ?? centreVariables,
      tokens,
    }),
    ...embeddedLive({
      store: deps.store,
      hours: () => site().callHours.hours,
      isOn: () => hasStaffConsole(env()),
      notify: deps.notify,
      tokens,
    }),
    health: () => health(deps.store),
  };
}

/** What the chat finds among the questions: nothing while they wait for a required review. */
const shownQuestions = ({ reviews, questions }: CentreFacts, language: Language) =>
  withheldPages(reviews, env().REVIEW_REQUIRED === 'on').includes('questions')
    ? []
    : questionsIn(language, questions).flatMap((group) => group.questions);

/** What the script says of this centre: `trial` and its phone stand where the site still has the contacts it comes with. */
export const centreVariables: Centre = (language) => {
  const centre = site();
  const { callback, common, checkout, donate } = dictionaries[language];
  const isSample = centre.callHours.isSample === true;
  const reader = { copy: callback, language, nowMs: Date.now() };
  return {
    centre_name: centre.name,
    centre_phone: isSample ? common.demonstration.phone : unbroken(centre.phone),
    centre_address: centre.address,
    centre_now: openNowIn(centre.callHours, reader),
    centre_open: isOpenIn(centre.callHours, reader),
    call_rule: centre.callHours.hours === null ? '' : ruleSentence(centre.callHours, callback, language),
    opening_hours: openingHoursIn(centre, language)?.children ?? '',
    site: `${env().SITE_URL}${localPath(language, '/')}`.replace(/\/$/, ''),
    centre_closed:
      !isSample && isClosed(centre.callHours.hours, reader.nowMs)
        ? openNowIn(centre.callHours, reader, callback.inChat.closedTill)
        : '',
    trial: isSample ? callback.trial : '',
    no_gifts: { razorpay: '', sandbox: checkout.test.text, off: donate.stopped.off.title }[paymentsMode()],
    request_state: callback.inChat[isSample ? 'asTest' : 'withStaff'],
  };
};

const isClosed = (hours: OpeningHours | null, nowMs: number) => hours !== null && !isOpenAt(hours, nowMs);

function ownDeps(): EmbeddedDeps {
  return { contentDir: env().CONTENT_DIR, store: records, notify: hasMail(env()) };
}

const promiseOf: NonNullable<CallStore['promise']> = (language, call, { nowMs, ...wishes }) =>
  promiseIn(call, wishes, { copy: dictionaries[language].callback, language, nowMs });

/** A call at the time that was wished for; where nobody is there then, as soon as somebody is. Promised by opening hours only. */
const requestCall: CallStore['request'] = async (work, { when, ...request }, options) => {
  const { nowMs } = work;
  const { callHours } = site();
  const call = callTimeOf(when, nowMs, callHours) ??
    callTimeOf('soon', nowMs, callHours) ?? { from: nowMs, to: nowMs };
  const stored = await addCallback(work, { ...request, call }, options);
  return { ...stored, time: callHours.hours === null ? null : call };
};

/** When a call comes that was asked for and that nobody has dealt with; not promised where the centre has named no hours. */
const standingCall: NonNullable<CallStore['standing']> = async (work, id) => {
  const call = await waitingCall(work, id);
  return call && { call, isPromised: site().callHours.hours !== null };
};

/** The script with what the trust has confirmed, and without links to stories that are gone. */
async function currentScript(files: ContentFiles, facts: CentreFacts): Promise<Flow | null> {
  const script = scriptWith((await files.flow()).value, facts);
  return script && withLiveLinks(script, linkCheck((await files.stories('en')).value));
}

/** So many of the team, and of the papers, are named in the chat. */
const [NAMED, SHOWN] = [3, 2];
const paperIn = (of: Language) => (one: Proof) =>
  [one.name[of], one.number, one.issuer?.[of]].filter(Boolean).join(', ');
/** The script with what the trust has confirmed: its papers, who works here, and the costs; without any its own words stay. */
function scriptWith(script: Flow | null, { costs, team, trust }: CentreFacts): Flow | null {
  if (script === null) return null;
  let flow = script;
  const papers = (list: readonly Proof[]) => (of: Language) =>
    sentences(of, ...list.slice(0, SHOWN).map(paperIn(of)));
  const named = (of: Language) => team?.slice(0, NAMED).map(({ name, title }) => `${name[of]}, ${title[of]}`);
  if (trust && !trust.sample)
    flow = withConfirmed(flow, 'withTrust', {
      licences: papers(trust.licences),
      complaints: papers(trust.complaints),
    });
  if (team) flow = withConfirmed(flow, 'withTeam', { team: (of) => named(of)?.join('; ') ?? '' });
  if (!costs) return flow;
  return withConfirmed(flow, 'withCosts', {
    costs: (of) => costList(costs, dictionaries[of].trust.costs, of),
    reduced: (of) => costs.reduced?.[of] ?? '',
  });
}

/** A folder that cannot be read is a failure of the backend; whoever reads logs it, with its cause. */
const readFiles = <T>(read: () => Promise<T>): Promise<T> =>
  read().catch((cause: unknown) => {
    throw new BackendError('unreachable', { cause });
  });

/** A list whose file is no JSON throws, so that the page cache keeps the last good one. */
async function listOf<T>(read: () => Promise<Checked<T[] | null>>): Promise<T[]> {
  const { value } = await readFiles(read);
  if (value === null) throw new BackendError('bad-answer');
  return value;
}

/** A proxy that polls has given up by then. */
const HEALTH_MS = 2000;

async function health(store: () => Promise<Records>): Promise<BackendHealth> {
  const engine = env().DATABASE_URL === undefined ? 'sqlite' : 'postgres';
  return timeout(HEALTH_MS, TimeoutStrategy.Aggressive)
    .execute(() => healthOf(store))
    .catch(() => ({ ok: false, kind: 'embedded', detail: { store: engine } }));
}

async function healthOf(store: () => Promise<Records>): Promise<BackendHealth> {
  const opened = await store();
  const { unread, oldestUnreadAgeSeconds } = await unreadMessages(opened, opened.now());
  const waiting = { messages_unread: unread, oldest_unread_seconds: oldestUnreadAgeSeconds };
  const detail = { store: opened.engine, ...waiting, outbox_waiting: await countWaiting(opened) };
  return { ok: true, kind: 'embedded', detail, donations: await countDonations(opened) };
}

let own: ContentFiles | undefined;

/** `CONTENT_DIR` whichever backend the site has: for lists of which the documents' API knows nothing (spec §7). */
export function ownContent(): ContentFiles {
  own ??= contentFiles(env().CONTENT_DIR, warnOfMistakes);
  return own;
}
