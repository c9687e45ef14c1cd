/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import ChatBot from '@/widget';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('an embedded bot in a shadow root', () => {
  it('knows whether its window is on the screen', async () => {
    jest.useFakeTimers();
    const host = document.createElement('div');
    document.body.append(host);
    const place = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    const root = createRoot(place);
    act(() =>
      root.render(<ChatBot id="bot" flow={{ start: {} }} settings={{ general: { embedded: true } }} />),
    );
    await pass(100);
    const bot = window.rcbChatBots?.['bot'];
    expect(bot?.getIsChatBotVisible()).toBe(true);
    const shown = place.querySelector('.rcb-chat-window');
    jest.spyOn(shown ?? place, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -500, 300, 400));
    expect(bot?.getIsChatBotVisible()).toBe(false);
    act(() => root.unmount());
    expect(bot?.getIsChatBotVisible()).toBe(false);
    jest.useRealTimers();
  });
});
