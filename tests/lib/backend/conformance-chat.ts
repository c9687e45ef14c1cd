import { type Backend, BackendError } from '@/lib/backend/backend';
import { ChatHistoryItem, ChatLanguage, type FlowStep, FlowStep as Step } from '@/lib/chat/schema';
import { makeRegistration } from '@/tests/helpers/make';

/** Chat cases of the one suite: whoever talks to the assistant cannot tell the backends apart. */
export function describeChat(backend: () => Backend): void {
  /** A registered visitor who has been asked the first question. */
  const begin = async () => {
    const token = await backend().startChat();
    await backend().registerChat(makeRegistration({ token }));
    return { token, first: await say(token, '') };
  };
  const say = (token: string, answer: string, step?: string) =>
    backend().chatStep({ token, answer, step, isUrgent: () => false });

  it('gives every visitor a token of their own', async () => {
    const tokens = await Promise.all(Array.from({ length: 5 }, () => backend().startChat()));
    expect(new Set(tokens).size).toBe(5);
    for (const token of tokens) expect(token).toMatch(/^[\x21-\x7e]{16,512}$/);
  });

  it.each(ChatLanguage.options)('talks to a visitor who chose %s', async (language) => {
    const token = await backend().startChat();
    await backend().registerChat(makeRegistration({ token, language }));
    expect(await backend().chatHistory(token)).toEqual([]);
    const first = await say(token, '');
    expect(first).toEqual(Step.parse(first));
    expect(first.reply).not.toBe('');
  });

  it('takes a registration of skipped answers, and an age as a number', async () => {
    const token = await backend().startChat();
    const skipped = makeRegistration({ token, name: '', age: '', email: '', phone: '' });
    await expect(backend().registerChat(skipped)).resolves.toBeUndefined();
    await expect(backend().registerChat({ ...skipped, age: 34 })).resolves.toBeUndefined();
  });

  it('asks the current question again for an empty answer', async () => {
    const { token, first } = await begin();
    expect(await say(token, '')).toEqual(first);
    const second = await say(token, first.suggestions[0] ?? '', first.question_id);
    expect(second.question_id).not.toBe(first.question_id);
    expect(await say(token, '')).toEqual(second);
  });

  it('resumes from the last entry of the history', async () => {
    const { token, first } = await begin();
    const answer = first.suggestions[0] ?? '';
    const second = await say(token, answer, first.question_id);
    const history = await backend().chatHistory(token);
    expect(history).toEqual(history.map((item) => ChatHistoryItem.parse(item)));
    expect(history.at(-2)).toMatchObject({ question_id: first.question_id, reply: first.reply, answer });
    const { question_id, reply, suggestions } = second;
    expect(history.at(-1)).toMatchObject({ question_id, reply, suggestions });
    expect(history.at(-1)?.answer).toBeUndefined();
  });

  it('takes an answer sent twice for one step, at once and one after the other', async () => {
    const { token, first } = await begin();
    const send = () => say(token, first.suggestions[0] ?? '', first.question_id);
    const [one, other] = await Promise.all([send(), send()]);
    expect(other).toEqual(one);
    expect(await send()).toEqual(one);
    expect(await backend().chatHistory(token)).toHaveLength(2);
  });

  it('takes the longest answer the contract allows, every letter of it', async () => {
    const { token, first } = await begin();
    const answer = `আমার ভাই 🙏 <b>&amp;</b> '; DROP TABLE chats; -- ${'x'.repeat(10_000)}`.slice(0, 10_000);
    await say(token, answer, first.question_id);
    expect((await backend().chatHistory(token)).at(-2)).toMatchObject({ answer });
  });

  it('comes to an end, and stays there', async () => {
    const { token, first } = await begin();
    let step: FlowStep = first;
    for (let turns = 0; !step.last_question && turns < 10; turns += 1) {
      step = await say(token, step.suggestions.at(-1) ?? 'Since spring', step.question_id);
    }
    expect(step).toMatchObject({ last_question: true, suggestions: [] });
    expect(await say(token, 'One more thing', step.question_id)).toEqual(step);
  });

  it('does not know a token that nobody was given', async () => {
    const token = 'nobody-was-given-this';
    for (const call of [
      () => backend().registerChat(makeRegistration({ token })),
      () => backend().chatHistory(token),
      () => say(token, ''),
    ])
      await expectUnknown(call());
  });

  it('erases a conversation at the visitor’s word, and its token with it', async () => {
    const { token } = await begin();
    expect(await backend().eraseChat(token)).toBe(true);
    await expectUnknown(backend().chatHistory(token));
    expect(await backend().eraseChat(token)).toBe(true);
  });
}

async function expectUnknown(call: Promise<unknown>): Promise<void> {
  const error = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BackendError);
  expect(error).toMatchObject({ kind: 'unknown-token' });
}
