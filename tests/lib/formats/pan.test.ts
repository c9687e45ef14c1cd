import { maskPan, normalisePan, panQuality } from '@/lib/formats/formats';

describe('a PAN', () => {
  it.each(['abcpe1234f', ' ABCPE 1234 F ', 'ABCPE-1234-F', 'ＡＢＣＰＥ１２３４Ｆ'])(
    'is one however it is typed: %j',
    (text) => {
      expect(normalisePan(text)).toBe('ABCPE1234F');
    },
  );

  it.each([
    ['ABCPE1234F', 'ok'],
    ['ABCTE1234F', 'ok'],
    ['ABCDE1234F', 'shape'],
    ['ABCPE12345', 'invalid'],
    ['ABCPE১২৩৪F', 'invalid'],
    ['', 'invalid'],
  ])('%j is %s', (pan, quality) => {
    expect(panQuality(pan)).toBe(quality);
  });

  it('is shown without its middle, and not at all when it is short', () => {
    expect(maskPan('ABCPE1234F')).toBe('ABxxxxxx4F');
    expect(maskPan('12345')).toBe('xxxxx');
  });
});
