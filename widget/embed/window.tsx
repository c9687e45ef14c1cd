import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Engine } from '../core/engine-types';
import { joinSettings } from '../core/merge';
import type { Settings } from '../core/settings';
import { ChatBot } from '../react/chat-bot';
import { ChatBotProvider } from '../react/chat-bot-provider';
import { useEngineHandle } from '../react/engine-provider';
import { windowPart } from '../ui/window-part';
import { answer, until, watch } from './engine-use';
import { loadFlow } from './load-flow';
import type { Mount, Mounted } from './options';

/** Put in by the build: the whole stylesheet. */
declare const RCB_CSS: string;

/** Replaces the static launcher by the bot, until the element leaves the page. */
export const mount: Mount = async (chat) => {
  const { element, root, options, signal, emit } = chat;
  const settings = await ownSettings(chat);
  const engines: Engine[] = [];
  const flow = await loadFlow(chat, {
    language: settings.general?.language ?? document.documentElement.lang,
    isMarkdown: () => engines[0]?.getState().settings.botBubble.markdown ?? false,
  });
  // The launcher that was pressed goes only when the window can be there; else it would lose the focus to the page.
  if (chat.isOpen()) await windowPart.load();
  signal.throwIfAborted();
  const drawn = createRoot(root);
  signal.addEventListener('abort', () => drawn.unmount());
  // The launcher that stood there first would take the focus with it; opened, the window takes it over from the new one.
  const hadFocus = root.matches(':focus-within');
  root.replaceChildren();
  adoptStylesheet(root);
  const opened = chat.isOpen() ? { chatWindow: { defaultOpen: true } } : {};
  flushSync(() =>
    drawn.render(
      <ChatBotProvider>
        <EngineUser onEngine={(engine) => engines.push(engine)} />
        <ChatBot
          {...(element.id ? { id: `${element.id}-bot` } : {})}
          flow={flow}
          settings={joinSettings(settings, opened)}
          styles={options.styles ?? {}}
          themes={options.themes ?? []}
        />
      </ChatBotProvider>,
    ),
  );
  if (hadFocus) root.querySelector<HTMLElement>('.rcb-toggle-button')?.focus();
  const [engine] = engines;
  if (!engine) throw new Error('The chat was not drawn.');
  signal.addEventListener('abort', watch(engine, emit));
  await until({ engine, signal }, ({ phase }) => phase !== 'waiting');
  emit('ready', {});
  return methodsOf(engine, signal);
};

const methodsOf = (engine: Engine, signal: AbortSignal): Mounted => ({
  open: () => engine.actions.toggleChatWindow(true),
  close: () => engine.actions.toggleChatWindow(false),
  toggle: () => engine.actions.toggleChatWindow(),
  send: (text) => answer({ engine, signal }, text),
  restart: () => engine.actions.restartFlow(),
  async setVariables(values) {
    Object.assign(engine.getParams().variables, values);
  },
});

/** Hands out the engine of the provider around it. */
function EngineUser({ onEngine }: { onEngine: (engine: Engine) => void }) {
  onEngine(useEngineHandle());
  return null;
}

function adoptStylesheet(root: HTMLElement): void {
  const shadow = root.getRootNode();
  if (!(shadow instanceof ShadowRoot)) return;
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(RCB_CSS);
  shadow.adoptedStyleSheets = [stylesheet];
}

/** The texts of the language and the name's own history below the settings of the page. */
const ownSettings = async ({ locale, options }: Parameters<Mount>[0]): Promise<Settings> =>
  joinSettings(locale ? await loadLocale(locale) : {}, historyOf(options.id), options.settings ?? {});

/** Chats with names of their own have histories of their own. */
const historyOf = (id = 'chat'): Settings =>
  id === 'chat' ? {} : { chatHistory: { storageKey: `rcb-history-${id}` } };

async function loadLocale({ name, url }: { name: string; url: string }): Promise<Settings> {
  try {
    const packs: Record<string, Settings> = await import(url);
    return packs[name] ?? {};
  } catch (reason) {
    console.error('The chat’s texts could not be loaded.', reason);
    return {};
  }
}
