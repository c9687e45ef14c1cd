/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EngineProvider, useEngine } from '@/widget/react/engine-provider';
import { pass, show } from './harness';

const Header = ({ buttons }: { buttons: unknown[] }) => <p>{buttons.length} buttons</p>;

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
