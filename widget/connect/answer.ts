import type { Params, Reply } from '../core/types';
import { newId } from '../effects/browser-ports';
import { agUi } from './ag-ui';
import { aiSdk } from './ai-sdk';
import type { ConnectConfig } from './config';
import { addMessage, type Conversation, conversationOf, dropAnswer, isTakenUp } from './conversation';
import { exchange, type Piece } from './exchange';
import { Failure } from './failure';
import { openAi } from './openai';
import type { Question } from './protocol';
import { makeScreen } from './screen';
import { textsFor } from './texts';

const protocols = { 'ai-sdk': aiSdk, openai: openAi, 'ag-ui': agUi };

/** What is drawn of a failed answer: its text and the note below it. */
const drawn = new WeakMap<Conversation, (string | null)[]>();

type Request = {
  config: ConnectConfig;
  params: Params;
  conversation: Conversation;
  reply: Reply;
};
type Answer = { text: string; id: string | undefined; path: string; options: string[]; hasTools: boolean };

/** Sends what the visitor wrote to the model, and shows what comes back. */
export async function answer(config: ConnectConfig, params: Params): Promise<void> {
  const conversation = conversationOf(params.variables, params.currPath ?? '');
  const { texts = {}, stopOnClose = false } = config;
  const reply = params.startReply({ texts, stopsOnClose: stopOnClose });
  const request = { config, params, conversation, reply };
  const screen = makeScreen(params, reply.signal);
  const result: Answer = { text: '', id: undefined, path: '', options: [], hasTools: false };
  const failure = await ask(request, (piece) => {
    collect(piece, result, request);
    screen.show(result.text);
  }).then(() => emptiness(result), asFailure);
  const shownId = await screen.end();
  if (result.text.trim())
    addMessage(conversation, { id: result.id ?? newId(), role: 'assistant', text: result.text });
  reply.end(failure ? 'failed' : undefined);
  if (failure) await tell(request, failure, shownId);
  else await follow(request, result);
}

const asFailure = (reason: unknown): Failure =>
  reason instanceof Failure ? reason : new Failure('failed', `${reason}`);

/** An answer may be without text, but not without everything. */
const emptiness = ({ text, path, options, hasTools }: Answer): Failure | null =>
  text.trim() || path || options.length > 0 || hasTools
    ? null
    : new Failure('failed', 'The answer is empty.');

async function ask(request: Request, onPiece: (piece: Piece) => void): Promise<void> {
  const { config, reply } = request;
  const { question, mayBeRunning } = makeQuestion(request);
  for (const id of takeDrawn(request)) if (id) await request.params.removeMessage(id);
  const protocol = protocols[config.protocol];
  await exchange({ config, protocol, question, mayBeRunning, signal: reply.signal, onPiece });
}

/** The conversation with what the visitor wrote; without the answer that failed, if there is to be another. */
function makeQuestion({ config, params, conversation, reply }: Request): {
  question: Question;
  mayBeRunning: boolean;
} {
  const isAfterReload = isTakenUp(conversation);
  const replaced = reply.isRepeated ? dropAnswer(conversation) : undefined;
  const last = conversation.messages.at(-1);
  const mayBeRunning = isAfterReload || reply.isRepeated;
  const isSent = mayBeRunning && last?.role === 'user' && last.text === params.userInput;
  if (!isSent) addMessage(conversation, { id: newId(), role: 'user', text: params.userInput });
  conversation.options = [];
  const { id: chatId, messages } = conversation;
  return { question: { chatId, messages, replaces: replaced?.id, body: config.body ?? {} }, mayBeRunning };
}

/** What a failed answer left on the screen, if it is to be given anew. */
function takeDrawn({ conversation, reply }: Request): readonly (string | null)[] {
  const ids = reply.isRepeated ? drawn.get(conversation) : undefined;
  drawn.delete(conversation);
  return ids ?? [];
}

function collect(piece: Piece, result: Answer, { config, params }: Request): void {
  switch (piece.type) {
    case 'text':
      result.text = piece.text;
      result.id = piece.id ?? result.id;
      return;
    case 'path':
      result.path = piece.path;
      return;
    case 'options':
      result.options = piece.options;
      return;
    case 'tool': {
      result.hasTools = true;
      const { type: _type, ...tool } = piece;
      config.onTool?.(tool, params);
    }
  }
}

/** Goes where the answer leads; only paths of the flow are followed. A block entered again shows the options. */
async function follow({ params, conversation, reply }: Request, { path, options }: Answer): Promise<void> {
  if (params.signal.aborted) return;
  if (path && reply.hasPath(path)) await params.goToPath(path);
  else if (options.length > 0 && params.currPath !== null) {
    conversation.options = options;
    await params.goToPath(params.currPath);
  }
}

/** Tells the visitor what became of the answer. */
async function tell(request: Request, failure: Failure, shownId: string | null): Promise<void> {
  const { config, params, conversation, reply } = request;
  const { kind, message } = failure;
  if (kind === 'left') return;
  config.onError?.(failure);
  if (params.signal.aborted) return;
  if (kind !== 'stopped' && kind !== 'offline') console.error('connect():', message);
  const texts = textsFor(reply.language, config.texts);
  const note = await params.injectMessage(
    shownId === null ? texts[kind] : `${texts.unfinished} ${texts[kind]}`,
    'SYSTEM',
  );
  drawn.set(conversation, [shownId, note?.id ?? null]);
}
