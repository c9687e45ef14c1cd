import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const compile = () =>
  spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'widget/tests/types'], {
    cwd: resolve(__dirname, '../../..'),
    encoding: 'utf8',
  }).stdout.trim();

describe('the types of the widget', () => {
  it('take what sites write for react-chatbotify 2.5.0 and hand out what its declarations promise', () => {
    const errors = existsSync(resolve('widget/index.ts')) ? compile() : '';
    expect(errors).toBe('');
  }, 120_000);
});
