import { Failure } from '@/widget/connect/failure';
import { makeSseParser, readSse, SSE_LIMITS } from '@/widget/connect/sse';

const LIMITS = { eventLength: 1000, streamBytes: 10_000 };
const encode = (text: string) => new TextEncoder().encode(text);

function bodyOf(chunks: readonly (string | Uint8Array)[]) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? encode(chunk) : chunk);
      controller.close();
    },
  });
}

async function eventsOf(chunks: readonly (string | Uint8Array)[], limits = LIMITS): Promise<string[]> {
  const events: string[] = [];
  for await (const data of readSse(bodyOf(chunks), { limits, onBytes: () => {} })) events.push(data);
  return events;
}

describe('the reader of server-sent events', () => {
  it.each([
    ['LF', 'data: one\n\ndata: two\n\n'],
    ['CR', 'data: one\r\rdata: two\r\r'],
    ['CRLF', 'data: one\r\n\r\ndata: two\r\n\r\n'],
  ])('takes %s for the end of a line', async (_, text) => {
    expect(await eventsOf([text])).toEqual(['one', 'two']);
  });

  it('reads the same events however the bytes are cut into chunks', async () => {
    const whole = encode(
      '\uFEFFdata: नमस्ते 👩‍👩‍👧\r\ndata: two\r\n\r\n: comment\r\ndata:three\r\rdata: four\n\n',
    );
    const expected = ['नमस्ते 👩‍👩‍👧\ntwo', 'three', 'four'];
    expect(await eventsOf([whole])).toEqual(expected);
    for (let size = 1; size < 12; size += 1) {
      const chunks = Array.from({ length: Math.ceil(whole.length / size) }, (_, index) =>
        whole.slice(index * size, (index + 1) * size),
      );
      expect(await eventsOf(chunks)).toEqual(expected);
    }
  });

  it('joins the lines of one event', async () => {
    expect(await eventsOf(['data: {\ndata:  "a": 1\ndata\ndata: }\n\n'])).toEqual(['{\n "a": 1\n\n}']);
  });

  it('ignores comments, names, ids, times, unknown fields and events without data', async () => {
    const text = ': hello\nevent: x\nid: 7\nretry: 10\ndatum: no\n\nevent: y\n\ndata: yes\nevent: z\n\n';
    expect(await eventsOf([text])).toEqual(['yes']);
  });

  it('takes one space after the colon away and no more', async () => {
    expect(await eventsOf(['data:one\n\ndata:  two\n\ndata:\n\n'])).toEqual(['one', ' two', '']);
  });

  it('drops an event that the end of the stream cuts off', async () => {
    expect(await eventsOf(['data: one\n\ndata: two\n'])).toEqual(['one']);
  });

  it('breaks off at a line that does not end', async () => {
    const chunk = 'x'.repeat(400);
    await expect(eventsOf(['data: ', chunk, chunk, chunk, chunk])).rejects.toEqual(
      new Failure('failed', 'An event of the stream is too long.'),
    );
  });

  it('breaks off at an event of too many lines', () => {
    const parse = makeSseParser(1000);
    const line = `data: ${'x'.repeat(100)}\n`;
    expect(() => Array.from({ length: 20 }, () => parse(line))).toThrow('too long');
  });

  it('breaks off a line of 10 megabytes long before it is there', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(120));
        if (sent > 10_000_000) controller.close();
      },
    });
    const reading = readSse(body, { limits: SSE_LIMITS, onBytes: () => {} });
    await expect(reading.next()).rejects.toThrow('too long');
    expect(sent).toBeLessThan(1_500_000);
  });

  it('breaks off a stream of too many events', async () => {
    const events = Array.from({ length: 400 }, () => `data: ${'x'.repeat(50)}\n\n`);
    await expect(eventsOf(events)).rejects.toThrow('The stream is too long.');
  });

  it('ends the transfer when nobody reads on', async () => {
    const ended: string[] = [];
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encode('data: one\n\ndata: two\n\n')),
      cancel: () => void ended.push('cancelled'),
    });
    for await (const _ of readSse(body, { limits: LIMITS, onBytes: () => {} })) break;
    expect(ended).toEqual(['cancelled']);
  });
});
