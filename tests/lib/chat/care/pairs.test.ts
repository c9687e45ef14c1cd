import { assessCare } from '@/lib/chat/care/assess';
import { dangerIn } from '@/lib/chat/store/transcript';
import { pairs } from './corpus';

const { pairs: alone, after } = pairs();

describe('alone', () => {
  it.each(alone)('%s is no danger, but of %s is: %s', (calm, category, cry) => {
    expect(assessCare(calm).tier).toBeLessThan(2);
    expect(assessCare(cry)).toMatchObject({ tier: 2, category });
  });
});

describe('after another message', () => {
  /** As the chat joins what was typed before. */
  const heard = (previous: string, answer: string) => {
    const step = { chat_id: 'c', number: 0, asked_at: 0, question_id: 'q', reply: '', last_question: 0 };
    const steps = [{ ...step, suggestions: '[]', answer: previous }];
    const isUrgent = (said?: string) => assessCare(answer, { previous: said }).tier === 2;
    return dangerIn(steps, { token: 't', answer, isUrgent });
  };

  it.each(after)('%s: %s is no danger, but of %s is: %s', (previous, calm, category, cry) => {
    expect(assessCare(calm, { previous }).tier).toBeLessThan(2);
    expect(assessCare(cry, { previous })).toMatchObject({ tier: 2, category });
    expect(heard(previous, calm)).toBeNull();
    expect(heard(previous, cry)).not.toBeNull();
  });
});

it('a threat that is a habit is of the home, and no attack of now', () => {
  const previous = 'will my college come to know';
  expect(assessCare('বললে মারতে আসে', { previous })).toMatchObject({
    tier: 2,
    category: 'domestic_violence',
  });
});
