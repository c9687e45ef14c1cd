import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import ChatBot, { type Flow, type Settings } from '@/widget';

const settings: Settings = { chatWindow: { defaultOpen: true }, chatHistory: { resume: true } };
const Plan = ({ days }: { days: number }) => <b className="plan">{`A plan for ${days} days`}</b>;
const flow: Flow = {
  start: { message: 'How many days?', path: 'plan' },
  plan: { component: ({ userInput }) => <Plan days={Number(userInput)} />, path: 'end' },
  end: { message: 'Thank you.' },
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const words = () =>
  [...document.querySelectorAll('.rcb-messages > li')].map((row) =>
    [...row.children].map((part) => (part.matches('.rcb-sr-only') ? '' : part.textContent)).join(''),
  );
async function say(text: string) {
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await pass(2500);
}
const bot = <ChatBot id="bot" flow={flow} settings={settings} />;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

describe('a conversation in a page of React', () => {
  it('is taken up when the component comes again, its elements drawn as elements', async () => {
    const first = render(bot);
    await pass(100);
    await say('14');
    await say('good');
    first.unmount();
    expect(localStorage.getItem('rcb-history-conversation')).not.toContain('<b');
    render(bot);
    await pass(100);
    expect(words()).toEqual(['How many days?', '14', 'A plan for 14 days', 'good', 'Thank you.']);
    expect(document.querySelector('.plan')).toHaveTextContent('A plan for 14 days');
    expect(document.querySelector('.rcb-bot-message-entry')).toBeNull();
  });

  it('is taken up once under strict mode', async () => {
    const first = render(bot);
    await pass(100);
    await say('14');
    first.unmount();
    render(<StrictMode>{bot}</StrictMode>);
    await pass(3000);
    expect(words()).toEqual(['How many days?', '14', 'A plan for 14 days']);
  });

  it('follows what another tab writes, and is not written back by that', async () => {
    render(bot);
    await pass(1000);
    const key = 'rcb-history-conversation';
    const kept = JSON.parse(localStorage.getItem(key) ?? '');
    const entry = {
      ...kept.entries[0],
      message: { ...kept.entries[0].message, id: 'other', sender: 'USER', content: '7' },
    };
    const text = JSON.stringify({ ...kept, turn: kept.turn + 1, entries: [...kept.entries, entry] });
    localStorage.setItem(key, text);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: text })));
    await pass(1000);
    expect(words()).toEqual(['How many days?', '7']);
    expect(localStorage.getItem(key)).toBe(text);
  });

  it('can be cleared by the visitor once there is something of theirs, and begins anew', async () => {
    render(bot);
    await pass(100);
    expect(screen.queryByRole('button', { name: 'Clear chat history' })).toBeNull();
    await say('14');
    fireEvent.click(screen.getByRole('button', { name: 'Clear chat history' }));
    await pass(1000);
    expect(words()).toEqual(['How many days?']);
    expect(JSON.stringify({ ...localStorage })).not.toContain('14 days');
    expect(screen.queryByRole('button', { name: 'Clear chat history' })).toBeNull();
  });

  it('can be cleared by the page, by the handle', async () => {
    render(bot);
    await pass(1000);
    expect(localStorage).toHaveLength(2);
    act(() => window.rcbChatBots?.['bot']?.clearHistory());
    expect(localStorage).toHaveLength(0);
    await act(() => window.rcbChatBots?.['bot']?.restartFlow());
    await pass(1000);
    expect(localStorage).toHaveLength(2);
  });

  it('restarts at its beginning without the setting, as pages of the original rely on', async () => {
    const plain = <ChatBot id="bot" flow={flow} settings={{ chatWindow: { defaultOpen: true } }} />;
    const first = render(plain);
    await pass(100);
    await say('14');
    first.unmount();
    render(plain);
    await pass(100);
    expect(words()).toEqual(['How many days?']);
    expect(localStorage.getItem('rcb-history-conversation')).toBeNull();
  });
});
