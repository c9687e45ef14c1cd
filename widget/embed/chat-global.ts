import type { RcbChat } from './chat-element';
import type { ChatOptions, EmbeddedChat } from './options';
import { whenBody } from './own-script';

/** A call of `Chat.init` made before this file was there. */
type QueuedCall = {
  options?: ChatOptions;
  resolve?: (chat: EmbeddedChat) => void;
  reject?: (reason: unknown) => void;
};
type Init = (options?: ChatOptions) => Promise<EmbeddedChat>;

declare global {
  interface Window {
    Chat?: { q?: Iterable<QueuedCall> | { push(call: QueuedCall): void }; init?: Init };
  }
}

/** Puts `Chat.init` on the page and makes up for the calls that came before, in their order. */
export function installChat(makeElement: () => RcbChat): void {
  const chats = new Map<string, Promise<EmbeddedChat>>();
  const init: Init = (options = {}) => {
    const { id = 'chat' } = options;
    const known = chats.get(id);
    if (known) return known;
    const forget = () => void chats.delete(id);
    const added = new Promise<void>(whenBody).then(() => addChat(makeElement(), { ...options, id }, forget));
    chats.set(id, added);
    added.catch(forget);
    return added;
  };
  const run = ({ options, resolve, reject }: QueuedCall) =>
    // Nobody may wait for a queued call, so that a failure is told here as well.
    void init(options).then(
      resolve,
      reject ?? ((reason) => console.error('The chat could not be added.', reason)),
    );
  const before = window.Chat ?? {};
  const waiting = before.q && Symbol.iterator in before.q ? [...before.q] : [];
  // The same object: a page may hold it already.
  window.Chat = Object.assign(before, { init, q: { push: run } });
  for (const call of waiting) run(call);
}

/** Puts the element on the page. */
function addChat(element: RcbChat, options: ChatOptions & { id: string }, forget: () => void): EmbeddedChat {
  const { target = document.body, id } = options;
  const parent = typeof target === 'string' ? document.querySelector(target) : target;
  if (!parent) throw new Error(`There is no element "${target}" on the page for the chat.`);
  element.id = id;
  element.configure(options);
  parent.append(element);
  return {
    id,
    open: async () => (await element.load()).open(),
    close: async () => (await element.loaded)?.close(),
    toggle: async () => (await element.load()).toggle(),
    send: async (text) => (await element.load()).send(text),
    setVariables: (values) => element.setVariables(values),
    restart: async () => (await element.load()).restart(),
    on: (name, listener) => element.listen(name, listener),
    destroy() {
      element.remove();
      forget();
    },
  };
}
