import { type Source, sources } from './source';

const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

const functions = sources().flatMap((source) =>
  source.functions.map((one) => ({ ...one, path: source.path })),
);
const fileLines = sources().map(({ lines }) => lines);
const functionLines = functions.map(({ lines }) => lines);
const total = (name: keyof Source['counts']) => sources().reduce((sum, { counts }) => sum + counts[name], 0);

describe('the norms', () => {
  afterAll(() => {
    const share = ((100 * total('comments')) / fileLines.reduce((a, b) => a + b, 0)).toFixed(1);
    process.stdout.write(
      `norms: ${sources().length} files, lines p50 ${percentile(fileLines, 0.5)} p90 ${percentile(fileLines, 0.9)} max ${Math.max(...fileLines)}; ` +
        `${functions.length} functions, p90 ${percentile(functionLines, 0.9)} max ${Math.max(...functionLines)}; comments ${share} %; effects ${total('effects')}\n`,
    );
  });

  it('keeps files at 250 lines or under, nine in ten at 200', () => {
    expect(
      sources()
        .filter(({ lines }) => lines > 250)
        .map(({ path, lines }) => `${path}: ${lines}`),
    ).toEqual([]);
    expect(percentile(fileLines, 0.9)).toBeLessThanOrEqual(200);
  });

  it('keeps functions at 60 lines (80 with markup), nine in ten at 32, parameters at three', () => {
    const long = functions.filter(({ lines, jsx }) => lines > (jsx ? 80 : 60));
    const wide = functions.filter(({ parameters }) => parameters > 3);
    expect([...long, ...wide].map(({ path, name, lines }) => `${path} ${name}: ${lines}`)).toEqual([]);
    expect(percentile(functionLines, 0.9)).toBeLessThanOrEqual(32);
  });

  it('keeps route files short: pages at 120 lines, middleware at 40', () => {
    const pages = sources().filter(
      ({ path, lines }) => /^app\/.*(page|layout)\.tsx$/.test(path) && lines > 120,
    );
    const middleware = sources().filter(({ path, lines }) => path === 'middleware.ts' && lines > 40);
    expect([...pages, ...middleware].map(({ path }) => path)).toEqual([]);
  });

  it.each(['any', 'nonNull'] as const)('has no %s in its types', (name) => {
    expect(
      sources()
        .filter(({ counts }) => counts[name] > 0)
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('has few casts in its types, at borders alone', () => {
    expect(total('cast')).toBeLessThanOrEqual(20);
  });

  it('silences no checker and leaves nothing to do', () => {
    const silenced = /@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable|\b(TODO|FIXME|XXX)\b/;
    expect(
      sources()
        .filter(({ text }) => silenced.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('names files in kebab case', () => {
    const own = sources().filter(({ path }) => !path.startsWith('app/'));
    expect(own.filter(({ path }) => !/^[a-z0-9./-]+$/.test(path)).map(({ path }) => path)).toEqual([]);
  });

  it('exports by name, by default only where Next or a bundle demands it', () => {
    const demanded = /^(app\/|next\.config|lib\/server\/cache-handler\.ts)/;
    const defaults = sources().filter(
      ({ path, text }) => /^export default/m.test(text) && !demanded.test(path),
    );
    expect(defaults.map(({ path }) => path)).toEqual([]);
  });

  it('has three React contexts at most and few effects', () => {
    expect(total('contexts')).toBeLessThanOrEqual(3);
    expect(total('effects')).toBeLessThanOrEqual(13);
  });
});
