import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createEngine } from '@/widget/core/engine';
import type { Ports } from '@/widget/core/ports';
import type { Settings } from '@/widget/core/settings';
import type { Styles } from '@/widget/core/styles';
import type { Flow, StoredMessage } from '@/widget/core/types';
import { browserClock } from '@/widget/effects/browser-ports';
import { mediaElement } from '@/widget/react/chat-bot-provider';
import { EngineProvider } from '@/widget/react/engine-provider';
import type { Slots } from '@/widget/react/types';
import { ChatBotView } from '@/widget/ui/chat-bot-view';

// A whole conversation with every key pressed takes its time on a busy machine.
jest.setTimeout(30_000);

export type Setup = {
  flow?: Flow;
  settings?: Settings;
  styles?: Styles;
  slots?: Slots;
  stored?: StoredMessage[];
};

export function testPorts(stored: StoredMessage[] = []): Ports {
  let count = 0;
  return {
    clock: browserClock,
    newId: () => {
      count += 1;
      return `id-${count}`;
    },
    transcript: { read: () => stored, write: () => {}, clear: () => {} },
    speech: { speak: () => {}, stop: () => {} },
    listening: { start: () => {}, stop: () => {} },
    recorder: { start: async () => {}, stop: async () => null },
    sound: { play: () => {} },
    bus: { ask: async (_name, data) => ({ allowed: true, data }) },
    log: { error: console.error, info: () => {} },
  };
}

/** Shorter than the time after which the focus is offered: within one `act` React 18 draws at its end only. */
const STEP_MS = 90;

export async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += STEP_MS)
    await act(() => jest.advanceTimersByTimeAsync(Math.min(STEP_MS, ms - passed)));
}

export const focus = (element: HTMLElement) => act(() => element.focus());
/** Longer than any delay of a turn. */
export const settle = () => pass(2500);

/** The widget on a page with a link before it; open unless the settings say otherwise. */
export async function show({ flow, settings, styles = {}, slots, stored }: Setup = {}) {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms) });
  const engine = createEngine({
    ports: testPorts(stored),
    botId: 'bot',
    flow: flow ?? { start: { message: 'Hello' } },
    settings: { ...settings, chatWindow: { defaultOpen: true, ...settings?.chatWindow } },
    styles,
    render: { media: mediaElement },
  });
  const view = render(
    <EngineProvider engine={engine}>
      <a href="#page">The page</a>
      <ChatBotView id="bot" slots={slots} />
    </EngineProvider>,
  );
  await act(() => engine.load());
  await pass(1000);
  return { user, engine, ...view };
}

afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});
