import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defaultSettings, defaultStyles } from '@/widget/core/defaults';
import { Button, eventFlags, isCancelable, RcbEvent } from '@/widget/core/events';
import { isSame, merge, mergeSettings, mergeStyles } from '@/widget/core/merge';
import { makeRig } from './rig';

describe('the defaults', () => {
  it('have twenty groups and sixty-three styles', () => {
    expect(Object.keys(defaultSettings())).toHaveLength(20);
    expect(Object.keys(defaultStyles())).toHaveLength(63);
  });

  it('say what the specification says (§9)', () => {
    const { general, tooltip, notification, chatHistory, chatInput, chatWindow, toast, emoji } =
      defaultSettings();
    expect(general).toMatchObject({
      primaryColor: '#42b0c5',
      secondaryColor: '#491d8d',
      flowStartTrigger: 'ON_LOAD',
    });
    expect(tooltip).toEqual({ mode: 'CLOSE', text: 'Talk to me! 😊' });
    expect(notification).toMatchObject({ volume: 0.2, showCount: true });
    expect(chatHistory).toMatchObject({
      maxEntries: 30,
      storageKey: 'rcb-history',
      storageType: 'LOCAL_STORAGE',
      viewChatHistoryButtonText: 'Load Chat History ⟳',
      chatHistoryLineBreakText: '----- Previous Chat History -----',
      autoLoad: false,
      resume: false,
    });
    expect(chatInput).toMatchObject({
      botDelay: 1000,
      blockSpam: true,
      enabledPlaceholderText: 'Type your message...',
    });
    expect(chatWindow).toMatchObject({
      messagePromptText: 'New Messages ↓',
      messagePromptOffset: 30,
      defaultOpen: false,
    });
    expect(toast).toEqual({ maxCount: 3, forbidOnMax: false, dismissOnClick: true });
    expect(emoji.list).toHaveLength(16);
  });

  it('are a fresh copy each time', () => {
    defaultSettings().emoji.list.pop();
    expect(defaultSettings().emoji.list).toHaveLength(16);
  });
});

describe('the events', () => {
  it('are twenty-five, each with a setting, three of them announcements', () => {
    const names = Object.values(RcbEvent);
    expect(new Set(names).size).toBe(25);
    expect(Object.keys(defaultSettings().event)).toEqual(Object.values(eventFlags));
    expect(eventFlags['rcb-start-simulate-stream-message']).toBe('rcbStartSimulateStreamMessage');
    expect(names.filter((name) => !isCancelable(name))).toEqual([
      'rcb-post-inject-message',
      'rcb-stop-simulate-stream-message',
      'rcb-post-load-chatbot',
    ]);
    expect(Object.keys(Button)).toHaveLength(7);
  });
});

describe('merging', () => {
  it('goes into plain objects and replaces the rest', () => {
    const element = { $$typeof: Symbol.for('react.transitional.element'), props: { a: 1 } };
    const base = { list: [1, 2], group: { a: 1, b: 2 }, title: element };
    const merged = merge(base, { list: [3], group: { b: 3 }, title: { ...element, props: {} } });
    expect(merged).toEqual({ list: [3], group: { a: 1, b: 3 }, title: { ...element, props: {} } });
    expect(base.group).toEqual({ a: 1, b: 2 });
  });

  it('takes undefined for silence and touches no prototype', () => {
    expect(merge({ a: 1 }, { a: undefined })).toEqual({ a: 1 });
    merge({}, JSON.parse('{"__proto__": {"polluted": true}}'));
    expect('polluted' in {}).toBe(false);
  });

  it('lets later settings win, keeps the floors and knows the older name', () => {
    const settings = mergeSettings([
      { chatInput: { botDelay: 10 }, botBubble: { simStream: true } },
      { chatHistory: { maxEntries: -3 }, sensitiveInput: { asterisksCount: -1 } },
    ]);
    expect(settings.chatInput.botDelay).toBe(500);
    expect(settings.chatHistory.maxEntries).toBe(0);
    expect(settings.sensitiveInput.asterisksCount).toBe(0);
    expect(settings.botBubble.simulateStream).toBe(true);
    expect(mergeSettings([{ chatInput: { botDelay: Number.NaN } }]).chatInput.botDelay).toBe(1000);
  });

  it('leaves out what is no group, whoever wrote it', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const hostile = JSON.parse('{"chatInput": null, "event": 5, "header": [], "tooltip": {"text": "kept"}}');
    expect(mergeSettings([hostile])).toEqual(mergeSettings([{ tooltip: { text: 'kept' } }]));
    expect(warn).toHaveBeenCalledTimes(2);
    expect(mergeSettings([JSON.parse('{"botBubble": null}')])).toEqual(mergeSettings([]));
    expect(merge({ a: 1 }, JSON.parse('null'))).toEqual({ a: 1 });
  });

  it('joins the values of one style', () => {
    const styles = mergeStyles([{ headerStyle: { color: 'red' } }, { headerStyle: { margin: 1 } }]);
    expect(styles.headerStyle).toEqual({ color: 'red', margin: 1 });
  });
});

