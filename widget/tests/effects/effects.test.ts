/** @jest-environment jsdom */

import { browserSound } from '@/widget/effects/audio';
import { newId, windowBus } from '@/widget/effects/browser-ports';
import { followKeyboard, isInView, onFirstInteraction } from '@/widget/effects/page';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('ids', () => {
  it('are random UUIDs, also on a page without TLS', () => {
    const insecure = {
      getRandomValues: <T extends ArrayBufferView | null>(bytes: T) => {
        if (bytes instanceof Uint8Array) bytes.fill(0xff);
        return bytes;
      },
    };
    expect(newId(insecure)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    expect(newId({ randomUUID: () => '5b0e5bb6-7c5e-4f2e-9d6c-6b1b6a3f0f11' })).toMatch(UUID);
  });

  it('are never made without a secure random function', () => {
    expect(() => newId({})).toThrow('No secure random function');
  });
});

describe('the bus', () => {
  const detail = { botId: 'bot', currPath: 'start', prevPath: null };
  const log = { error: jest.fn(), info: jest.fn() };
  const ask = (cancelable: boolean) =>
    windowBus(log).ask('rcb-pre-inject-message', { message: 'Hello' }, { cancelable, detail });
  const listen = (handler: (event: Event) => void) =>
    window.addEventListener('rcb-pre-inject-message', handler, { once: true });

  it('hands the page detail and data and reads the data back', async () => {
    const seen = jest.fn();
    listen((event) => {
      if (!(event instanceof CustomEvent) || !('data' in event)) throw new Error('no data');
      seen(event.detail);
      Object.assign(event, { data: { message: 'Changed' } });
    });
    expect(await ask(true)).toEqual({ allowed: true, data: { message: 'Changed' } });
    expect(seen).toHaveBeenCalledWith(detail);
  });

  it('waits for the promises the handlers push', async () => {
    let isDone = false;
    listen((event) => {
      if (!('promises' in event) || !Array.isArray(event.promises)) throw new Error('no promises');
      event.promises.push(
        Promise.resolve().then(() => {
          isDone = true;
        }),
      );
    });
    await ask(true);
    expect(isDone).toBe(true);
  });

  it('goes on after a promise that fails, and says so', async () => {
    const reason = new Error('no network');
    listen((event) => {
      if (!('promises' in event) || !Array.isArray(event.promises)) throw new Error('no promises');
      event.promises.push(Promise.reject(reason));
    });
    expect(await ask(true)).toEqual({ allowed: true, data: { message: 'Hello' } });
    expect(log.error).toHaveBeenCalledWith('A handler of rcb-pre-inject-message failed:', reason);
  });

  it('is refused by preventDefault, only where that is allowed', async () => {
    listen((event) => event.preventDefault());
    expect((await ask(true)).allowed).toBe(false);
    listen((event) => event.preventDefault());
    expect((await ask(false)).allowed).toBe(true);
  });
});

describe('the sound', () => {
  it('is silence without AudioContext, and no rejection', async () => {
    const rejected = jest.fn();
    process.on('unhandledRejection', rejected);
    browserSound(() => ({})).play();
    await new Promise((resolve) => setTimeout(resolve, 0));
    process.off('unhandledRejection', rejected);
    expect(rejected).not.toHaveBeenCalled();
  });
});

describe('the first interaction', () => {
  it('is told once', () => {
    const told = jest.fn();
    onFirstInteraction(told);
    window.dispatchEvent(new Event('keydown'));
    window.dispatchEvent(new Event('click'));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('is not told to who stopped asking', () => {
    const told = jest.fn();
    onFirstInteraction(told)();
    window.dispatchEvent(new Event('click'));
    expect(told).not.toHaveBeenCalled();
  });
});

describe('the viewport', () => {
  it('holds an element only when all its edges are inside', () => {
    const element = document.createElement('div');
    const place = (top: number) =>
      jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 100));
    Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: 600 });
    Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 800 });
    place(500);
    expect(isInView(element)).toBe(true);
    place(501);
    expect(isInView(element)).toBe(false);
    expect(isInView(null)).toBe(false);
  });

  it('gives the height an on-screen keyboard leaves, until it is told to stop', () => {
    const viewport = Object.assign(new EventTarget(), { height: 700, offsetTop: 0, scale: 1 });
    Object.assign(window, { visualViewport: viewport });
    const element = document.createElement('div');
    const stop = followKeyboard(element);
    viewport.height = 320;
    viewport.dispatchEvent(new Event('resize'));
    expect(element.style.getPropertyValue('--rcb-viewport-height')).toBe('320px');
    stop();
    viewport.height = 700;
    viewport.dispatchEvent(new Event('resize'));
    expect(element.style.getPropertyValue('--rcb-viewport-height')).toBe('320px');
    Reflect.deleteProperty(window, 'visualViewport');
  });

  it('is left alone by a pinch zoom, which is no keyboard', () => {
    const viewport = Object.assign(new EventTarget(), { height: 700, offsetTop: 0, scale: 1 });
    Object.assign(window, { visualViewport: viewport });
    const element = document.createElement('div');
    const stop = followKeyboard(element);
    Object.assign(viewport, { height: 350, offsetTop: 120, scale: 2 });
    viewport.dispatchEvent(new Event('resize'));
    expect(element.style.getPropertyValue('--rcb-viewport-height')).toBe('');
    stop();
    Reflect.deleteProperty(window, 'visualViewport');
  });
});
