import { act, render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import ChatBot, {
  type ChatBotHandle,
  ChatBotProvider,
  type Flow,
  getDefaultSettings,
  getDefaultStyles,
  type Plugin,
  RcbEvent,
  type Settings,
  useBotId,
  useFlow,
  useMessages,
  useOnRcbEvent,
  usePaths,
  useSettings,
  useToasts,
} from '@/widget';

const flow: Flow = { start: { message: 'Hello' } };
const open: Settings = { chatWindow: { defaultOpen: true } };
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const bubbles = () =>
  [...document.querySelectorAll('.rcb-bot-message')].map(({ textContent }) => textContent);

function Count() {
  const { messages } = useMessages();
  const { hasFlowStarted } = useFlow();
  return <p>{`${messages.length} ${hasFlowStarted ? 'started' : 'waiting'}`}</p>;
}
const OwnHeader = () => <h2>Own header</h2>;
const OwnBody = () => <p>Own body</p>;
const OwnFooter = ({ buttons }: { buttons: unknown[] }) => <p>Own footer, {buttons.length} buttons</p>;
function Listener({ onToggle }: { onToggle: () => void }) {
  useOnRcbEvent(RcbEvent.TOGGLE_AUDIO, onToggle);
  return null;
}
function Renamer() {
  const { settings, replaceSettings } = useSettings();
  const rename = () => replaceSettings((current) => ({ ...current, tooltip: { text: 'New' } }));
  return (
    <button type="button" onClick={rename}>
      {`Now ${settings.tooltip?.text}`}
    </button>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

describe('a bot', () => {
  it('starts once under strict mode', async () => {
    render(
      <StrictMode>
        <ChatBot id="bot" flow={flow} settings={open} />
      </StrictMode>,
    );
    await pass(100);
    expect(bubbles()).toEqual(['Hello']);
  });

  it('stands on a page beside another one and shares nothing with it', async () => {
    render(
      <>
        <ChatBot id="one" flow={{ start: { message: 'One' } }} settings={open} />
        <ChatBot id="two" flow={{ start: { message: 'Two' } }} settings={open} />
      </>,
    );
    await pass(100);
    expect(document.querySelector('#one .rcb-bot-message')).toHaveTextContent('One');
    expect(document.querySelector('#two .rcb-bot-message')).toHaveTextContent('Two');
    expect(bubbles()).toHaveLength(2);
  });

  it('without an id has one of its own, which its events carry', async () => {
    render(
      <>
        <ChatBot flow={flow} />
        <ChatBot flow={flow} />
      </>,
    );
    await pass(100);
    const ids = [...document.querySelectorAll('[id^="rcb-"]:has(> .rcb-chatbot-global)')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('shows the demo if it is given no flow', async () => {
    render(<ChatBot id="bot" flow={{}} settings={open} />);
    await pass(100);
    expect(screen.getByText('Quickstart')).toBeInTheDocument();
  });

  it('follows changed settings, styles and flow, and takes equal ones for unchanged', async () => {
    const title = (text: string): Settings => ({ ...open, header: { title: text } });
    const { rerender } = render(<ChatBot id="bot" flow={flow} settings={title('One')} />);
    await pass(100);
    rerender(
      <ChatBot
        id="bot"
        flow={{ ...flow, next: { message: 'New' } }}
        settings={title('Two')}
        styles={{ headerStyle: { color: 'red' } }}
      />,
    );
    expect(screen.getByText('Two')).toBeInTheDocument();
    await act(() => window.rcbChatBots?.['bot']?.goToPath('next'));
    await pass(100);
    expect(bubbles()).toEqual(['Hello', 'New']);
  });

  it('is not drawn if a handler refuses it', async () => {
    const refuse = (event: Event) => event.preventDefault();
    window.addEventListener(RcbEvent.PRE_LOAD_CHATBOT, refuse);
    render(<ChatBot id="bot" flow={flow} settings={{ ...open, event: { rcbPreLoadChatBot: true } }} />);
    await pass(100);
    window.removeEventListener(RcbEvent.PRE_LOAD_CHATBOT, refuse);
    expect(document.getElementById('bot')).toBeNull();
  });

  it('ends with its component: timers, and its place on the register', async () => {
    const { unmount } = render(
      <ChatBot id="bot" flow={{ start: { message: 'Hi', transition: 500, path: 'start' } }} />,
    );
    await pass(100);
    unmount();
    expect(window.rcbChatBots).toEqual({});
    await pass(1000);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the handle', () => {
  it('opens, talks and closes from outside, by ref and by window', async () => {
    const ref = createRef<ChatBotHandle>();
    render(<ChatBot id="bot" ref={ref} flow={flow} />);
    await pass(100);
    await act(async () => {
      await ref.current?.open();
      await ref.current?.injectMessage('From outside');
      window.rcbChatBots?.['bot']?.updateSettings({ header: { title: 'Renamed' } });
    });
    expect(bubbles()).toEqual(['Hello', 'From outside']);
    expect(screen.getByText('Renamed')).toBeInTheDocument();
    expect(document.querySelector('.rcb-window-open')).toBeInTheDocument();
    await act(async () => ref.current?.close());
    expect(document.querySelector('.rcb-window-close')).toBeInTheDocument();
  });
});

describe('a plugin', () => {
  it('is a hook of the bot whose settings count over the page’s', async () => {
    const heard: string[] = [];
    const plugin: Plugin = () => {
      const { getBotId } = useBotId();
      useOnRcbEvent(RcbEvent.POST_INJECT_MESSAGE, ({ data }) =>
        heard.push(`${getBotId()}: ${String(data.message.content)}`),
      );
      return {
        name: 'listener',
        settings: { event: { rcbPostInjectMessage: true }, header: { title: 'Plugin' } },
        styles: { headerStyle: { color: 'rgb(1, 2, 3)' } },
      };
    };
    render(
      <ChatBot id="bot" flow={flow} settings={{ ...open, header: { title: 'Page' } }} plugins={[plugin]} />,
    );
    await pass(100);
    expect(screen.getByText('Plugin')).toBeInTheDocument();
    expect(heard).toEqual(['bot: Hello']);
  });
});

describe('a provider', () => {
  it('lets hooks beside the bot see it', async () => {
    render(
      <ChatBotProvider>
        <Count />
        <ChatBot id="bot" flow={flow} />
      </ChatBotProvider>,
    );
    expect(screen.getByText('0 waiting')).toBeInTheDocument();
    await pass(100);
    expect(screen.getByText('1 started')).toBeInTheDocument();
  });

  it('is missed by a hook outside, in words', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Count />)).toThrow('<ChatBotProvider>');
  });

  it('renders its children and the launcher on the server', () => {
    const html = renderToString(
      <ChatBotProvider>
        <main>The page</main>
        <ChatBot id="bot" flow={flow} settings={{ ariaLabel: { chatButton: 'Ask us' } }} />
      </ChatBotProvider>,
    );
    expect(html).toContain('<main>The page</main>');
    expect(html).toContain('aria-label="Ask us"');
  });

  it('writes no style into the server’s page, which a strict policy would refuse, and all of it in the browser', async () => {
    const page = (
      <ChatBot
        id="bot"
        flow={flow}
        settings={{ general: { primaryColor: '#0f6b45' } }}
        styles={{ chatButtonStyle: { width: '60px' } }}
      />
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    expect(container.innerHTML).not.toContain('style');
    document.body.append(container);
    render(page, { container, hydrate: true });
    await pass(100);
    const button = screen.getByRole('button', { name: /^open chat/ });
    expect(button).toHaveStyle({ width: '60px' });
    expect(button.closest<HTMLElement>('.rcb-chatbot-global')?.style.getPropertyValue('--rcb-primary')).toBe(
      '#0f6b45',
    );
  });

  it('renders an embedded window with its slots on the server, and a window over the page later', () => {
    const slots = { chatBotHeader: OwnHeader, chatBotBody: OwnBody, chatBotFooter: OwnFooter };
    const made = (embedded: boolean) =>
      renderToString(
        <ChatBotProvider>
          <ChatBot id="bot" flow={flow} slots={slots} settings={{ general: { embedded } }} />
        </ChatBotProvider>,
      );
    expect(made(true)).toContain('<h2>Own header</h2>');
    expect(made(true)).toContain('<p>Own body</p>');
    expect(made(true)).toContain('<p>Own footer, <!-- -->2<!-- --> buttons</p>');
    expect(made(false)).not.toContain('Own');
  });

  it.each([open, { general: { embedded: true } }])(
    'hydrates what the server made of %j without a word',
    async (settings) => {
      const page = <ChatBot flow={flow} settings={settings} />;
      const container = document.createElement('div');
      container.innerHTML = renderToString(page);
      document.body.append(container);
      render(page, { container, hydrate: true });
      await pass(100);
      expect(bubbles()).toEqual(['Hello']);
    },
  );
});

describe('an event of another bot', () => {
  it('is not heard', async () => {
    const heard = jest.fn();
    render(
      <ChatBotProvider>
        <Listener onToggle={heard} />
        <ChatBot id="bot" flow={flow} />
      </ChatBotProvider>,
    );
    await pass(100);
    window.dispatchEvent(new CustomEvent('rcb-toggle-audio', { detail: { botId: 'other' } }));
    expect(heard).not.toHaveBeenCalled();
    window.dispatchEvent(new CustomEvent('rcb-toggle-audio', { detail: { botId: 'bot' } }));
    expect(heard).toHaveBeenCalledTimes(1);
  });
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

describe('what is exported beside', () => {
  it('is the defaults, anew each time', () => {
    expect(Object.keys(getDefaultSettings())).toHaveLength(20);
    expect(Object.keys(getDefaultStyles())).toHaveLength(63);
    expect(getDefaultSettings()).not.toBe(getDefaultSettings());
  });

  it('lets a component replace settings from the current ones', async () => {
    render(
      <ChatBotProvider>
        <Renamer />
        <ChatBot id="bot" flow={flow} />
      </ChatBotProvider>,
    );
    await pass(100);
    act(() => screen.getByText('Now Talk to me! 😊').click());
    expect(screen.getByText('Now New')).toBeInTheDocument();
  });
});
