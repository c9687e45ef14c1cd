import { assessCare } from '@/lib/chat/care/assess';
import { cardLanguage, cardMessage, cardTitle, careMark, helpOrder } from '@/lib/chat/care/assessment';
import { cardsAfter } from '@/lib/chat/care/cards';

describe('whom to call first', () => {
  it.each([
    ['overdose', ['emergency', 'centre', 'teleManas']],
    ['withdrawal', ['emergency', 'centre', 'teleManas']],
    ['violence', ['emergency', 'centre', 'teleManas']],
    ['suicide', ['teleManas', 'emergency', 'centre']],
    ['self_harm', ['teleManas', 'emergency', 'centre']],
    ['child', ['child', 'emergency']],
    ['domestic_violence', ['emergency', 'women', 'child']],
    [null, ['emergency', 'teleManas', 'centre']],
  ] as const)('for %s', (category, order) => {
    expect(helpOrder(category, '+91 33 4060 1212')).toEqual(order);
  });

  it('never names the number that the site comes with: the national helpline stands there', () => {
    expect(helpOrder('overdose', '+91 00000 00000')).toEqual(['emergency', 'deAddiction', 'teleManas']);
    expect(helpOrder(null, '+91 00000 00000')).toEqual(['emergency', 'teleManas', 'deAddiction']);
  });
});

describe('the language of the card', () => {
  it.each([
    ['hi', 'en', 'hi'],
    ['bn', 'hi', 'bn'],
    ['hi-Latn', 'bn', 'bn'],
    ['bn-Latn', 'en', 'en'],
    ['en', 'hi', 'en'],
  ] as const)('for a message in %s where %s was chosen is %s', (message, chosen, card) => {
    expect(cardLanguage(message, chosen)).toBe(card);
  });
});

describe('the mark in the address after a message sent without JavaScript', () => {
  it('tells the card and its language, and no word of the message', () => {
    expect(careMark({ category: 'domestic_violence', language: 'bn' }, 'en')).toBe('care-2-bn');
    expect(careMark({ category: 'suicide', language: 'hi-Latn' }, 'bn')).toBe('care-bn');
    expect(careMark({ category: null, language: 'en' }, 'en')).toBe('care-en');
  });
});

describe('the words of the card', () => {
  it('speak to who is in danger, or to who is with them', () => {
    expect(cardMessage({ category: 'suicide', subject: 'self' })).toBe('self');
    expect(cardMessage({ category: 'overdose', subject: 'other' })).toBe('medicalOther');
    expect(cardMessage({ category: 'child', subject: 'self' })).toBe('childSelf');
    expect(cardMessage({ category: 'domestic_violence', subject: 'self' })).toBe('homeSelf');
    expect(cardMessage({ category: 'domestic_violence', subject: 'other' })).toBe('homeOther');
    expect(cardMessage({ category: null, subject: 'self' })).toBe('self');
    expect(cardMessage({ category: null, subject: 'other' })).toBe('neutral');
    expect(cardMessage({ category: 'suicide', subject: 'other' })).toBe('other');
  });

  it.each([
    ['my husband is having a fit', 'fit', 'medicalTitle'],
    ['mere bhai ko daura pad raha hai', 'fit', 'medicalTitle'],
    ['ভাইয়ের খিঁচুনি হচ্ছে', 'fit', 'medicalTitle'],
    ['my father stopped drinking two days ago and had a seizure', 'fit', 'medicalTitle'],
    ['i stopped drinking yesterday, sweating and shaking, cant sleep', 'withdrawal', 'withdrawalTitle'],
    ['कल से शराब बंद की है, हाथ काँप रहे हैं नींद नहीं आ रही', 'withdrawal', 'withdrawalTitle'],
    ['he stopped drinking yesterday and sees insects on the wall', 'withdrawal', 'medicalTitle'],
    ['my friend is not waking up', 'medicalOther', 'medicalTitle'],
  ])('fit what the body does: %s', (words, message, title) => {
    const found = assessCare(words);
    expect(found.tier).toBe(2);
    expect([cardMessage(found), cardTitle(found)]).toEqual([message, title]);
  });
});

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
