import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import ChatBot, { type Flow, type Settings } from '@/widget';

// Fifty visits take their time on a busy machine.
jest.setTimeout(60_000);

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const flow: Flow = { start: { message: 'Hi', transition: 60_000, path: 'end' }, end: { message: 'Bye' } };
const settings: Settings = {
  chatWindow: { defaultOpen: true },
  chatHistory: { resume: true },
  botBubble: { simulateStream: true },
  tooltip: { mode: 'START' },
};

/** Counts listeners of `target` that nobody has taken away: by removal or by an aborted signal. */
function listenersOf(target: EventTarget) {
  const open = new Set<string>();
  const names = new WeakMap<object, number>();
  let count = 0;
  const nameOf = (type: string, listener: unknown) => {
    if (typeof listener !== 'function' && (typeof listener !== 'object' || listener === null)) return type;
    if (!names.has(listener)) count += 1;
    const known = names.get(listener) ?? count;
    names.set(listener, known);
    return `${type} ${known}`;
  };
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  jest.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    const name = nameOf(type, listener);
    open.add(name);
    if (typeof options === 'object' && options.signal)
      options.signal.addEventListener('abort', () => open.delete(name));
    add(type, listener, options);
  });
  jest.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
    open.delete(nameOf(type, listener));
    remove(type, listener, options);
  });
  return open;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

/** Everything on the page but the empty containers of the tests. */
const left = ':not(body > div:empty)';

describe('a bot that comes and goes', () => {
  it('fifty times, under strict mode, in the middle of what it does, leaves nothing behind', async () => {
    render(<p>The page</p>);
    // React itself listens for as long as the page lives.
    const warmUp = render(<ChatBot id="bot" flow={flow} settings={settings} />);
    await pass(100);
    warmUp.unmount();
    await pass(5000);
    const open = [window, document, document.documentElement, document.body].map(listenersOf);
    const nodes = document.querySelectorAll(left).length;
    for (let time = 0; time < 50; time += 1) {
      const { unmount } = render(
        <StrictMode>
          <ChatBot id="bot" flow={flow} settings={settings} />
        </StrictMode>,
      );
      await pass(time * 7);
      unmount();
      // Not one timer waits for a bot that is gone.
      expect(jest.getTimerCount()).toBe(0);
    }
    expect(window.rcbChatBots).toEqual({});
    expect(open.map((listeners) => [...listeners])).toEqual([[], [], [], []]);
    expect(document.querySelectorAll(left)).toHaveLength(nodes);
  });

  it('runs its blocks once under strict mode', async () => {
    const begun = jest.fn(() => 'Hi');
    render(
      <StrictMode>
        <ChatBot id="bot" flow={{ start: { message: begun } }} />
      </StrictMode>,
    );
    await pass(1000);
    expect(begun).toHaveBeenCalledTimes(1);
  });
});

describe('the history on disk', () => {
  const stored = () => {
    const list: { content: string }[] = JSON.parse(localStorage.getItem('rcb-history') ?? '[]');
    return list.map(({ content }) => content);
  };
  const bot = () => window.rcbChatBots?.['bot'];

  it('has a message within 200 ms', async () => {
    render(<ChatBot id="bot" flow={{ start: {} }} />);
    await pass(1000);
    await act(async () => void (await bot()?.injectMessage('Hello')));
    await pass(200);
    expect(stored()).toEqual(['Hello']);
  });

  it('has a stream within 800 ms of its end, ended or not, and many chunks are not a write each', async () => {
    render(<ChatBot id="bot" flow={{ start: {} }} />);
    await pass(1000);
    const write = jest.spyOn(Storage.prototype, 'setItem');
    let text = '';
    for (let chunk = 0; chunk < 100; chunk += 1) {
      text += `${chunk} `;
      const content = text;
      await act(async () => void (await bot()?.streamMessage(content)));
      await pass(20);
    }
    expect(write.mock.calls.length).toBeLessThanOrEqual(10);
    await pass(800);
    expect(stored()).toEqual([text]);
    await act(async () => void (await bot()?.streamMessage('The whole.')));
    await act(async () => void (await bot()?.endStreamMessage()));
    await pass(200);
    expect(stored()).toEqual(['The whole.']);
  });

  it('has a simulated stream once it is whole, by one write', async () => {
    render(<ChatBot id="bot" flow={{ start: {} }} />);
    await pass(1000);
    const write = jest.spyOn(Storage.prototype, 'setItem');
    act(() => void bot()?.simulateStreamMessage('One letter after the other'));
    await pass(26 * 30 + 200);
    expect(stored()).toEqual(['One letter after the other']);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('has the first words once, however often the visitor comes and whatever they answer', async () => {
    const greeting: Flow = { start: { message: 'Hello', path: 'next' }, next: { message: 'Go on' } };
    for (let visit = 0; visit < 4; visit += 1) {
      const { unmount } = render(<ChatBot id="bot" flow={greeting} />);
      await pass(1000);
      unmount();
    }
    expect(stored()).toEqual(['Hello']);
    const last = render(
      <ChatBot id="bot" flow={greeting} settings={{ chatWindow: { defaultOpen: true } }} />,
    );
    await pass(1000);
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: 'Me' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await pass(2500);
    last.unmount();
    expect(stored()).toEqual(['Hello', 'Me', 'Go on']);
  });
});
