import { httpBackend } from '@/lib/backend/upstream/upstream';
import type { FlowStep } from '@/lib/chat/schema';
import { onceAStep } from '@/lib/chat/upstream/chat-calls';
import { log } from '@/lib/server/log';
import { type FakeUpstream, startFakeUpstream } from '@/tests/helpers/fake-upstream';
import type { Fault } from '@/tests/helpers/fake-upstream-faults';
import { makeRegistration } from '@/tests/helpers/make';

let upstream: FakeUpstream;
beforeEach(async () => {
  upstream = await startFakeUpstream();
});
afterEach(() => upstream.close());

const connect = (timeoutMs = 8000) => httpBackend({ baseUrl: upstream.url, timeoutMs });
const bodiesOf = (path: string) => upstream.requestsTo(path).map(({ body }) => body);
const answer = (token: string, text = 'Me', step = 'who') => ({
  token,
  answer: text,
  step,
  isUrgent: () => true,
});

async function talking() {
  const backend = connect();
  const token = await backend.startChat();
  await backend.registerChat(makeRegistration({ token }));
  return { backend, token };
}

describe('the chat calls of an upstream', () => {
  it('carry the fields of the document and no other', async () => {
    const { backend, token } = await talking();
    await backend.chatStep(answer(token));
    await backend.chatHistory(token);
    await backend.eraseChat(token);
    const { language, name, age, email, phone } = makeRegistration();
    expect(bodiesOf('/chat/chat/')).toEqual([{ language, name, age, email, phone, token }]);
    expect(bodiesOf('/chat/flow/')).toEqual([{ token, answer: 'Me' }]);
    expect(bodiesOf('/chat/chat/get_history/')).toEqual([{ token }]);
    expect(bodiesOf('/chat/chat/erase/')).toEqual([{ token }]);
  });

  it('send an age as it was given, text or number', async () => {
    const { backend, token } = await talking();
    await backend.registerChat(makeRegistration({ token, age: 34 }));
    expect(bodiesOf('/chat/chat/')).toEqual([
      expect.objectContaining({ age: '34' }),
      expect.objectContaining({ age: 34 }),
    ]);
  });

  it.each<[Fault, object]>([
    ['content-for-reply', { question_id: 'who', reply: 'Who is the help for?' }],
    ['missing-suggestions', { suggestions: [] }],
    ['odd-suggestions', { suggestions: ['Yes'] }],
    ['integer-question-ids', { question_id: '7' }],
    ['long-reply', { reply: 'long '.repeat(2000) }],
    ['markup-reply', { reply: '<img src=x onerror=alert(1)><b>Hello</b> & welcome' }],
  ])('bear an upstream with %s', async (fault, expected) => {
    const { backend, token } = await talking();
    upstream.fail('/chat/flow/', fault);
    expect(await backend.chatStep(answer(token, ''))).toMatchObject(expected);
  });

  it.each<[Fault, string]>([
    ['500', 'bad-answer'],
    ['html', 'bad-answer'],
    ['no-reply', 'bad-answer'],
    ['no-content', 'bad-answer'],
    ['truncated', 'bad-answer'],
    ['401', 'unknown-token'],
    ['403', 'unknown-token'],
    ['404', 'unknown-token'],
    ['400', 'rejected'],
  ])('fail typed when a step meets %s, and are not tried twice', async (fault, kind) => {
    const { backend, token } = await talking();
    upstream.fail('/chat/flow/', fault);
    await expect(backend.chatStep(answer(token))).rejects.toMatchObject({ kind });
    expect(upstream.requestsTo('/chat/flow/')).toHaveLength(1);
  });

  it.each<[Fault, unknown[]]>([
    ['no-history', []],
    [
      'odd-history',
      [{ question_id: '7', reply: 'Who is the help for?', suggestions: [], last_question: false }],
    ],
  ])('read of a history with %s what can be read', async (fault, expected) => {
    jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    const { backend, token } = await talking();
    upstream.fail('/chat/chat/get_history/', fault);
    expect(await backend.chatHistory(token)).toEqual(expected);
  });

  it('fail by the deadline when the upstream hangs', async () => {
    const { token } = await talking();
    upstream.fail('/chat/flow/', 'hang');
    await expect(connect(50).chatStep(answer(token))).rejects.toMatchObject({ kind: 'timeout' });
  });

  it.each<Fault>(['html', 'missing-token', 'no-content'])(
    'give no token when the upstream says %s',
    async (fault) => {
      upstream.fail('/chat/chat/generate_token/', fault);
      await expect(connect().startChat()).rejects.toMatchObject({ kind: 'bad-answer' });
    },
  );

  it('ask again for a token that a passing failure kept back', async () => {
    upstream.fail('/chat/chat/generate_token/', '500', 1);
    expect(await connect().startChat()).toMatch(/^stand-in-token-/);
  });

  it('take a registration that is accepted without a word', async () => {
    const { backend, token } = await talking();
    upstream.fail('/chat/chat/', 'no-content');
    await expect(backend.registerChat(makeRegistration({ token }))).resolves.toBeUndefined();
  });

  it.each<[Fault, string]>([
    ['400', 'rejected'],
    ['429', 'unreachable'],
  ])('say of a registration that meets %s whether something in it was refused', async (fault, kind) => {
    const { backend, token } = await talking();
    upstream.fail('/chat/chat/', fault);
    await expect(backend.registerChat(makeRegistration({ token }))).rejects.toMatchObject({ kind });
  });

  it.each<[Fault, boolean]>([
    ['no-content', true],
    ['404', false],
    ['405', false],
  ])('say of an erasure that meets %s whether it was done', async (fault, isErased) => {
    const { backend, token } = await talking();
    upstream.fail('/chat/chat/erase/', fault);
    expect(await backend.eraseChat(token)).toBe(isErased);
  });

  it('say when an erasure failed', async () => {
    const { backend, token } = await talking();
    upstream.fail('/chat/chat/erase/', '500');
    await expect(backend.eraseChat(token)).rejects.toMatchObject({ kind: 'bad-answer' });
  });
});

