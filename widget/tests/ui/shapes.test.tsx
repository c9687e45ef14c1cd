/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import type { Flow } from '@/widget/core/types';
import { settle, show } from './harness';

const drawings = () => document.querySelectorAll('.rcb-chat-window svg').length;
const unshaped = () =>
  [...document.querySelectorAll('.rcb-chat-window svg:not(.rcb-shape)')].map((svg) => svg.outerHTML);

const settings = {
  chatWindow: { defaultOpen: true },
  botBubble: { actions: ['copy' as const, 'feedback' as const] },
  fileAttachment: { preview: true },
};

/** A drawing without the class is filled black, and takes what a page says of all `svg`. */
describe('every drawing has the class that gives it its line', () => {
  it.each<[string, Flow]>([
    ['a date and the buttons of a message', { start: { message: 'When?', input: { type: 'date' } } }],
    ['stars', { start: { message: 'How?', input: { type: 'rating' } } }],
  ])('%s', async (_, flow) => {
    const { user } = await show({ flow, settings });
    await settle();
    await user.type(screen.getByRole('textbox'), 'x');
    await user.keyboard('{Enter}');
    await settle();
    expect(drawings()).toBeGreaterThan(3);
    expect(unshaped()).toEqual([]);
  });

  it('a reply that can be stopped', async () => {
    const flow: Flow = { start: { function: ({ startReply }) => new Promise(() => startReply()) } };
    const { user } = await show({ flow, settings });
    await user.type(screen.getByRole('textbox'), 'x');
    await user.keyboard('{Enter}');
    await settle();
    expect(screen.getByRole('button', { name: 'Stop the answer' })).toBeInTheDocument();
    expect(unshaped()).toEqual([]);
  });

  it('files before they are sent', async () => {
    await show({ flow: { start: { message: 'Show us', file: () => {} } }, settings });
    await settle();
    const files = [new File(['12345'], 'a.png')];
    fireEvent.drop(screen.getByRole('region', { name: 'chat' }), {
      dataTransfer: { files, types: ['Files'] },
    });
    expect(screen.getByRole('button', { name: 'Remove a.png' })).toBeInTheDocument();
    expect(unshaped()).toEqual([]);
  });
});
