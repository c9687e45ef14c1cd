import { act, screen } from '@testing-library/react';
import { settle, show } from './harness';

const mockLine = { isDown: true };
jest.mock('@/widget/ui/chat-window', () => {
  if (mockLine.isDown) throw new Error('no network');
  return jest.requireActual('@/widget/ui/chat-window');
});

const closed = { settings: { chatWindow: { defaultOpen: false } } };
const drawnWindow = () => document.querySelector('.rcb-chat-window');
const launcher = () => screen.getByRole('button', { name: /^open chat/ });

// In this order: the code stays once it has come.
describe('a window whose code does not come', () => {
  it('is told once in the log, and closed again, so that the launcher can be pressed', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { engine } = await show(closed);
    await act(() => engine.actions.toggleChatWindow(true));
    await settle();
    expect(log.mock.calls.map(([said]) => said)).toEqual(['A part of the chat could not be loaded:']);
    expect(engine.getState().isOpen).toBe(false);
    expect(launcher()).toHaveClass('rcb-button-show');
    expect(launcher()).not.toHaveAttribute('aria-busy');
    expect(drawnWindow()).toBeNull();
  });

  it('is fetched again at the next press, and then takes the focus', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = await show(closed);
    await user.click(launcher());
    await settle();
    expect(drawnWindow()).toBeNull();
    mockLine.isDown = false;
    await user.click(launcher());
    await settle();
    expect(drawnWindow()).not.toHaveAttribute('inert');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
