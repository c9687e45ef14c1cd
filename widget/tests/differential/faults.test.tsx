/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import type { Flow, Settings } from 'react-chatbotify';
import { renderToString } from 'react-dom/server';
import { advance, all, Calling, doing, has, mount, one, settle, textArea, transcript, type } from './bot';
import { differential } from './subjects';

const flow: Flow = { start: { message: 'hi', path: 'end' } };
const contents = (key: string): string[] =>
  JSON.parse(localStorage.getItem(key) ?? '[]').map(({ content }: { content: string }) => content);

differential('faults of the original', (subject) => {
  it('two bots on a page keep their transcripts apart', async () => {
    const { default: ChatBot } = subject.library;
    const bot = (id: string) => {
      const settings: Settings = { chatHistory: { storageKey: id }, chatWindow: { defaultOpen: true } };
      return (
        <ChatBot id={id} flow={{ start: { message: `hi from ${id}`, path: null } }} settings={settings} />
      );
    };
    render(
      <>
        {bot('first')}
        {bot('second')}
      </>,
    );
    await settle();
    const field = one('#first .rcb-chat-input-textarea');
    await act(async () => {
      fireEvent.change(field, { target: { value: 'secret' } });
      fireEvent.keyDown(field, { key: 'Enter' });
      await jest.advanceTimersByTimeAsync(3000);
    });
    const kept = {
      first: contents('first').includes('secret'),
      second: contents('second').includes('secret'),
    };
    expect(kept).toEqual(
      subject.differs('instances-are-apart', {
        original: { first: false, second: true },
        ours: { first: true, second: false },
      }),
    );
  });

  it('an option answers to a click alone, as assistive technology makes it', async () => {
    await mount(subject, { flow: { start: { options: ['a'], path: 'end' } } });
    await act(async () => {
      fireEvent.click(one('.rcb-options'));
      await jest.advanceTimersByTimeAsync(3000);
    });
    const said = subject.differs('click-is-enough', { original: [], ours: ['user: a'] });
    expect(transcript()).toEqual(['options: a', ...said]);
  });

  it('an option does not answer before the mouse button is let go', async () => {
    await mount(subject, { flow: { start: { options: ['a'], path: 'end' } } });
    await act(async () => {
      fireEvent.mouseDown(one('.rcb-options'));
      await jest.advanceTimersByTimeAsync(3000);
    });
    const said = subject.differs('click-is-enough', { original: ['user: a'], ours: [] });
    expect(transcript()).toEqual(['options: a', ...said]);
  });

  it('options, launcher, close and send can be reached by the keyboard', async () => {
    await mount(subject, { flow: { start: { options: ['a'], path: 'end' } } });
    const reached = ['.rcb-options', '.rcb-toggle-button', '.rcb-close-chat-icon', '.rcb-send-button'].map(
      (selector) =>
        all(selector).some(
          (element) =>
            (element.closest('button') ?? element.querySelector('button') ?? element).tabIndex >= 0,
        ),
    );
    const each = subject.differs('keyboard-reaches-all', { original: false, ours: true });
    expect(reached).toEqual([each, each, each, each]);
  });

  it('the conversation is a log', async () => {
    await mount(subject, { flow });
    const logs = subject.differs('one-log-announces', { original: 0, ours: 1 });
    expect(all('[role="log"], [aria-live="polite"][role="log"]')).toHaveLength(logs);
  });

  it('the page around a provider is rendered on the server', () => {
    const { ChatBotProvider } = subject.library;
    const html = renderToString(
      <ChatBotProvider>
        <p>the page</p>
      </ChatBotProvider>,
    );
    const isThere = subject.differs('children-render-on-server', { original: false, ours: true });
    expect(html.includes('the page')).toBe(isThere);
  });

  it('a hook without a provider says what is missing', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const attempt = () => render(<Calling call={() => subject.library.useMessages()} />);
    const failures: string[] = [];
    try {
      attempt();
    } catch (error) {
      failures.push(String(error));
    }
    const names = subject.differs('hooks-name-the-provider', { original: false, ours: true });
    expect(failures.some((text) => text.includes('ChatBotProvider'))).toBe(names);
  });

  it('a draft survives a write to a text area that is closed', async () => {
    const bot = await mount(subject, { flow });
    await type('draft');
    await doing(() => bot.hooks().textArea.toggleTextAreaDisabled(true));
    await doing(() => bot.hooks().textArea.setTextAreaValue('other'));
    const draft = subject.differs('closed-draft-survives', { original: '', ours: 'draft' });
    expect(textArea().value).toBe(draft);
  });

  it('notifications start switched off where asked', async () => {
    const bot = await mount(subject, { flow, settings: { notification: { defaultToggledOn: false } } });
    const isOn = subject.differs('notifications-start-off', { original: true, ours: false });
    expect(bot.hooks().notifications.notificationsToggledOn).toBe(isOn);
  });

  it('a flow that started by itself has started', async () => {
    const bot = await mount(subject, { flow });
    const hasStarted = subject.differs('flow-started-is-told', { original: false, ours: true });
    expect(bot.hooks().flow.hasFlowStarted).toBe(hasStarted);
  });

  it('the START tooltip stays until the window was open', async () => {
    await mount(subject, {
      flow,
      settings: { tooltip: { mode: 'START' }, chatWindow: { defaultOpen: false } },
    });
    await settle();
    const isShown = subject.differs('start-tooltip-stays', { original: false, ours: true });
    expect(has('.rcb-tooltip-show')).toBe(isShown);
  });

  it('a poisoned transcript is inert', async () => {
    const content = '<a class="rcb-bad" href="javascript:alert(1)">x</a><img class="rcb-bad" src="x">';
    const message = { id: '1', content, sender: 'BOT', type: 'object', timestamp: '', tags: [] };
    localStorage.setItem('rcb-history', JSON.stringify([message]));
    await mount(subject, { flow, settings: { chatHistory: { autoLoad: true } } });
    await settle();
    const isAlive = subject.differs('history-is-data', { original: true, ours: false });
    expect(has('a[href^="javascript:"]') || has('img.rcb-bad')).toBe(isAlive);
  });

  it('voice stops listening when the window closes', async () => {
    const voice = { disabled: false, defaultToggledOn: true, timeoutPeriod: 60_000 };
    const bot = await mount(subject, { flow, settings: { voice } });
    await advance(100);
    expect(bot.browser.recognition.some(({ isRunning }) => isRunning)).toBe(true);
    await doing(() => bot.hooks().window.toggleChatWindow(false));
    const goesOn = subject.differs('voice-stops-on-close', { original: true, ours: false });
    expect(bot.browser.recognition.some(({ isRunning }) => isRunning)).toBe(goesOn);
    await doing(() => bot.hooks().voice.toggleVoice(false));
  });
});
