import { figures, outdatedNames, ways } from './measure.mjs';
import { projectRoot, sources } from './source';

/** What the second edition may measure at most; a figure that falls takes its limit down with it (docs/ARCHITECTURE.md). */
const limits = { files: 938, lines: 83_900, crumbs: 30, globals: 27, reflects: 1 };

const now = figures(projectRoot);
const byPath = new Map(sources().map((source) => [source.path, source]));
const imports = (path: string) => byPath.get(path)?.imports.map(({ target }) => target) ?? [];

describe('the figures of the house', () => {
  afterAll(() => {
    const shown = Object.entries(now).map(([name, value]) => `${name} ${value}`);
    const walked = ways(projectRoot).map(({ name, files }) => `${name} ${files.length}`);
    process.stdout.write(`figures: ${[...shown, ...walked].join(', ')}\n`);
  });

  it.each(Object.entries(limits))('%s: at most %d', (name, limit) => {
    expect(new Map(Object.entries(now)).get(name)).toBeLessThanOrEqual(limit);
  });
});

describe('names', () => {
  it('hold no word that the glossary took out', () => {
    const found = sources().flatMap(({ path, names }) =>
      outdatedNames(names).map((name) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('are judged by their parts', () => {
    const judged = outdatedNames(['keptAnswer', 'given', 'placeOrder', 'skeptical', 'chatParts']);
    expect(judged).toEqual(['keptAnswer', 'given', 'chatParts']);
  });
});

describe('the five ways of docs/ARCHITECTURE.md', () => {
  const all = ways(projectRoot);

  it('are five, and the one through the widget', () => {
    expect(all.map(({ name }) => name)).toHaveLength(6);
  });

  it.each(all)('$name: at most $limit files, each reached by an import from another', ({ files, limit }) => {
    expect(files.length).toBeLessThanOrEqual(limit);
    const alone = files.filter(
      (path) =>
        byPath.has(path) &&
        !files.some(
          (other) => other !== path && (imports(other).includes(path) || imports(path).includes(other)),
        ),
    );
    expect(alone).toEqual([]);
    expect(files.filter((path) => !byPath.has(path) && !/^(content|dist)\//.test(path))).toEqual([]);
  });
});
