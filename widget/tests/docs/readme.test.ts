import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
const text = readFileSync(join(root, 'widget/README.md'), 'utf8');
const examples = [...text.matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, code = '']) => code);
const run = (...words: string[]) => spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });

describe('the page about the widget', () => {
  it('has tables that say what the types, the defaults and the scenarios say', () => {
    const { status, stderr } = run('scripts/widget-tables.mjs', '--check');
    expect(stderr).toBe('');
    expect(status).toBe(0);
  }, 60_000);

  it('shows examples that type-check as they stand', () => {
    // Inside the project, so that React is found.
    const folder = join(root, 'node_modules/.cache/widget-readme');
    mkdirSync(folder, { recursive: true });
    try {
      for (const [index, code] of examples.entries())
        writeFileSync(join(folder, `example-${index}.tsx`), code);
      const unlike = { incremental: false, plugins: [], noUncheckedSideEffectImports: false };
      const compilerOptions = { ...unlike, paths: { '@/*': [`${root}/*`] } };
      const settings = {
        extends: join(root, 'tsconfig.json'),
        compilerOptions,
        include: ['./*.tsx'],
        exclude: [],
      };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
      expect(run('node_modules/typescript/bin/tsc', '--noEmit', '-p', folder).stdout.trim()).toBe('');
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(examples.length).toBeGreaterThanOrEqual(5);
  }, 120_000);

  it('leads to places that are there', () => {
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
      title.toLowerCase().replaceAll(' ', '-'),
    );
    const targets = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, target = '']) => target);
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((target) => !headings.includes(target))).toEqual([]);
  });
});
