import { assessCare } from '@/lib/chat/care/assess';
import type { CareField } from '@/lib/chat/care/assessment';
import { parity } from './corpus';

const { items, cries, calm, after } = parity();

/** Violence at home and from elsewhere begin with the same number; which of the two is not told by a short cry. */
const kindOf = (category: string | null) => category?.replace('domestic_', '');

describe.each<CareField>(['message', 'detail'])('what is danger in English, as a %s', (field) => {
  it.each(items)('is heard in five spellings: %s, %s', (category, ...spellings) => {
    const missed = spellings.filter((text) => {
      const found = assessCare(text, { field });
      return found.tier !== 2 || (category !== 'any' && kindOf(found.category) !== kindOf(category));
    });
    expect(missed).toEqual([]);
  });

  it.each(cries)('is heard with slips, slang and in mixed scripts: %s, %s', (category, text) => {
    const found = assessCare(text, { field });
    const meant = category === 'any' ? found.category : category;
    expect([found.tier, kindOf(found.category)]).toEqual([2, kindOf(meant)]);
  });

  it.each(calm)('is none here: %s', (text) => {
    expect(assessCare(text, { field }).tier).toBeLessThan(2);
  });
});

describe.each(['I want to die', 'main marna chahta hu', 'আমি মরতে চাই'])('after %s', (previous) => {
  it.each(after.danger)('there is a danger that was not told yet: %s', (text) => {
    expect(assessCare(text, { previous })).toMatchObject({
      tier: 2,
      rule: expect.not.stringMatching('wish'),
    });
  });

  it.each(after.calm)('there is none in: %s', (text) => {
    expect(assessCare(text, { previous }).tier).toBeLessThan(2);
  });
});
