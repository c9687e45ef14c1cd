import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from '../../scripts/widget-suite.mjs';

const what = { paths: ['widget', 'one.mjs'], packages: /^node_modules\/react$/ };
let root = '';

const lock = (react: string, next: string) =>
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({
      packages: { 'node_modules/react': { version: react }, 'node_modules/next': { version: next } },
    }),
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'widget-suite-'));
  mkdirSync(join(root, 'widget/core'), { recursive: true });
  for (const name of ['widget/index.ts', 'widget/core/engine.ts', 'one.mjs'])
    writeFileSync(join(root, name), name);
  lock('19.0.0', '16.0.0');
});
afterEach(() => rmSync(root, { recursive: true }));

it('has the same hash for the same files, whatever else changes', () => {
  const before = hashOf(what, root);
  lock('19.0.0', '17.0.0');
  writeFileSync(join(root, 'other.ts'), 'x');
  expect(hashOf(what, root)).toBe(before);
});

it.each([
  ['a file of a folder changes', () => writeFileSync(join(root, 'widget/core/engine.ts'), 'x')],
  ['a single file changes', () => writeFileSync(join(root, 'one.mjs'), 'x')],
  ['a file is added', () => writeFileSync(join(root, 'widget/core/more.ts'), '')],
  ['a file is renamed', () => renameSync(join(root, 'widget/index.ts'), join(root, 'widget/main.ts'))],
  ['a package has another version', () => lock('19.0.1', '16.0.0')],
])('has another hash when %s', (_what, change) => {
  const before = hashOf(what, root);
  change();
  expect(hashOf(what, root)).not.toBe(before);
});
