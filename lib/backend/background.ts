import 'server-only';
import { records } from '@/lib/backend/database/database';
import type { Records } from '@/lib/backend/database/tables';
import { sweepChats } from '@/lib/chat/store/chat-retention';
import { type LiveDeps, watchLive } from '@/lib/chat/store/live-backend';
import { type Env, env } from '@/lib/config/env';
import { isOpenAt, type OpeningHours } from '@/lib/config/opening-hours';
import { site } from '@/lib/config/site';
import { hasStaffConsole } from '@/lib/config/staff-console';
import { sweepMessages } from '@/lib/contact/store/message-erasure';
import { type PaymentDeps, paymentDeps } from '@/lib/donations/store/deps';
import { sweepDonors } from '@/lib/donations/store/donation-admin';
import { sweepIntents } from '@/lib/donations/store/place-order';
import { receiptLetter } from '@/lib/donations/store/receipt-mail';
import { reconcile } from '@/lib/donations/store/reconcile';
import { escalate, escalationLetter, type Waits } from '@/lib/inbox/store/escalation';
import { replyLetter } from '@/lib/inbox/store/replies';
import { traceOf } from '@/lib/server/error-trace';
import { log } from '@/lib/server/log';
import { sweepStaff } from '@/lib/staff/store/sessions';
import { ticketReaders } from '@/lib/staff/store/shifts';
import { sweepAudit } from './database/audit';
import { sweepEvents } from './database/events';
import { vault } from './database/vault';
import { lookForContent } from './live-content';
import { mailSender, type ReceiptLetter } from './mail';
import { noticeSender } from './notices';
import { deliverDue, type Send } from './outbox';
import { hasWebhook } from './webhook';

const DELIVER_EVERY_MS = 30_000;
const SWEEP_EVERY_MS = 3_600_000;
const RECONCILE_EVERY_MS = 60_000;
const LIVE_EVERY_MS = 10_000;
const NOTICE_EVERY_MS = 10_000;

export type Background = { stop(): void };
/** Retention of each kind of record, in days. */
type Retention = { messages: number; chats: number; donors: number; accessLog: number };
type Channels = Parameters<typeof escalate>[1]['channels'];
type BackgroundDeps = {
  store: () => Promise<Records>;
  send: Send | null;
  /** Sends what is no mail: pushes and the webhook; nothing where absent. */
  notices?: Send;
  retentionDays: Retention;
  /** Whose money is looked after; nobody's where absent. */
  payments?: PaymentDeps;
  /** Whose conversations are watched; nobody's where absent. */
  live?: Pick<LiveDeps, 'store' | 'hours'>;
  /** After how long staff are told of what nobody has claimed; never where absent. */
  escalation?: { waits: Waits; hours: () => OpeningHours | null; channels: Channels };
  /** Publishes what is due where no process looks each second. */
  content?: () => Promise<void>;
};

