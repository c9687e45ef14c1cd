/** @jest-environment jsdom */
import { storage } from '@/widget/effects/storage';
import { loadTheme } from '@/widget/effects/theme';
import { FakeClock } from './fake-clock';

const FILES: Record<string, string> = {
  'https://themes.test/calm/meta.json': '{"version": "1.2.0"}',
  'https://themes.test/calm/1.2.0/styles.css': '.rcb-chat-window { color: red }',
  'https://themes.test/calm/1.2.0/settings.json': '{"general": {"primaryColor": "#123456"}}',
  'https://themes.test/calm/1.2.0/styles.json': '{"headerStyle": {"color": "red"}}',
};
const KEY = 'RCB_THEME_CACHE_DATA_calm_1.2.0';
const calm = { id: 'calm', version: '1.2.0', baseUrl: 'https://themes.test' };

function world(files: Record<string, string> = FILES) {
  const asked: string[] = [];
  const log = { error: jest.fn(), info: jest.fn() };
  const clock = { seconds: 1_800_000_000 };
  const waiting = new FakeClock();
  return {
    asked,
    log,
    clock,
    waiting,
    after: waiting.after,
    storage: storage('LOCAL_STORAGE'),
    now: () => clock.seconds * 1000,
    fetch: async (url: string) => {
      asked.push(url);
      const text = files[url];
      if (text === 'network error') throw new Error(text);
      return { ok: text !== undefined, text: async () => text ?? '' };
    },
  };
}

beforeEach(() => localStorage.clear());

describe('a theme', () => {
  it('is loaded at its newest version and cached under its name and version', async () => {
    const theme = await loadTheme({ id: 'calm', baseUrl: 'https://themes.test' }, world());
    expect(theme).toEqual({
      settings: { general: { primaryColor: '#123456' } },
      inlineStyles: { headerStyle: { color: 'red' } },
      cssStylesText: '.rcb-chat-window { color: red }',
    });
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ ...theme, cacheDate: 1_800_000_000 });
  });

  it('comes from the cache for thirty days, then is loaded again', async () => {
    const there = world();
    await loadTheme(calm, there);
    there.clock.seconds += 2592000;
    await loadTheme(calm, there);
    expect(there.asked).toHaveLength(3);
    there.clock.seconds += 1;
    await loadTheme(calm, there);
    expect(there.asked).toHaveLength(6);
  });

  it('reads what the original stored', async () => {
    const stored = { settings: { a: 1 }, inlineStyles: {}, cssStylesText: 'b{}', cacheDate: 1_800_000_000 };
    localStorage.setItem(KEY, JSON.stringify(stored));
    const there = world();
    expect((await loadTheme(calm, there)).settings).toEqual({ a: 1 });
    expect(there.asked).toEqual([]);
  });

  it('is empty and logged when the network fails, and not cached', async () => {
    const broken = Object.fromEntries(Object.keys(FILES).map((url) => [url, 'network error']));
    const there = world(broken);
    const theme = await loadTheme(calm, there);
    expect(theme).toEqual({ settings: {}, inlineStyles: {}, cssStylesText: '' });
    expect(there.log.error).toHaveBeenCalledTimes(3);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is empty where no answer comes, for the bot must not wait for ever', async () => {
    const there = { ...world(), fetch: () => new Promise<never>(() => {}) };
    const loading = loadTheme(calm, there);
    there.waiting.pass(5000);
    expect(await loading).toEqual({ settings: {}, inlineStyles: {}, cssStylesText: '' });
    expect(there.log.error).toHaveBeenCalledTimes(3);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is empty when its version cannot be learnt', async () => {
    const there = world({});
    expect(await loadTheme({ id: 'calm', baseUrl: 'https://themes.test' }, there)).toEqual({
      settings: {},
      inlineStyles: {},
      cssStylesText: '',
    });
    expect(there.log.error).toHaveBeenCalled();
  });
});
