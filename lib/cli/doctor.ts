import 'server-only';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { mailTransport } from '@/lib/backend/mail';
import { causeOf, checkStore, checkUpstream } from '@/lib/cli/doctor-backend';
import { type Finding, findingOf } from '@/lib/cli/output';
import type { Env } from '@/lib/config/env';
import { folderErrors, warningsOf, writeError } from '@/lib/config/env-checks';
import { paymentsMode } from '@/lib/config/payment-mode';
import { isGatewayError } from '@/lib/donations/provider/gateway';
import { razorpayGateway } from '@/lib/donations/provider/razorpay';
import { reportContent } from '@/lib/stories/store/check';

type Source = Readonly<Record<string, string | undefined>>;

/** Everything that a start and its first visitors would meet, looked at from here, one finding after the other. */
export async function* examine(settings: Env, source: Source): AsyncGenerator<Finding> {
  yield { check: 'settings', state: 'ok', message: 'every value can be used' };
  for (const line of warningsOf(settings, source)) yield findingOf('warning', line);
  yield checkNode(process.versions.node);
  yield checkBuild();
  yield await checkPort(settings);
  if (settings.BACKEND_URL !== undefined) {
    yield* checkUpstream(settings.BACKEND_URL, settings.BACKEND_TIMEOUT_MS);
  } else {
    const errors = folderErrors(settings);
    for (const line of errors) yield findingOf('failed', line);
    const isRight = (name: string) => !errors.some((line) => line.startsWith(name));
    if (isRight('CONTENT_DIR')) yield await checkContent(settings.CONTENT_DIR);
    if (isRight('DATA_DIR')) yield* checkStore(settings);
  }
  if (settings.REDIS_URL !== undefined) yield await checkRedis(settings.REDIS_URL);
  yield await checkMail(settings);
  yield await checkProvider(settings);
}

const [MAJOR, MINOR] = [20, 9];

function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isEnough = major > MAJOR || (major === MAJOR && minor >= MINOR);
  return isEnough
    ? { check: 'Node', state: 'ok', message: version }
    : { check: 'Node', state: 'failed', message: `${version}, expected ${MAJOR}.${MINOR} or later` };
}

const CACHE = '.next/cache';

function checkBuild(): Finding {
  const check = 'build';
  try {
    const id = readFileSync('.next/BUILD_ID', 'utf8').trim();
    const error = writeError(CACHE);
    return error === undefined
      ? { check, state: 'ok', message: id }
      : { check, state: 'failed', message: `${CACHE} cannot be written (${error})` };
  } catch {
    return { check, state: 'failed', message: 'there is none here; run `npm run build`' };
  }
}

/** A site that runs has it; then a second one would not start. */
function checkPort({ PORT, HOSTNAME }: Env): Promise<Finding> {
  const check = 'PORT';
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const code = 'code' in error ? String(error.code) : error.name;
      resolve(
        code === 'EADDRINUSE'
          ? { check, state: 'warning', message: `${PORT} is in use; a start here needs another one` }
          : { check, state: 'failed', message: `${HOSTNAME}:${PORT} cannot be listened at (${code})` },
      );
    });
    probe.listen(PORT, HOSTNAME, () =>
      probe.close(() => resolve({ check, state: 'ok', message: `${HOSTNAME}:${PORT} is free` })),
    );
  });
}

async function checkContent(folder: string): Promise<Finding> {
  const check = 'CONTENT_DIR';
  const { mistakes: findings, counts } = await reportContent(folder);
  const mistakes = findings.filter(({ isNote }) => !isNote);
  const [first] = mistakes;
  const found = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  if (first === undefined) return { check, state: 'ok', message: found.join(', ') };
  const where = `${first.file}:${first.line} ${first.message}`;
  return {
    check,
    state: 'failed',
    message: `mistakes: ${mistakes.length}, first ${where}; see \`content check\``,
  };
}

const CONNECT_MS = 5000;

/** Connects, signs in and asks for one answer. */
async function checkRedis(url: string): Promise<Finding> {
  const check = 'REDIS_URL';
  let cause: unknown;
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: CONNECT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  client.on('error', (error) => {
    cause = error;
  });
  try {
    await client.connect();
    await client.ping();
    return { check, state: 'ok', message: 'connects and answers' };
  } catch (error) {
    return { check, state: 'failed', message: causeOf(cause ?? error) };
  } finally {
    client.disconnect();
  }
}

/** Connects to the mail server and signs in; sends nothing. */
async function checkMail(settings: Env): Promise<Finding> {
  const check = 'SMTP_URL';
  const transport = mailTransport(settings.SMTP_URL);
  if (transport === null) return { check, state: 'ok', message: 'absent, so no mail is sent' };
  try {
    await transport.verify();
    return { check, state: 'ok', message: 'connects and takes the sign-in' };
  } catch (error) {
    return { check, state: 'failed', message: causeOf(error) };
  } finally {
    transport.close();
  }
}

const A_MINUTE_MS = 60_000;

/** Asks the payment provider for the last minute, which it tells to who has the right keys alone. */
async function checkProvider(settings: Env): Promise<Finding> {
  const check = 'PAYMENTS';
  const mode = paymentsMode(settings);
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_API_URL: apiUrl } = settings;
  if (mode === 'off') return { check, state: 'ok', message: 'off; the page shows other ways to give' };
  if (mode === 'sandbox') return { check, state: 'ok', message: 'the sandbox; no money moves' };
  if (settings.BACKEND_URL !== undefined)
    return { check, state: 'ok', message: 'made and verified by BACKEND_URL' };
  const gateway = razorpayGateway({ keyId: keyId ?? '', keySecret: keySecret ?? '', apiUrl });
  const nowMs = Date.now();
  try {
    await gateway.paymentsBetween(nowMs - A_MINUTE_MS, nowMs);
    return { check, state: 'ok', message: `the provider takes the keys (${gateway.mode} mode)` };
  } catch (error) {
    return { check, state: 'failed', message: failureOf(error) };
  }
}

const failureOf = (error: unknown): string => {
  if (!isGatewayError(error)) return causeOf(error);
  return error.kind === 'denied'
    ? 'the provider refuses RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET'
    : `the provider cannot be asked (${error.kind})`;
};
