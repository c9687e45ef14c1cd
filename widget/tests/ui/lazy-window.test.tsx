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

  it('comes when the launcher is pressed; then the window takes the focus and what waited is announced', async () => {
    const { user, engine } = await show(closed);
    const launcher = screen.getByRole('button', { name: /^open chat/ });
    // As a browser does with what an open window makes inert.
    engine.subscribe(() => {
      if (engine.getState().isOpen) launcher.blur();
    });
    await user.click(launcher);
    await pass(500);
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
