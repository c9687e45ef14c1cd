import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type * as Original from 'react-chatbotify';
import { standInBrowser } from './browser';
import { type DifferenceId, differences } from './known-differences';

/** The package's whole public surface: what a site that changes only its import relies on. */
export type Library = typeof Original;
export type SubjectName = 'original' | 'ours';
export type Subject = {
  original: Library;
  library: Library;
  /** A published plugin, loaded unmodified, its `react-chatbotify` being this subject. */
  plugin: (name: string) => Original.Plugin;
  /** What this subject does where the two differ; throws for a difference nobody listed and for one that is none. */
  differs: <T>(id: DifferenceId, seen: Record<SubjectName, T>) => T;
};

const paths: Record<SubjectName, string> = { original: 'react-chatbotify', ours: resolve('widget/index.ts') };
export const subjectNames: SubjectName[] = ['original', 'ours'];
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
    original: jest.requireActual<Library>(paths.original),
    library,
    plugin: (plugin) => loadPlugin(plugin, library),
    differs: differsFor(name),
  };
}

/** What the scenario that is running showed to differ. */
const shown = new Set<DifferenceId>();

export const differsFor =
  (name: SubjectName): Subject['differs'] =>
  (id, seen) => {
    if (!(id in differences)) throw new Error(`${id} is no known difference.`);
    if (isDeepStrictEqual(seen.original, seen.ours)) throw new Error(`${id}: both are expected to be alike.`);
    shown.add(id);
    return seen[name];
  };

/** For each subject its scenarios; they are counted where `DIFFERENTIAL_RECORD` names a file. */
export function forEachSubject(title: string, scenarios: (name: SubjectName) => void) {
  describe.each(subjectNames)(`${title} (%s)`, (name) => {
    beforeEach(() => shown.clear());
    afterEach(() => {
      const record = process.env['DIFFERENTIAL_RECORD'];
      const scenario = expect.getState().currentTestName?.replace(` (${name})`, '');
      if (record) appendFileSync(record, `${JSON.stringify({ name, scenario, shown: [...shown] })}\n`);
    });
    scenarios(name);
  });
}

/** The same scenarios for the package and for ours. */
export function differential(title: string, scenarios: (subject: Subject) => void) {
  forEachSubject(title, (name) => scenarios(load(name)));
}
