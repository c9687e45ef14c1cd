import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import type { Flow, Plugin, Settings, Styles, Theme } from 'react-chatbotify';
import { type Browser, standInBrowser } from './browser';
import type { Library, Subject } from './subjects';

type Slots = NonNullable<ComponentProps<Library['default']>['slots']>;
export type Setup = {
  id?: string;
  flow?: Flow;
  settings?: Settings;
  styles?: Styles;
  plugins?: Plugin[];
  themes?: Theme | Theme[];
  slots?: Slots;
  /** Stands beside the bot under the same provider. */
  beside?: ReactNode;
  /** Calls the hooks from the first render on; otherwise a component that comes once the bot is there does. */
  hooksFirst?: boolean;
};

const hooksOf = (library: Library) => () => ({
  audio: library.useAudio(),
  botId: library.useBotId(),
  history: library.useChatHistory(),
  window: library.useChatWindow(),
  interaction: library.useFirstInteraction(),
  flow: library.useFlow(),
  messages: library.useMessages(),
  notifications: library.useNotifications(),
  paths: library.usePaths(),
  settings: library.useSettings(),
  styles: library.useStyles(),
  textArea: library.useTextArea(),
  toasts: library.useToasts(),
  voice: library.useVoice(),
});
export type Hooks = ReturnType<ReturnType<typeof hooksOf>>;

/** Calls hooks where a component may. */
export function Calling({ call }: { call: () => void }) {
  call();
  return null;
}

export const advance = (delayMs: number) => act(() => jest.advanceTimersByTimeAsync(delayMs));
/** Long enough for any bot delay, transition or toast of these scenarios. */
export const settle = () => advance(3000);

/** Pointer down, up and click: the original acts on the first, a real button on the last. */
export async function press(element: Element) {
  await act(async () => {
    fireEvent.mouseDown(element);
    fireEvent.mouseUp(element);
    fireEvent.click(element);
    await jest.advanceTimersByTimeAsync(0);
  });
}

export const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
};
export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
export const has = (selector: string) => document.querySelector(selector) !== null;

/** Text as seen: what only a screen reader gets is left out. */
export function seenText(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const hidden of copy.querySelectorAll('.rcb-sr-only')) hidden.remove();
  return copy.textContent ?? '';
}

const drawn: readonly [selector: string, name: string, parts?: string][] = [
  ['.rcb-bot-message', 'bot'],
  ['.rcb-user-message', 'user'],
  ['.rcb-options-container', 'options', '.rcb-options'],
  ['.rcb-checkbox-container', 'checkboxes', '.rcb-checkbox-label'],
  ['.rcb-line-break-text', 'line'],
  ['.rcb-spinner', 'spinner'],
];

/** The conversation as a reader sees it, top to bottom. */
export function transcript(): string[] {
  const shown = all(drawn.map(([selector]) => selector).join(','));
  return shown
    .filter((element) => !element.querySelector('.rcb-typing-indicator'))
    .map((element) => {
      const kind = drawn.find(([selector]) => element.matches(selector));
      if (!kind) return '';
      const [, name, parts] = kind;
      const texts = parts ? [...element.querySelectorAll(parts)].map(seenText) : [seenText(element)];
      return `${name}: ${texts.join(' | ')}`;
    });
}

export const textArea = () => {
  const found = one('.rcb-chat-input-textarea');
  if (!(found instanceof HTMLTextAreaElement || found instanceof HTMLInputElement))
    throw new Error('No text area.');
  return found;
};

export async function type(value: string) {
  await act(async () => {
    fireEvent.change(textArea(), { target: { value } });
    await jest.advanceTimersByTimeAsync(0);
  });
}

export async function pressKey(key: string, more: { shiftKey?: boolean } = {}) {
  await act(async () => {
    fireEvent.keyDown(textArea(), { key, ...more });
    await jest.advanceTimersByTimeAsync(0);
  });
}

/** Types, submits by Enter and waits for the bot's answer. */
export async function say(value: string, waitMs = 1500) {
  await type(value);
  await pressKey('Enter');
  await advance(waitMs);
}

export async function choose(text: string, waitMs = 1500) {
  const options = all('.rcb-options').filter((element) => seenText(element) === text);
  const option = options.at(-1);
  if (!option) throw new Error(`No option ${text}.`);
  await press(option);
  await advance(waitMs);
}

export async function tick(text: string) {
  const row = all('.rcb-checkbox-row').findLast((element) => seenText(element).includes(text));
  if (!row) throw new Error(`No checkbox ${text}.`);
  const control = row.querySelector('input') ?? row;
  await press(control);
}

export type Bot = {
  hooks: () => Hooks;
  rerender: (setup: Setup) => Promise<void>;
  unmount: () => void;
  browser: Browser;
};

/** Mounts the subject open, with its hooks at hand, and lets it start. */
export async function mount(subject: Subject, setup: Setup = {}): Promise<Bot> {
  const { ChatBotProvider, default: ChatBot } = subject.library;
  const useAll = hooksOf(subject.library);
  const seen: { hooks?: Hooks } = {};
  const look = () => {
    seen.hooks = useAll();
  };
  const tree = ({ beside, hooksFirst, ...props }: Setup) => (
    <ChatBotProvider>
      <ChatBot
        id="bot"
        {...props}
        {...(props.flow ? { flow: withEnd(props.flow) } : {})}
        settings={withDefaults(props.settings)}
      />
      {hooksFirst && <Calling call={look} />}
      {beside}
    </ChatBotProvider>
  );
  const view = render(tree(setup));
  await advance(100);
  view.rerender(tree({ ...setup, hooksFirst: true }));
  await advance(0);
  return {
    hooks: () => {
      if (!seen.hooks) throw new Error('The hooks were never called.');
      return seen.hooks;
    },
    rerender: async (next) => {
      view.rerender(tree({ ...next, hooksFirst: true }));
      await advance(100);
    },
    unmount: () => view.unmount(),
    browser,
  };
}

/** Scenarios that lead to `end` mean a block that says nothing more. */
const withEnd = (flow: Flow): Flow =>
  Object.values(flow).some(({ path }) => path === 'end') ? { end: {}, ...flow } : flow;

/** Open from the start, without stored transcripts, unless the scenario says otherwise. */
const withDefaults = (settings: Settings = {}): Settings => ({
  ...settings,
  chatWindow: { defaultOpen: true, ...settings.chatWindow },
});

/** Runs inside React's `act`, with what it causes at once. */
export async function doing<T>(work: () => T): Promise<Awaited<T>> {
  const made: Awaited<T>[] = [];
  await act(async () => {
    const pending = Promise.resolve(work()).then(async (result) => {
      made.push(await result);
    });
    await jest.advanceTimersByTimeAsync(2000);
    await pending;
  });
  for (const result of made) return result;
  throw new Error('Nothing was done.');
}

let browser: Browser;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
  browser = standInBrowser();
});
afterEach(() => {
  cleanup();
  jest.clearAllTimers();
  jest.useRealTimers();
});
