/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import type { Settings } from '@/widget/core/settings';
import { settle, show } from './harness';

const settings: Settings = { botBubble: { actions: ['copy', 'feedback'] } };

describe('what can be done with a message of the bot', () => {
  it('is not offered unless asked for, and never for the visitor’s own', async () => {
    const { user } = await show({ flow: { start: { message: 'Hello', path: 'start' } } });
    await settle();
    expect(screen.queryByRole('button', { name: 'Helpful' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox'), 'Hi{Enter}');
    await settle();
    expect(screen.queryByRole('button', { name: 'Copy this message' })).not.toBeInTheDocument();
  });

  it('copies the text and says so', async () => {
    const { user } = await show({ settings });
    await settle();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await user.click(screen.getByRole('button', { name: 'Copy this message' }));
    expect(copied).toHaveBeenCalledWith('Hello');
    expect(screen.getByText('Copied')).toHaveAttribute('role', 'status');
  });

  it('says when it cannot copy', async () => {
    const { user } = await show({ settings });
    await settle();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'));
    await user.click(screen.getByRole('button', { name: 'Copy this message' }));
    expect(screen.getByText('The message could not be copied.')).toBeInTheDocument();
  });

  it('tells the page whether the message helped, once, and again when the visitor thinks otherwise', async () => {
    const { user, engine } = await show({ settings, flow: { start: {} } });
    const told = jest.spyOn(engine.actions, 'giveFeedback');
    await act(async () => void engine.actions.injectMessage('Hello'));
    await settle();
    const [helpful, not] = ['Helpful', 'Not helpful'].map((name) => screen.getByRole('button', { name }));
    if (!helpful || !not) throw new Error('No buttons.');
    await user.click(helpful);
    await user.click(helpful);
    expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await user.click(not);
    expect(helpful).toHaveAttribute('aria-pressed', 'false');
    expect(not).toHaveAttribute('aria-pressed', 'true');
    expect(told.mock.calls.map(([, isHelpful]) => isHelpful)).toEqual([true, false]);
  });

  it('waits for the end of a stream', async () => {
    const { engine } = await show({ settings, flow: { start: {} } });
    await act(async () => void engine.actions.streamMessage('Hel'));
    expect(screen.queryByRole('button', { name: 'Helpful' })).not.toBeInTheDocument();
    await act(async () => void engine.actions.endStreamMessage());
    await settle();
    expect(screen.getByRole('button', { name: 'Helpful' })).toBeInTheDocument();
  });
});
