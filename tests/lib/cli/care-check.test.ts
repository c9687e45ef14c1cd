import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '@/lib/cli/cli';

const folder = mkdtempSync(join(tmpdir(), 'care-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function check(...words: string[]) {
  const said = { out: '', err: '' };
  const terminal = {
    out: (text: string) => {
      said.out += text;
    },
    err: (text: string) => {
      said.err += text;
    },
    input: async () => '',
  };
  const code = await runCli(['care', 'check', ...words], terminal, () => {
    throw new Error('the settings are not needed');
  });
  return { code, ...said };
}

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('care check', () => {
  it('prints one JSON line a sentence', async () => {
    const items = [
      { id: 'a', text: 'I want to die' },
      { id: 7, text: 'What are your visiting hours?', label: 'none' },
    ];
    const { code, out, err } = await check(file('good.json', JSON.stringify({ items })));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { id: 'a', tier: 2, category: 'suicide', rule: 'die-wish' },
      { id: 7, tier: 0, category: null, rule: null },
    ]);
  });

  it('says nothing for no sentences', async () => {
    expect(await check(file('none.json', '{"items":[]}'))).toEqual({ code: 0, out: '', err: '' });
  });

  it.each([
    ['what is no JSON', 'not json', /expected \{"items":\[\{"id","text"\}\]\}/],
    ['another shape', '{"sentences":[]}', /at items/],
    ['a sentence without text', '{"items":[{"id":"a"}]}', /at items\.0\.text/],
  ])('refuses %s in one line', async (_what, content, message) => {
    const { code, out, err } = await check(file('bad.json', content));
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toMatch(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('refuses a file that is not there', async () => {
    const { code, err } = await check(join(folder, 'missing.json'));
    expect(code).toBe(1);
    expect(err).toMatch(/^desk: care check: .*missing\.json cannot be read/);
  });

  it('asks for the file', async () => {
    const { code, err } = await check();
    expect(code).toBe(2);
    expect(err).toMatch(/care check: expected the name of a file/);
  });
});
