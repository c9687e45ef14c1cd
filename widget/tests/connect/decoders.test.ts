import { agUi } from '@/widget/connect/ag-ui';
import { aiSdk } from '@/widget/connect/ai-sdk';
import { openAi } from '@/widget/connect/openai';
import type { Protocol } from '@/widget/connect/protocol';
import { texts } from './stand-in';

const protocols = { 'ai-sdk': aiSdk, openai: openAi, 'ag-ui': agUi };
const names = ['ai-sdk', 'openai', 'ag-ui'] as const;

function decode(protocol: Protocol, events: readonly (object | string)[]) {
  const read = protocol.makeDecoder();
  return events.flatMap((event) => read(typeof event === 'string' ? event : JSON.stringify(event)));
}
const lastText = (protocol: Protocol, events: readonly object[]) =>
  decode(protocol, events)
    .flatMap((event) => (event.type === 'text' ? event.text : []))
    .at(-1);

const question = {
  chatId: 'chat 1',
  messages: [
    { id: 'm1', role: 'user' as const, text: 'Hello' },
    { id: 'm2', role: 'assistant' as const, text: 'Hi' },
    { id: 'm3', role: 'user' as const, text: 'Why?' },
  ],
  replaces: undefined,
  body: { topic: 'care' },
};

describe.each(names)('a stream of %s', (name) => {
  const protocol = protocols[name];

  it('is the text so far, and then done', () => {
    const events = decode(protocol, texts[name]('Good morning'));
    const shown = events.flatMap((event) => (event.type === 'text' ? event.text : []));
    expect(shown).toEqual(['Good m', 'Good morning']);
    expect(events.at(-1)?.type).toBe('done');
  });

  it('is not done without its end', () => {
    const events = decode(protocol, texts[name]('Good morning', false));
    expect(events.map(({ type }) => type)).toEqual(['text', 'text']);
  });

  it.each(['{"a":', '<html>', '7', 'null', '["text"]', ''])('is refused where it says %j', (data) => {
    expect(() => protocol.makeDecoder()(data)).toThrow('not a JSON object');
  });

  it('ignores what it does not know', () => {
    const strange = [{}, { type: 7 }, { type: 'to-come', delta: 'x' }, { type: 'data-weather', data: 21 }];
    const odd = [
      { choices: {} },
      { choices: [null, 'x'] },
      { type: 'constructor' },
      { type: '__proto__', toolCallId: 'x' },
    ];
    expect(decode(protocol, [...strange, ...odd])).toEqual([]);
  });
});

