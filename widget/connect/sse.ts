import { Failure } from './failure';

/** Characters of one event and bytes of a whole stream; a stream that exceeds them is broken off. */
export const SSE_LIMITS = { eventLength: 1_000_000, streamBytes: 8_000_000 };
export type SseLimits = typeof SSE_LIMITS;

/**
 * Splits a stream of text into the `data` of its events
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation).
 * Names, ids and reconnection times of events have no meaning in the protocols spoken here.
 */
export function makeSseParser(eventLength: number): (chunk: string) => string[] {
  let line = '';
  let data: string[] = [];
  let length = 0;
  let hasEndedInCr = false;

  const readLine = (text: string, events: string[]) => {
    if (text === '') {
      if (data.length > 0) events.push(data.join('\n'));
      data = [];
      length = 0;
      return;
    }
    const colon = text.indexOf(':');
    const field = colon === -1 ? text : text.slice(0, colon);
    if (field !== 'data') return;
    const value = colon === -1 ? '' : text.slice(text.charAt(colon + 1) === ' ' ? colon + 2 : colon + 1);
    data.push(value);
    length += value.length;
  };

  return (chunk) => {
    // CR and LF of one line end may come in two chunks.
    const text = hasEndedInCr && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
    if (chunk !== '') hasEndedInCr = chunk.endsWith('\r');
    const events: string[] = [];
    const lines = (line + text).split(/\r\n|\r|\n/);
    line = lines.pop() ?? '';
    for (const complete of lines) {
      readLine(complete, events);
      if (length > eventLength) break;
    }
    if (length + line.length > eventLength)
      throw new Failure('failed', 'An event of the stream is too long.');
    return events;
  };
}

type Reading = { limits: SseLimits; onBytes: () => void };

/** The `data` of each event of a body; an event without its empty line at the end of the body is dropped. */
export async function* readSse(
  body: ReadableStream<Uint8Array>,
  { limits, onBytes }: Reading,
): AsyncGenerator<string> {
  const reader = body.getReader();
  // Drops a byte order mark and joins characters that come in two chunks.
  const decoder = new TextDecoder();
  const parse = makeSseParser(limits.eventLength);
  let received = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      received += value.byteLength;
      if (received > limits.streamBytes) throw new Failure('failed', 'The stream is too long.');
      onBytes();
      for (const data of parse(decoder.decode(value, { stream: true }))) yield data;
    }
  } finally {
    // Ends the transfer where reading ended early; a stream that has failed refuses, which changes nothing.
    reader.cancel().catch(() => {});
  }
}
