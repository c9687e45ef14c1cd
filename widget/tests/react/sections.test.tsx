import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import ChatBot, {
  ChatBotBody,
  ChatBotFooter,
  ChatBotHeader,
  ChatBotInput,
  type Flow,
  type Settings,
  type Slots,
} from '@/widget';

type WithButtons = ComponentProps<typeof ChatBotHeader>;
const slots: Slots = {
  chatBotHeader: ({ buttons }: WithButtons) => (
    <header data-testid="header">
      <ChatBotHeader buttons={[<b key="own">Own button</b>, ...buttons]} />
    </header>
  ),
  chatBotBody: () => (
    <main data-testid="body">
      <ChatBotBody />
    </main>
  ),
  chatBotInput: ({ buttons }: WithButtons) => (
    <div data-testid="input">
      <em>Please write</em>
      <ChatBotInput buttons={buttons} />
    </div>
  ),
  chatBotFooter: ({ buttons }: WithButtons) => (
    <footer data-testid="footer">
      <ChatBotFooter buttons={buttons} />
    </footer>
  ),
};
const flow: Flow = {
  start: { message: 'Your name?', path: 'end' },
  end: { message: ({ userInput }) => `Hello, ${userInput}.` },
};
const settings: Settings = { header: { title: 'Desk' }, chatWindow: { defaultOpen: true } };
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const section = (name: string) => within(screen.getByTestId(name));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

describe('the sections of the window, wrapped', () => {
  it('are drawn where the page puts them, with their buttons', async () => {
    render(<ChatBot id="bot" flow={flow} settings={settings} slots={slots} />);
    await pass(1000);
    expect(section('header').getByText('Desk')).toBeInTheDocument();
    expect(section('header').getByText('Own button')).toBeInTheDocument();
    expect(section('header').getByRole('button', { name: 'close chat' })).toBeInTheDocument();
    expect(section('body').getByText('Your name?')).toBeInTheDocument();
    expect(section('input').getByText('Please write')).toBeInTheDocument();
    expect(section('footer').getByRole('button', { name: 'emoji picker' })).toBeInTheDocument();
  });

  it('work as they do unwrapped', async () => {
    render(<ChatBot id="bot" flow={flow} settings={settings} slots={slots} />);
    await pass(1000);
    fireEvent.change(section('input').getByRole('textbox'), { target: { value: 'Rina' } });
    fireEvent.click(section('input').getByRole('button', { name: 'send message' }));
    await pass(2500);
    expect(section('body').getByText('Hello, Rina.')).toBeInTheDocument();
    fireEvent.click(section('header').getByRole('button', { name: 'close chat' }));
    await pass(100);
    expect(document.querySelector('.rcb-chat-window')).toHaveAttribute('inert');
  });
});
