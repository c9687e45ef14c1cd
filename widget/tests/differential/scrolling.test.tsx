/** @jest-environment jsdom */
import { act, fireEvent } from '@testing-library/react';
import type { Flow, Settings } from 'react-chatbotify';
import { advance, doing, has, mount, one, press, say, seenText, settle } from './bot';
import { differential } from './subjects';

const flow: Flow = { start: { message: 'hi', path: 'end' } };

/** Makes the body as tall as asked; jsdom lays nothing out. */
function scrolled(awayPx: number) {
  const body = one('.rcb-chat-body-container');
  const sizes = { scrollHeight: 1000, clientHeight: 400, scrollTop: 600 - awayPx };
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(body, name, { configurable: true, writable: true, value });
  }
  return act(async () => {
    fireEvent.wheel(body);
    fireEvent.touchMove(body);
    fireEvent.scroll(body);
    await jest.advanceTimersByTimeAsync(100);
  });
}
const prompt = () => has('.rcb-message-prompt-container.visible');
const top = () => one('.rcb-chat-body-container').scrollTop;

differential('scrolling', (subject) => {
  const open = async (settings: Settings = {}) => {
    const bot = await mount(subject, { flow, settings });
    await settle();
    return bot;
  };

  it.each([
    [20, false],
    [40, true],
  ])('%s pixels up count as away by the usual offset: %s', async (away, isAway) => {
    const bot = await open();
    await scrolled(away);
    await doing(() => bot.hooks().messages.injectMessage('new'));
    expect(prompt()).toBe(isAway);
  });

  it('counts as away by the offset of the settings', async () => {
    const bot = await open({ chatWindow: { messagePromptOffset: 300 } });
    await scrolled(200);
    await doing(() => bot.hooks().messages.injectMessage('new'));
    expect(prompt()).toBe(false);
  });

  it('leaves a reader where they are when a message comes', async () => {
    const bot = await open();
    await scrolled(200);
    await doing(() => bot.hooks().messages.injectMessage('new'));
    expect(top()).toBe(400);
  });

  it('jumps to a message by a setting', async () => {
    const bot = await open({ chatWindow: { autoJumpToBottom: true } });
    await scrolled(200);
    await doing(() => bot.hooks().messages.injectMessage('new'));
    expect(top()).toBeGreaterThanOrEqual(600);
  });

  it('jumps to what the visitor says', async () => {
    await open();
    await scrolled(200);
    await say('x');
    expect(top()).toBeGreaterThanOrEqual(600);
  });

  it('follows the conversation at its end', async () => {
    const bot = await open();
    await scrolled(0);
    await doing(() => bot.hooks().messages.injectMessage('new'));
    expect(top()).toBeGreaterThanOrEqual(600);
  });

  it('goes to the end by the prompt, which goes then', async () => {
    const bot = await open({ chatWindow: { messagePromptText: 'More below' } });
    await scrolled(200);
    await doing(() => bot.hooks().messages.injectMessage('new'));
    expect(seenText(one('.rcb-message-prompt-text'))).toBe('More below');
    await press(one('.rcb-message-prompt-text'));
    await advance(1000);
    expect(top()).toBeGreaterThanOrEqual(600);
  });

  it('counts what comes out of sight, and forgets it at the end', async () => {
    const bot = await open();
    await scrolled(200);
    await doing(() => bot.hooks().messages.injectMessage('one'));
    await doing(() => bot.hooks().messages.injectMessage('two'));
    expect(seenText(one('.rcb-badge'))).toContain('2');
    await scrolled(0);
    expect(seenText(one('.rcb-badge'))).not.toContain('2');
  });

  it('sounds for what comes out of sight in an open window', async () => {
    const bot = await open();
    await doing(() => document.body.click());
    await scrolled(200);
    await doing(() => bot.hooks().messages.injectMessage('new'));
    expect(bot.browser.played).toBeGreaterThan(0);
  });
});

differential('what comes out of sight', (subject) => {
  it('is told by a prompt, which goes at the end of the list', async () => {
    const bot = await mount(subject, { flow });
    await settle();
    await scrolled(200);
    expect(has('.rcb-message-prompt-container.visible')).toBe(false);
    await doing(() => bot.hooks().messages.injectMessage('new'));
    expect(has('.rcb-message-prompt-container.visible')).toBe(true);
    await scrolled(0);
    expect(has('.rcb-message-prompt-container.visible')).toBe(false);
  });

  it('is told by no prompt where the settings say so', async () => {
    const bot = await mount(subject, { flow, settings: { chatWindow: { showMessagePrompt: false } } });
    await scrolled(200);
    await doing(() => bot.hooks().messages.injectMessage('new'));
    expect(has('.rcb-message-prompt-container.visible')).toBe(false);
  });
});
