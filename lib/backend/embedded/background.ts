import 'server-only';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
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
  const { store, send, retentionDays } = parts;
  const timers = [
    every(SWEEP_EVERY_MS, 'sweep', async () => {
      const erased = await sweepMessages(await store(), retentionDays, Date.now());
      if (erased > 0) log.info({ event: 'messages_swept', erased });
    }),
  ];
  if (send !== null) {
    timers.push(
      every(DELIVER_EVERY_MS, 'deliver', async () => {
        await deliverDue(await store(), { now: Date.now, send });
      }),
    );
  }
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}

function ownParts(): BackgroundParts {
  return { store: records, send: mailSender(env()), retentionDays: env().MESSAGE_RETENTION_DAYS };
}

/** Runs a job by the clock, never twice at a time. The timer does not keep the process alive. */
function every(periodMs: number, job: string, run: () => Promise<void>): NodeJS.Timeout {
  let running = false;
  const tick = async () => {
    if (running) return;
    running = true;
    try {
      await run();
    } catch (error) {
      log.error({ event: 'background_failed', job, err: error instanceof Error ? error.name : 'unknown' });
    } finally {
      running = false;
    }
  };
  return setInterval(tick, periodMs).unref();
}
