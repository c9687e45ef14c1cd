import { createElement, forwardRef, lazy, memo } from 'react';
import { defaultSettings, defaultStyles } from '@/widget/core/defaults';
import { joinSettings, mergeSettings, mergeStyles } from '@/widget/core/merge';
import type { Settings } from '@/widget/core/settings';
import { card, makeRig } from './rig';

/** Settings as a page without types may write them. */
const wrong = (json: string): Settings => JSON.parse(json);

let warnings: string[] = [];
beforeEach(() => {
  warnings = [];
  jest.spyOn(console, 'warn').mockImplementation((...words) => void warnings.push(words.join(' ')));
});

describe('a setting of another kind than its default', () => {
  it.each([
    ['header.buttons', '{"header": {"buttons": "nope"}}'],
    ['footer.buttons', '{"footer": {"buttons": {}}}'],
    ['chatInput.buttons', '{"chatInput": {"buttons": [{"a": 1}]}}'],
    ['emoji.list', '{"emoji": {"list": [5]}}'],
    ['audio.voiceNames', '{"audio": {"voiceNames": "Alex"}}'],
    ['chatButton.icon', '{"chatButton": {"icon": 5}}'],
    ['notification.iconDisabled', '{"notification": {"iconDisabled": {}}}'],
    ['header.title', '{"header": {"title": {"a": 1}}}'],
    ['footer.text', '{"footer": {"text": ["a", {"b": 1}]}}'],
    ['tooltip.text', '{"tooltip": {"text": {}}}'],
    ['general.primaryColor', '{"general": {"primaryColor": 5}}'],
    ['general.embedded', '{"general": {"embedded": "false"}}'],
    ['chatInput.characterLimit', '{"chatInput": {"characterLimit": "200"}}'],
    ['chatInput.invalidTexts', '{"chatInput": {"invalidTexts": "No."}}'],
    ['chatInput.invalidTexts.email', '{"chatInput": {"invalidTexts": {"email": 5}}}'],
    ['ariaLabel.unread', '{"ariaLabel": {"unread": true}}'],
    ['event.rcbToggleAudio', '{"event": {"rcbToggleAudio": 1}}'],
    ['device', '{"device": "desktop"}'],
    ['voice', '{"voice": []}'],
  ])('is left out, and the console names %s', (path, json) => {
    expect(mergeSettings([wrong(json)])).toEqual(defaultSettings());
    expect(warnings).toEqual([expect.stringContaining(` ${path} `)]);
  });

  it.each([
    ['general.language', '{"general": {"language": 5}}'],
    ['general.langOf', '{"general": {"langOf": "hi"}}'],
    ['notification.sound', '{"notification": {"sound": {}}}'],
    ['botBubble.actions', '{"botBubble": {"actions": "copy"}}'],
    ['userBubble.actions', '{"userBubble": {"actions": [null]}}'],
    ['fileAttachment.preview', '{"fileAttachment": {"preview": "no"}}'],
    ['chatInput.focusOnlyAfterTyping', '{"chatInput": {"focusOnlyAfterTyping": 0}}'],
    ['richText', '{"richText": "Copy"}'],
  ])('that has no default is left out as well: %s', (path, json) => {
    expect(mergeSettings([wrong(json)])).toEqual(defaultSettings());
    expect(warnings).toEqual([expect.stringContaining(` ${path} `)]);
  });

  it('among the words of rich content is left out alone', () => {
    const settings = mergeSettings([wrong('{"richText": {"copy": 5, "copied": "Done"}}')]);
    expect(settings.richText).toEqual({ copied: 'Done' });
    expect(warnings).toEqual([expect.stringContaining(' richText.copy ')]);
  });

  it('takes nothing from what is written beside it', () => {
    const { header } = mergeSettings([wrong('{"header": {"showAvatar": "yes", "title": "Help"}}')]);
    expect(header).toEqual({ ...defaultSettings().header, title: 'Help' });
  });

  it('is told once, however often it is read', () => {
    const settings = wrong('{"toast": {"maxCount": "3"}}');
    for (let turn = 0; turn < 3; turn += 1) mergeSettings([settings, settings]);
    expect(warnings).toHaveLength(1);
  });

  it('leaves what an earlier origin says', () => {
    const hindi: Settings = { tooltip: { mode: 'NEVER' } };
    const own = wrong('{"tooltip": {"mode": 5}}');
    expect(mergeSettings([hindi, own]).tooltip.mode).toBe('NEVER');
    expect(mergeSettings([joinSettings(hindi, own)]).tooltip.mode).toBe('NEVER');
    const { engine } = makeRig({ settings: hindi });
    engine.updateSettings({ tooltip: { mode: 'START' } });
    engine.updateSettings(own);
    expect(engine.getState().settings.tooltip.mode).toBe('START');
    expect(warnings).toEqual([expect.stringContaining(' tooltip.mode ')]);
  });

  it.each([
    '{"chatInput": {"buttons": null}, "emoji": {"list": null}, "header": null}',
    '{"general": {"primaryColor": null, "language": null}, "chatHistory": {"resumeTtlMs": null}}',
    '{"notification": {"icon": null, "disabled": null}, "botBubble": null, "richText": null}',
  ])('is silence where it is null: %s', (json) => {
    expect(mergeSettings([wrong(json)])).toEqual(defaultSettings());
    expect(mergeSettings([joinSettings(wrong(json), wrong('null'))])).toEqual(defaultSettings());
    expect(mergeSettings([{ header: Object({ buttons: undefined }) }])).toEqual(defaultSettings());
    expect(warnings).toEqual([]);
  });
});

