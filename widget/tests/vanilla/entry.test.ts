import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { createChat, RcbEvent } from '@/widget/vanilla';

/** What the entry leaves to the React one, and anything that is not the widget's. */
const foreign = (path: string) => !path.startsWith('widget/') || /^widget\/(react|ui|embed)\//.test(path);

/** Every file that an entry imports, for its types too, and every package. */
function importedBy(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  if (!existsSync(path)) return found;
  for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(/(?:from |import\()'([^']+)'/g)) {
    const target = specifier.startsWith('.') ? `${join(dirname(path), specifier)}.ts` : specifier;
    importedBy(target, found);
  }
  return found;
}

describe('the entry without React', () => {
  it('needs no package at all, and neither React nor the drawn window of the widget', async () => {
    const { metafile } = await build({
      entryPoints: ['widget/vanilla.ts'],
      bundle: true,
      splitting: true,
      write: false,
      metafile: true,
      format: 'esm',
      outdir: 'out',
      logLevel: 'error',
    });
    const inputs = Object.keys(metafile.inputs);
    const packages = Object.values(metafile.outputs).flatMap(({ imports }) =>
      imports.filter(({ external }) => external),
    );
    expect(inputs).toContain('widget/core/engine.ts');
    expect(inputs.filter(foreign)).toEqual([]);
    expect(packages).toEqual([]);
  });

  it('needs none of them for its types either', () => {
    const found = [...importedBy('widget/vanilla.ts')];
    expect(found).toEqual(expect.arrayContaining(['widget/core/types.ts', 'widget/effects/theme.ts']));
    expect(found.filter(foreign)).toEqual([]);
  });

  it('makes a chat on a server that stays in its first state and touches nothing', async () => {
    expect(typeof window).toBe('undefined');
    const chat = createChat({
      flow: { start: { message: 'Hi' } },
      themes: { id: 'calm' },
      settings: { header: { title: 'Help' } },
    });
    const stop = chat.on(RcbEvent.CHANGE_PATH, () => {});
    await Promise.resolve();
    expect(chat.getState()).toMatchObject({
      phase: 'waiting',
      settings: { header: { title: 'Help' } },
    });
    expect(chat.entries).toEqual([]);
    expect(chat.messages).toEqual([]);
    stop();
    chat.destroy();
  });
});
