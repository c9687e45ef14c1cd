/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { allEntries } from '@/widget/core/entries';
import { focus, pass, settle, show } from './harness';

const intake = {
  start: { message: 'What is your name?', path: 'drink' },
  drink: { message: 'Tea or coffee?', options: ['Tea', 'Coffee'], path: 'days' },
  days: { message: 'Which days?', checkboxes: { items: ['Mon', 'Tue', 'Wed'], min: 1, max: 2 }, path: 'end' },
  end: { message: 'Thank you.', chatDisabled: true },
};

const old = {
  id: 'old',
  content: 'Long ago',
  sender: 'BOT',
  type: 'string',
  timestamp: 'Sat, 21 Nov 2020 05:00:00 GMT',
};

describe('the widget by keyboard alone', () => {
  it('holds a whole conversation: opens, answers, chooses, ticks, closes', async () => {
    const { user } = await show({ flow: intake, settings: { chatWindow: { defaultOpen: false } } });
    focus(screen.getByRole('link'));
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: /^open chat/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    await pass(50);
    expect(screen.getByRole('textbox')).toHaveFocus();

    await user.keyboard('Asha{Enter}');
    await settle();
    await user.tab({ shift: true });
    while (document.activeElement?.textContent !== 'Tea') await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    await settle();
    expect(screen.getByText('Which days?')).toBeInTheDocument();

    focus(screen.getByRole('checkbox', { name: 'Mon' }));
    await user.keyboard(' ');
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await settle();
    expect(screen.getByText('Mon, Tue')).toBeInTheDocument();
    expect(screen.getByText('Thank you.')).toBeInTheDocument();

    await user.keyboard('{Escape}');
    await pass(50);
    expect(screen.getByRole('button', { name: /^open chat/ })).toHaveFocus();
  });

  it('takes no focus on load, nor when it is opened by the page', async () => {
    const { engine } = await show({ settings: { chatWindow: { defaultOpen: false } } });
    const link = screen.getByRole('link');
    focus(link);
    await act(() => engine.actions.toggleChatWindow(true));
    await settle();
    expect(link).toHaveFocus();
  });

  it('leaves Escape to the page while the focus is outside', async () => {
    const { user, engine } = await show();
    focus(screen.getByRole('link'));
    await user.keyboard('{Escape}');
    await pass(50);
    expect(engine.getState().isOpen).toBe(true);
  });

  it('moves to the next choices after a chosen answer, not to the input, where only typing focuses it', async () => {
    const { user } = await show({
      flow: {
        start: { message: 'Tea?', options: ['Yes'], path: 'milk' },
        milk: { message: 'Milk?', options: ['A little'], path: 'name' },
        name: { message: 'Name?', path: 'end' },
        end: { message: 'Thank you.' },
      },
      settings: { chatInput: { focusOnlyAfterTyping: true } },
    });
    focus(screen.getByRole('button', { name: 'Yes' }));
    await user.keyboard('{Enter}');
    await settle();
    expect(screen.getByRole('button', { name: 'A little' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await settle();
    expect(screen.getByRole('region', { name: 'messages' })).toHaveFocus();
    focus(screen.getByRole('textbox'));
    await user.keyboard('Asha{Enter}');
    await settle();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('goes between input and messages by F6', async () => {
    const { user } = await show();
    const input = screen.getByRole('textbox');
    focus(input);
    await user.keyboard('{F6}');
    expect(screen.getByRole('region', { name: 'messages' })).toHaveFocus();
    await user.keyboard('{F6}');
    expect(input).toHaveFocus();
  });

  it('keeps the focus in the input while the bot is busy', async () => {
    const { user } = await show({ flow: { start: { message: 'One', path: 'start' } } });
    const input = screen.getByRole('textbox');
    focus(input);
    await user.keyboard('Hi{Enter}');
    await pass(100);
    expect(input).toHaveAttribute('readonly');
    expect(input).toHaveFocus();
    await settle();
    expect(input).not.toHaveAttribute('readonly');
    expect(input).toHaveFocus();
  });

  it('keeps the focus in the input when a question is sensitive, and after it', async () => {
    const { user } = await show({
      flow: {
        start: { message: 'Name?', path: 'pin' },
        pin: { message: 'PIN?', isSensitive: true, path: 'end' },
        end: { message: 'Thank you.' },
      },
    });
    focus(screen.getByRole('textbox'));
    await user.keyboard('Asha{Enter}');
    await settle();
    expect(screen.getByLabelText('input text area')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('input text area')).toHaveFocus();
    await user.keyboard('4711{Enter}');
    await settle();
    expect(screen.getByText('Thank you.')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('keeps the focus in the widget when a used control goes away', async () => {
    const { user, engine } = await show({ stored: [old] });
    const messages = screen.getByRole('region', { name: 'messages' });
    focus(screen.getByRole('button', { name: 'Load Chat History ⟳' }));
    await user.keyboard('{Enter}');
    expect(messages).toHaveFocus();
    await act(async () => void (await engine.actions.showToast('Saved')));
    focus(screen.getByRole('button', { name: 'Saved' }));
    await user.keyboard('{Enter}');
    await settle();
    expect(screen.queryByText('Saved')).toBeNull();
    expect(messages).toHaveFocus();
  });

  it('sends nothing by the Enter that ends a composition', async () => {
    const { engine } = await show();
    const input = screen.getByRole('textbox');
    focus(input);
    act(() => engine.actions.type('ন'));
    await pass(10);
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true });
    fireEvent(input, enter);
    await settle();
    expect(engine.getState().draft).toBe('ন');
  });
});

describe('choices', () => {
  it('are real buttons in a group named by the question, and stay readable once chosen', async () => {
    const { user } = await show({
      flow: {
        start: { message: 'Tea or coffee?', options: ['Tea', 'Coffee'], path: 'next' },
        next: { message: 'Fine' },
      },
    });
    const group = screen.getByRole('group', { name: /Tea or coffee\?/ });
    await user.click(within(group).getByRole('button', { name: 'Tea' }));
    await settle();
    const chosen = within(group).getByRole('button', { name: 'You chose Tea' });
    expect(chosen).toHaveAttribute('aria-disabled', 'true');
    expect(within(group).getByRole('button', { name: 'Coffee' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(within(group).getByRole('button', { name: 'Coffee' }));
    await settle();
    expect(screen.getAllByText('Fine')).toHaveLength(1);
  });

  it('answer once however the pointer events come', async () => {
    const { user, engine } = await show({
      flow: { start: { message: 'Tea?', options: ['Tea'], path: 'next' }, next: { message: 'Fine' } },
    });
    const tea = screen.getByRole('button', { name: 'Tea' });
    await user.dblClick(tea);
    await settle();
    expect(
      allEntries(engine.getState().entries).filter(({ message }) => message.sender === 'USER'),
    ).toHaveLength(1);
  });

  it('wait for the least number of ticks and take no more than the most', async () => {
    const { user } = await show({
      flow: {
        start: {
          message: 'Which?',
          checkboxes: { items: ['A', 'B', 'C'], min: 2, max: 2 },
          path: 'next',
        },
        next: { message: 'Fine' },
      },
    });
    const next = screen.getByRole('button', { name: 'Next' });
    expect(screen.getByRole('group', { name: 'Choose 2 to 2' })).toContainElement(next);
    await user.click(screen.getByRole('checkbox', { name: 'A' }));
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    await settle();
    expect(screen.queryByText('Fine')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'B' }));
    await user.click(screen.getByRole('checkbox', { name: 'C' }));
    expect(screen.getByRole('checkbox', { name: 'C' })).not.toBeChecked();
    await user.click(next);
    await settle();
    expect(screen.getByText('A, B')).toBeInTheDocument();
  });

  it('sends nothing by Shift and Enter where new lines are off', async () => {
    const { user, engine } = await show();
    await user.type(screen.getByRole('textbox'), 'half a sentence{Shift>}{Enter}{/Shift}');
    await settle();
    expect(engine.getState().draft).toBe('half a sentence');
    expect(document.querySelector('.rcb-user-message')).toBeNull();
  });

  it('sends nothing by the Enter that chooses a word of an input method, in Safari too', async () => {
    const { user, engine } = await show();
    const input = screen.getByRole('textbox');
    await user.type(input, 'nihao');
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await settle();
    expect(engine.getState().draft).toBe('nihao');
  });

  it('brings the keys and the stored values for an e-mail address or a phone number', async () => {
    const { user } = await show({
      flow: { start: { input: 'email', path: 'phone' }, phone: { input: { type: 'phone', message: 'No.' } } },
    });
    const input = screen.getByRole('textbox');
    expect(input).toHaveAttribute('inputmode', 'email');
    expect(input).toHaveAttribute('autocomplete', 'email');
    await user.type(input, 'a@example.com{Enter}');
    await settle();
    expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'tel');
    expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'tel');
  });

  it('goes to the newest choices, not to reusable ones above', async () => {
    const { user } = await show({
      flow: {
        start: { options: { items: ['Menu'], reusable: true }, path: 'next', chatDisabled: true },
        next: { message: 'And now?', options: ['Yes'], chatDisabled: true },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await settle();
    expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus();
  });
});
