import { act, render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
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
  useOnRcbEvent,
  useSettings,
} from '@/widget';

const flow: Flow = { start: { message: 'Hello' } };
const open: Settings = { chatWindow: { defaultOpen: true } };
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const bubbles = () =>
  [...document.querySelectorAll('.rcb-bot-message')].map(({ textContent }) => textContent);
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
