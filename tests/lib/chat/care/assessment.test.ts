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
    expect(helpOrder({ category }, '+91 33 4060 1212')).toEqual(order);
  });

  it.each([
    'i cut my wrist',
    'i have cut my wrists and it is bleeding',
    'my sister slit her wrists',
    'i cut myself and its bleeding a lot',
    'my son is on the roof and says he will jump',
    'i am standing on the bridge',
    'i am on the roof',
    'im up on the bridge now',
    'छत पर खड़ा हूँ',
    'he has a blade in his hand',
    'i am going to hang myself',
    'phansi lagane ja raha hu',
    'फाँसी लगाने जा रही हूँ',
    'maine nas kaat li, khoon beh raha hai',
    'मैंने नस काट ली है',
    'uske hath me blade hai',
    'gale me rassi daal li hai',
    'mera beta chhat par khada hai kudne wala hai',
    'papa chhat par chad gaye hai kud jayenge',
    'ami golay dori dite jacchi',
    'ami hater shira kete felechi',
    'মেয়ে ছাদে দাঁড়িয়ে আছে ঝাঁপ দেবে বলছে',
    'ওর হাতে ব্লেড',
    'i have a knife in my hand',
    'train ke samne khada hu',
    'bhai phansi pe latak gaya',
    'dada golay dori diyeche',
    'chele gole dori diye jhulche',
    'ছেলে গলায় দড়ি দিয়ে ঝুলছে',
    'beta phande se latka hua hai',
    'i have the rope ready in the fan',
    'the rope is tied to the fan',
    'phanda taiyar hai pankhe me',
    'দড়ি তৈরি আছে',
    'i will jump from the howrah bridge tonite',
    'howrah bridge se kud jaunga aaj raat',
    'আজ রাতে হাওড়া ব্রিজ থেকে ঝাঁপ দেব',
  ])('for an act under way is 112: %s', (words) => {
    const found = assessCare(words);
    expect([found.tier, ...helpOrder(found, '').slice(0, 2)].join()).toMatch(/^2,emergency,/);
    expect(cardTitle(found)).toBe('medicalTitle');
  });

  it.each([
    'i want to kill myself',
    'i want to jump from the bridge',
    'i want to cut my wrists',
    'phansi lagane ka man karta hai',
    'नस काटने का मन करता है',
    'ami golay dori dite chai',
    'I make small cuts on my thighs with a shaving blade every night to feel calm',
    'ami raat e hat kati blade diye',
  ])('for a wish or a habit is 14416: %s', (words) => {
    const found = assessCare(words);
    expect([found.tier, helpOrder(found, '')[0]]).toEqual([2, 'teleManas']);
  });

  it.each([
    ['I wanted to die as a kid, I want to help others', 1],
    ['bachpan me marna chahta tha, ab logon ki madad karna chahta hu', 1],
    ['chotobelay morte cheyechilam, ekhon onner pashe darate chai', 0],
    ['my husband died in march and i want to die too', 2],
    ['papa mar gaye, main bhi marna chahti hu', 2],
    ['I wanted to die when I was young', 1],
    ['last year my wife left me and i want to die', 2],
    ['2 years ago i lost my job, i want to kill myself', 2],
    ['i used to be happy now i want to die', 2],
    ['2 saal pehle naukri gayi, main marna chahta hu', 2],
    ['গত বছর বাবা চলে গেছে, আমি মরতে চাই', 2],
  ])('hears a wish of now, and not one of long ago: %s', (words, tier) => {
    expect(assessCare(words).tier).toBe(tier);
  });

  it('never names the number that the site comes with: the national helpline stands there', () => {
    expect(helpOrder({ category: 'overdose' }, '+91 00000 00000')).toEqual([
      'emergency',
      'deAddiction',
      'teleManas',
    ]);
    expect(helpOrder({ category: null }, '+91 00000 00000')).toEqual([
      'emergency',
      'teleManas',
      'deAddiction',
    ]);
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
    expect(cardMessage({ category: 'suicide', subject: 'self', rule: 'edge-act' })).toBe('medicalSelf');
    expect(cardMessage({ category: 'suicide', subject: 'other', rule: 'edge-act' })).toBe('other');
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
    ['my father threw up blood', 'medicalOther', 'medicalTitle'],
    ['he has a knife in his hand', 'violence', 'medicalTitle'],
    ['usne ghar me aag laga di', 'violence', 'medicalTitle'],
    ['amar swami chaku diye amake marche', 'violence', 'medicalTitle'],
    ['my husband beats me', 'homeSelf', 'homeTitle'],
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
