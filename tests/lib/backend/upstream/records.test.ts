import { BackendError } from '@/lib/backend/backend';
import { readRecords } from '@/lib/backend/upstream/records';
import { log } from '@/lib/server/log';
import { Accommodation, Blog } from '@/lib/stories/schema';
import { makeAccommodation, makeBlog } from '@/tests/helpers/make';

const PATH = '/api/blogs/';
const warn = () => jest.spyOn(log, 'warn').mockReturnValue();

describe('the records of a list', () => {
  it('are read from a bare array and from an envelope', () => {
    const blogs = [makeBlog()];
    expect(readRecords(Blog, blogs, PATH)).toEqual(blogs);
    expect(readRecords(Blog, { count: 1, results: blogs }, PATH)).toEqual(blogs);
  });

  it('lose a bad one, which is counted once with the path and without its content', () => {
    const warned = warn();
    const blogs = [makeBlog(), { id: 'a b', title: 'secret' }, null, makeBlog({ id: 'sleep' })];
    expect(readRecords(Blog, blogs, PATH).map(({ id }) => id)).toEqual(['first-weeks', 'sleep']);
    expect(warned.mock.calls).toEqual([[{ path: PATH, dropped: 2 }, expect.any(String)]]);
  });

  it('are a bad answer where none can be read, so that the last good list stays', () => {
    warn();
    expect(() => readRecords(Blog, [{ x: 1 }, { y: 2 }], PATH)).toThrow(BackendError);
    expect(readRecords(Blog, [{ x: 1 }], PATH)).toEqual([]);
    expect(readRecords(Blog, [], PATH)).toEqual([]);
  });

  it('say nothing in the log while all are sound', () => {
    const warned = warn();
    readRecords(Blog, [makeBlog()], PATH);
    expect(warned).not.toHaveBeenCalled();
  });

  it('keep the first of two with one id, be it a string or a number', () => {
    const blogs = [makeBlog({ id: '7', title: 'First' }), { ...makeBlog({ title: 'Second' }), id: 7 }];
    expect(readRecords(Blog, blogs, PATH).map(({ title }) => title)).toEqual(['First']);
  });

  it('keep one of each language with the same id', () => {
    const blogs = [
      makeBlog(),
      makeBlog({ language: 'hi' }),
      makeBlog({ language: 'en' }),
      makeBlog({ language: 'hi' }),
    ];
    expect(readRecords(Blog, blogs, PATH).map(({ language }) => language)).toEqual([undefined, 'hi']);
  });

  it('lose a language that this site does not have, not the record', () => {
    const [record] = readRecords(Blog, [{ ...makeBlog(), language: 'ta' }], PATH);
    expect(record).toEqual(makeBlog());
  });

  it('stay as many as they are where there are no ids', () => {
    const rooms = [makeAccommodation(), makeAccommodation()];
    expect(readRecords(Accommodation, rooms, '/api/accommodations/')).toHaveLength(2);
  });

  it('keep a story whose date is no date, without the date', () => {
    expect(readRecords(Blog, [makeBlog({ created_at: 'soon' })], PATH)[0]?.created_at).toBeNull();
  });

  it.each([[null], [{}], ['[]'], [{ results: 'none' }], [7]])('are a bad answer in %j', (body) => {
    expect(() => readRecords(Blog, body, PATH)).toThrow(expect.objectContaining({ kind: 'bad-answer' }));
  });
});
