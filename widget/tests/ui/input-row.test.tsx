/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { pass, settle, show } from './harness';

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

  // Safari focuses no button that is pressed.
  describe('whose emoji button takes no focus when it is pressed', () => {
    const popup = () => screen.queryByRole('button', { name: '🎉' });
    async function opened() {
      const shown = await show();
      fireEvent.click(screen.getByRole('button', { name: 'emoji picker' }));
      await pass(10);
      expect(popup()).toBeInTheDocument();
      expect(document.body).toHaveFocus();
      return shown;
    }

    it('closes the popup at a press elsewhere, not at one inside', async () => {
      await opened();
      fireEvent.pointerDown(popup() ?? document.body);
      await pass(10);
      expect(popup()).toBeInTheDocument();
      fireEvent.pointerDown(screen.getByRole('link', { name: 'The page' }));
      await pass(10);
      expect(popup()).toBeNull();
    });

    it('closes the popup by Escape, and not the window', async () => {
      const { engine } = await opened();
      fireEvent.keyDown(document.body, { key: 'Escape' });
      await pass(10);
      expect(popup()).toBeNull();
      expect(engine.getState().isOpen).toBe(true);
    });

    it('takes a chosen emoji, though the focus leaves the popup for nothing before the click', async () => {
      const { engine } = await opened();
      const picker = screen.getByRole('button', { name: 'emoji picker' });
      picker.focus();
      picker.blur();
      fireEvent.click(popup() ?? document.body);
      await pass(10);
      expect(engine.getState().draft).toBe('🎉');
      expect(popup()).toBeNull();
    });
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
