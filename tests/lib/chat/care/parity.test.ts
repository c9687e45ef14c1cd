import { assessCare } from '@/lib/chat/care/assess';
import type { CareField } from '@/lib/chat/care/assessment';
import { parity } from './corpus';

const { items, calm } = parity();

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

  it.each(calm)('is none here: %s', (text) => {
    expect(assessCare(text, { field }).tier).toBeLessThan(2);
  });
});
