import {
  ending,
  isObject,
  type Json,
  type Protocol,
  parseEvent,
  readOwn,
  type StreamEvent,
  textIn,
} from './protocol';

/**
 * Chat completion chunks as OpenAI and many others stream them
 * (https://platform.openai.com/docs/api-reference/chat-streaming). The address is a proxy's, which adds the key.
 */
export const openAi: Protocol = {
  request: ({ messages, body }) => ({
    ...body,
    messages: messages.map(({ role, text }) => ({ role, content: text })),
    stream: true,
  }),
  makeDecoder,
};

function makeDecoder() {
  const calls = new Map<number, { id: string; name: string; input: string }>();
  let text = '';

  const readChoice = (choice: Json): StreamEvent[] => {
    const delta = isObject(choice['delta']) ? choice['delta'] : {};
    const piece = textIn(delta, 'content') || textIn(delta, 'refusal');
    text += piece;
    collectCalls(delta, calls);
    const reason = textIn(choice, 'finish_reason');
    return [
      ...(piece === '' ? [] : [{ type: 'text' as const, text }]),
      ...(reason === 'tool_calls' ? called(calls) : []),
      ...(reason === '' ? [] : [ending(reason)]),
    ];
  };

  return (data: string): StreamEvent[] => {
    if (data === '[DONE]') return [{ type: 'done', isLast: true }];
    const chunk = parseEvent(data);
    const { error, choices } = chunk;
    if (error !== undefined && error !== null)
      return [
        { type: 'error', kind: 'failed', message: isObject(error) ? textIn(error, 'message') : `${error}` },
      ];
    const type = textIn(chunk, 'type');
    if (type.startsWith('data-')) return readOwn(type.slice('data-'.length), chunk['data']);
    // One answer is asked for; others beside it would be mixed into it.
    const first = Array.isArray(choices)
      ? choices.find((choice) => isObject(choice) && !choice['index'])
      : null;
    return isObject(first) ? readChoice(first) : [];
  };
}

/** The arguments of a call come in pieces, by its place in the list. */
function collectCalls(delta: Json, calls: Map<number, { id: string; name: string; input: string }>): void {
  const pieces = Array.isArray(delta['tool_calls']) ? delta['tool_calls'] : [];
  for (const piece of pieces.filter(isObject)) {
    const index = Number(piece['index'] ?? 0);
    const call = calls.get(index) ?? { id: '', name: '', input: '' };
    const called = isObject(piece['function']) ? piece['function'] : {};
    call.id ||= textIn(piece, 'id');
    call.name ||= textIn(called, 'name');
    call.input += textIn(called, 'arguments');
    calls.set(index, call);
  }
}

const called = (calls: ReadonlyMap<number, { id: string; name: string; input: string }>): StreamEvent[] =>
  [...calls.values()].map((call) => ({ type: 'tool', status: 'called', ...call }));
