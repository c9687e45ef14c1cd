import type { Block, Params } from '../core/types';
import { newId } from '../effects/browser-ports';
import type { Running } from './flow-types';
import { check, isObject, type Json } from './schema-check';
import { variable } from './value-schemas';
import type { Webhook } from './webhook';

/** Where an answer lies that could not be sent: no variable of a flow can have this name. */
const UNSENT = '$unsent';
type Unsent = { answer: string; idempotencyKey: string };
const isUnsent = (value: unknown): value is Unsent =>
  isObject(value) && typeof value['answer'] === 'string' && typeof value['idempotencyKey'] === 'string';

type Path = string | null | undefined;
type Follow = (params: Params) => Path | Promise<Path>;
export type Sender = {
  /** The block's path: sends the answer first; the server's reply or a failure may lead elsewhere. */
  path: (params: Params) => Promise<Path>;
  /** Told after a failure, with a button that sends the same answer again; none if the flow has a path for it. */
  retryBlocks: Record<string, Block>;
};

type Step = { name: string; webhook: Webhook; running: Running; follow: Follow };

/** The step of a block that has a webhook; `follow` is its own path. */
export function makeSender(step: Step): Sender {
  const { name, webhook, follow } = step;
  const { failed, again, lang } = step.running.texts;
  const retryName = `${name}: not sent`;
  const send = async (unsent: Unsent, params: Params) => {
    const led = await deliver(step, unsent, params);
    if (led.isSent) return led.path ?? follow({ ...params, userInput: unsent.answer });
    return webhook.failed ?? retryName;
  };
  const retry: Block = {
    message: failed,
    options: [again],
    chatDisabled: true,
    lang,
    path: async (params) => {
      const unsent = params.variables[UNSENT];
      // A masked answer is stored nowhere: after a reload it is asked for again.
      return isUnsent(unsent) ? send(unsent, params) : name;
    },
  };
  return {
    path: (params) => send({ answer: params.userInput, idempotencyKey: newId() }, params),
    retryBlocks: webhook.failed ? {} : { [retryName]: retry },
  };
}

type Delivery = { isSent: boolean; path?: string | undefined };
async function deliver({ name, webhook, running }: Step, unsent: Unsent, params: Params): Promise<Delivery> {
  const { answer, idempotencyKey } = unsent;
  const body = {
    chat: running.chatId,
    path: name,
    answer,
    variables: variablesFor(webhook, running, params),
  };
  const { signal } = params;
  const { webhookOrigins: origins } = running;
  const result = await running.post({ webhook, body, idempotencyKey, origins, signal });
  if (signal.aborted) return { isSent: false };
  params.variables[UNSENT] = result.isSent ? undefined : unsent;
  if (!result.isSent) {
    console.error(`The answer to "${name}" could not be sent to ${webhook.url}: ${result.reason}.`);
    running.emit('webhook', { path: name, isSent: false, reason: result.reason });
    return { isSent: false };
  }
  running.emit('webhook', { path: name, isSent: true });
  return { isSent: true, path: await applyReply(result.reply, { name, running, params }) };
}

/** The page's values and the conversation's, or those of them that the webhook names. */
function variablesFor({ send }: Webhook, running: Running, params: Params): Json {
  const all = Object.entries({ ...running.variables, ...params.variables });
  return Object.fromEntries(all.filter(([name]) => name !== UNSENT && (!send || send.includes(name))));
}

type Applied = { name: string; running: Running; params: Params };
/** Sets the variables and says the message of a reply; the path it leads to, if there is one. */
async function applyReply(reply: Json, { name, running, params }: Applied): Promise<string | undefined> {
  const { variables, message, path } = reply;
  if (isObject(variables)) {
    const named = Object.entries(variables).filter(([key]) => check(key, variable, '').length === 0);
    Object.assign(params.variables, Object.fromEntries(named));
    running.emit('variables', Object.fromEntries(named));
  }
  if (typeof message === 'string') await params.injectMessage(message);
  if (typeof path !== 'string') return undefined;
  if (running.hasPath(path)) return path;
  console.error(`The reply to "${name}" leads to "${path}", which is no block of this flow.`);
  return undefined;
}