/** Starts what the embedded store does by itself: mail that is due, donations that are, and erasing what is past its retention. */
export function startBackground(deps: BackgroundDeps = ownDeps()): Background {
  const timers = [every(SWEEP_EVERY_MS, 'sweep', () => sweep(deps))];
  if (deps.send !== null) timers.push(every(DELIVER_EVERY_MS, 'deliver', () => deliver(deps)));
  const { payments, live, escalation, notices } = deps;
  if (notices) timers.push(every(NOTICE_EVERY_MS, 'notices', () => deliverNotices(deps)));
  if (escalation) timers.push(every(DELIVER_EVERY_MS, 'escalate', () => tellUnclaimed(deps)));
  if (live) timers.push(every(LIVE_EVERY_MS, 'live', () => watchLive(live)));
  if (payments) timers.push(every(RECONCILE_EVERY_MS, 'reconcile', () => reconcile(payments)));
  return {
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/** All jobs once, for a host where no process lives on (contract §2, CRON_SECRET). */
export async function runDueJobs(deps: BackgroundDeps = ownDeps()): Promise<Due> {
  const reconciled = deps.payments ? await reconcile(deps.payments) : nothingReconciled;
  const { checked: donations_checked, moved: donations_moved } = reconciled;
  if (deps.live) await watchLive(deps.live);
  await deps.content?.();
  await tellUnclaimed(deps);
  await deliverNotices(deps);
  return { ...(await sweep(deps)), donations_checked, donations_moved, ...(await deliver(deps)) };
}

async function tellUnclaimed({ store, escalation }: BackgroundDeps): Promise<void> {
  if (!escalation) return;
  const opened = await store();
  const hours = escalation.hours();
  const isOpen = hours === null || isOpenAt(hours, opened.now());
  const { waits, channels } = escalation;
  const told = await escalate(opened, { waits, isOpen, readersOf: ticketReaders, channels });
  if (told > 0) log.warn({ event: 'tickets_unclaimed', told });
}

const nothingReconciled = { checked: 0, moved: 0 };

type Swept = { erased: number; chats_erased: number; donors_erased: number };
type Due = Swept & { donations_checked: number; donations_moved: number; sent: number; failed: number };

async function sweep({ store, retentionDays }: BackgroundDeps): Promise<Swept> {
  const opened = await store();
  const erased = await sweepMessages(opened, retentionDays.messages, opened.now());
  if (erased > 0) log.info({ event: 'messages_swept', erased });
  const chats = await sweepChats(opened, retentionDays.chats, opened.now());
  if (chats > 0) log.info({ event: 'chats_swept', erased: chats });
  const donors = await sweepDonors(opened, retentionDays.donors, opened.now());
  await sweepIntents(opened, opened.now());
  await sweepStaff(opened);
  await sweepEvents(opened);
  await sweepAudit(opened, retentionDays.accessLog);
  if (donors > 0) log.info({ event: 'donors_swept', erased: donors });
  return { erased, chats_erased: chats, donors_erased: donors };
}

async function deliver({ store, send }: BackgroundDeps): Promise<{ sent: number; failed: number }> {
  if (send === null) return { sent: 0, failed: 0 };
  const opened = await store();
  return deliverDue(opened, { now: opened.now, send });
}

async function deliverNotices({ store, notices }: BackgroundDeps): Promise<void> {
  if (!notices) return;
  const opened = await store();
  await deliverDue(opened, { now: opened.now, send: notices, channel: 'notices' });
}

function ownDeps(): BackgroundDeps {
  const settings = env();
  const receipt: ReceiptLetter = async (of) => receiptLetter(await records(), of, env());
  // Name and phone may be others by the time of a letter.
  const send: Send = async (row) =>
    mailSender(env(), {
      receipt,
      reply: async (id) => replyLetter(await records(), id, env()),
      escalation: async (of) => escalationLetter(await records(), of, env()),
    })?.(row);
  return {
    store: records,
    send: settings.SMTP_URL === undefined ? null : send,
    retentionDays: retentionOf(settings),
    payments: paymentDeps(),
    ...(hasStaffConsole(settings) && consoleDeps(settings)),
  };
}

function consoleDeps(settings: Env): Pick<BackgroundDeps, 'live' | 'escalation' | 'content' | 'notices'> {
  const hours = () => site().callHours.hours;
  const minute = 60_000;
  return {
    live: { store: records, hours },
    escalation: {
      waits: {
        usual: settings.ESCALATE_AFTER_MIN * minute,
        urgent: settings.ESCALATE_URGENT_AFTER_MIN * minute,
      },
      hours,
      channels: { mail: settings.SMTP_URL !== undefined, webhook: hasWebhook(settings) },
    },
    notices: noticeSender({ store: records, vault, settings }),
    content: lookForContent,
  };
}

/** The configured retention; the command line sweeps by the same. */
export const retentionOf = (
  settings: Pick<
    Env,
    'MESSAGE_RETENTION_DAYS' | 'CHAT_RETENTION_DAYS' | 'UNPAID_RETENTION_DAYS' | 'ACCESS_LOG_RETENTION_DAYS'
  >,
): Retention => ({
  messages: settings.MESSAGE_RETENTION_DAYS,
  chats: settings.CHAT_RETENTION_DAYS,
  donors: settings.UNPAID_RETENTION_DAYS,
  accessLog: settings.ACCESS_LOG_RETENTION_DAYS,
});

/** Runs a job now and then by the clock, never twice at a time. The timer does not keep the process alive. */
function every(periodMs: number, job: string, run: () => Promise<unknown>): NodeJS.Timeout {
  let running = false;
  const tick = async () => {
    if (running) return;
    running = true;
    try {
      await run();
    } catch (error) {
      log.error({ event: 'background_failed', job, ...traceOf(error) });
    } finally {
      running = false;
    }
  };
  void tick();
  return setInterval(tick, periodMs).unref();
}
