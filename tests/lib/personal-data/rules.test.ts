import { contactsBeside, isOf, mentions, readPerson } from '@/lib/personal-data/rules';

const keyOf = (text: string) => {
  const key = readPerson(text);
  if (key === null) throw new Error(text);
  return key;
};

describe('by what a person is looked for', () => {
  it.each([
    '9830011223',
    '+91 98300 11223',
    '098300-11223',
    '৯৮৩০০১১২২৩',
    '९८३००११२२३',
    '98300 11223 ext 12',
  ])('reads the number %s as one person’s', (text) => {
    expect(keyOf(text)).toEqual({ kind: 'phone', digits: '9830011223' });
  });

  it('reads an address in any case, and nothing else', () => {
    expect(keyOf(' Asha@Example.org ')).toEqual({ kind: 'email', email: 'asha@example.org' });
    for (const text of ['', 'Asha', '12', 'a@b', 'asha@example.org, ravi@example.org'])
      expect(readPerson(text)).toBeNull();
  });
});

describe('a record', () => {
  it('is a person’s by its field, however the number is written there', () => {
    const fields = { email: '', phone: '033 2334 0000 / +91-98300 11223' };
    expect(isOf(keyOf('9830011223'), fields)).toBe(true);
    expect(isOf(keyOf('9830011224'), fields)).toBe(false);
  });

  it.each([
    '98300 11223 ext 12',
    '9830011223 or 9830099999',
    '98300 11223 98300 99999',
    '+91-98300 11223, +91 98300 99999',
    '0091 98300–11223',
    '৯৮৩০০ ১১২২৩',
    '98300.11223 x4',
  ])('is a person’s beside an extension, a second number or another dash: %s', (phone) => {
    expect(isOf(keyOf('9830011223'), { email: '', phone })).toBe(true);
    expect(isOf(keyOf('9830011224'), { email: '', phone })).toBe(false);
  });

  it('has other addresses and numbers in its records, each that reaches somebody', () => {
    const record = {
      email: 'asha@example.org',
      phone: '98300 11223',
      words: 'Or ring (033) 4000 1234 on 27-11-2026',
    };
    const beside = (text: string) => contactsBeside(keyOf(text), record);
    expect(beside('ASHA@example.org')).toEqual(['98300 11223', '(033) 4000 1234']);
    expect(beside('+91 9830011223')).toEqual(['asha@example.org', '(033) 4000 1234']);
  });

  it('names nobody whose address only ends or begins alike', () => {
    const key = keyOf('asha@example.org');
    for (const text of [
      'natasha@example.org',
      'asha@example.org.in',
      'n.asha@example.org',
      'আasha@example.org',
    ])
      expect(mentions(key, text)).toBe(false);
    for (const text of ['(asha@example.org).', 'mailto:Asha@Example.org', '"asha@example.org"'])
      expect(mentions(key, text)).toBe(true);
  });

  it('names a person in its words', () => {
    expect(mentions(keyOf('9830011223'), 'ring 98300–11223 / at night')).toBe(true);
    expect(mentions(keyOf('9830011223'), 'call my brother on 98300 11223 please')).toBe(true);
    expect(mentions(keyOf('asha@example.org'), 'write to Asha@example.org')).toBe(true);
    expect(mentions(keyOf('asha@example.org'), 'Asha')).toBe(false);
  });
});
