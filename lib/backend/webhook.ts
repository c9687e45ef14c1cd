import 'server-only';
import { createHmac } from 'node:crypto';
import type { Env } from '@/lib/config/env';
import { codeOf } from '@/lib/server/error-trace';

/** A receiver that is silent for longer has not taken it. */
const DEADLINE_MS = 8000;

type Post = { url: string; headers: Record<string, string>; body?: string; deadlineMs?: number | undefined };

/** Posts once, within a deadline, and follows no redirect. Resolves to the status. @throws an error with a code where nothing answered */
export async function postOnce({ url, headers, body, deadlineMs = DEADLINE_MS }: Post): Promise<number> {
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const options = { redirect: 'manual', credentials: 'omit', cache: 'no-store', signal } as const;
    const response = await fetch(url, { method: 'POST', headers, ...(body && { body }), ...options });
    // What they wrote is never read.
    response.body?.cancel().catch(() => {});
    return response.status;
  } catch (cause) {
    throw withCode(signal.aborted ? 'ETIMEDOUT' : (lineCode(cause) ?? 'ENOANSWER'));
  }
}

/** Why there was no answer: `fetch` says it one level further down. */
const lineCode = (thrown: unknown): string | null =>
  typeof thrown === 'object' && thrown !== null && 'cause' in thrown ? codeOf(thrown.cause) : null;

export const withCode = (code: string): Error => Object.assign(new Error(code), { code });

/** What a receiver can route by; `urgent` goes before the others. */
export type WebhookKind = 'message' | 'callback' | 'urgent' | 'escalation' | 'test';
/** Nothing of who wrote: a kind, where it opens after the sign-in, and when it came (ISO 8601). */
export type WebhookNotice = { kind: WebhookKind; url: string; at: string };

export type WebhookSettings = Pick<Env, 'NOTIFY_WEBHOOK_URL' | 'NOTIFY_WEBHOOK_SECRET'>;

export const hasWebhook = ({ NOTIFY_WEBHOOK_URL, NOTIFY_WEBHOOK_SECRET }: WebhookSettings): boolean =>
  NOTIFY_WEBHOOK_URL !== undefined && NOTIFY_WEBHOOK_SECRET !== undefined;

/**
 * Tells the receiver once. A notice that is told again has the same body and signature, so that a receiver can leave
 * out what it knows. @throws an error with a code where it was not taken
 */
export async function sendWebhook(
  { NOTIFY_WEBHOOK_URL: url, NOTIFY_WEBHOOK_SECRET: secret }: WebhookSettings,
  { kind, url: link, at }: WebhookNotice,
  deadlineMs?: number,
): Promise<void> {
  if (url === undefined || secret === undefined) throw withCode('ENOTSET');
  const body = JSON.stringify({ kind, url: link, at });
  const headers = {
    'content-type': 'application/json',
    'x-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
  };
  const status = await postOnce({ url, headers, body, deadlineMs });
  if (status < 200 || status > 299) throw withCode(`HTTP_${status}`);
}