describe('a setting that names a prototype', () => {
  it('changes none, and those beside it count', () => {
    const settings = mergeSettings([
      wrong('{"__proto__": {"a": 1}, "general": {"__proto__": {"a": 1}, "colorScheme": "dark"}}'),
    ]);
    expect(settings.general).toEqual({ ...defaultSettings().general, colorScheme: 'dark' });
    expect('a' in settings || 'a' in settings.general).toBe(false);
  });
});

describe('a setting that may be of several kinds', () => {
  const Star = () => createElement('svg');
  const Ref = forwardRef<SVGSVGElement>((_, ref) => createElement('svg', { ref }));
  const fits = (settings: object) => {
    expect(mergeSettings([settings])).toMatchObject(settings);
    expect(warnings).toEqual([]);
  };

  it.each<[string, unknown]>([
    ['an address', '/star.svg'],
    ['a component', Star],
    ['a remembered component', memo(Star)],
    ['a component with a ref', Ref],
    ['a component that comes later', lazy(async () => ({ default: Star }))],
  ])('takes an icon that is %s', (_, icon) => {
    fits({ chatButton: { icon }, header: { closeChatIcon: icon }, chatInput: { sendButtonIcon: icon } });
    fits({ header: { avatar: icon }, botBubble: { avatar: icon } });
    for (const group of ['notification', 'audio', 'voice', 'fileAttachment', 'emoji'])
      fits({ [group]: { icon, iconDisabled: icon } });
  });

  it.each<[string, unknown]>([
    ['a text', 'Help'],
    ['an element', card('Help')],
    ['a list of both', ['Help ', card('desk'), [5, null, false]]],
    ['an element that comes later', lazy(async () => ({ default: Star }))],
    ['a number', 5],
    ['nothing to be drawn', null],
    ['nothing to be drawn, by a condition', false],
  ])('takes a title that is %s', (_, title) => {
    fits({ header: { title }, footer: { text: title } });
  });

  it('takes buttons by name and as elements, with gaps that conditions leave', () => {
    const buttons = ['close-chat-button', card('own'), [card('two')], null, undefined, false, 'unknown'];
    fits({ header: { buttons }, chatInput: { buttons }, footer: { buttons } });
    fits({ header: { buttons: [] } });
  });

  it.each<[string, unknown]>([
    ['an element', card('Star')],
    ['an object', { current: null }],
    ['true', true],
  ])('takes no icon that is %s', (_, icon) => {
    expect(mergeSettings([Object({ audio: { icon } })])).toEqual(defaultSettings());
  });

  it.each<[string, unknown]>([
    ['a component', Star],
    ['a remembered component', memo(Star)],
    ['a day', new Date()],
  ])('takes no title that is %s', (_, title) => {
    expect(mergeSettings([Object({ header: { title } })])).toEqual(defaultSettings());
  });

  it('takes what has no default: words, functions, lists', () => {
    fits({ general: { language: 'hi', langOf: () => null }, notification: { sound: '/ping.mp3' } });
    fits({ botBubble: { actions: ['copy', 'feedback'] }, fileAttachment: { preview: true } });
    fits({ richText: { copy: 'Kopieren' }, chatInput: { focusOnlyAfterTyping: true } });
  });

  it('takes every default, and either of true and false', () => {
    fits(defaultSettings());
    const flags = Object.entries(defaultSettings()).map(([group, values]) => [
      group,
      Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) =>
          typeof value === 'boolean' ? [[name, !value]] : [],
        ),
      ),
    ]);
    fits(Object.fromEntries(flags));
  });

  it('takes what it does not know, of whatever kind', () => {
    fits({ ownGroup: { list: [1], run: Star }, header: { ownKey: { a: 1 } } });
  });
});

describe('a style', () => {
  it('that is no object is left out, and the console names it', () => {
    const styles = Object({ headerStyle: 'color: red', bodyStyle: null, chatIconStyle: [1] });
    expect(mergeStyles([styles])).toEqual(defaultStyles());
    expect(warnings).toEqual([
      expect.stringContaining(' styles.headerStyle '),
      expect.stringContaining(' styles.chatIconStyle '),
    ]);
  });

  it('may change the kind of a value from one origin to the next', () => {
    const styles = [{ headerStyle: { margin: 1, color: 'red' } }, { headerStyle: { margin: '2em' } }];
    expect(mergeStyles(styles).headerStyle).toEqual({ margin: '2em', color: 'red' });
    expect(warnings).toEqual([]);
  });
});
