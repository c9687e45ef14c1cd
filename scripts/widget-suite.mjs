import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The widget's own tests. They run when what they read has changed, and always in `npm run test:all`. */
export const widgetTests = 'widget/tests';

/** What the last green run read, written by `npm run test:widget` and committed. */
const record = 'scripts/widget-suite.sha256';

const inputs = {
  /** Files and folders that the widget's tests read. */
  paths: [
    'widget',
    'scripts/docs-widget.mjs',
    'scripts/widget-bundle.mjs',
    'scripts/pack-widget.mjs',
    'scripts/package-modules.mjs',
    'scripts/widget-tables.mjs',
    'scripts/widget-variables.mjs',
    'tests/fixtures/vectors.ts',
    'tests/fixtures/hostile-html.ts',
    'tests/fixtures/public-vectors',
    'tests/helpers/alarm.ts',
    'tests/helpers/fake-clock.ts',
    'tests/helpers/jest-setup.ts',
    'jest.config.mjs',
  ],
  packages:
    /^node_modules\/(?:react|react-dom|react-18|react-dom-18|react-chatbotify|@rcb-plugins\/.+|esbuild|jest|jsdom)$/,
};

function* filesOf(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesOf(join(path, name));
}

/**
 * One hash of all that a suite reads: names and bytes of files, and the versions of packages.
 * @param {{paths: string[], packages: RegExp}} what
 * @param {string} [root]
 * @returns {string} SHA-256 in hexadecimal
 */
export function hashOf({ paths, packages }, root = '.') {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesOf(join(root, path)))
      hash
        .update(`${file.slice(join(root, path).length)}\0`)
        .update(createHash('sha256').update(readFileSync(file)).digest());
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const [name, { version }] of Object.entries(lock.packages))
    if (packages.test(name)) hash.update(`${name}@${version}\0`);
  return hash.digest('hex');
}

/** @returns {boolean} whether the widget, its tests or the packages they use differ from the last green run */
export function widgetChanged() {
  try {
    return readFileSync(record, 'utf8').trim() !== hashOf(inputs);
  } catch {
    return true;
  }
}

/** Writes down what the suite read; for a run in which it passed. */
export const recordWidget = () => writeFileSync(record, `${hashOf(inputs)}\n`);
