import type { Engine, EngineConfig, Layer } from './engine-types';
import { merge, mergeSettings, mergeStyles } from './merge';
import type { Kit } from './procedures/kit';
import type { FullSettings, Settings } from './settings';
import type { Styles } from './styles';

type Parts = { settings?: Settings | undefined; styles?: Styles | undefined };
type Layers = Record<Layer | 'runtime', Parts>;

export type Configuration = Pick<
  Engine,
  | 'updateSettings'
  | 'replaceSettings'
  | 'updateStyles'
  | 'replaceStyles'
  | 'setLayer'
  | 'setFlow'
  | 'setIdentity'
>;

export const mergedParts = ({ settings, styles }: Parts): { settings: FullSettings; styles: Styles } => ({
  settings: mergeSettings(settings ? [settings] : []),
  styles: mergeStyles(styles ? [styles] : []),
});

/** Settings and styles in layers, so that one can change and the others stay; the floors hold after every change. */
export function makeConfig(kit: Kit, { settings, styles }: EngineConfig): Configuration {
  const { getState, send, memory, ports } = kit;
  const layers: Layers = { themes: {}, props: { settings, styles }, plugins: {}, runtime: {} };
  const given = <K extends keyof Parts>(name: K) =>
    [layers.themes, layers.props, layers.plugins, layers.runtime].flatMap((parts) => parts[name] ?? []);

  const applySettings = () => {
    const wasDisabled = getState().settings.chatHistory.disabled;
    send({ type: 'settings-set', settings: mergeSettings(given('settings')) });
    if (!wasDisabled && getState().settings.chatHistory.disabled && getState().phase === 'ready') {
      ports.transcript.clear();
      ports.snapshots?.clear();
    }
  };
  const applyStyles = () => send({ type: 'styles-set', styles: mergeStyles(given('styles')) });

  return {
    setLayer(layer, parts) {
      layers[layer] = parts;
      applySettings();
      applyStyles();
    },
    updateSettings(patch) {
      layers.runtime.settings = merge(layers.runtime.settings ?? {}, patch);
      applySettings();
    },
    replaceSettings(settings) {
      const next = typeof settings === 'function' ? settings(getState().settings) : settings;
      for (const name of ['themes', 'props', 'plugins'] as const)
        layers[name] = { ...layers[name], settings: {} };
      layers.runtime.settings = next;
      applySettings();
    },
    updateStyles(patch) {
      layers.runtime.styles = mergeStyles([layers.runtime.styles ?? {}, patch]);
      applyStyles();
    },
    replaceStyles(styles) {
      const next = typeof styles === 'function' ? styles(getState().styles) : styles;
      for (const name of ['themes', 'props', 'plugins'] as const)
        layers[name] = { ...layers[name], styles: {} };
      layers.runtime.styles = next;
      applyStyles();
    },
    setFlow: (flow) => {
      memory.flow = flow;
    },
    setIdentity: ({ botId, render }) => {
      memory.botId = botId;
      if (render) memory.render = render;
    },
  };
}
