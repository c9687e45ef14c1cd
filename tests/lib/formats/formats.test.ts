import {
  cleanText,
  contactRules,
  donorRules,
  flawOf,
  isEmailAddress,
  isMobile,
  isName,
  isPhone,
} from '@/lib/formats/formats';

describe('an e-mail address', () => {
  it.each([
    'asha@example.org',
    'asha.sen+gift@mail.example.co.in',
    "o'brien@example.museum",
    'a@example.photography',
    'asha@bücher.example',
    'रिया@डाटामेल.भारत',
    'রিয়া@উদাহরণ.ভারত',
    'asha@xn--bcher-kva.example',
    '1@2.example',
  ])('is one: %s', (text) => expect(isEmailAddress(text)).toBe(true));

  it.each([
    '',
    'foo',
    'foo@',
    '@example.org',
    'foo@example',
    'v1@x.org, v2@y.org',
    'v1@x.org,v2@y.org',
    'v1@x.org;v2@y.org',
    'v1@x.org v2@y.org',
    'Asha <asha@example.org>',
    '<asha@example.org>',
    '"asha sen"@example.org',
    'asha@example.org (home)',
    'asha@@example.org',
    'asha@example..org',
    '.asha@example.org',
    'asha.@example.org',
    'a..b@example.org',
    'asha@-example.org',
    'asha@example-.org',
    'asha@[127.0.0.1]',
    'asha@127.0.0.1',
    'asha@exam ple.org',
    'asha\n@example.org',
    'asha@example.org\r\nBcc: x@y.org',
    'asha@example.org\u0000',
    'asha@example.org\u200b',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(64)}.org`,
    `a@${'b.'.repeat(130)}org`,
  ])('is none: %j', (text) => expect(isEmailAddress(text)).toBe(false));
});

describe('a mobile number', () => {
  it.each([
    '9830012345',
    '6000000000',
    '098300 12345',
    '+91 98300-12345',
    '+919830012345',
    '91 98300 12345',
    '০৯৮৩০০১২৩৪৫',
    '९८३००१२३४५',
    '+44 7700 900123',
    '+1 (415) 555-0123',
    '+8801712345678',
  ])('is one: %s', (text) => expect(isMobile(text)).toBe(true));

  it.each([
    '',
    '123',
    '5830012345',
    '98300123456',
    '983001234',
    '+91 33 2337 0000',
    '+91 12345',
    '4155550123',
    '0044 7700 900123',
    '+0123456789',
    '+1234567890123456',
    'call me',
    '98300 12345 or 98300 12346',
    '9830012345;phone-context=x',
  ])('is none: %j', (text) => expect(isMobile(text)).toBe(false));
});

describe('a phone number of the contact form', () => {
  it.each([
    '98300 12345',
    '+91 33 2337 0000',
    '(033) 2337-0000',
    '033/23370000',
    '2337 0000 ext. 12',
    '23370000x5',
    '98300 12345 / 98300 12346',
    '৯৮৩০০ ১২৩৪৫',
    '108108',
  ])('may be one: %s', (text) => expect(isPhone(text)).toBe(true));

  it.each(['123', 'call me', 'x'.repeat(40), '98300123459830012345', '++91 98300 12345', '9830x0x1x2'])(
    'cannot be one: %j',
    (text) => expect(isPhone(text)).toBe(false),
  );
});

describe('a name', () => {
  it.each(['Asha', '李', "O'Brien-2", 'মরণ চাঁদ দাস', 'R2'])('has a letter: %s', (text) =>
    expect(isName(text)).toBe(true),
  );
  it.each(['', '42', '- -', '🙂'])('has none: %j', (text) => expect(isName(text)).toBe(false));
});

/** What becomes of a donor's field: its text, or what is wrong. */
const taken = (field: keyof typeof donorRules, typed: string) => {
  const clean = cleanText(donorRules[field], typed);
  const flaw = flawOf(donorRules[field], clean);
  return flaw === null ? clean : { flaw };
};

describe('a field', () => {
  it.each([
    ['fullName', ' Asha\r\nSen\t', 'Asha Sen'],
    ['fullName', 'A\r\nBcc: x', 'A Bcc: x'],
    ['fullName', 'Jose\u0301', 'Jos\u00e9'],
    // What stood in half a pair nobody knows; the rest is kept.
    ['fullName', 'Asha \ud800', 'Asha \ufffd'],
    // Joiners belong to Hindi and Bengali words, also at their end.
    ['fullName', 'ক্‍ষ র‌্যাব সত্‍ দাস', 'ক্‍ষ র‌্যাব সত্‍ দাস'.normalize('NFC')],
    ['email', ' asha@example.org\n', 'asha@example.org'],
    ['mobile', ' ९८३०० १२३४५ ', '98300 12345'],
    ['panCard', ' abcpe 1234 f ', 'ABCPE1234F'],
    ['panCard', 'AAATZ0000Z', 'AAATZ0000Z'],
    ['address', '4 Lake Road\r\nKolkata\u2028700029\u0000', '4 Lake Road\nKolkata\n700029'],
  ] as const)('%s takes %j as %j', (field, typed, text) => expect(taken(field, typed)).toBe(text));

  it.each([
    ['fullName', '\t\r\n ', 'missing'],
    ['fullName', 'Asha\u202eneS', 'hidden'],
    ['fullName', 'Asha\u200bSen', 'hidden'],
    ['fullName', 'Asha\ufeffSen', 'hidden'],
    ['fullName', 'Asha\u2028Sen', 'hidden'],
    ['fullName', 'Asha\u0000Sen', 'hidden'],
    ['fullName', 'Asha\u0085Sen', 'hidden'],
    ['fullName', 'Asha \u200dSen', 'hidden'],
    ['fullName', '007', 'malformed'],
    ['fullName', 'x'.repeat(201), 'long'],
    ['email', 'v1@x.org, v2@y.org', 'malformed'],
    ['mobile', '123', 'malformed'],
    ['panCard', 'ABC', 'malformed'],
    ['panCard', 'ABCDE1234F', 'malformed'],
    ['panCard', 'ABCPE12345', 'malformed'],
    ['address', ' \n ', 'missing'],
  ] as const)('%s refuses %j as %s', (field, typed, flaw) => expect(taken(field, typed)).toEqual({ flaw }));

  it('keeps a message of several lines as it is meant', () => {
    const clean = (text: string) => cleanText(contactRules.message, text);
    expect(clean('one\r\ntwo\rthree\u2029four\tfive')).toBe('one\ntwo\nthree\nfour\tfive');
    expect(clean('a\u0000b\u001bc\u202ed')).toBe('abcd');
    expect(clean('মা 👩‍👧 ভালো নেই 🏴󠁧󠁢󠁥󠁮󠁧󠁿')).toBe('মা 👩‍👧 ভালো নেই 🏴󠁧󠁢󠁥󠁮󠁧󠁿'.normalize('NFC'));
  });
});