const question = (question_id: string): FlowStep => ({
  question_id,
  reply: question_id,
  suggestions: [],
  last_question: false,
});
const said = (step: string | undefined, answer: string, token = 'a') => ({ token, answer, step });

function rig() {
  const send = jest.fn<Promise<FlowStep>, [unknown]>();
  return { send, step: onceAStep(send) };
}

describe('an answer towards an upstream that knows no step', () => {
  it('is sent once while it is under way', async () => {
    const { send, step } = rig();
    send.mockResolvedValue(question('two'));
    const replies = await Promise.all([step(said('one', 'Yes')), step(said('one', 'Yes'))]);
    expect(replies).toEqual([question('two'), question('two')]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is answered from memory after it moved the conversation on, for two minutes', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    const { send, step } = rig();
    send.mockResolvedValueOnce(question('two')).mockResolvedValue(question('three'));
    await step(said('one', 'Yes'));
    now.mockReturnValue(119_999);
    expect(await step(said('one', 'Yes'))).toEqual(question('two'));
    now.mockReturnValue(120_000);
    expect(await step(said('one', 'Yes'))).toEqual(question('three'));
  });

  it('is sent again after another answer: a visitor may come round to the same question', async () => {
    const { send, step } = rig();
    send.mockResolvedValueOnce(question('two')).mockResolvedValueOnce(question('one'));
    send.mockResolvedValue(question('three'));
    await step(said('one', 'Yes'));
    await step(said('two', 'Back'));
    expect(await step(said('one', 'Yes'))).toEqual(question('three'));
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('is sent again when the question stayed where it was: the visitor insists', async () => {
    const { send, step } = rig();
    send.mockResolvedValue(question('one'));
    await step(said('one', 'abc'));
    await step(said('one', 'abc'));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['of another visitor', said('one', 'Yes', 'b')],
    ['with other words', said('one', 'No')],
    ['to another question', said('two', 'Yes')],
    ['to nothing in particular', said(undefined, 'Yes')],
  ])('%s is sent', async (_, other) => {
    const { send, step } = rig();
    send.mockResolvedValue(question('two'));
    await step(said('one', 'Yes'));
    await step(other);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is sent again after a failure', async () => {
    const { send, step } = rig();
    send.mockRejectedValueOnce(new Error('lost')).mockResolvedValue(question('two'));
    await expect(step(said('one', 'Yes'))).rejects.toThrow('lost');
    expect(await step(said('one', 'Yes'))).toEqual(question('two'));
  });

  it('is not forgotten for asking what the question was', async () => {
    const { send, step } = rig();
    send.mockResolvedValue(question('two'));
    await step(said('one', 'Yes'));
    await step(said('two', ''));
    await step(said('one', 'Yes'));
    expect(send).toHaveBeenCalledTimes(2);
  });
});
