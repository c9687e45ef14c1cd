import 'server-only';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { codeOf } from './error-code';
import { mailSender } from './mail';
import { deliverDue, type Send } from './outbox';
import { records } from './records/database';
import { sweepMessages } from './records/messages';
import type { Records } from './records/tables';

const DELIVER_EVERY_MS = 30_000;
const SWEEP_EVERY_MS = 3_600_000;

export type Background = { stop(): void };
export type BackgroundParts = { store: () => Promise<Records>; send: Send | null; retentionDays: number };

/** Starts what the embedded store does by itself: mail that is due, and erasing what is past its retention. */
export function startBackground(parts: BackgroundParts = ownParts()): Background {
  const timers = [every(SWEEP_EVERY_MS, 'sweep', () => sweep(parts))];
  if (parts.send !== null) timers.push(every(DELIVER_EVERY_MS, 'deliver', () => deliver(parts)));
  return {
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/** Both jobs once, for a host where no process lives on (contract §2, CRON_SECRET). */
export async function runDueJobs(
  parts: BackgroundParts = ownParts(),
): Promise<{ erased: number; sent: number; failed: number }> {
  return { erased: await sweep(parts), ...(await deliver(parts)) };
}

async function sweep({ store, retentionDays }: BackgroundParts): Promise<number> {
  const opened = await store();
  const erased = await sweepMessages(opened, retentionDays, opened.now());
  if (erased > 0) log.info({ event: 'messages_swept', erased });
  return erased;
}

async function deliver({ store, send }: BackgroundParts): Promise<{ sent: number; failed: number }> {
  if (send === null) return { sent: 0, failed: 0 };
  const opened = await store();
  return deliverDue(opened, { now: opened.now, send });
}

function ownParts(): BackgroundParts {
  return { store: records, send: mailSender(env()), retentionDays: env().MESSAGE_RETENTION_DAYS };
}

/** Runs a job now and then by the clock, never twice at a time. The timer does not keep the process alive. */
function every(periodMs: number, job: string, run: () => Promise<unknown>): NodeJS.Timeout {
  let running = false;
  const tick = async () => {
    if (running) return;
    running = true;
    try {
      await run();
    } catch (error) {
      log.error({ event: 'background_failed', job, code: codeOf(error) });
    } finally {
      running = false;
    }
  };
  void tick();
  return setInterval(tick, periodMs).unref();
}
