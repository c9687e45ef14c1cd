import { act, screen } from '@testing-library/react';
import { windowPart } from '@/widget/ui/window-part';
import { pass, settle, show } from './harness';

const closed = { settings: { chatWindow: { defaultOpen: false } } };
const drawnWindow = () => document.querySelector('.rcb-chat-window');

// In this order: the code stays once it has come.
describe('the code of the window', () => {
  it('is not asked for while nobody comes near a closed chat, whose messages are counted all the same', async () => {
    await show(closed);
    await settle();
    expect(windowPart.get()).toBeNull();
    expect(drawnWindow()).toBeNull();
    expect(screen.getByRole('button', { name: 'open chat, 1 unread' })).toBeInTheDocument();
  });

  it('is waited for by a launcher that stays in sight and busy, also when pressed once more', async () => {
    const load = jest.spyOn(windowPart, 'load').mockReturnValue(new Promise(() => {}));
    const { user, engine } = await show(closed);
    const launcher = screen.getByRole('button', { name: /^open chat/ });
    expect(launcher).not.toHaveAttribute('aria-busy');
    await user.dblClick(launcher);
    await settle();
    expect(load).toHaveBeenCalled();
    expect(engine.getState().isOpen).toBe(true);
    expect(launcher).toHaveClass('rcb-button-show');
    expect(launcher).toHaveAttribute('aria-busy', 'true');
    expect(launcher).toHaveFocus();
  });

  it('comes when the launcher is pressed; then the window takes the focus and what waited is announced', async () => {
    const { user, engine } = await show(closed);
    const launcher = screen.getByRole('button', { name: /^open chat/ });
    // As a browser does with what an open window makes inert.
    engine.subscribe(() => {
      if (engine.getState().isOpen) launcher.blur();
    });
    await user.click(launcher);
    await pass(500);
    expect(launcher).toHaveClass('rcb-button-hide');
    expect(launcher).not.toHaveAttribute('aria-busy');
    expect(drawnWindow()).not.toHaveAttribute('inert');
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(document.querySelector('.rcb-log')).toHaveTextContent('Assistant said: Hello');
  });

  it('gives the focus to the text area when a page opens the window and asks for it', async () => {
    const { engine } = await show(closed);
    await act(() => engine.actions.toggleChatWindow(true));
    act(() => engine.actions.focusTextArea());
    await pass(100);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