describe('the AI SDK’s stream', () => {
  const delta = (id: string, text: string) => ({ type: 'text-delta', id, delta: text });

  it('has one paragraph for each text, and the server’s name of the message', () => {
    const events = [
      { type: 'start', messageId: 'a1' },
      delta('1', 'One'),
      delta('2', 'Two'),
      delta('1', '!'),
    ];
    expect(decode(aiSdk, events).at(-1)).toEqual({ type: 'text', text: 'One!\n\nTwo', id: 'a1' });
  });

  it('begins another paragraph where an id comes again', () => {
    const begun = { type: 'text-start', id: '1' };
    expect(lastText(aiSdk, [begun, delta('1', 'One'), begun, delta('1', 'Two')])).toBe('One\n\nTwo');
  });

  it('forgets the text of a step that is reset', () => {
    const step = { type: 'start-step' };
    const events = [
      step,
      delta('1', 'One'),
      step,
      delta('2', 'Wrong'),
      { type: 'reset-step' },
      delta('3', 'Two'),
    ];
    expect(lastText(aiSdk, events)).toBe('One\n\nTwo');
  });

  it('keeps thoughts, sources and files to itself', () => {
    const hidden = [
      { type: 'reasoning-delta', id: 'r', delta: 'Hm' },
      { type: 'source-url', sourceId: 's', url: 'https://example.com', title: 'x' },
      { type: 'file', url: 'https://example.com/x.png', mediaType: 'image/png' },
    ];
    expect(decode(aiSdk, hidden)).toEqual([]);
  });

  it('tells of tools that are called, and how they end', () => {
    const events = [
      { type: 'tool-input-start', toolCallId: 'c1', toolName: 'find' },
      { type: 'tool-input-delta', toolCallId: 'c1', inputTextDelta: '{' },
      { type: 'tool-input-available', toolCallId: 'c1', toolName: 'find', input: { a: 1 } },
      { type: 'tool-output-available', toolCallId: 'c1', output: [2] },
      { type: 'tool-input-available', toolCallId: 'c2', toolName: 'send', input: {} },
      { type: 'tool-output-error', toolCallId: 'c2', errorText: 'no' },
    ];
    expect(decode(aiSdk, events)).toEqual([
      { type: 'tool', id: 'c1', name: 'find', status: 'called', input: { a: 1 } },
      { type: 'tool', id: 'c1', name: 'find', status: 'succeeded', output: [2] },
      { type: 'tool', id: 'c2', name: 'send', status: 'called', input: {} },
      { type: 'tool', id: 'c2', name: 'send', status: 'failed', output: 'no' },
    ]);
  });

  it.each([
    [{ type: 'error', errorText: 'x' }, 'failed'],
    [{ type: 'abort', reason: 'x' }, 'interrupted'],
    [{ type: 'finish', finishReason: 'length' }, 'interrupted'],
    [{ type: 'finish', finishReason: 'content-filter' }, 'failed'],
  ])('fails by %j', (event, kind) => {
    expect(decode(aiSdk, [event])).toEqual([expect.objectContaining({ type: 'error', kind })]);
  });

  it('is asked for by id, messages of parts, and trigger', () => {
    expect(aiSdk.request(question)).toEqual({
      topic: 'care',
      id: 'chat 1',
      messages: [
        { id: 'm1', role: 'user', parts: [{ type: 'text', text: 'Hello' }] },
        { id: 'm2', role: 'assistant', parts: [{ type: 'text', text: 'Hi' }] },
        { id: 'm3', role: 'user', parts: [{ type: 'text', text: 'Why?' }] },
      ],
      trigger: 'submit-message',
    });
    expect(aiSdk.request({ ...question, replaces: 'm4' })).toMatchObject({
      trigger: 'regenerate-message',
      messageId: 'm4',
    });
  });

  it.each([
    ['/api/chat', '/api/chat/chat%201/stream'],
    ['/api/chat/?a=b', '/api/chat/chat%201/stream?a=b'],
  ])('is taken up from %s at %s', (url, resumed) => {
    expect(aiSdk.resumeUrl?.(url, 'chat 1')).toBe(resumed);
  });
});

describe('OpenAI’s stream', () => {
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    choices: [{ index: 0, delta, finish_reason }],
  });

  it('is asked for by role and content', () => {
    expect(openAi.request({ ...question, body: { model: 'small' } })).toEqual({
      model: 'small',
      messages: [
        { role: 'user', content: 'Hello' },
        { role: 'assistant', content: 'Hi' },
        { role: 'user', content: 'Why?' },
      ],
      stream: true,
    });
  });

  it('joins the arguments of a tool that is called', () => {
    const call = (piece: object) => chunk({ tool_calls: [{ index: 0, ...piece }] });
    const events = [
      call({ id: 'c1', function: { name: 'find', arguments: '{"a"' } }),
      call({ function: { arguments: ':1}' } }),
      chunk({}, 'tool_calls'),
    ];
    expect(decode(openAi, events)).toEqual([
      { type: 'tool', status: 'called', id: 'c1', name: 'find', input: '{"a":1}' },
      { type: 'done', isLast: false },
    ]);
  });

  it('leaves a second answer beside the first aside', () => {
    expect(decode(openAi, [{ choices: [{ index: 1, delta: { content: 'x' } }] }])).toEqual([]);
  });

  it.each([
    [chunk({}, 'length'), 'interrupted'],
    [chunk({}, 'content_filter'), 'failed'],
    [{ error: { message: 'x' } }, 'failed'],
    [{ error: 'x' }, 'failed'],
  ])('fails by %j', (event, kind) => {
    expect(decode(openAi, [event])).toEqual([expect.objectContaining({ type: 'error', kind })]);
  });
});

