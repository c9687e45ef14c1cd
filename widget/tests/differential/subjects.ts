import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type * as Original from 'react-chatbotify';
import { standInBrowser } from './browser';
import { type DifferenceId, differences } from './known-differences';

/** The package's whole public surface: what a site that changes only its import relies on. */
export type Library = typeof Original;
export type SubjectName = 'original' | 'ours';
export type Subject = {
  name: SubjectName;
  original: Library;
  library: Library;
  /** A published plugin, loaded unmodified, its `react-chatbotify` being this subject. */
  plugin: (name: string) => Original.Plugin;
  /** What this subject does where the two are allowed to differ; throws for a difference nobody listed. */
  differs: <T>(id: DifferenceId, seen: Record<SubjectName, T>) => T;
};

const entry = resolve('widget/index.ts');
const paths: Record<SubjectName, string> = { original: 'react-chatbotify', ours: entry };
const names: SubjectName[] = existsSync(entry) ? ['original', 'ours'] : ['original'];
const shared = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

type Factory = () => Original.Plugin;
type PluginModule = Factory | { default: Factory };

/** Loads the plugin in its own module registry, so that `react-chatbotify` can be another library for it; React stays one. */
function loadPlugin(name: string, library: Library): Original.Plugin {
  const found: Factory[] = [];
  const one = new Map(shared.map((path) => [path, jest.requireActual(path)]));
  jest.isolateModules(() => {
    for (const [path, module] of one) jest.doMock(path, () => module);
    jest.doMock('react-chatbotify', () => library);
    const module = jest.requireActual<PluginModule>(name);
    found.push(typeof module === 'function' ? module : module.default);
  });
  for (const path of [...shared, 'react-chatbotify']) jest.dontMock(path);
  const [factory] = found;
  if (!factory) throw new Error(`${name} has no default export.`);
  return factory();
}

function load(name: SubjectName): Subject {
  standInBrowser();
  const library = jest.requireActual<Library>(paths[name]);
  return {
    name,
    original: jest.requireActual<Library>(paths.original),
    library,
    plugin: (plugin) => loadPlugin(plugin, library),
    differs: (id, seen) => {
      if (!(id in differences)) throw new Error(`${id} is no known difference.`);
      return seen[name];
    },
  };
}

/** The same scenarios for the package and for ours. */
export function differential(title: string, scenarios: (subject: Subject) => void) {
  describe.each(names)(`${title} (%s)`, (name) => scenarios(load(name)));
}
