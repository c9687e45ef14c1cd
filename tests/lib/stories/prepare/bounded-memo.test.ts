import { BoundedMemo } from '@/lib/stories/prepare/prepare';

const counted = (limit: number) => {
  const made: string[] = [];
  const memo = new BoundedMemo<string>(limit, (value) => value.length);
  const get = (key: string) =>
    memo.get(key, () => {
      made.push(key);
      return key.repeat(4);
    });
  return { get, made };
};

it('makes a result once', () => {
  const { get, made } = counted(100);
  expect([get('a'), get('a')]).toEqual(['aaaa', 'aaaa']);
  expect(made).toEqual(['a']);
});

it('forgets the longest unused when it is full', () => {
  const { get, made } = counted(8);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) get(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('gives a result that is too large to keep', () => {
  expect(counted(1).get('a')).toBe('aaaa');
});
