import { merge, mergeStyles } from '../core/merge';
import type { Settings } from '../core/settings';
import type { Styles } from '../core/styles';
import { browserClock } from '../effects/clock';
import { shelf } from '../effects/storage';
import { type LoadedTheme, loadTheme } from '../effects/theme';
import { adoptThemeCss } from '../effects/theme-css';
import { browserLog } from './browser-ports';
import type { Theme } from './types';

export type LoadedThemes = { settings: Settings; styles: Styles; adopt: (botId: string) => () => void };

/** Every theme in order, later ones over earlier ones. */
export async function loadThemes(themes: readonly Theme[]): Promise<LoadedThemes> {
  const world = {
    fetch: (url: string) => fetch(url),
    shelf: shelf('LOCAL_STORAGE'),
    now: () => browserClock.now(),
    after: browserClock.after,
    log: browserLog,
  };
  const loaded: LoadedTheme[] = [];
  for (const theme of themes) loaded.push(await loadTheme(theme, world));
  return {
    settings: loaded.reduce<Settings>((all, { settings }) => merge(all, settings), {}),
    styles: mergeStyles(loaded.map(({ inlineStyles }) => inlineStyles)),
    adopt: (botId) => {
      const removals = loaded.map(({ cssStylesText }) => adoptThemeCss(document, botId, cssStylesText));
      return () => {
        for (const remove of removals) remove();
      };
    },
  };
}
