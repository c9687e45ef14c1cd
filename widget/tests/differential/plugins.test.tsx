/** @jest-environment jsdom */
import type { Flow, Plugin } from 'react-chatbotify';
import { all, has, mount, one, say, settle, transcript } from './bot';
import { differential } from './subjects';

differential('plugins', (subject) => {
  it('are hooks whose settings and styles come over the site’s', async () => {
    const plugin: Plugin = () => ({
      name: 'mine',
      settings: { header: { title: 'from the plugin' } },
      styles: { headerStyle: { color: 'rgb(1, 2, 3)' } },
    });
    const bot = await mount(subject, {
      flow: { start: { message: 'hi' } },
      plugins: [plugin],
      settings: { header: { title: 'from the site' } },
    });
    expect(bot.hooks().settings.settings.header?.title).toBe('from the plugin');
    expect(one('.rcb-chat-header-container').style.color).toBe('rgb(1, 2, 3)');
  });

  it('may use every hook', async () => {
    const seen: (string | null)[] = [];
    const plugin: Plugin = () => {
      seen.push(subject.library.useBotId().getBotId());
      subject.library.usePaths();
      subject.library.useMessages();
      return { name: 'mine' };
    };
    await mount(subject, { flow: { start: { message: 'hi' } }, plugins: [plugin] });
    expect(seen.at(-1)).toBe('bot');
  });

  it('input-validator refuses an answer, says why in a toast and lets a right one pass', async () => {
    const isNumber = (input = '') => /^\d+$/.test(input);
    const start = {
      message: 'age?',
      validateTextInput: (input?: string) =>
        isNumber(input)
          ? { success: true }
          : { success: false, promptContent: 'numbers only', promptType: 'error' },
      path: 'next',
    };
    const flow: Flow = { start, next: { message: ({ userInput }) => `got ${userInput}` } };
    await mount(subject, { flow, plugins: [subject.plugin('@rcb-plugins/input-validator')] });
    await say('old', 500);
    expect(transcript()).toEqual(['bot: age?']);
    expect(all('.rcb-toast-prompt').map((element) => element.textContent)).toEqual(['numbers only']);
    await settle();
    await say('42');
    expect(transcript()).toEqual(['bot: age?', 'user: 42', 'bot: got 42']);
  });

  it('markdown-renderer draws marked words', async () => {
    const start = { message: 'see **this**', renderMarkdown: ['BOT'] };
    await mount(subject, { flow: { start }, plugins: [subject.plugin('@rcb-plugins/markdown-renderer')] });
    await settle();
    expect(one('.rcb-bot-message strong')).toHaveTextContent('this');
  });

  it('html-renderer draws elements and no script', async () => {
    const start = { message: 'see <b>this</b><script>window.bad = 1</script>', renderHtml: ['BOT'] };
    await mount(subject, { flow: { start }, plugins: [subject.plugin('@rcb-plugins/html-renderer')] });
    await settle();
    expect(one('.rcb-bot-message b')).toHaveTextContent('this');
    expect(has('.rcb-bot-message script')).toBe(false);
  });

  it('run side by side', async () => {
    const start = { message: 'see **this**', renderMarkdown: ['BOT'], path: 'next' };
    const next = { message: 'and <b>that</b>', renderHtml: ['BOT'] };
    const names = [
      '@rcb-plugins/input-validator',
      '@rcb-plugins/markdown-renderer',
      '@rcb-plugins/html-renderer',
    ];
    await mount(subject, { flow: { start, next }, plugins: names.map(subject.plugin) });
    await say('x');
    await settle();
    expect([has('.rcb-bot-message strong'), has('.rcb-bot-message b')]).toEqual([true, true]);
  });
});