describe('AG-UI’s stream', () => {
  it('is asked for by a run of a thread', () => {
    const request = agUi.request(question);
    expect(request).toMatchObject({
      threadId: 'chat 1',
      protocolVersion: '1.0',
      messages: [
        { id: 'm1', role: 'user', content: 'Hello' },
        { id: 'm2', role: 'assistant', content: 'Hi' },
        { id: 'm3', role: 'user', content: 'Why?' },
      ],
      forwardedProps: { topic: 'care' },
    });
    expect(request['runId']).not.toBe(agUi.request(question)['runId']);
  });

  it('may come in chunks, of which the first one names the message', () => {
    const events = [
      { type: 'TEXT_MESSAGE_CHUNK', messageId: 'm', role: 'assistant', delta: 'One ' },
      { type: 'TEXT_MESSAGE_CHUNK', delta: 'two' },
    ];
    expect(decode(agUi, events).at(-1)).toEqual({ type: 'text', text: 'One two', id: 'm' });
  });

  it('keeps what the agent says as another role to itself', () => {
    const events = [
      { type: 'TEXT_MESSAGE_START', messageId: 'm', role: 'system' },
      { type: 'TEXT_MESSAGE_CONTENT', messageId: 'm', delta: 'secret' },
      { type: 'REASONING_MESSAGE_CONTENT', messageId: 'r', delta: 'Hm' },
      { type: 'STATE_SNAPSHOT', snapshot: {} },
    ];
    expect(decode(agUi, events)).toEqual([]);
  });

  it('tells of tools that are called, and of their results', () => {
    const events = [
      { type: 'TOOL_CALL_START', toolCallId: 'c', toolCallName: 'find' },
      { type: 'TOOL_CALL_ARGS', toolCallId: 'c', delta: '{}' },
      { type: 'TOOL_CALL_END', toolCallId: 'c' },
      { type: 'TOOL_CALL_RESULT', toolCallId: 'c', content: 'two' },
    ];
    expect(decode(agUi, events)).toEqual([
      { type: 'tool', id: 'c', status: 'called', name: 'find', input: '{}' },
      { type: 'tool', id: 'c', status: 'succeeded', name: 'find', input: '{}', output: 'two' },
    ]);
  });

  it.each([
    [{ type: 'RUN_ERROR', message: 'x' }, 'failed'],
    [{ type: 'RUN_FINISHED', outcome: { type: 'cancelled' } }, 'interrupted'],
  ])('fails by %j', (event, kind) => {
    expect(decode(agUi, [event])).toEqual([expect.objectContaining({ type: 'error', kind })]);
  });
});

describe('choices and paths in a stream', () => {
  const own = { 'ai-sdk': aiSdk, openai: openAi };

  it.each(Object.entries(own))('are parts of %s', (_, protocol) => {
    const events = [
      { type: 'data-options', data: ['Yes', ' No ', 'Yes', '', 7, 'x'.repeat(300)] },
      { type: 'data-path', data: 'end' },
    ];
    expect(decode(protocol, events)).toEqual([
      { type: 'options', options: ['Yes', 'No'] },
      { type: 'path', path: 'end' },
    ]);
  });

  it('are custom events of AG-UI', () => {
    const events = [
      { type: 'CUSTOM', name: 'data-options', value: ['Yes'] },
      { type: 'CUSTOM', name: 'path', value: 'end' },
    ];
    expect(decode(agUi, events)).toEqual([
      { type: 'options', options: ['Yes'] },
      { type: 'path', path: 'end' },
    ]);
  });

  it.each([
    { type: 'data-options', data: 'Yes' },
    { type: 'data-path', data: ['end'] },
    { type: 'data-path', data: '' },
  ])('that are of another shape are ignored: %j', (event) => {
    expect(decode(aiSdk, [event])).toEqual([]);
  });

  it('are twenty at most', () => {
    const data = Array.from({ length: 1000 }, (_, index) => `option ${index}`);
    expect(decode(aiSdk, [{ type: 'data-options', data }])).toEqual([
      { type: 'options', options: data.slice(0, 20) },
    ]);
  });
});
