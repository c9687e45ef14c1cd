/** @jest-environment jsdom */

import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { EngineProvider, useEngine } from '@/widget/react/engine-provider';
import { pass, settle, show } from './harness';

const Header = ({ buttons }: { buttons: unknown[] }) => <p>{buttons.length} buttons</p>;
const Shout = ({ children }: { children: ReactNode }) => <em>{children}!</em>;
const drawn = jest.fn();
const Counted = ({ children }: { children: ReactNode }) => {
  drawn();
  return children;
};

describe('the launcher', () => {
  it('says in its name how much is unread, and forgets it when opened', async () => {
    const { user } = await show({ settings: { chatWindow: { defaultOpen: false } } });
    await user.click(screen.getByRole('button', { name: 'open chat, 1 unread' }));
    await pass(50);
    expect(document.querySelector('.rcb-badge')).toBeEmptyDOMElement();
    expect(document.querySelector('.rcb-toggle-button')).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows the START tooltip until the window was opened once', async () => {
    const { engine } = await show({
      settings: { tooltip: { mode: 'START' }, chatWindow: { defaultOpen: false } },
    });
    const tooltip = screen.getByTestId('chat-tooltip');
    expect(tooltip).toHaveClass('rcb-tooltip-show');
    await act(() => engine.actions.toggleChatWindow(true));
    await act(() => engine.actions.toggleChatWindow(false));
    expect(tooltip).toHaveClass('rcb-tooltip-hide');
  });

  it('is absent from an embedded widget, as is the close button', async () => {
    await show({ settings: { general: { embedded: true } } });
    expect(document.querySelector('.rcb-toggle-button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'close chat' })).toBeNull();
    expect(document.querySelector('.rcb-window-embedded')).not.toBeNull();
  });
});

describe('the window', () => {
  it('is a named landmark, inert while closed', async () => {
    const { engine } = await show();
    const region = screen.getByRole('region', { name: 'chat' });
    expect(region).not.toHaveAttribute('inert');
    await act(() => engine.actions.toggleChatWindow(false));
    expect(region).toHaveAttribute('inert');
  });

  it('tells the state of its toggles without changing their names', async () => {
    const { user } = await show({ settings: { audio: { disabled: false } } });
    const audio = screen.getByRole('button', { name: 'toggle audio' });
    expect(audio).toHaveAttribute('aria-pressed', 'false');
    await user.click(audio);
    await pass(10);
    expect(screen.getByRole('button', { name: 'toggle audio' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('draws the configured buttons in their order, a host’s own among them, and hands them to slots', async () => {
    await show({
      settings: {
        header: { buttons: [<b key="own">Own</b>, 'close-chat-button', 'audio-button', 'no-such'] },
      },
      slots: { chatBotHeader: Header },
    });
    expect(screen.getByText('2 buttons')).toBeInTheDocument();
  });

  it('sets the host’s styles and colours as styles of elements, with no style element', async () => {
    await show({
      settings: { general: { primaryColor: '#0b2a5b' } },
      styles: { headerStyle: { color: 'rgb(1, 2, 3)' } },
    });
    expect(document.querySelector('.rcb-chat-header-container')).toHaveStyle({ color: 'rgb(1, 2, 3)' });
    const root = document.querySelector<HTMLElement>('.rcb-chatbot-global');
    expect(root?.style.getPropertyValue('--rcb-primary')).toBe('#0b2a5b');
    expect(root?.style.getPropertyValue('--rcb-on-primary')).toBe('#ffffff');
    expect(document.querySelector('style')).toBeNull();
  });

  it('is not drawn on a device that is turned off', async () => {
    await show({ settings: { device: { desktopEnabled: false } } });
    expect(document.querySelector('.rcb-chat-window')).toBeNull();
  });
});

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
    const [first, , mine] = engine.getState().entries.map(({ message }) => message);
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

describe('the input row', () => {
  it('counts characters and cuts at the limit', async () => {
    const { user } = await show({ settings: { chatInput: { characterLimit: 5, showCharacterCount: true } } });
    await user.type(screen.getByRole('textbox'), 'abcdefg');
    await pass(10);
    expect(screen.getByRole('textbox')).toHaveValue('abcde');
    expect(screen.getByText('5/5')).toBeInTheDocument();
  });

  it('says inline why an answer was refused, and keeps it', async () => {
    const { user } = await show({
      flow: { start: { message: 'E-mail?', input: 'email', path: 'end' }, end: {} },
    });
    const input = screen.getByRole('textbox');
    await user.type(input, 'nobody{Enter}');
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter an email address');
    expect(input).toHaveAccessibleDescription(/email address/);
    expect(input).toBeInvalid();
    expect(input).toHaveValue('nobody');
  });

  it('hides what is typed while the question is sensitive', async () => {
    await show({ flow: { start: { message: 'PIN?', isSensitive: true } } });
    expect(screen.getByLabelText('input text area')).toHaveAttribute('type', 'password');
  });

  it('puts an emoji behind the draft and the focus back into the input', async () => {
    const { user, engine } = await show();
    await user.click(screen.getByRole('button', { name: 'emoji picker' }));
    await user.click(screen.getByRole('button', { name: '🎉' }));
    await pass(10);
    expect(engine.getState().draft).toBe('🎉');
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(screen.queryByRole('button', { name: '🎉' })).toBeNull();
  });

  it('closes only the emoji popup by Escape, and gives its button the focus', async () => {
    const { user, engine } = await show();
    const picker = screen.getByRole('button', { name: 'emoji picker' });
    await user.click(picker);
    await user.tab();
    await user.keyboard('{Escape}');
    await pass(10);
    expect(picker).toHaveFocus();
    expect(engine.getState().isOpen).toBe(true);
  });

  it('takes files where the block asks for them and shows what was sent', async () => {
    const file = jest.fn();
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => {};
    const { user } = await show({
      flow: { start: { message: 'A picture?', file } },
      settings: { fileAttachment: { showMediaDisplay: true } },
    });
    const picture = new File(['x'], 'a.png', { type: 'image/png' });
    const chooser = document.querySelector<HTMLInputElement>('.rcb-attach-input');
    if (!chooser) throw new Error('no chooser');
    await user.upload(chooser, picture);
    await settle();
    expect(file).toHaveBeenCalledWith(expect.objectContaining({ files: [picture] }));
    expect(screen.getByRole('img', { name: 'a.png' })).toHaveAttribute('src', 'blob:picture');
    expect(screen.getByText('📄 a.png')).toBeInTheDocument();
  });
});

describe('toasts', () => {
  it('stand in a status region and go at a click', async () => {
    const { user, engine } = await show();
    await act(async () => void (await engine.actions.showToast('Saved')));
    const toast = screen.getByRole('button', { name: 'Saved' });
    expect(toast.closest('[role="status"]')).not.toBeNull();
    await user.click(toast);
    await pass(10);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('wait while the focus rests on them', async () => {
    const { engine } = await show();
    await act(async () => void (await engine.actions.showToast('Saved', 1000)));
    act(() => screen.getByText('Saved').focus());
    await pass(3000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    act(() => screen.getByText('Saved').blur());
    await pass(3000);
    expect(screen.queryByText('Saved')).toBeNull();
  });
});

describe('what a server draws', () => {
  it('is the state before the start, also for a part that takes over late', async () => {
    const { engine } = await show();
    const Count = () => useEngine(({ entries }) => entries.length);
    const html = renderToString(
      <EngineProvider engine={engine}>
        <Count />
      </EngineProvider>,
    );
    expect(engine.getState().entries.length).toBe(1);
    expect(html).toBe('0');
  });
});
