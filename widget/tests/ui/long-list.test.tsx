/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Engine } from '@/widget/core/engine-types';
import { EngineProvider } from '@/widget/react/engine-provider';
import { useDrawing } from '@/widget/ui/chunks';
import { pass, settle, show } from './harness';

const inject = (engine: Engine, number: number) =>
  act(async () => {
    for (let count = 0; count < number; count += 1) await engine.actions.injectMessage(`Number ${count}`);
  });

const bodyOf = () => screen.getByRole('region', { name: 'messages' });

describe('a long list of messages', () => {
  it('draws no row anew for a message that is added, at the 600th as at the 5th', async () => {
    const { engine } = await show();
    let drawn = 0;
    const Counting = ({ children }: { children?: ReactNode }) => {
      drawn += 1;
      return children;
    };
    const countFor = async (number: number) => {
      await inject(engine, number);
      await settle();
      act(() =>
        engine.actions.replaceMessages((all) =>
          all.map((message) => ({ ...message, contentWrapper: Counting })),
        ),
      );
      await settle();
      drawn = 0;
      await inject(engine, 1);
      await settle();
      return drawn;
    };
    expect(await countFor(4)).toBe(0);
    expect(await countFor(600)).toBe(0);
    expect(screen.getAllByText(/^Number/)).toHaveLength(606);
  });

  it('has every message in order, in lists that hold nothing but messages', async () => {
    const { engine } = await show();
    await inject(engine, 600);
    await settle();
    const lists = screen.getAllByRole('list');
    expect(lists.length).toBeLessThanOrEqual(31);
    for (const list of lists) {
      expect([...list.children].every((child) => child.tagName === 'LI')).toBe(true);
    }
    const words = screen.getAllByText(/^Number/).map((bubble) => bubble.textContent);
    expect(words).toEqual(Array.from({ length: 600 }, (_, count) => `Number ${count}`));
  });

  it('is drawn from its newest messages on, the others in later tasks', async () => {
    const { engine } = await show();
    const message = (content: string) => ({
      ...{ id: content, content, sender: 'BOT', type: 'string' },
      timestamp: 'Sat, 21 Nov 2020 05:00:00 GMT',
    });
    const all = Array.from({ length: 1000 }, (_, count) => message(`Number ${count}`));
    act(() => engine.actions.replaceMessages(all));
    // Not in the task of the page that brings them.
    expect(screen.queryByText('Number 999')).not.toBeInTheDocument();
    act(() => void jest.advanceTimersToNextTimer());
    const first = screen.getAllByText(/^Number/);
    expect(first.length).toBeLessThanOrEqual(40);
    expect(first.at(-1)).toHaveTextContent('Number 999');
    expect(screen.queryByText('Number 0')).not.toBeInTheDocument();
    await settle();
    const words = screen.getAllByText(/^Number/).map((bubble) => bubble.textContent);
    expect(words).toEqual(all.map(({ content }) => content));
  });

  it('leaves the rows that stand when history comes before them', async () => {
    const stored = Array.from({ length: 30 }, (_, count) => ({
      id: `old-${count}`,
      content: `Old ${count}`,
      sender: 'BOT',
      type: 'string',
      timestamp: 'Sat, 21 Nov 2020 05:00:00 GMT',
    }));
    const { engine } = await show({ stored, settings: { chatHistory: { autoLoad: false } } });
    await inject(engine, 50);
    await settle();
    const row = screen.getByText('Number 40');
    act(() => void engine.actions.showChatHistory());
    await settle();
    expect(screen.getByText('Old 29')).toBeInTheDocument();
    expect(screen.getByText('Number 40')).toBe(row);
  });

  it('is drawn a few times for a flood, not once for each message', async () => {
    const { engine, unmount } = await show();
    unmount();
    let drawn = 0;
    const Counting = () => {
      drawn += 1;
      return useDrawing().entries.length;
    };
    const { container } = render(
      <EngineProvider engine={engine}>
        <Counting />
      </EngineProvider>,
    );
    await inject(engine, 1000);
    await pass(50);
    expect(container).toHaveTextContent('1001');
    expect(drawn).toBeLessThan(100);
  });

  it('goes to its end once a frame however many messages come', async () => {
    const { engine } = await show();
    const body = bodyOf();
    let jumps = 0;
    Object.defineProperty(body, 'scrollTop', {
      get: () => 0,
      set: () => {
        jumps += 1;
      },
    });
    await inject(engine, 20);
    await pass(30);
    expect(jumps).toBe(1);
  });

  it('says that messages come too fast to move in, until one comes in peace', async () => {
    const { engine } = await show();
    const newest = () => document.querySelector('.rcb-messages-newest');
    await pass(1000);
    await inject(engine, 1);
    expect(newest()).not.toHaveAttribute('data-rcb-hurried');
    await inject(engine, 2);
    expect(newest()).toHaveAttribute('data-rcb-hurried');
    await pass(1000);
    expect(newest()).toHaveAttribute('data-rcb-hurried');
    await inject(engine, 1);
    expect(newest()).not.toHaveAttribute('data-rcb-hurried');
  });
});
