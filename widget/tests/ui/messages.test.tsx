/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { allEntries } from '@/widget/core/entries';
import { pass, settle, show } from './harness';

const Shout = ({ children }: { children: ReactNode }) => <em>{children}!</em>;
const drawn = jest.fn();
const Counted = ({ children }: { children: ReactNode }) => {
  drawn();
  return children;
};

describe('messages', () => {
  it('are items of one list, each with its sender and its language', async () => {
    await show({ flow: { start: { message: 'नमस्ते', lang: 'hi' } } });
    const item = within(screen.getByRole('list')).getByRole('listitem');
    expect(item).toHaveTextContent('Assistant said: नमस्ते');
    expect(screen.getByText('नमस्ते', { selector: '.rcb-bot-message' })).toHaveAttribute('lang', 'hi');
    expect(screen.getByText('Assistant said:').closest('[lang="hi"]')).toBeNull();
  });

  it('and choices of another script are marked by who can tell its language', async () => {
    const langOf = (text: string) => (/[\u0900-\u097f]/.test(text) ? 'hi' : null);
    const { engine } = await show({
      settings: { general: { langOf } },
      flow: { start: { message: 'Which?', options: ['English', 'हिन्दी'], path: 'next' }, next: {} },
    });
    await act(() => engine.actions.injectMessage('ठीक है', 'USER'));
    expect(screen.getByText('हिन्दी')).toHaveAttribute('lang', 'hi');
    expect(screen.getByRole('button', { name: 'English' })).not.toHaveAttribute('lang');
    expect(screen.getByText('ठीक है', { selector: '.rcb-user-message' })).toHaveAttribute('lang', 'hi');
    await settle();
    expect(within(screen.getByRole('log')).getByText(': ठीक है')).toHaveAttribute('lang', 'hi');
  });

  it('tell when they were said, once for several in a row, unless nobody knows', async () => {
    const { engine } = await show();
    await act(async () => {
      await engine.actions.injectMessage('Two');
      await engine.actions.injectMessage('Three', 'USER');
    });
    const [first, , mine] = allEntries(engine.getState().entries).map(({ message }) => message);
    const said = () => [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime);
    const iso = (timestamp = '') => new Date(timestamp).toISOString();
    expect(said()).toEqual([iso(first?.timestamp), iso(mine?.timestamp)]);
    await act(async () =>
      engine.actions.replaceMessages((messages) =>
        messages.map((one) => ({ ...one, timestamp: 'long ago' })),
      ),
    );
    expect(said()).toEqual([]);
  });

  it('name their sender once for several in a row', async () => {
    const { engine } = await show();
    await act(async () => {
      await engine.actions.injectMessage('Two');
      await engine.actions.injectMessage('Three', 'USER');
    });
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    const words = ['Assistant said: Hello', 'Two', 'You said: Three'];
    expect(items.map((item, index) => item.textContent?.startsWith(words[index] ?? '-'))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('show markup as the text it is', async () => {
    await show({ flow: { start: { message: '<img src=x onerror=alert(1)>' } } });
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toHaveClass('rcb-bot-message');
    expect(document.querySelector('img')).toBeNull();
  });

  it.each([
    [false, 0],
    [true, 1],
  ])(
    'read light markdown where the setting says so (%s), and never where a plugin wraps',
    async (markdown, count) => {
      const { engine } = await show({
        flow: { start: { message: 'See https://e.test/help' } },
        settings: { botBubble: { markdown } },
      });
      expect(screen.queryAllByRole('link', { name: 'https://e.test/help' })).toHaveLength(count);
      await act(() =>
        engine.actions.replaceMessages((now) => now.map((one) => ({ ...one, contentWrapper: Shout }))),
      );
      expect(document.querySelector('em')).toHaveTextContent('See https://e.test/help!');
      expect(screen.queryByRole('link', { name: 'https://e.test/help' })).toBeNull();
    },
  );

  it('draw a component without a bubble and wrap content as a plugin wants', async () => {
    const { engine } = await show({ flow: { start: { component: <b>part</b> } } });
    expect(screen.getByText('part').closest('.rcb-bot-message')).toBeNull();
    await act(() =>
      engine.actions.replaceMessages((now) => now.map((one) => ({ ...one, contentWrapper: Shout }))),
    );
    expect(document.querySelector('em')).toHaveTextContent('part!');
  });

  it('are drawn again only when they change', async () => {
    const { engine } = await show();
    await act(() =>
      engine.actions.replaceMessages((now) => now.map((one) => ({ ...one, contentWrapper: Counted }))),
    );
    drawn.mockClear();
    await act(async () => void (await engine.actions.injectMessage('Another')));
    await act(async () => engine.actions.type('draft'));
    expect(drawn).not.toHaveBeenCalled();
  });

  it('have a prompt for the unread ones below, which leads there', async () => {
    const { user, engine } = await show();
    act(() => engine.actions.setScrolledUp(true));
    await act(async () => void (await engine.actions.injectMessage('Below')));
    const prompt = screen.getByRole('button', { name: 'New Messages ↓' });
    expect(prompt.parentElement).toHaveClass('visible');
    const body = document.querySelector<HTMLElement>('.rcb-chat-body-container');
    if (!body) throw new Error('no body');
    Object.defineProperties(body, { scrollHeight: { value: 900 }, clientHeight: { value: 400 } });
    await user.click(prompt);
    await pass(300);
    expect(body.scrollTop).toBeGreaterThan(0);
    expect(body.scrollTop).toBeLessThan(500);
    await pass(400);
    expect(body.scrollTop).toBe(500);
    fireEvent.scroll(body);
    expect(prompt.parentElement).toHaveClass('hidden');
  });

  it('that grow past a jump to the end are no scrolling up; a jump back by hand is', async () => {
    const { engine } = await show();
    const body = document.querySelector<HTMLElement>('.rcb-chat-body-container');
    if (!body) throw new Error('no body');
    const size = { scrollHeight: 900, clientHeight: 400 };
    Object.defineProperties(body, {
      scrollHeight: { get: () => size.scrollHeight },
      clientHeight: { get: () => size.clientHeight },
    });
    fireEvent.scroll(body);
    expect(engine.getState().isScrolledUp).toBe(false);
    expect(body.scrollTop).toBe(900);
    // A keyboard opens, or the phone is turned: the window is lower, the list as long.
    size.clientHeight = 300;
    body.scrollTop = 500;
    fireEvent.scroll(body);
    expect(engine.getState().isScrolledUp).toBe(false);
    expect(body.scrollTop).toBe(900);
    size.scrollHeight = 1000;
    body.scrollTop = 100;
    fireEvent.wheel(body);
    fireEvent.scroll(body);
    expect(engine.getState().isScrolledUp).toBe(true);
  });

  it('of earlier visits come on request, and can be cleared', async () => {
    const old = {
      id: 'old',
      content: 'Long ago',
      sender: 'BOT',
      type: 'string',
      timestamp: 'Sat, 21 Nov 2020 05:00:00 GMT',
    };
    const { user } = await show({ stored: [old] });
    expect(screen.getByRole('button', { name: 'Clear chat history' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Load Chat History ⟳' }));
    await settle();
    expect(screen.getByText('Long ago')).toBeInTheDocument();
    expect(screen.getByTestId('chat-history-line-break-text')).toHaveTextContent(
      '----- Previous Chat History -----',
    );
  });
});
