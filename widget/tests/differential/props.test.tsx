/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import type { Flow, Plugin } from 'react-chatbotify';
import { all, doing, mount, one, say, settle, transcript } from './bot';
import { differential } from './subjects';

const flow: Flow = { start: { message: 'hi', path: 'end' } };
const child = (selector: string) =>
  [...one(selector).children].map(({ className }) => className.split(' ')[0]);

differential('props', (subject) => {
  it('id is made where none is given', async () => {
    const { default: ChatBot } = subject.library;
    render(<ChatBot flow={flow} />);
    await settle();
    expect(one('.rcb-chatbot-global').parentElement?.id).toMatch(/^rcb-[0-9a-f]{8}-[0-9a-f-]{27}$/);
  });

  it('id is read once', async () => {
    const bot = await mount(subject, { flow, id: 'first' });
    await bot.rerender({ flow, id: 'second' });
    expect(bot.hooks().botId.getBotId()).toBe('first');
    expect(document.getElementById('first')).not.toBeNull();
  });

  it('flow without a block welcomes as no flow does', async () => {
    const bot = await mount(subject, { flow: {} });
    expect(Object.keys(bot.hooks().flow.getFlow())).toContain('start');
    expect(transcript().filter((line) => line.startsWith('bot'))).not.toEqual([]);
  });

  it('styles that change', async () => {
    const bot = await mount(subject, { flow, styles: { headerStyle: { color: 'red' } } });
    await bot.rerender({ flow, styles: { headerStyle: { color: 'blue' } } });
    const color = subject.differs('changed-settings-apply', { original: 'red', ours: 'blue' });
    expect(one('.rcb-chat-header-container').style.color).toBe(color);
  });

  it('themes that change apply the settings of that render and keep the conversation', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => {});
    const theme = (id: string) => ({ id, version: '1', baseUrl: 'https://themes.example.org' });
    const bot = await mount(subject, { flow, settings: { header: { title: 'one' } }, themes: theme('a') });
    await settle();
    await say('x');
    await bot.rerender({ flow, settings: { header: { title: 'two' } }, themes: theme('b') });
    await settle();
    expect(bot.hooks().settings.settings.header?.title).toBe('two');
    expect(transcript().slice(0, 2)).toEqual(['bot: hi', 'user: x']);
  });

  it('plugins are called without arguments, the later one’s settings over the earlier’s', async () => {
    const called: unknown[][] = [];
    const plugin =
      (name: string): Plugin =>
      (...given) => {
        called.push(given);
        return {
          name,
          settings: { header: { title: name }, ...(name === 'a' && { footer: { text: 'a' } }) },
        };
      };
    const bot = await mount(subject, { flow, plugins: [plugin('a'), plugin('b')] });
    const { header, footer } = bot.hooks().settings.settings;
    expect([header?.title, footer?.text]).toEqual(['b', 'a']);
    expect(called.every((given) => given.length === 0)).toBe(true);
  });

  it('plugins stand back behind what the site changes later', async () => {
    const plugin: Plugin = () => ({ name: 'a', settings: { header: { title: 'plugin' } } });
    const bot = await mount(subject, { flow, plugins: [plugin] });
    await doing(() => bot.hooks().settings.updateSettings({ header: { title: 'later' } }));
    expect(bot.hooks().settings.settings.header?.title).toBe('later');
  });

  it('slots are given the buttons of their section', async () => {
    const counted: Record<string, number> = {};
    const slot = (name: string) => (props: { buttons?: ReactNode[] }) => {
      counted[name] = props.buttons?.length ?? 0;
      return createElement('b', { className: `slot-${name}` }, ...(props.buttons ?? []));
    };
    await mount(subject, {
      flow,
      slots: { chatBotHeader: slot('header'), chatBotInput: slot('input'), chatBotFooter: slot('footer') },
    });
    expect(counted).toEqual({ header: 2, input: 1, footer: 2 });
    expect(all('.slot-header .rcb-close-chat-icon')).toHaveLength(1);
  });

  it('make this tree of elements', async () => {
    await mount(subject, { flow });
    expect(child('#bot')).toEqual(['rcb-chatbot-global']);
    const log = subject.differs('one-log-announces', { original: [], ours: ['rcb-log', 'rcb-status'] });
    const parts = ['rcb-chat-tooltip', 'rcb-toggle-button', 'rcb-chat-window'];
    expect(child('.rcb-chatbot-global')).toEqual([...parts, ...log]);
  });

  it('general.fontFamily and what else stands beneath the provider', async () => {
    await mount(subject, {
      flow,
      settings: { general: { fontFamily: 'Courier' } },
      beside: <p className="beside" />,
    });
    const font = one('.beside').closest<HTMLElement>('[style*="font-family"]')?.style.fontFamily;
    expect(font).toBe(subject.differs('page-keeps-its-font', { original: 'Courier', ours: undefined }));
  });
});
