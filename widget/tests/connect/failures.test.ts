import type { ConnectConfig } from '@/widget/connect/config';
import type { FailureKind } from '@/widget/connect/failure';
import { textsFor } from '@/widget/connect/texts';
import { QUICK, startChat } from './chat';
import {
  begin,
  breakAfter,
  bytes,
  type Handling,
  type StandIn,
  startStandIn,
  status,
  stream,
  texts,
} from './stand-in';

const words = textsFor('en');
const whole = texts['ai-sdk']('Good morning.');
const part = texts['ai-sdk']('Good morning.', false);
const html = { 'content-type': 'text/html' };
const tenMegabytes = Array(160).fill(Buffer.alloc(65_536, 'x'));
/** Writes events for as long as somebody reads them. */
const endless: Handling = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const more = () => {
    if (response.destroyed) return;
    response.write(
      `data: ${JSON.stringify({ type: 'text-delta', id: 't', delta: 'x'.repeat(5000) })}\n\n`,
      more,
    );
  };
  more();
};

describe('an answer that fails', () => {
  let server: StandIn;
  beforeEach(async () => {
    server = await startStandIn();
    // What the server said is for the console.
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => server.close());
  const config = (): ConnectConfig => ({ url: server.url, protocol: 'ai-sdk', timeouts: QUICK });

  const cases: [what: string, handling: Handling, kind: Exclude<FailureKind, 'left'>][] = [
    ['by 401', status(401), 'refused'],
    ['by 403', status(403), 'refused'],
    ['by 404', status(404), 'refused'],
    ['by 500', status(500, html, '<h1>Error</h1>'), 'unreachable'],
    ['by 429, with more patience than there is', status(429, { 'retry-after': '3600' }), 'busy'],
    ['by 503, again and again', status(503), 'busy'],
    ['by a page in place of a stream', status(200, html, '<script>alert(1)</script>'), 'failed'],
    ['by JSON in place of a stream', status(200, { 'content-type': 'application/json' }, '{}'), 'failed'],
    ['by a redirect', status(307, { location: '/elsewhere' }), 'unreachable'],
    ['by a broken connection before the answer', (response) => void response.destroy(), 'unreachable'],
    ['by no content', status(204), 'failed'],
    ['by an empty stream', bytes([]), 'interrupted'],
    ['by an answer without anything', stream({ type: 'finish' }, '[DONE]'), 'failed'],
    ['by invalid JSON', stream('{"type":"text-delta","id"'), 'failed'],
    ['by a page with the type of a stream', bytes(['data: <html><body>Error</body></html>\n\n']), 'failed'],
    ['by a line of 10 megabytes', bytes(['data: ', ...tenMegabytes, '\n\n']), 'failed'],
    ['by what the server reports', stream({ type: 'error', errorText: 'secret of the server' }), 'failed'],
  ];

  it.each(cases)('%s is told in words of the widget', async (_, handling, kind) => {
    server.willDo(handling);
    const chat = await startChat(config());
    await chat.ask('Hello');
    expect(chat.texts()).toEqual(['USER: Hello', `SYSTEM: ${words[kind]}`]);
    expect(chat.engine.getState().reply?.status).toBe('failed');
  });

  const broken: [what: string, handling: Handling, kind: Exclude<FailureKind, 'left'>][] = [
    ['a broken connection', breakAfter(...part), 'unreachable'],
    ['an early end', stream(...part), 'interrupted'],
    ['invalid JSON', stream(...part, '{'), 'failed'],
    ['an error', stream(...part, { type: 'error', errorText: 'x' }), 'failed'],
    [
      'the model’s limit',
      stream(...part, { type: 'finish', finishReason: 'length' }, '[DONE]'),
      'interrupted',
    ],
  ];

  it.each(broken)('after a part of it, by %s, keeps that part and marks it', async (_, handling, kind) => {
    server.willDo(handling);
    const chat = await startChat(config());
    await chat.ask('Hello');
    expect(chat.texts()).toEqual([
      'USER: Hello',
      expect.stringMatching(/^BOT: Good m(orning\.)?$/),
      `SYSTEM: ${words.unfinished} ${words[kind]}`,
    ]);
  });

  it('by an endless text stops at what can be shown', async () => {
    server.willDo(endless);
    const chat = await startChat(config());
    await chat.ask('Hello');
    const [, shown = '', note] = chat.texts();
    expect(shown.length).toBeLessThanOrEqual(100_000 + 'BOT: '.length);
    expect(note).toBe(`SYSTEM: ${words.unfinished} ${words.interrupted}`);
    await server.untilBroken();
  });

  it.each([
    ['an answer', () => {}, { connectMs: 20 }],
    ['a byte', begin(), { idleMs: 20 }],
    ['an end', begin({ type: 'start' }), { totalMs: 20 }],
  ])('by the lack of %s is too late', async (_, handling, timeouts) => {
    server.willDo(handling);
    const chat = await startChat({ ...config(), timeouts: { ...QUICK, ...timeouts } });
    await chat.ask('Hello');
    expect(chat.texts().at(-1)).toBe(`SYSTEM: ${words.timeout}`);
  });

  it('by nobody at the address is told as well', async () => {
    const { url } = server;
    await server.close();
    const chat = await startChat({ ...config(), url });
    await chat.ask('Hello');
    expect(chat.texts().at(-1)).toBe(`SYSTEM: ${words.unreachable}`);
    server = await startStandIn();
  });

  it.each(['hi', 'bn'])('is told in the language of the widget: %s', async (language) => {
    server.willDo(status(500));
    const chat = await startChat(config(), { settings: { general: { language } } });
    await chat.ask('?');
    expect(chat.texts().at(-1)).toBe(`SYSTEM: ${textsFor(language).unreachable}`);
    expect(textsFor(language).unreachable).not.toBe(words.unreachable);
  });

  it('is told in the site’s own words', async () => {
    server.willDo(status(500));
    const chat = await startChat({ ...config(), texts: { unreachable: 'Please call us.' } });
    await chat.ask('Hello');
    expect(chat.texts().at(-1)).toBe('SYSTEM: Please call us.');
  });

  it('tells the site why, and the visitor nothing of the server’s', async () => {
    const failures: string[] = [];
    server.willDo(stream({ type: 'error', errorText: 'table users is missing' }));
    const chat = await startChat({
      ...config(),
      onError: ({ kind, message }) => failures.push(`${kind}: ${message}`),
    });
    await chat.ask('Hello');
    expect(failures).toEqual(['failed: table users is missing']);
    expect(chat.texts().join()).not.toContain('table');
  });

  it('for want of capacity is asked for again, after the time the server names', async () => {
    server.willDo(status(429, { 'retry-after': '0' }), status(503), stream(...whole));
    const chat = await startChat(config());
    await chat.ask('Hello');
    expect(chat.texts()).toEqual(['USER: Hello', 'BOT: Good morning.']);
    expect(server.received.map(({ body }) => body)).toEqual(Array(3).fill(server.received[0]?.body));
  });

  it('otherwise is not asked for again, since the question may have been answered', async () => {
    server.willDo(status(500));
    const chat = await startChat(config());
    await chat.ask('Hello');
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ['the header authorization', { headers: { authorization: 'Bearer sk-proj-0123456789abcdef' } }],
    ['the header x-api-key', { headers: { 'x-api-key': 'anything' } }],
    ['the address', { url: 'https://example.com/?key=AIzaSyA0123456789abcdefghijkl' }],
    ['the body', { body: { key: 'sk-ant-0123456789' } }],
  ])('because %s holds a key of a provider has sent nothing', async (what, keyed) => {
    server.willDo(stream(...whole));
    const chat = await startChat({ ...config(), ...keyed });
    await chat.ask('Hello');
    expect(server.received).toEqual([]);
    expect(chat.texts().at(-1)).toBe(`SYSTEM: ${words.refused}`);
    expect(jest.mocked(console.error).mock.calls.flat().join()).toContain(`${what} holds a key`);
  });
});
