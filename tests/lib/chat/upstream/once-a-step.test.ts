import type { FlowStep } from '@/lib/chat/schema';
import { onceAStep } from '@/lib/chat/upstream/once-a-step';
import { makeFakeClock } from '@/tests/helpers/fake-clock';

const question = (question_id: string): FlowStep => ({
  question_id,
  reply: question_id,
  suggestions: [],
  last_question: false,
});
const said = (step: string | undefined, answer: string, token = 'a') => ({ token, answer, step });

function rig() {
  const clock = makeFakeClock();
  const send = jest.fn<Promise<FlowStep>, [unknown]>();
  return { clock, send, step: onceAStep(send, clock) };
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
    const { clock, send, step } = rig();
    send.mockResolvedValueOnce(question('two')).mockResolvedValue(question('three'));
    await step(said('one', 'Yes'));
    clock.advance(119_999);
    expect(await step(said('one', 'Yes'))).toEqual(question('two'));
    clock.advance(1);
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
