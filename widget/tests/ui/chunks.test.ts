import { addEntry, CHUNK_MAX, noEntries, replaceEntries } from '@/widget/core/entries';
import type { Entries, Entry } from '@/widget/core/state';
import { type Drawing, newestFirstDrawing } from '@/widget/ui/chunks';

const entry = (id: string): Entry => ({
  kind: 'message',
  message: { id, content: id, sender: 'BOT', type: 'string', timestamp: '' },
  isStreaming: false,
  isFromHistory: false,
});
const listOf = (chunks: number, name = 'item') =>
  replaceEntries(
    noEntries,
    Array.from({ length: chunks * CHUNK_MAX }, (_, index) => entry(`${name}-${index}`)),
  );
const drawnIn = ({ entries: { chunks }, waiting }: Drawing) =>
  chunks.map(({ key }) => (waiting.has(key) ? '.' : 'x')).join('');

/** Draws until nothing waits; what was drawn after each step. */
function steps(drawing: ReturnType<typeof newestFirstDrawing>, entries: Entries): string[] {
  const seen = [drawnIn(drawing.of(entries))];
  while (drawing.isWaiting()) seen.push(drawnIn(drawing.more(entries)));
  return seen;
}

describe('the drawing of a long list', () => {
  it('begins with the newest chunks and goes on with one at a time', () => {
    expect(steps(newestFirstDrawing(), listOf(5))).toEqual(['...xx', '..xxx', '.xxxx', 'xxxxx']);
  });

  it('is done at once for a short one', () => {
    expect(steps(newestFirstDrawing(), listOf(2))).toEqual(['xx']);
    expect(steps(newestFirstDrawing(), noEntries)).toEqual(['']);
  });

  it('is the same object for the same list', () => {
    const drawing = newestFirstDrawing();
    const entries = listOf(5);
    expect(drawing.of(entries)).toBe(drawing.of(entries));
  });

  it('draws a new message at once while older ones wait', () => {
    const drawing = newestFirstDrawing();
    const entries = listOf(5);
    drawing.of(entries);
    expect(drawnIn(drawing.of(addEntry(entries, entry('new'))))).toBe('...xxx');
  });

  it('begins anew with another conversation', () => {
    const drawing = newestFirstDrawing();
    const entries = listOf(4);
    steps(drawing, entries);
    const others = replaceEntries(
      replaceEntries(entries, []),
      listOf(4, 'other').chunks.flatMap(({ items }) => items),
    );
    expect(drawnIn(drawing.of(others))).toBe('..xx');
  });
});
