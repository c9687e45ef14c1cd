/** @jest-environment jsdom */
import type { Flow, Params } from 'react-chatbotify';
import { doing, has, mount, one, say, settle, textArea, transcript } from './bot';
import { differential } from './subjects';

const names =
  'userInput currPath prevPath goToPath setTextAreaValue injectMessage simulateStreamMessage streamMessage endStreamMessage removeMessage showToast dismissToast toggleChatWindow';

differential('params', (subject) => {
  /** What the function of a block sees and does once there was an answer. */
  const inFunction = async <T,>(work: (params: Params) => T | Promise<T>, rest: Flow['start'] = {}) => {
    const seen: T[] = [];
    const run = async (params: Params) => void seen.push(await work(params));
    const bot = await mount(subject, { flow: { start: { message: 'hi', function: run, ...rest } } });
    await say('x');
    await settle();
    return { bot, seen: seen[0] };
  };

  it('hold what they always did', async () => {
    const { seen } = await inFunction((params) => names.split(' ').filter((name) => !(name in params)));
    expect(seen).toEqual([]);
  });

  it('hold no files but for files', async () => {
    const { seen } = await inFunction(({ files }) => files);
    expect(seen).toBeUndefined();
  });

  it('goToPath tells that it went, though no block is there', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { bot, seen } = await inFunction(({ goToPath }) => goToPath('nowhere'));
    expect([seen, bot.hooks().paths.paths]).toEqual([true, ['start', 'nowhere']]);
  });

  it('injectMessage gives the message that came in', async () => {
    const { seen } = await inFunction(({ injectMessage }) => injectMessage('said', 'Bot'));
    expect(seen).toMatchObject({ content: 'said', sender: 'BOT', type: 'string', tags: [] });
  });

  it('simulateStreamMessage refuses what is no text', async () => {
    const bot = await mount(subject, { flow: { start: { message: 'hi' } } });
    const content: string = JSON.parse('42');
    const failed = await doing(() =>
      bot
        .hooks()
        .messages.simulateStreamMessage(content)
        .then(
          () => false,
          () => true,
        ),
    );
    expect(failed).toBe(true);
    expect(transcript()).toEqual(['bot: hi']);
  });

  it('streamMessage and endStreamMessage write one message', async () => {
    const { seen } = await inFunction(async ({ streamMessage, endStreamMessage }) => {
      await streamMessage('a');
      await streamMessage('ab');
      return endStreamMessage('BOT');
    });
    expect(seen).toBe(true);
    expect(transcript()).toEqual(['bot: hi', 'user: x', 'bot: ab']);
  });

  it('removeMessage gives null for what is not there', async () => {
    const { seen } = await inFunction(({ removeMessage }) => removeMessage('unknown'));
    expect(seen).toBeNull();
  });

  it('removeMessage finds what is only stored', async () => {
    const old = { id: 'old', content: 'old', sender: 'BOT', type: 'string', timestamp: '', tags: [] };
    localStorage.setItem('rcb-history', JSON.stringify([old]));
    const { seen } = await inFunction(({ removeMessage }) => removeMessage('old'));
    expect(seen).toMatchObject({ id: 'old', content: 'old' });
    expect(localStorage.getItem('rcb-history')).not.toContain('old');
  });

  it('dismissToast gives null for what is not there', async () => {
    const { seen } = await inFunction(({ dismissToast }) => dismissToast('unknown'));
    expect(seen).toBeNull();
  });

  it('showToast takes an element', async () => {
    await inFunction(({ showToast }) => showToast(<i className="mine">note</i>));
    expect(one('.rcb-toast-prompt-container .mine')).toHaveTextContent('note');
  });

  it('toggleChatWindow closes and opens', async () => {
    const { bot } = await inFunction(async ({ toggleChatWindow }) => {
      await toggleChatWindow(false);
      await toggleChatWindow(true);
      await toggleChatWindow(false);
    });
    expect(bot.hooks().window.isChatWindowOpen).toBe(false);
  });

  it('setTextAreaValue writes the draft, at most as long as the limit', async () => {
    const bot = await mount(subject, {
      flow: { start: { message: 'hi', function: ({ setTextAreaValue }) => setTextAreaValue('abcdef') } },
      settings: { chatInput: { characterLimit: 3, blockSpam: false } },
    });
    await say('x');
    await settle();
    expect([bot.hooks().textArea.getTextAreaValue(), textArea().value]).toEqual(['abc', 'abc']);
  });

  it('userInput is the last answer in every later block', async () => {
    const seen: string[] = [];
    const flow: Flow = {
      start: { message: 'hi', path: 'next' },
      next: { message: ({ userInput }) => void seen.push(userInput), transition: 100, path: 'last' },
      last: { message: ({ userInput }) => void seen.push(userInput) },
    };
    await mount(subject, { flow });
    await say('yes');
    await settle();
    expect(seen).toEqual(['yes', 'yes']);
  });

  it('userInput is nothing before an answer', async () => {
    const seen: unknown[] = [];
    await mount(subject, { flow: { start: { message: ({ userInput }) => void seen.push(userInput) } } });
    expect(seen).toEqual(['']);
  });

  it('userInput is what an option or a file says', async () => {
    const { seen } = await inFunction(({ userInput }) => userInput, { options: ['x', 'y'] });
    expect(seen).toBe('x');
  });

  it('prevPath is null at the start', async () => {
    const seen: unknown[] = [];
    await mount(subject, {
      flow: { start: { message: ({ currPath, prevPath }) => void seen.push(currPath, prevPath) } },
    });
    expect(seen).toEqual(['start', null]);
    expect(has('.rcb-bot-message')).toBe(false);
  });
});
