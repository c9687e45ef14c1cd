import {
  answerToSend,
  isOver,
  newTalk,
  readTalk,
  withAnswer,
  withFailure,
  withRegistration,
  withStep,
} from '@/components/chat/conversation-api';

const asked = { questionId: 'q2', reply: 'Who?', suggestions: ['Me', 'Family'], isLast: false };

describe('where a talk stands', () => {
  it('holds the answers of the onboarding until they are registered, and not longer', () => {
    const told = withAnswer(withAnswer(newTalk('hi'), 'name', 'Ria'), 'phone', '9830012345');
    expect(told.visitor).toEqual({ name: 'Ria', age: '', email: '', phone: '9830012345' });
    expect(JSON.stringify(withRegistration(told))).not.toMatch(/Ria|983001/);
  });

  it('is over with the turn after the last question', () => {
    const last = withStep(newTalk('en'), { ...asked, isLast: true });
    expect([isOver(withStep(last, asked)), isOver(last)]).toEqual([false, true]);
  });

  it('keeps an answer that did not get through for another try, unless another is written', () => {
    const failed = withFailure(withStep(newTalk('en'), asked), 'Family', 'failed');
    expect(answerToSend(failed, ' Try again ', 'Try again')).toBe('Family');
    expect(answerToSend(failed, 'Me', 'Try again')).toBe('Me');
    expect(answerToSend(withStep(failed, asked), 'Try again', 'Try again')).toBe('Try again');
    expect(failed.step).toBe('q2');
  });

  it('comes out of storage as it went in', () => {
    const talk = withFailure(withStep(withAnswer(newTalk('bn'), 'age', '34'), asked), 'Me', 'offline');
    expect(readTalk(JSON.parse(JSON.stringify(talk)), 'en')).toEqual(talk);
  });

  it.each([
    null,
    [],
    'x',
    5,
    { visitor: 5, step: {}, suggestions: 'x', failed: 'x', isLast: 'yes', language: 'de' },
  ])('begins anew where storage holds %j', (kept) => {
    expect(readTalk(kept, 'hi')).toEqual(newTalk('hi'));
  });
});
