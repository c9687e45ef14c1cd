import { screen } from '@testing-library/react';
import { settle, show } from './harness';

jest.mock('@/widget/ui/chat-window', () => {
  throw new Error('no network');
});

describe('a window whose code does not come', () => {
  it('is told once in the log, and the launcher stays', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = await show({ settings: { chatWindow: { defaultOpen: false } } });
    await user.click(screen.getByRole('button', { name: /^open chat/ }));
    await settle();
    expect(log.mock.calls.map(([said]) => said)).toEqual(['A part of the chat could not be loaded:']);
    expect(document.querySelector('.rcb-toggle-button')).toBeInTheDocument();
    expect(document.querySelector('.rcb-chat-window')).toBeNull();
  });
});
