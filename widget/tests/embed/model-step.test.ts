import { readFlow } from '@/widget/embed/flow-data';
import { asChat, QUICK } from '../connect/chat';
import { type StandIn, startStandIn, stream, texts } from '../connect/stand-in';
import { startRig } from '../core/rig';

describe('a block of a flow as JSON that has a model', () => {
  let server: StandIn;
  beforeEach(async () => {
    server = await startStandIn();
    Object.assign(globalThis, { location: new URL(server.url) });
  });
  afterEach(async () => {
    Reflect.deleteProperty(globalThis, 'location');
    await server.close();
  });
  const start = async (block: object, url = '/api/chat') => {
    const connect = { url: new URL(url, server.url).href, protocol: 'openai', timeouts: QUICK };
    const flow = readFlow({ start: { connect, ...block } }, { variables: { name: 'Asha' } });
    return asChat(await startRig(flow));
  };

  it('greets once, with variables filled in, and shows what the model says', async () => {
    server.willDo(stream(...texts.openai('Good morning.')), stream(...texts.openai('It is late.')));
    const chat = await start({ message: 'Hello {{name}}' });
    await chat.ask('Hi');
    await chat.ask('Why?');
    expect(chat.texts()).toEqual([
      'BOT: Hello Asha',
      'USER: Hi',
      'BOT: Good morning.',
      'USER: Why?',
      'BOT: It is late.',
    ]);
    expect(server.received.map(({ path }) => path)).toEqual(['/api/chat', '/api/chat']);
  });

  it('saves the answer before the model is asked', async () => {
    server.willDo(stream(...texts.openai('Yes.')));
    const chat = await start({ saveAs: 'question', set: { step: 1 } });
    await chat.ask('Is it late?');
    expect(chat.engine.getParams().variables).toMatchObject({ question: 'Is it late?', step: 1 });
    expect(chat.texts().at(-1)).toBe('BOT: Yes.');
  });

  it('hands nothing to an address that the page has not allowed, and says so', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const chat = await start({ message: 'Hello' }, 'https://models.example/chat');
    await chat.ask('Hi');
    expect(chat.texts().slice(0, 2)).toEqual(['BOT: Hello', 'USER: Hi']);
    expect(chat.texts()[2]).toMatch(/^SYSTEM: ./);
    expect(server.received).toEqual([]);
    expect(log).toHaveBeenCalledWith(
      'No answer is handed to the model at https://models.example/chat: the page has not allowed this address.',
    );
  });
});
