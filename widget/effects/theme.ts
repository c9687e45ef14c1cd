import type { Engine } from '../core/engine-types';
import { joinSettings, mergeStyles } from '../core/merge';
import type { Clock, Log } from '../core/ports';
import type { Settings } from '../core/settings';
import type { Styles } from '../core/styles';
import type { Theme } from '../core/types';
import { browserClock, browserLog } from './browser-ports';
import { parseJson, storage, type WebStorage } from './storage';

export type LoadedTheme = { settings: object; inlineStyles: object; cssStylesText: string };

const COMMUNITY_THEMES = 'https://cdn.jsdelivr.net/gh/react-chatbotify/community-themes/themes';
const CACHE_SECONDS = 2592000;
/** The bot is drawn without a file that takes longer. */
const TIMEOUT_MS = 5000;
const EMPTY: LoadedTheme = { settings: {}, inlineStyles: {}, cssStylesText: '' };

type World = {
  fetch: (url: string) => Promise<Pick<Response, 'ok' | 'text'>>;
  storage: WebStorage;
  now: () => number;
  after: Clock['after'];
  log: Log;
};

/** Loads one theme: one of our own by its id alone, another one from the cache while it is fresh; failures are logged and leave it empty. */
export async function loadTheme(theme: Theme, world: World): Promise<LoadedTheme> {
  const own = theme.baseUrl || theme.version ? null : await ownTheme(theme.id);
  return own ?? fetchTheme(theme, world);
}

async function ownTheme(id: string): Promise<LoadedTheme | null> {
  const { palettes } = await import('./palettes');
  const palette = Object.hasOwn(palettes, id) ? palettes[id] : undefined;
  if (!palette) return null;
  const { variables, ...general } = palette;
  const rules = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return {
    settings: { general },
    inlineStyles: {},
    cssStylesText: `.rcb-chatbot-global{${rules.join(';')}}`,
  };
}

async function fetchTheme(theme: Theme, world: World): Promise<LoadedTheme> {
  const base = `${theme.baseUrl ?? COMMUNITY_THEMES}/${theme.id}`;
  const version = theme.version ?? (await newestVersion(base, world));
  if (!version) return EMPTY;
  const key = `RCB_THEME_CACHE_DATA_${theme.id}_${version}`;
  const cached = freshIn(parseJson(world.storage.getItem(key)), world.now() / 1000 - duration(theme));
  if (cached) return cached;

  const get = (file: string) => textAt(`${base}/${version}/${file}`, world);
  const [css, settings, styles] = await Promise.all([
    get('styles.css'),
    get('settings.json'),
    get('styles.json'),
  ]);
  const loaded = {
    settings: plainObject(parseJson(settings)),
    inlineStyles: plainObject(parseJson(styles)),
    cssStylesText: css ?? '',
  };
  // An incomplete theme must not be cached for a month.
  if (css !== null && settings !== null && styles !== null)
    world.storage.setItem(key, JSON.stringify({ ...loaded, cacheDate: Math.floor(world.now() / 1000) }));
  return loaded;
}

/** A number even if the host passes a string; the original's caches never expired because of that. */
const duration = ({ cacheDuration }: Theme): number => Number(cacheDuration ?? CACHE_SECONDS);

function freshIn(stored: unknown, oldestSeconds: number): LoadedTheme | null {
  const { settings, inlineStyles, cssStylesText, cacheDate } = plainObject(stored);
  if (typeof cacheDate !== 'number' || cacheDate < oldestSeconds) return null;
  return {
    settings: plainObject(settings),
    inlineStyles: plainObject(inlineStyles),
    cssStylesText: typeof cssStylesText === 'string' ? cssStylesText : '',
  };
}

async function newestVersion(base: string, world: World): Promise<string | null> {
  const { version } = plainObject(parseJson(await textAt(`${base}/meta.json`, world)));
  if (typeof version === 'string') return version;
  world.log.error(`Failed to load the theme at ${base}: it names no version.`);
  return null;
}

