/** @jest-environment jsdom */
import type { Flow } from 'react-chatbotify';
import { advance, doing, has, mount, say, settle, textArea, transcript } from './bot';
import { differential } from './subjects';

const flow: Flow = { start: { message: 'hi', path: 'next' }, next: { message: 'on', path: 'end' } };

differential('hooks', (subject) => {
  it('hand out what they always did', async () => {
    const bot = await mount(subject, { flow });
    const shape = Object.fromEntries(
      Object.entries(bot.hooks()).map(([name, value]) => [
        name,
        Object.fromEntries(
          Object.entries(value)
            .map(([key, one]) => [key, typeof one])
            .toSorted(),
        ),
      ]),
    );
    expect(shape).toEqual({
      audio: { audioToggledOn: 'boolean', speakAudio: 'function', toggleAudio: 'function' },
      botId: { getBotId: 'function' },
      history: {
        getHistoryMessages: 'function',
        hasChatHistoryLoaded: 'boolean',
        setHistoryMessages: 'function',
        showChatHistory: 'function',
      },
      window: {
        getIsChatBotVisible: 'function',
        isChatWindowOpen: 'boolean',
        scrollToBottom: 'function',
        toggleChatWindow: 'function',
        toggleIsBotTyping: 'function',
      },
      interaction: { hasInteractedPage: 'boolean' },
      flow: { getFlow: 'function', hasFlowStarted: 'boolean', restartFlow: 'function' },
      messages: {
        endStreamMessage: 'function',
        getMessages: 'function',
        injectMessage: 'function',
        messages: 'object',
        removeMessage: 'function',
        replaceMessages: 'function',
        simulateStreamMessage: 'function',
        streamMessage: 'function',
      },
      notifications: {
        notificationsToggledOn: 'boolean',
        playNotificationSound: 'function',
        toggleNotifications: 'function',
      },
      paths: {
        getCurrPath: 'function',
        getPrevPath: 'function',
        goToPath: 'function',
        paths: 'object',
        replacePaths: 'function',
      },
      settings: { replaceSettings: 'function', settings: 'object', updateSettings: 'function' },
      styles: { replaceStyles: 'function', styles: 'object', updateStyles: 'function' },
      textArea: {
        blurTextArea: 'function',
        focusTextArea: 'function',
        getTextAreaValue: 'function',
        setTextAreaValue: 'function',
        textAreaDisabled: 'boolean',
        textAreaSensitiveMode: 'boolean',
        toggleTextAreaDisabled: 'function',
        toggleTextAreaSensitiveMode: 'function',
      },
      toasts: {
        dismissToast: 'function',
        replaceToasts: 'function',
        showToast: 'function',
        toasts: 'object',
      },
      voice: { toggleVoice: 'function', voiceToggledOn: 'boolean' },
    });
  });

  it('useBotId knows the id, on the root element too', async () => {
    const bot = await mount(subject, { flow, id: 'mine' });
    expect(bot.hooks().botId.getBotId()).toBe('mine');
    expect(document.getElementById('mine')).not.toBeNull();
  });

  it('useChatWindow opens, closes and flips', async () => {
    const bot = await mount(subject, { flow });
    const toggle = (isOpen?: boolean) => doing(() => bot.hooks().window.toggleChatWindow(isOpen));
    const states: boolean[] = [bot.hooks().window.isChatWindowOpen];
    for (const step of [undefined, undefined, false, false, true]) {
      await toggle(step);
      states.push(bot.hooks().window.isChatWindowOpen);
    }
    expect(states).toEqual([true, false, true, false, false, true]);
    expect(has('.rcb-window-open')).toBe(true);
  });

  it('useChatWindow turns the dots on and off', async () => {
    const bot = await mount(subject, { flow });
    await doing(() => bot.hooks().window.toggleIsBotTyping(true));
    expect(has('.rcb-typing-indicator')).toBe(true);
    await doing(() => bot.hooks().window.toggleIsBotTyping());
    expect(has('.rcb-typing-indicator')).toBe(false);
  });

  it('usePaths tells where the conversation is and goes elsewhere', async () => {
    const bot = await mount(subject, { flow });
    expect([bot.hooks().paths.getCurrPath(), bot.hooks().paths.getPrevPath()]).toEqual(['start', null]);
    expect(await doing(() => bot.hooks().paths.goToPath('next'))).toBe(true);
    expect([bot.hooks().paths.getCurrPath(), bot.hooks().paths.getPrevPath()]).toEqual(['next', 'start']);
    expect(transcript()).toEqual(['bot: hi', 'bot: on']);
  });

  it('usePaths replaces paths without processing any block', async () => {
    const bot = await mount(subject, { flow });
    await doing(() => bot.hooks().paths.replacePaths(['start', 'next']));
    await doing(() => bot.hooks().paths.replacePaths((current) => [...current, 'third']));
    expect(bot.hooks().paths.paths).toEqual(['start', 'next', 'third']);
    expect(transcript()).toEqual(['bot: hi']);
  });

  it('useFlow hands out the flow and starts it again', async () => {
    const bot = await mount(subject, { flow });
    expect(Object.keys(bot.hooks().flow.getFlow())).toEqual(['end', 'start', 'next']);
    await say('x');
    await doing(() => bot.hooks().toasts.showToast('note'));
    await doing(() => bot.hooks().flow.restartFlow());
    expect(transcript()).toEqual(['bot: hi']);
    expect(bot.hooks().paths.paths).toEqual(['start']);
    expect(bot.hooks().toasts.toasts).toEqual([]);
  });

  it('useTextArea writes, reads, closes and masks', async () => {
    const bot = await mount(subject, { flow });
    await doing(() => bot.hooks().textArea.setTextAreaValue('draft'));
    expect([bot.hooks().textArea.getTextAreaValue(), textArea().value]).toEqual(['draft', 'draft']);
    await doing(() => bot.hooks().textArea.toggleTextAreaDisabled());
    expect(bot.hooks().textArea.textAreaDisabled).toBe(true);
    await doing(() => bot.hooks().textArea.toggleTextAreaDisabled(false));
    expect(bot.hooks().textArea.textAreaDisabled).toBe(false);
    await doing(() => bot.hooks().textArea.toggleTextAreaSensitiveMode(true));
    expect(bot.hooks().textArea.textAreaSensitiveMode).toBe(true);
  });

  it('useTextArea moves the focus', async () => {
    const bot = await mount(subject, { flow });
    await doing(() => bot.hooks().textArea.focusTextArea());
    expect(document.activeElement).toBe(textArea());
    await doing(() => bot.hooks().textArea.blurTextArea());
    expect(document.activeElement).not.toBe(textArea());
  });

  it('useSettings merges an update and takes a replacement', async () => {
    const bot = await mount(subject, { flow });
    await doing(() => bot.hooks().settings.updateSettings({ header: { title: 'New title' } }));
    expect(bot.hooks().settings.settings.header?.title).toBe('New title');
    expect(bot.hooks().settings.settings.chatInput?.characterLimit).toBe(-1);
    const { getDefaultSettings } = subject.library;
    await doing(() =>
      bot.hooks().settings.replaceSettings((current) => ({ ...current, tooltip: { mode: 'NEVER' } })),
    );
    const text = subject.differs('replacements-are-whole', {
      original: {},
      ours: { text: 'Talk to me! 😊' },
    });
    expect(bot.hooks().settings.settings.tooltip).toEqual({ ...text, mode: 'NEVER' });
    await doing(() => bot.hooks().settings.replaceSettings(getDefaultSettings()));
    expect(bot.hooks().settings.settings.tooltip?.mode).toBe('CLOSE');
  });

  it('useStyles merges an update and takes a replacement', async () => {
    const bot = await mount(subject, { flow });
    await doing(() => bot.hooks().styles.updateStyles({ headerStyle: { color: 'red' } }));
    await doing(() => bot.hooks().styles.updateStyles({ headerStyle: { margin: 1 } }));
    expect(bot.hooks().styles.styles.headerStyle).toEqual({ color: 'red', margin: 1 });
    await doing(() => bot.hooks().styles.replaceStyles({ bodyStyle: { color: 'blue' } }));
    const rest = subject.differs('replacements-are-whole', {
      original: {},
      ours: subject.library.getDefaultStyles(),
    });
    expect(bot.hooks().styles.styles).toEqual({ ...rest, bodyStyle: { color: 'blue' } });
    await doing(() =>
      bot.hooks().styles.replaceStyles((current) => ({ ...current, headerStyle: { color: 'red' } })),
    );
    expect(bot.hooks().styles.styles).toEqual({
      ...rest,
      bodyStyle: { color: 'blue' },
      headerStyle: { color: 'red' },
    });
  });

  it.each([true, false])('useAudio, useVoice and useNotifications flip their switches (%s)', async (isOn) => {
    const bot = await mount(subject, {
      flow,
      settings: {
        audio: { disabled: false, defaultToggledOn: isOn },
        voice: { disabled: false, defaultToggledOn: isOn },
      },
    });
    await advance(100);
    expect([bot.hooks().audio.audioToggledOn, bot.hooks().voice.voiceToggledOn]).toEqual([isOn, isOn]);
    await doing(() => bot.hooks().audio.toggleAudio());
    await doing(() => bot.hooks().voice.toggleVoice());
    await doing(() => bot.hooks().notifications.toggleNotifications());
    expect(bot.hooks().audio.audioToggledOn).toBe(!isOn);
    expect(bot.hooks().voice.voiceToggledOn).toBe(!isOn);
    expect(bot.hooks().notifications.notificationsToggledOn).toBe(false);
  });

  it('useAudio speaks', async () => {
    const bot = await mount(subject, {
      flow,
      settings: { audio: { disabled: false, defaultToggledOn: true } },
    });
    await doing(() => bot.hooks().audio.speakAudio('read this'));
    expect(bot.browser.spoken).toContain('read this');
  });

  it('useFirstInteraction sees the first touch of the page', async () => {
    const bot = await mount(subject, { flow });
    expect(bot.hooks().interaction.hasInteractedPage).toBe(false);
    await doing(() => document.body.click());
    await settle();
    expect(bot.hooks().interaction.hasInteractedPage).toBe(true);
  });
});
