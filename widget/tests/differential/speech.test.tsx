/** @jest-environment jsdom */
import type { Flow, Settings } from 'react-chatbotify';
import { advance, doing, mount, say, settle, textArea, transcript } from './bot';
import { differential } from './subjects';

const flow: Flow = { start: { message: 'hi', path: 'next' }, next: { message: 'on', path: 'end' } };
const audio = { disabled: false, defaultToggledOn: true };
const voice = { disabled: false, defaultToggledOn: true };

differential('reading aloud', (subject) => {
  const spoken = async (settings: Settings) => {
    const bot = await mount(subject, { flow, settings });
    await settle();
    const at = bot.browser.spoken.indexOf('hi');
    return bot.browser.utterances[at];
  };

  it('takes language, speed and volume from the settings', async () => {
    const said = await spoken({ audio: { ...audio, language: 'hi-IN', rate: 1.5, volume: 0.5 } });
    expect(said).toMatchObject({ lang: 'hi-IN', rate: 1.5, volume: 0.5 });
  });

  it('takes the first of the voices that is there', async () => {
    const said = await spoken({ audio: { ...audio, voiceNames: ['Nobody', 'Bea', 'Anna'] } });
    expect(said?.voice?.name).toBe('Bea');
  });

  it('is of the bot’s words only', async () => {
    const bot = await mount(subject, { flow, settings: { audio } });
    await settle();
    await doing(() => bot.hooks().messages.injectMessage('mine', 'USER'));
    await doing(() => bot.hooks().messages.injectMessage(<i>element</i>));
    expect(bot.browser.spoken.filter(Boolean)).toEqual(['hi']);
  });

  it('is heard of an embedded bot', async () => {
    const bot = await mount(subject, { flow, settings: { audio, general: { embedded: true } } });
    await settle();
    expect(bot.browser.spoken.filter(Boolean)).toEqual(['hi']);
  });

  it('begins and ends with its switch', async () => {
    const bot = await mount(subject, { flow, settings: { audio: { ...audio, defaultToggledOn: false } } });
    await settle();
    await doing(() => bot.hooks().audio.toggleAudio(true));
    await doing(() => bot.hooks().messages.injectMessage('heard'));
    await doing(() => bot.hooks().audio.toggleAudio(false));
    await doing(() => bot.hooks().messages.injectMessage('unheard'));
    expect(bot.browser.spoken.filter(Boolean)).toEqual(['heard']);
  });

  it('is of streamed words', async () => {
    const bot = await mount(subject, { flow, settings: { audio } });
    await settle();
    await doing(() => bot.hooks().messages.simulateStreamMessage('abc'));
    await settle();
    expect(bot.browser.spoken.filter(Boolean)).toEqual(['hi', 'abc']);
  });
});

differential('speaking', (subject) => {
  const listening = async (settings: Settings['voice'], more: Settings = {}) => {
    const bot = await mount(subject, { flow, settings: { ...more, voice: { ...voice, ...settings } } });
    await advance(100);
    const recognition = bot.browser.recognition.findLast(({ isRunning }) => isRunning);
    if (!recognition) throw new Error('Nothing listens.');
    return { bot, recognition };
  };
  const done = (bot: Awaited<ReturnType<typeof mount>>) => doing(() => bot.hooks().voice.toggleVoice(false));

  it('is heard in the language of the settings', async () => {
    const { bot, recognition } = await listening({ language: 'bn-IN' });
    expect(recognition.lang).toBe('bn-IN');
    await done(bot);
  });

  it('goes to the text area and stays there, by a setting', async () => {
    const { bot, recognition } = await listening({ autoSendDisabled: true });
    await doing(() => recognition.hear('hello there'));
    await settle();
    expect(textArea().value).toBe('hello there');
    expect(transcript()).toEqual(['bot: hi']);
    await done(bot);
  });

  it('is sent after a silence as long as the settings say', async () => {
    const { bot, recognition } = await listening({ autoSendPeriod: 5000 });
    await doing(() => recognition.hear('hello there'));
    expect(transcript()).toEqual(['bot: hi']);
    await advance(6000);
    expect(transcript()).toContain('user: hello there');
    await done(bot);
  });

  it('is cut at the limit', async () => {
    const { bot, recognition } = await listening(
      { autoSendDisabled: true },
      { chatInput: { characterLimit: 5 } },
    );
    await doing(() => recognition.hear('hello there'));
    expect(textArea().value).toBe('hello');
    await done(bot);
  });

  it('ends by itself after a time', async () => {
    const { bot } = await listening({ timeoutPeriod: 4000 });
    expect(bot.hooks().voice.voiceToggledOn).toBe(true);
    await advance(6000);
    expect(bot.hooks().voice.voiceToggledOn).toBe(false);
  });

  it('never ends by itself where the time is nothing', async () => {
    const { bot } = await listening({ timeoutPeriod: 0 });
    await advance(60_000);
    expect(bot.hooks().voice.voiceToggledOn).toBe(true);
    await done(bot);
  });

  it('is not heard while the bot answers', async () => {
    const { bot, recognition } = await listening({ timeoutPeriod: 0 });
    await say('x', 100);
    const during = recognition.isRunning || bot.browser.recognition.some(({ isRunning }) => isRunning);
    await settle();
    const after = bot.browser.recognition.some(({ isRunning }) => isRunning);
    expect([during, after]).toEqual([false, true]);
    await done(bot);
  });
});
