/** @jest-environment jsdom */
import type { SVGProps } from 'react';
import type { Flow, Settings } from 'react-chatbotify';
import { all, doing, mount, one, say, settle } from './bot';
import { differential } from './subjects';

const flow: Flow = {
  start: { message: 'hi', options: ['a'], file: () => {}, path: 'next' },
  next: { message: 'on' },
};
const url = 'https://example.org/own.png';
const drawn = () => all('#bot *').filter((element) => element.outerHTML.split('>')[0]?.includes(url));
const Icon = ({ style }: SVGProps<SVGSVGElement>) => <svg className="own-icon" style={style} />;
const on = { disabled: false, defaultToggledOn: true };
const off = { disabled: false, defaultToggledOn: false };

const places: [string, (icon: string | typeof Icon) => Settings][] = [
  ['chatButton.icon', (icon) => ({ chatButton: { icon } })],
  ['header.closeChatIcon', (icon) => ({ header: { closeChatIcon: icon } })],
  ['notification.icon', (icon) => ({ notification: { icon } })],
  ['audio.icon', (icon) => ({ audio: { ...on, icon } })],
  ['audio.iconDisabled', (icon) => ({ audio: { ...off, iconDisabled: icon } })],
  ['voice.icon', (icon) => ({ voice: { ...on, icon } })],
  ['voice.iconDisabled', (icon) => ({ voice: { ...off, iconDisabled: icon } })],
  ['emoji.icon', (icon) => ({ emoji: { icon } })],
  ['fileAttachment.icon', (icon) => ({ fileAttachment: { icon } })],
  ['chatInput.sendButtonIcon', (icon) => ({ chatInput: { sendButtonIcon: icon } })],
];

differential('pictures', (subject) => {
  it.each(places)('%s may be an address', async (_, make) => {
    await mount(subject, { flow, settings: make(url) });
    await settle();
    expect(drawn()).toHaveLength(1);
  });

  it.each(places)('%s may be a component', async (_, make) => {
    await mount(subject, { flow, settings: make(Icon) });
    await settle();
    expect(all('#bot .own-icon')).toHaveLength(1);
  });

  it.each<[string, Settings]>([
    ['emoji.iconDisabled', { emoji: { iconDisabled: url } }],
    ['fileAttachment.iconDisabled', { fileAttachment: { iconDisabled: url } }],
  ])('%s is seen where one cannot type', async (_, settings) => {
    await mount(subject, { flow: { start: { message: 'hi', chatDisabled: true } }, settings });
    const times = subject.differs('disabled-pictures-are-drawn', { original: 0, ours: 1 });
    expect(drawn()).toHaveLength(times);
  });

  it('notification.iconDisabled is seen once switched off', async () => {
    const bot = await mount(subject, { flow, settings: { notification: { iconDisabled: url } } });
    await doing(() => bot.hooks().notifications.toggleNotifications(false));
    expect(drawn()).toHaveLength(1);
  });

  it.each<[string, Settings, string]>([
    ['header.avatar', { header: { avatar: url } }, '.rcb-bot-avatar'],
    ['botBubble.avatar', { botBubble: { avatar: url, showAvatar: true } }, '.rcb-message-bot-avatar'],
    ['userBubble.avatar', { userBubble: { avatar: url, showAvatar: true } }, '.rcb-message-user-avatar'],
  ])('%s is an address', async (_, settings, selector) => {
    await mount(subject, { flow, settings });
    await say('x');
    expect(one(selector).outerHTML).toContain(url);
  });

  it('general.actionDisabledIcon is the pointer over what can no longer be pressed', async () => {
    await mount(subject, { flow, settings: { general: { actionDisabledIcon: url } } });
    await say('x');
    await settle();
    expect(one('.rcb-options').style.cursor).toContain(url);
  });
});