async function textAt(url: string, { fetch, log, after }: World): Promise<string | null> {
  let cancel = () => {};
  const late = new Promise<never>((_, refuse) => {
    cancel = after(TIMEOUT_MS, () => refuse('No answer in time.'));
  });
  try {
    const response = await Promise.race([fetch(url), late]);
    if (response.ok) return await Promise.race([response.text(), late]);
    log.info(`Could not load ${url}`);
  } catch (reason) {
    log.error(`Could not load ${url}`, reason);
  } finally {
    cancel();
  }
  return null;
}

function plainObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/**
 * Puts a theme's rules into the page or the shadow root that a widget is in, for that widget only. A constructed sheet needs no `<style>` element, so a strict
 * `style-src` lets it through; a browser without them shows the widget's own look. Returns what takes them away again.
 */
export function adoptThemeCss(root: Node | undefined, botId: string | null, css: string): () => void {
  if (!(root instanceof Document || root instanceof ShadowRoot) || !botId || !css) return () => {};
  if (!('adoptedStyleSheets' in root) || !('replaceSync' in CSSStyleSheet.prototype)) return () => {};
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(css);
  scope(stylesheet.cssRules, `#${CSS.escape(botId)}`);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, stylesheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== stylesheet);
  };
}

/** Prefixes every selector of every rule, those within `@media` too; commas within brackets part no selectors. */
function scope(rules: CSSRuleList, prefix: string) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const selectors = rule.selectorText.split(/,(?![^(]*\))/);
      rule.selectorText = selectors.map((one) => `${prefix} ${one.trim()}`).join(', ');
    } else if (rule instanceof CSSGroupingRule) scope(rule.cssRules, prefix);
  }
}

export type LoadedThemes = { settings: Settings; styles: Styles; adopt: Adopt };
type Adopt = (botId: string | null, tree: Node | undefined) => () => void;

/** Every theme in order, later ones over earlier ones. */
export async function loadThemes(themes: readonly Theme[]): Promise<LoadedThemes> {
  const world = {
    fetch: (url: string) => fetch(url),
    storage: storage('LOCAL_STORAGE'),
    now: () => browserClock.now(),
    after: browserClock.after,
    log: browserLog,
  };
  const loaded: LoadedTheme[] = [];
  for (const theme of themes) loaded.push(await loadTheme(theme, world));
  return {
    settings: joinSettings(...loaded.map(({ settings }) => settings)),
    styles: mergeStyles(loaded.map(({ inlineStyles }) => inlineStyles)),
    adopt: (botId, tree) => {
      const removals = loaded.map(({ cssStylesText }) => adoptThemeCss(tree, botId, cssStylesText));
      return () => {
        for (const remove of removals) remove();
      };
    },
  };
}

export type BotThemes = ReturnType<typeof makeBotThemes>;

/** The themes of one bot, whose rules go where `treeOf` says it is drawn; only the last call has an effect. */
export function makeBotThemes(engine: Pick<Engine, 'getBotId' | 'setLayer'>, treeOf: () => Node | undefined) {
  let calls = 0;
  let adopt: Adopt | undefined;
  let removeCss = () => {};
  const dress = () => {
    removeCss();
    removeCss = adopt?.(engine.getBotId(), treeOf()) ?? removeCss;
  };
  const load = async (themes: readonly Theme[]) => {
    calls += 1;
    const call = calls;
    const loaded = await loadThemes(themes);
    if (call !== calls) return loaded;
    ({ adopt } = loaded);
    dress();
    return loaded;
  };
  return {
    load,
    dress,
    async change(themes: readonly Theme[]) {
      const call = calls + 1;
      const loaded = await load(themes);
      if (call === calls) engine.setLayer('themes', loaded);
    },
    remove() {
      calls += 1;
      removeCss();
    },
  };
}
