import { nextStep, type Visitor } from '@/lib/chat/store/flow-engine';
import { contentFiles } from '@/lib/stories/store/content-files';

const shipped = async () => {
  const { value } = await contentFiles('content', () => undefined).flow();
  if (value === null) throw new Error('no script');
  return value;
};
const visitor = (variables: Visitor['variables'] = {}): Visitor => ({
  language: 'en',
  isMinor: false,
  variables: { centre_phone: '+91 33 0000 0000', ...variables },
});
const PHONE = '9830011223';

describe('a number to call', () => {
  it.each(['need', 'callback_time', 'callback_language', 'callback_discreet', 'callback_say'])(
    'is taken at the step %s',
    async (questionId) => {
      const next = nextStep(await shipped(), visitor(), { questionId, answer: '98300 11223' });
      expect(next.more).toMatchObject({ phone: PHONE });
      expect(next.question.reply).toContain(PHONE);
    },
  );

  it('given with the language answers both', async () => {
    const next = nextStep(await shipped(), visitor(), {
      questionId: 'callback_language',
      answer: 'Hindi 9830011223',
    });
    expect(next).toMatchObject({
      question: { question_id: 'callback_discreet' },
      saved: { name: 'call_language', value: 'hi' },
      more: { phone: PHONE },
    });
  });

  it.each(['no dont say', 'nahi dunga', 'debo na'])('refused by %j leads to no request', async (answer) => {
    const next = nextStep(await shipped(), visitor(), { questionId: 'callback_phone', answer });
    expect(next).toMatchObject({ question: { question_id: 'call_us' }, saved: null, action: null });
  });

  it('that is none, said twice, leads to no request', async () => {
    const flow = await shipped();
    const again = { questionId: 'callback_phone.retry', answer: '12345' };
    expect(nextStep(flow, visitor(), again)).toMatchObject({
      question: { question_id: 'call_us' },
      saved: null,
    });
    const last = { questionId: 'callback_say', answer: 'Only ask for me' };
    expect(nextStep(flow, visitor({ phone: '12345' }), last)).toMatchObject({
      question: { question_id: 'callback_phone' },
      action: null,
    });
  });
});
