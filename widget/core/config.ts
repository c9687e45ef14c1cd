import type { Engine, EngineConfig, Layer } from './engine-types';
import { joinSettings, mergeSettings, mergeStyles, updated } from './merge';
import type { Context } from './procedures/context';
import type { FullSettings, Settings } from './settings';
import type { Styles } from './styles';

type Config = { settings?: Settings | undefined; styles?: Styles | undefined };
type Layers = Record<Layer | 'runtime', Config>;

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

export const mergedConfig = ({ settings, styles }: Config): { settings: FullSettings; styles: Styles } => ({
  settings: mergeSettings(settings ? [settings] : []),
  styles: mergeStyles(styles ? [styles] : []),
});

/** Settings and styles in layers, so that one can change and the others stay; the floors hold after every change. */
export function makeConfig(context: Context, { settings, styles }: EngineConfig): Configuration {
  const { getState, send, memory, ports } = context;
  const layers: Layers = { themes: {}, props: { settings, styles }, plugins: {}, runtime: {} };
  const valuesOf = <K extends keyof Config>(name: K) =>
    [layers.themes, layers.props, layers.plugins, layers.runtime].flatMap((config) => config[name] ?? []);

  const applySettings = () => {
    const wasDisabled = getState().settings.chatHistory.disabled;
    send({ type: 'settings-set', settings: mergeSettings(valuesOf('settings')) });
    if (!wasDisabled && getState().settings.chatHistory.disabled && getState().phase === 'ready') {
      ports.transcript.clear();
      ports.snapshots?.clear();
    }
  };
  const applyStyles = () => send({ type: 'styles-set', styles: mergeStyles(valuesOf('styles')) });

  return {
    setLayer(layer, config) {
      layers[layer] = config;
      applySettings();
      applyStyles();
    },
    updateSettings(patch) {
      layers.runtime.settings = joinSettings(layers.runtime.settings ?? {}, patch);
      applySettings();
    },
    replaceSettings(settings) {
      const next = updated(settings, getState().settings);
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
      const next = updated(styles, getState().styles);
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
