import {
  ending,
  isObject,
  type Json,
  makeParagraphs,
  type Protocol,
  parseEvent,
  readOwn,
  type StreamEvent,
  type ToolCall,
  textIn,
} from './protocol';

/** AI SDK: UI message stream, version 1 (https://ai-sdk.dev/docs/ai-sdk-ui/stream-protocol). */
export const aiSdk: Protocol = {
  request: ({ chatId, messages, replaces, body }) => ({
    ...body,
    id: chatId,
    messages: messages.map(({ id, role, text }) => ({ id, role, parts: [{ type: 'text', text }] })),
    ...(replaces === undefined
      ? { trigger: 'submit-message' }
      : { trigger: 'regenerate-message', messageId: replaces }),
  }),
  makeDecoder,
  resumeUrl: (url, chatId) => {
    const [address = '', query] = url.split('?');
    const resumed = `${address.replace(/\/$/, '')}/${encodeURIComponent(chatId)}/stream`;
    return query === undefined ? resumed : `${resumed}?${query}`;
  },
};

function makeDecoder() {
  const paragraphs = makeParagraphs();
  const names = new Map<string, string>();
  let messageId: string | undefined;
  const text = (): StreamEvent[] => [
    { type: 'text', text: paragraphs.text(), ...(messageId === undefined ? {} : { id: messageId }) },
  ];

  return (data: string): StreamEvent[] => {
    if (data === '[DONE]') return [{ type: 'done', isLast: true }];
    const part = parseEvent(data);
    const type = textIn(part, 'type');
    switch (type) {
      case 'start':
        messageId = textIn(part, 'messageId') || undefined;
        return [];
      case 'start-step':
        paragraphs.mark();
        return [];
      case 'reset-step':
        paragraphs.reset();
        return text();
      case 'text-start':
        paragraphs.begin(textIn(part, 'id'));
        return [];
      case 'text-delta':
        paragraphs.append(textIn(part, 'id'), textIn(part, 'delta'));
        return text();
      case 'error':
        return [{ type: 'error', kind: 'failed', message: textIn(part, 'errorText') }];
      case 'abort':
        return [{ type: 'error', kind: 'interrupted', message: textIn(part, 'reason') }];
      case 'finish':
        return [ending(textIn(part, 'finishReason'))];
      default:
        if (type.startsWith('data-')) return readOwn(type.slice('data-'.length), part['data']);
        return readTool(part, type, names);
    }
  };
}

const STATUS: Readonly<Record<string, ToolCall['status']>> = {
  'tool-input-available': 'called',
  'tool-input-error': 'failed',
  'tool-output-available': 'succeeded',
  'tool-output-error': 'failed',
};

/** Results name only the call, so the names of tools are remembered. */
function readTool(part: Json, type: string, names: Map<string, string>): StreamEvent[] {
  const id = textIn(part, 'toolCallId');
  if (!id) return [];
  const name = textIn(part, 'toolName') || names.get(id) || '';
  names.set(id, name);
  const status = Object.hasOwn(STATUS, type) ? STATUS[type] : undefined;
  if (!status) return [];
  const output = isObject(part) && 'output' in part ? part['output'] : part['errorText'];
  return [
    {
      type: 'tool',
      id,
      name,
      status,
      ...('input' in part ? { input: part['input'] } : {}),
      ...(output === undefined ? {} : { output }),
    },
  ];
}
