import { screen } from '@testing-library/react';
import { act } from 'react';
import type { Flow, Params } from '@/widget/core/types';
import { bn } from '@/widget/locales/bn';
import { focus, pass, settle, show } from './harness';

/** A block whose reply takes until it is stopped or the test ends it. */
function slowBlock() {
  const calls: {
    params: Params;
    reply: ReturnType<Params['startReply']>;
    end: (isFailed: boolean) => void;
  }[] = [];
  const flow: Flow = {
    start: {
      message: 'Ask me.',
      function: (params) =>
        new Promise<void>((resolve) => {
          const reply = params.startReply();
          const end = (isFailed: boolean) => {
            reply.end(isFailed ? 'failed' : undefined);
            resolve();
          };
          reply.signal.addEventListener('abort', () => end(true));
          calls.push({ params, reply, end });
        }),
    },
  };
  return { flow, calls };
}

const stop = () => screen.queryByRole('button', { name: 'Stop the answer' });
const retry = () => screen.queryByRole('button', { name: 'Try again' });
const log = () => screen.getByRole('region', { name: 'messages' });

describe('a reply that takes its time', () => {
  it('can be stopped as long as it runs', async () => {
    const { flow, calls } = slowBlock();
    const { user } = await show({ flow });
    expect(stop()).toBeNull();
    await user.type(screen.getByRole('textbox'), 'Hello{Enter}');
    await settle();
    expect(log()).toHaveAttribute('aria-busy', 'true');
    await user.click(screen.getByRole('button', { name: 'Stop the answer' }));
    await settle();
    expect(calls[0]?.reply.signal.reason).toBe('stop');
    expect(stop()).toBeNull();
    expect(log()).not.toHaveAttribute('aria-busy');
  });

  it('can be repeated after it failed, until the visitor goes on', async () => {
    const { flow, calls } = slowBlock();
    const { user } = await show({ flow });
    await user.type(screen.getByRole('textbox'), 'Hello{Enter}');
    await settle();
    act(() => calls[0]?.end(true));
    await settle();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(calls.map(({ params, reply }) => [params.userInput, reply.isRepeated])).toEqual([
      ['Hello', false],
      ['Hello', true],
    ]);
    act(() => calls[1]?.end(true));
    await settle();
    expect(retry()).not.toBeNull();
    await user.type(screen.getByRole('textbox'), 'And?{Enter}');
    await pass(100);
    expect(retry()).toBeNull();
  });

  it('leaves no button behind when it succeeds', async () => {
    const { flow, calls } = slowBlock();
    const { user } = await show({ flow });
    await user.type(screen.getByRole('textbox'), 'Hello{Enter}');
    await settle();
    act(() => calls[0]?.end(false));
    await settle();
    expect([stop(), retry()]).toEqual([null, null]);
  });

  it('never lets the focus fall to the page', async () => {
    const { flow, calls } = slowBlock();
    const { user } = await show({ flow });
    const area = screen.getByRole('textbox');
    await user.type(area, 'Hello{Enter}');
    await settle();
    expect(area).toHaveFocus();
    await user.tab();
    expect(stop()).toHaveFocus();
    act(() => calls[0]?.end(true));
    await settle();
    expect(log()).toHaveFocus();
    focus(screen.getByRole('button', { name: 'Try again' }));
    await user.keyboard('{Enter}');
    await pass(50);
    expect(log()).toHaveFocus();
  });

  it('has its buttons in the language of the widget', async () => {
    const { flow } = slowBlock();
    const { user } = await show({ flow, settings: bn });
    await user.type(screen.getByRole('textbox'), '?{Enter}');
    await settle();
    expect(screen.getByRole('button', { name: 'উত্তর থামান' })).toBeInTheDocument();
  });

  it('ends with its conversation', async () => {
    const { flow, calls } = slowBlock();
    const { user, engine } = await show({ flow });
    await user.type(screen.getByRole('textbox'), 'Hello{Enter}');
    await settle();
    await pass(0);
    await act(() => engine.actions.restartFlow());
    await settle();
    expect(calls[0]?.reply.signal.reason).toBe('leave');
    expect([stop(), retry()]).toEqual([null, null]);
  });
});
