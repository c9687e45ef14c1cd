import { act, fireEvent, screen } from '@testing-library/react';
import { coverPage } from '@/widget/effects/page';
import { show } from './harness';

const WIDE = window.innerWidth;
const resize = (width: number) => {
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: width });
  act(() => void fireEvent(window, new Event('resize')));
};
const link = () => screen.getByText('The page');
const toggle = (engine: Awaited<ReturnType<typeof show>>['engine'], isOpen: boolean) =>
  act(() => engine.actions.toggleChatWindow(isOpen));

afterEach(() => resize(WIDE));

describe('an open window over the whole screen', () => {
  it('lets nothing of the page behind it be reached until it is closed', async () => {
    resize(400);
    const { engine } = await show();
    expect(link()).toHaveAttribute('inert');
    expect(document.querySelector('.rcb-toggle-button')).toHaveAttribute('inert');
    await toggle(engine, false);
    expect(link()).not.toHaveAttribute('inert');
    expect(document.querySelector('.rcb-toggle-button')).not.toHaveAttribute('inert');
  });

  it('still announces', async () => {
    resize(400);
    await show();
    expect(document.querySelector('.rcb-log')).not.toHaveAttribute('inert');
    expect(document.querySelector('.rcb-status')).not.toHaveAttribute('inert');
  });

  it('gives the page back when the screen becomes wide, and when the bot goes', async () => {
    resize(400);
    const { unmount } = await show();
    resize(WIDE);
    expect(link()).not.toHaveAttribute('inert');
    resize(400);
    expect(link()).toHaveAttribute('inert');
    const behind = link();
    const other = document.body.appendChild(document.createElement('p'));
    unmount();
    expect(behind).not.toHaveAttribute('inert');
    other.remove();
  });

  it('leaves the page alone beside it, and where the window is part of it', async () => {
    await show();
    expect(link()).not.toHaveAttribute('inert');
  });

  it('leaves the page alone where it is embedded', async () => {
    resize(400);
    await show({ settings: { general: { embedded: true } } });
    expect(link()).not.toHaveAttribute('inert');
  });
});

describe('covering a page', () => {
  it('reaches out of a shadow root, and keeps inert what was so before', () => {
    document.body.innerHTML = '<main></main><aside inert></aside><div id="host"></div>';
    const root = document.getElementById('host')?.attachShadow({ mode: 'open' });
    const [beside, over] = [document.createElement('p'), document.createElement('p')];
    root?.append(beside, over);
    const isInert = () =>
      [document.querySelector('main'), document.querySelector('aside'), beside, over].map((one) =>
        one?.hasAttribute('inert'),
      );
    const uncover = coverPage(over);
    expect(isInert()).toEqual([true, true, true, false]);
    expect(document.getElementById('host')).not.toHaveAttribute('inert');
    uncover();
    expect(isInert()).toEqual([false, true, false, false]);
    document.body.replaceChildren();
  });
});
