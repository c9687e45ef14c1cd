import { newId } from '../effects/browser-ports';
import {
  isObject,
  type Json,
  makeParagraphs,
  type Paragraphs,
  type Protocol,
  parseEvent,
  readOwn,
  type StreamEvent,
  textIn,
} from './protocol';

/** AG-UI 1.0 over HTTP and server-sent events (https://docs.ag-ui.com/spec/1.0/basic/transports). */
export const agUi: Protocol = {
  request: ({ chatId, messages, body }) => ({
    threadId: chatId,
    runId: newId(),
    protocolVersion: '1.0',
    messages: messages.map(({ id, role, text }) => ({ id, role, content: text })),
    // Optional since 1.0; servers from before refuse a request without them.
    ...{ tools: [], context: [], state: {} },
    forwardedProps: body,
  }),
  makeDecoder,
};

/** Messages of the agent; what it says as another role is not for the visitor. */
const ROLES = new Set(['', 'assistant']);

function makeDecoder() {
  const paragraphs = makeParagraphs();
  const hidden = new Set<string>();
  const tools = makeTools();
  let chunkId = '';

  return (data: string): StreamEvent[] => {
    const event = parseEvent(data);
    const type = textIn(event, 'type');
    switch (type) {
      case 'TEXT_MESSAGE_START':
      case 'TEXT_MESSAGE_CONTENT':
      case 'TEXT_MESSAGE_CHUNK':
        // Only the first chunk of a message has to name it.
        chunkId = textIn(event, 'messageId') || chunkId;
        return readText(event, chunkId, { paragraphs, hidden });
      case 'CUSTOM':
        return readOwn(textIn(event, 'name').replace(/^data-/, ''), event['value']);
      case 'RUN_FINISHED':
        return [readOutcome(event)];
      case 'RUN_ERROR':
        return [{ type: 'error', kind: 'failed', message: textIn(event, 'message') }];
      default:
        return type.startsWith('TOOL_CALL_') ? tools(type, event) : [];
    }
  };
}

type Texts = { paragraphs: Paragraphs; hidden: Set<string> };

function readText(event: Json, id: string, { paragraphs, hidden }: Texts): StreamEvent[] {
  if (!ROLES.has(textIn(event, 'role'))) hidden.add(id);
  const delta = textIn(event, 'delta');
  if (hidden.has(id) || delta === '') return [];
  paragraphs.append(id, delta);
  return [{ type: 'text', text: paragraphs.text(), id }];
}

/** A run that was cancelled neither succeeded nor failed: what it said is not finished. */
function readOutcome({ outcome }: Json): StreamEvent {
  if (isObject(outcome) && outcome['type'] === 'cancelled')
    return { type: 'error', kind: 'interrupted', message: 'The run was cancelled.' };
  return { type: 'done', isLast: false };
}

function makeTools(): (type: string, event: Json) => StreamEvent[] {
  const calls = new Map<string, { name: string; input: string }>();
  let chunkId = '';
  return (type, event) => {
    const id = textIn(event, 'toolCallId') || chunkId;
    const call = calls.get(id) ?? { name: '', input: '' };
    calls.set(id, call);
    chunkId = id;
    call.name ||= textIn(event, 'toolCallName');
    if (type !== 'TOOL_CALL_RESULT') call.input += textIn(event, 'delta');
    if (type === 'TOOL_CALL_END') return [{ type: 'tool', id, status: 'called', ...call }];
    if (type !== 'TOOL_CALL_RESULT') return [];
    return [{ type: 'tool', id, status: 'succeeded', ...call, output: event['content'] }];
  };
}
