import { careCopy } from '@/lib/i18n/care';
import { helplines } from '@/lib/i18n/helplines';

const lines = Object.entries(helplines);

describe('the helplines', () => {
  it('are all there', () => {
    expect(Object.keys(helplines)).toEqual(
      expect.arrayContaining(['emergency', 'teleManas', 'deAddiction', 'child', 'women']),
    );
  });

  it('have the same numbers in the words of the card, in every language', () => {
    for (const copy of Object.values(careCopy)) {
      expect(copy.emergency).toContain(helplines.emergency.number);
      expect(copy.teleManas).toContain(helplines.teleManas.number);
      expect(copy.child).toContain(helplines.child.number);
      expect(copy.women).toContain(helplines.women.number);
    }
  });

  it.each(lines)('%s has a source', (_, { source }) => {
    expect(source.trim().length).toBeGreaterThan(10);
  });

  it.each(lines)('%s was checked on a day that has been', (_, { verifiedOn }) => {
    expect(verifiedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(new Date(verifiedOn).toISOString().slice(0, 10)).toBe(verifiedOn);
    expect(Date.parse(verifiedOn)).toBeLessThan(Date.now());
  });

  it.each(lines)('%s dials the number that is shown', (_, { number, tel }) => {
    expect(tel).toBe(`tel:${number.replace(/\s/g, '')}`);
  });

  it.each(lines)('%s says what it is for and when it answers', (_, { name, use, hours }) => {
    for (const text of [name, use, hours]) expect(text.trim()).not.toBe('');
  });
});
