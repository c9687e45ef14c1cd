import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import ChatBot, {
  type ChatBotHandle,
  ChatBotProvider,
  type Flow,
  type Settings,
  useMessages,
  usePaths,
  useSettings,
  useToasts,
} from '@/widget';

const flow: Flow = { start: { message: 'Hello' } };
const open: Settings = { chatWindow: { defaultOpen: true } };
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const bubbles = () =>
  [...document.querySelectorAll('.rcb-bot-message')].map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

describe('themes', () => {
  const answer = (files: Record<string, string>) => async (url: string) => {
    const text = files[url.split('/').at(-1) ?? ''];
    return { ok: text !== undefined, text: async () => text ?? '' };
  };

  it('count under the page’s settings, and the bot waits for them', async () => {
    const files = {
      'settings.json': '{"header":{"title":"Theme"},"tooltip":{"text":"Theme tip"}}',
      'styles.json': '{}',
      'styles.css': '',
    };
    Object.assign(globalThis, { fetch: answer(files) });
    render(
      <ChatBot
        id="bot"
        flow={flow}
        themes={{ id: 'calm', version: '1' }}
        settings={{ ...open, header: { title: 'Page' } }}
      />,
    );
    expect(document.getElementById('bot')).toBeNull();
    await pass(100);
    expect(screen.getByText('Page')).toBeInTheDocument();
    expect(screen.getByText('Theme tip')).toBeInTheDocument();
  });

  it('that change leave the conversation as it stands', async () => {
    const files = (title: string) => ({
      'settings.json': JSON.stringify({ header: { title } }),
      'styles.json': '{}',
      'styles.css': '',
    });
    Object.assign(globalThis, { fetch: answer(files('Calm')) });
    const bot = createRef<ChatBotHandle>();
    const shown = (id: string) => (
      <ChatBot id="bot" ref={bot} flow={flow} settings={open} themes={{ id, version: '1' }} />
    );
    const { rerender } = render(shown('calm'));
    await pass(100);
    await act(async () => void (await bot.current?.injectMessage('Still here')));
    Object.assign(globalThis, { fetch: answer(files('Loud')) });
    rerender(shown('loud'));
    await pass(100);
    expect(screen.getByText('Loud')).toBeInTheDocument();
    expect(bubbles()).toEqual(['Hello', 'Still here']);
  });
});

describe('props written inline', () => {
  it('do not loop in a parent that reads the settings', async () => {
    let renders = 0;
    function Parent() {
      renders += 1;
      useSettings();
      return (
        <ChatBot
          id="bot"
          flow={flow}
          settings={{
            general: { langOf: () => null },
            header: {
              buttons: [
                <button type="button" key="more" onClick={() => {}}>
                  More
                </button>,
              ],
            },
          }}
        />
      );
    }
    render(
      <ChatBotProvider>
        <Parent />
      </ChatBotProvider>,
    );
    await pass(1000);
    expect(renders).toBeLessThan(6);
  });

  it('keep the rows as they are drawn, and a handler fresh', async () => {
    const langOf = jest.fn(() => null);
    const clicked: number[] = [];
    const shown = (count: number) => (
      <ChatBot
        id="bot"
        flow={flow}
        settings={{
          ...open,
          general: { langOf },
          header: {
            buttons: [
              <button type="button" key="more" onClick={() => clicked.push(count)}>
                More
              </button>,
            ],
          },
        }}
      />
    );
    const { rerender } = render(shown(1));
    await pass(1000);
    langOf.mockClear();
    rerender(shown(2));
    await pass(100);
    act(() => screen.getByText('More').click());
    expect(clicked).toEqual([2]);
    expect(langOf).not.toHaveBeenCalled();
  });
});

describe('the lists of hooks', () => {
  it('are the same from render to render while nothing changes', async () => {
    const seen: unknown[][] = [];
    function Lists({ name }: { name: string }) {
      seen.push([usePaths().paths, useToasts().toasts, useMessages().messages]);
      return name;
    }
    const shown = (name: string) => (
      <ChatBotProvider>
        <Lists name={name} />
        <ChatBot id="bot" flow={flow} />
      </ChatBotProvider>
    );
    const { rerender } = render(shown('one'));
    await pass(1000);
    const before = seen.at(-1);
    rerender(shown('two'));
    expect(seen.at(-1)?.map((list, index) => list === before?.[index])).toEqual([true, true, true]);
  });
});
