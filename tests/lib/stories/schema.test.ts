import { Blog } from '@/lib/stories/schema';
import { makeBlog } from '@/tests/helpers/make';

const read = (given: object) => Blog.parse({ ...makeBlog(), ...given });

describe('a story on the wire', () => {
  it('has its id as text, whether it came as a number or not', () => {
    expect(read({ id: 7 }).id).toBe('7');
  });

  it('names the zone of a date that came without one', () => {
    expect(read({ created_at: '2026-03-14 23:30:00' }).created_at).toBe('2026-03-14T23:30:00+05:30');
    expect(read({ created_at: '2026-03-14T23:30:00Z' }).created_at).toBe('2026-03-14T23:30:00Z');
  });

  it.each(['yesterday', '', null])('has no date where %p came', (created_at) => {
    expect(read({ created_at }).created_at).toBeNull();
  });

  it('is empty rather than unknown where its content is missing', () => {
    expect(read({ content: null }).content).toBe('');
  });

  it.each(['', 'a/b', 'x'.repeat(65), 1.5])('is refused with the id %p', (id) => {
    expect(Blog.safeParse({ ...makeBlog(), id }).success).toBe(false);
  });
});
