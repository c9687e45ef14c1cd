import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import ChatBot, { ChatBotProvider, type Flow, type Settings, useFlow, useMessages } from '@/widget';
import { windowPart } from '@/widget/ui/window-part';

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

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
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

  it('renders an embedded window with its slots on the server, and a window over the page later', async () => {
    // A server fetches the code of the window at its start.
    await windowPart.load();
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
