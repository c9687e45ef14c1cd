import { cardsAfter } from '@/lib/chat/care/cards';

const PHONE = '+91 33 4060 1212';

describe('the cards of a conversation', () => {
  it('stand after the answer that told of danger, with the numbers in their order', () => {
    expect(cardsAfter(['Hello', 'I want to kill myself', null], PHONE)).toEqual([
      null,
      ['14416', '112', PHONE],
      null,
    ]);
  });

  it('show once for a rule, as visitors see them', () => {
    const [first, second] = cardsAfter(['I want to kill myself', 'I want to kill myself'], PHONE);
    expect(first).not.toBeNull();
    expect(second).toBeNull();
  });
});
