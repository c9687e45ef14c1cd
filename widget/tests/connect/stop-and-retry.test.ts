import type { ConnectConfig } from '@/widget/connect/config';
import { textsFor } from '@/widget/connect/texts';
import { asChat, QUICK, startChat } from './chat';
import { begin, breakAfter, type StandIn, startStandIn, status, stream, texts } from './stand-in';

const words = textsFor('en');
const whole = texts['ai-sdk']('Good morning.');
const part = texts['ai-sdk']('Good morning.', false);
const resume = { chatHistory: { resume: true } };

describe('an answer that is being written', () => {
  let server: StandIn;
  beforeEach(async () => {
    server = await startStandIn();
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => server.close());
  const config = (): ConnectConfig => ({ url: server.url, protocol: 'ai-sdk', timeouts: QUICK });
  const flow = { end: { message: 'The end.' } };

  it('is stopped by the visitor, up to the server', async () => {
    server.willDo(begin(...part));
    const chat = await startChat(config());
    await chat.askAndRead('Hello');
    expect(chat.engine.getState().reply?.status).toBe('running');
    chat.engine.actions.stopReply();
    await chat.until(({ input }) => !input.isDisabled);
    expect(chat.texts().at(-1)).toBe(`SYSTEM: ${words.unfinished} ${words.stopped}`);
    await server.untilBroken();
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    ['another path', (chat: Awaited<ReturnType<typeof startChat>>) => chat.engine.actions.goToPath('end')],
    ['a restart', (chat: Awaited<ReturnType<typeof startChat>>) => chat.engine.actions.restartFlow()],
  ])('ends without a word by %s', async (_, leave) => {
    server.willDo(begin(...part));
    const chat = await startChat(config(), { flow });
    await chat.askAndRead('Hello');
    await leave(chat);
    await server.untilBroken();
    await chat.settle();
    expect(chat.texts().join()).not.toContain('SYSTEM');
    expect(chat.engine.getState().reply).toBeNull();
  });

  it('ends without a word by the next question, which is answered', async () => {
    server.willDo(begin(...part), stream(...texts['ai-sdk']('Well.')));
    const chat = await startChat(config(), { settings: { chatInput: { blockSpam: false } } });
    await chat.askAndRead('Hello');
    await chat.say('And?');
    await chat.until(() => chat.texts().includes('BOT: Well.'));
    await server.untilBroken();
    expect(chat.texts().join()).not.toContain('SYSTEM');
  });

  it.each([
    [true, 'stops'],
    [false, 'goes on'],
  ])('with stopOnClose %s %s when the window is closed', async (stopOnClose) => {
    server.willDo(begin(...part));
    const chat = await startChat(
      { ...config(), stopOnClose },
      { settings: { chatWindow: { defaultOpen: true } } },
    );
    await chat.askAndRead('Hello');
    await chat.engine.actions.toggleChatWindow(false);
    if (stopOnClose) await chat.until(({ input }) => !input.isDisabled);
    expect(chat.engine.getState().reply?.status).toBe(stopOnClose ? 'failed' : 'running');
    await chat.engine.actions.restartFlow();
  });

  it('is asked for anew where the visitor wants it, in place of what is there', async () => {
    server.willDo(breakAfter(...part), stream(...whole));
    const chat = await startChat(config());
    await chat.ask('Hello');
    await chat.engine.actions.repeatReply();
    expect(chat.texts()).toEqual(['USER: Hello', 'BOT: Good morning.']);
    const [first, second] = server.received.map(({ body }) => body);
    expect(second).toEqual({ ...first, trigger: 'regenerate-message', messageId: 'answer-1' });
    expect(chat.engine.getState().reply).toBeNull();
  });

  it('is asked for anew as it was where nothing had come', async () => {
    server.willDo(status(500), stream(...whole));
    const chat = await startChat(config());
    await chat.ask('Hello');
    await chat.engine.actions.repeatReply();
    expect(chat.texts()).toEqual(['USER: Hello', 'BOT: Good morning.']);
    expect(server.received[1]?.body).toEqual(server.received[0]?.body);
  });

  it('cannot be repeated once the visitor has gone on', async () => {
    server.willDo(status(500), stream(...whole));
    const chat = await startChat(config());
    await chat.ask('Hello');
    await chat.ask('And?');
    expect(chat.engine.getState().reply).toBeNull();
    await chat.engine.actions.repeatReply();
    expect(server.received).toHaveLength(2);
  });

  it('is taken up where the stream broke, in the same message', async () => {
    server.willDo(breakAfter(...part), breakAfter(...part), stream(...whole));
    const chat = await startChat({ ...config(), resume: true });
    await chat.ask('Hello');
    expect(chat.texts()).toEqual(['USER: Hello', 'BOT: Good morning.']);
    const id = server.received[0]?.body['id'];
    expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/chat',
      `GET /api/chat/${id}/stream`,
      `GET /api/chat/${id}/stream`,
    ]);
  });

  it('is not finished where there is nothing to take up', async () => {
    server.willDo(breakAfter(...part), status(204));
    const chat = await startChat({ ...config(), resume: true });
    await chat.ask('Hello');
    expect(chat.texts().at(-1)).toBe(`SYSTEM: ${words.unfinished} ${words.unreachable}`);
  });

  it.each([
    ['goes on after a reload', stream(...whole), 'GET'],
    ['is asked for after a reload where the server has forgotten it', status(204), 'POST'],
  ])('%s', async (_, handling, last) => {
    server.willDo(stream(...texts['ai-sdk']('Hi.')), begin(...part), handling, stream(...whole));
    const chat = await startChat({ ...config(), resume: true }, { settings: resume });
    await chat.ask('Hello');
    await chat.askAndRead('And?');
    chat.leave();
    const stored = { ...chat.stored };
    chat.engine.stop();
    // A page that loads again knows nothing of what was asked.
    jest.resetModules();
    const { connect } = await import('@/widget/connect/connect');
    const { startRig } = await import('../core/rig');
    const later = asChat(
      await startRig(
        { start: connect({ ...config(), resume: true }) },
        { settings: resume, stored, startMs: 20_000 },
      ),
    );
    await later.pass(1020);
    await later.until(({ input }) => !input.isDisabled);
    expect(later.texts()).toEqual(['USER: Hello', 'BOT: Hi.', 'USER: And?', 'BOT: Good morning.']);
    expect(server.received.slice(2).at(-1)?.method).toBe(last);
    expect(server.received[2]?.path).toBe(`/api/chat/${server.received[0]?.body['id']}/stream`);
  });
});
