import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const root = join(__dirname, '../../../../..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

// isomorphic-dompurify asks for a jsdom that cannot be loaded on Node 20 (reference/stack.md §0).
it('holds jsdom at the release that loads on every supported Node', () => {
  const manifest = z.object({ overrides: z.object({ jsdom: z.string() }) }).parse(read('package.json'));
  expect(manifest.overrides.jsdom).toBe('27.4.0');
});

it('has that release installed', () => {
  const installed = z.object({ version: z.string() }).parse(read('node_modules/jsdom/package.json'));
  expect(installed.version).toBe('27.4.0');
});

it('loads the sanitiser with this Node itself, outside the test runner', () => {
  const program = "process.stdout.write(require('isomorphic-dompurify').sanitize('<b onclick=a>x</b>'))";
  expect(execFileSync(process.execPath, ['-e', program], { cwd: root, encoding: 'utf8' })).toBe('<b>x</b>');
});
