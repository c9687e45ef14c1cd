import type { ConnectConfig } from '@/widget/connect/config';
import { QUICK, startChat } from './chat';
import { begin, type StandIn, startStandIn, stream, texts } from './stand-in';

const protocols = ['ai-sdk', 'openai', 'ag-ui'] as const;

describe('a block that is connected to a model', () => {
  let server: StandIn;
  beforeEach(async () => {
    server = await startStandIn();
  });
  afterEach(() => server.close());
  const config = (protocol: ConnectConfig['protocol'] = 'ai-sdk'): ConnectConfig => ({
    url: server.url,
    protocol,
    timeouts: QUICK,
  });
  const bodies = () => server.received.map(({ body }) => body);

  it.each(protocols)('shows what comes over %s, and sends the conversation along', async (protocol) => {
    server.willDo(stream(...texts[protocol]('Good morning.')), stream(...texts[protocol]('It is late.')));
    const chat = await startChat({ ...config(protocol), message: 'Ask me.' });
    await chat.ask('Hello');
    await chat.ask('Why?');
    expect(chat.texts()).toEqual([
      'BOT: Ask me.',
      'USER: Hello',
      'BOT: Good morning.',
      'USER: Why?',
      'BOT: It is late.',
    ]);
    const sent = JSON.stringify(bodies()[1]);
    for (const text of ['Hello', 'Good morning.', 'Why?']) expect(sent).toContain(text);
    expect(
      server.received.map(({ method, headers }) => [method, headers['content-type'], headers.accept]),
    ).toEqual(Array(2).fill(['POST', 'application/json', 'text/event-stream']));
    expect(chat.heard.errors).toEqual([]);
  });

  it('names one conversation in all its questions, and another after a restart', async () => {
    server.willDo(stream(...texts['ai-sdk']('Yes.')));
    const chat = await startChat(config());
    await chat.ask('One');
    await chat.ask('Two');
    await chat.engine.actions.restartFlow();
    await chat.settle();
    await chat.ask('Three');
    const [first, second, third] = bodies();
    expect(first?.['id']).toBe(second?.['id']);
    expect(third?.['id']).not.toBe(second?.['id']);
    expect(third?.['messages']).toHaveLength(1);
  });

  it('sends nothing that other blocks asked', async () => {
    server.willDo(stream(...texts['ai-sdk']('Yes.')));
    const { connect } = await import('@/widget/connect/connect');
    const { startRig } = await import('../core/rig');
    const { asChat } = await import('./chat');
    const chat = asChat(
      await startRig({ start: { message: 'Your phone number?', path: 'ask' }, ask: connect(config()) }),
    );
    await chat.ask('555 0100');
    await chat.ask('Hello');
    expect(JSON.stringify(bodies())).not.toContain('555');
    expect(bodies()).toHaveLength(1);
  });

  it('sends headers and fields of the site', async () => {
    server.willDo(stream(...texts['ai-sdk']('Yes.')));
    const headers = async () => ({ authorization: 'Bearer visitor-7' });
    const chat = await startChat({ ...config(), headers, body: { topic: 'care' } });
    await chat.ask('Hello');
    expect(server.received[0]?.headers.authorization).toBe('Bearer visitor-7');
    expect(bodies()[0]).toMatchObject({ topic: 'care', trigger: 'submit-message' });
  });

  it('shows the choices of a stream, and sends the one that is chosen', async () => {
    const options = { type: 'data-options', data: ['By day', 'By night'] };
    server.willDo(stream(options, ...texts['ai-sdk']('When?')), stream(...texts['ai-sdk']('Well.')));
    const chat = await startChat({ ...config(), message: 'Ask me.' });
    await chat.ask('Hello');
    expect(chat.texts()).toEqual(['BOT: Ask me.', 'USER: Hello', 'BOT: When?', 'BOT: By day, By night']);
    const id = chat.entries().at(-1)?.message.id ?? '';
    await chat.engine.actions.chooseOption(id, 'By night');
    await chat.pass(1020);
    await chat.until(({ input }) => !input.isDisabled);
    expect(chat.texts().slice(4)).toEqual(['USER: By night', 'BOT: Well.']);
    expect(bodies()[1]?.['messages']).toHaveLength(3);
  });

  it('goes to the path of a stream', async () => {
    server.willDo(
      stream(...texts['ai-sdk']('Good-bye.').slice(0, -1), { type: 'data-path', data: 'end' }, '[DONE]'),
    );
    const chat = await startChat(config(), { flow: { end: { message: 'The end.' } } });
    await chat.ask('Hello');
    expect(chat.texts()).toEqual(['USER: Hello', 'BOT: Good-bye.', 'BOT: The end.']);
  });

  it.each(['elsewhere', 'constructor', '__proto__'])(
    'stays where the path %s is none of the flow',
    async (path) => {
      server.willDo(stream({ type: 'data-path', data: path }, ...texts['ai-sdk']('Well.')));
      const chat = await startChat(config());
      await chat.ask('Hello');
      expect(chat.engine.getState().paths).toEqual(['start']);
      expect(chat.heard.errors).toEqual([]);
    },
  );

  it('shows markup as the text it is', async () => {
    const markup = '<img src=x onerror=alert(1)><script>alert(2)</script>';
    server.willDo(stream(...texts['ai-sdk'](markup)));
    const chat = await startChat(config());
    await chat.ask('Hello');
    const message = chat.entries().at(-1)?.message;
    expect([message?.content, message?.type]).toEqual([markup, 'string']);
  });

  it('hands tools to the site and shows nothing of them', async () => {
    const tools: unknown[] = [];
    const call = { type: 'tool-input-available', toolCallId: 'c', toolName: 'find', input: { a: 1 } };
    server.willDo(stream(call, { type: 'finish' }, '[DONE]'));
    const chat = await startChat({ ...config(), onTool: (tool) => tools.push(tool) });
    await chat.ask('Hello');
    expect(tools).toEqual([{ id: 'c', name: 'find', status: 'called', input: { a: 1 } }]);
    expect(chat.texts()).toEqual(['USER: Hello']);
  });

  it('is announced once and whole, however long the stream pauses', async () => {
    server.willDo(begin(...texts['ai-sdk']('Good morning.', false)));
    const chat = await startChat(config());
    await chat.askAndRead('Hello');
    const isStreaming = () => chat.entries().map((entry) => entry.kind === 'message' && entry.isStreaming);
    await chat.pass(5000);
    expect(isStreaming()).toEqual([false, true]);
    chat.engine.actions.stopReply();
    await chat.until(({ input }) => !input.isDisabled);
    expect(isStreaming()).toEqual([false, false, false]);
  });
});