describe('sameness', () => {
  it('is by content for plain values, lists and elements, by source for functions', () => {
    const act = () => {};
    const element = (text: string) => ({
      $$typeof: 'element',
      type: 'b',
      key: null,
      props: { children: text },
    });
    expect(isSame({ a: [1, { b: act }] }, { a: [1, { b: act }] })).toBe(true);
    expect(isSame({ title: element('x') }, { title: element('x') })).toBe(true);
    expect(isSame({ title: element('x') }, { title: element('y') })).toBe(false);
    expect(isSame({ a: () => {} }, { a: () => {} })).toBe(true);
    expect(isSame({ a: () => 1 }, { a: () => 2 })).toBe(false);
    expect(isSame({ a: 1 }, { b: 1 })).toBe(false);
    const button = () => ({ ...element('x'), props: { onClick: () => {} } });
    expect(isSame({ title: button() }, { title: button() })).toBe(true);
    expect(isSame({ title: button() }, { title: button() }, true)).toBe(false);
  });
});

describe('the layers of settings', () => {
  it('rise from themes to props to plugins to what was set while running', () => {
    const { engine } = makeRig();
    const text = (word: string) => ({ settings: { tooltip: { text: word } } });
    const shown = () => engine.getState().settings.tooltip.text;
    engine.setLayer('plugins', text('plugin'));
    engine.setLayer('props', text('props'));
    engine.setLayer('themes', text('theme'));
    expect(shown()).toBe('plugin');
    engine.updateSettings({ tooltip: { text: 'hook' } });
    engine.setLayer('plugins', {});
    expect(shown()).toBe('hook');
  });

  it('can be replaced as a whole, by a value or from the current one; the floors still hold', () => {
    const { engine } = makeRig({
      settings: { tooltip: { text: 'props' } },
      styles: { bodyStyle: { color: 'red' } },
    });
    engine.replaceSettings({ chatInput: { botDelay: 1 } });
    expect(engine.getState().settings).toMatchObject({
      tooltip: { text: 'Talk to me! 😊' },
      chatInput: { botDelay: 500 },
    });
    engine.replaceStyles((styles) => ({ ...styles, headerStyle: { color: 'blue' } }));
    expect(engine.getState().styles).toMatchObject({
      bodyStyle: { color: 'red' },
      headerStyle: { color: 'blue' },
    });
  });
});

describe('the core', () => {
  const root = resolve('widget/core');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );

  it('imports nothing from outside itself and calls no browser', () => {
    const texts = files.map((name) => readFileSync(join(root, name), 'utf8'));
    expect(files.length).toBeGreaterThan(30);
    const outside = texts.flatMap((text) => [
      ...text.matchAll(/from '([^.'][^']*|\.\.\/(?:\.\.\/)?(?:effects|react|ui|flows)[^']*)'/g),
    ]);
    expect(outside.map(([, name]) => name)).toEqual([]);
    expect(
      texts.filter((text) => /\b(window|document|localStorage|setTimeout|setInterval)\s*[.(]/.test(text)),
    ).toEqual([]);
  });
});
