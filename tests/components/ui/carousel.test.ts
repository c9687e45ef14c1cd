import { wrapIndex } from '@/components/ui/lightbox';

it.each([
  ['stays within the row', 1, 3, 1],
  ['goes from the last to the first', 3, 3, 0],
  ['goes from the first to the last', -1, 3, 2],
  ['wraps any number of times', -7, 3, 2],
  ['stays on a single picture', 1, 1, 0],
  ['is zero for an empty row', 5, 0, 0],
])('%s', (_, index, count, shown) => {
  expect(wrapIndex(index, count)).toBe(shown);
});
