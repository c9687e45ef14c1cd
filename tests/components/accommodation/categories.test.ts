import { defaultCategory, groupByName } from '@/components/accommodation/accommodation-gallery';
import type { Accommodation } from '@/lib/stories/schema';

const picture = (name: string, type: string): Accommodation => ({ name, type, image: null });
const list = [picture('Private', 'a'), picture('Dormitory', 'b'), picture('Private', 'c')];

it('groups pictures by name, in the order of the list', () => {
  expect(groupByName(list)).toEqual([
    { name: 'Private', items: [list[0], list[2]] },
    { name: 'Dormitory', items: [list[1]] },
  ]);
});

it('groups names that an object would trip over', () => {
  expect(groupByName([picture('__proto__', 'a'), picture('constructor', 'b')])).toHaveLength(2);
});

it('shows the dormitory first where there is one', () => {
  expect(defaultCategory(groupByName(list))).toBe('Dormitory');
});

it('shows the first category where there is no dormitory', () => {
  expect(defaultCategory(groupByName([picture('Private', 'a')]))).toBe('Private');
});

it('shows none where there is nothing', () => {
  expect(defaultCategory(groupByName([]))).toBeNull();
});
