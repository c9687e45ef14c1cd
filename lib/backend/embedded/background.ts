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
  const { store, send, retentionDays } = parts;
  const timers = [
    every(SWEEP_EVERY_MS, 'sweep', async () => {
      const opened = await store();
      const erased = await sweepMessages(opened, retentionDays, opened.now());
      if (erased > 0) log.info({ event: 'messages_swept', erased });
    }),
  ];
  if (send !== null) {
    timers.push(
      every(DELIVER_EVERY_MS, 'deliver', async () => {
        const opened = await store();
        await deliverDue(opened, { now: opened.now, send });
      }),
    );
  }
  return {
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

function ownParts(): BackgroundParts {
  return { store: records, send: mailSender(env()), retentionDays: env().MESSAGE_RETENTION_DAYS };
}

/** Runs a job now and then by the clock, never twice at a time. The timer does not keep the process alive. */
function every(periodMs: number, job: string, run: () => Promise<void>): NodeJS.Timeout {
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
