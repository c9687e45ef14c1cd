import { inspect } from 'node:util';
import { countRequest, type LimitName, limiters } from '@/lib/http/rate-limit';

const on = { RATE_LIMIT: 'on' } as const;
const send = (name: LimitName, address: string, email: string) =>
  countRequest(name, { address, identity: email }, on).then(
    () => 'taken' as const,
    (refusal) => refusal,
  );

async function sendMany(count: number, one: (n: number) => ReturnType<typeof send>) {
  const answers = [];
  for (let n = 0; n < count; n += 1) answers.push(await one(n));
  return answers;
}

const refused = expect.objectContaining({ status: 429, code: 'too_many_requests' });

beforeEach(() => {
  limiters.clear();
});

describe('the limit of requests', () => {
  it.each([
    ['contact', 5],
    ['order', 10],
  ] as const)('takes %s %i times from one person', async (name, points) => {
    const answers = await sendMany(points + 1, () => send(name, '192.0.2.7', 'asha@example.org'));
    expect(answers.slice(0, points)).toEqual(Array(points).fill('taken'));
    expect(answers[points]).toEqual(refused);
  });

  it('says how long to wait, in whole seconds', async () => {
    const answers = await sendMany(6, () => send('contact', '192.0.2.7', 'asha@example.org'));
    const wait = Number(answers[5]?.more.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
  });

  it('counts one e-mail however it is written', async () => {
    const spellings = ['asha@example.org', ' ASHA@example.org', 'Asha@Example.org '];
    const answers = await sendMany(6, (n) => send('contact', '192.0.2.7', spellings[n % 3] ?? ''));
    expect(answers[5]).toEqual(refused);
  });

  it('lets another person behind the same address through', async () => {
    await sendMany(6, () => send('contact', '192.0.2.7', 'asha@example.org'));
    expect(await send('contact', '192.0.2.7', 'rina@example.org')).toBe('taken');
  });

  it('lets the same person through at another address', async () => {
    await sendMany(6, () => send('contact', '192.0.2.7', 'asha@example.org'));
    expect(await send('contact', '192.0.2.8', 'asha@example.org')).toBe('taken');
  });

  it('has a ceiling ten times higher for an address with ever new e-mails', async () => {
    const answers = await sendMany(51, (n) => send('contact', '192.0.2.7', `person${n}@example.org`));
    expect(answers.slice(0, 50)).toEqual(Array(50).fill('taken'));
    expect(answers[50]).toEqual(refused);
  });

  it('counts messages and orders apart', async () => {
    await sendMany(6, () => send('contact', '192.0.2.7', 'asha@example.org'));
    expect(await send('order', '192.0.2.7', 'asha@example.org')).toBe('taken');
  });

  it.each([
    ['verify', 20],
    ['token', 30],
  ] as const)('takes %s %i times from one address, whoever it says it is', async (name, points) => {
    const answers = await sendMany(points + 1, (n) => send(name, '192.0.2.7', `person${n}@example.org`));
    expect(answers.slice(0, points)).toEqual(Array(points).fill('taken'));
    expect(answers[points]).toEqual(refused);
    expect(await send(name, '192.0.2.8', '')).toBe('taken');
  });

  it.each([
    ['chat', 30],
    ['flow', 60],
  ] as const)('takes %s %i times from one token, from wherever it comes', async (name, points) => {
    const answers = await sendMany(points + 1, (n) => send(name, `192.0.2.${n}`, 'token-a'));
    expect(answers.slice(0, points)).toEqual(Array(points).fill('taken'));
    expect(answers[points]).toEqual(refused);
    expect(await send(name, '192.0.2.1', 'Token-a')).toBe('taken');
  });

  it('has a ceiling for an address with ever new tokens', async () => {
    const answers = await sendMany(301, (n) => send('chat', '192.0.2.7', `token-${n}`));
    expect(answers.slice(0, 300)).toEqual(Array(300).fill('taken'));
    expect(answers[300]).toEqual(refused);
  });

  it('keeps no e-mail as it was given', async () => {
    await send('contact', '192.0.2.7', 'asha@example.org');
    const stored = inspect(limiters, { depth: 9, showHidden: true });
    expect(stored).toContain('192.0.2.7|');
    expect(stored).not.toContain('asha');
  });

  it('is off for load tests only when told so', async () => {
    const who = { address: '192.0.2.7', identity: 'asha@example.org' };
    for (let n = 0; n < 20; n += 1) await countRequest('contact', who, { RATE_LIMIT: 'off' });
    expect(await send('contact', '192.0.2.7', 'asha@example.org')).toBe('taken');
  });
});
