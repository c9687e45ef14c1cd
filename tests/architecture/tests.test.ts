import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './source';

/** The one place that skips: what a machine lacks, by name and counted. */
const MAY_SKIP = 'tests/helpers/describe-with.ts';

const files = readdirSync(join(projectRoot, 'tests'), { recursive: true, encoding: 'utf8' })
  .map((name) => join('tests', name))
  .filter((name) => /\.(ts|tsx)$/.test(name) && name !== MAY_SKIP && !name.startsWith('tests/fixtures/'));

it('leaves no test out: none is skipped, put off or run alone, by whatever name', () => {
  const isLeftOut =
    /\b(?:describe|it|test)(?:\.\w+)*\.(?:skip|only|todo|fixme|fails?)\b|\b(?:xit|xtest|xdescribe|fit|fdescribe)\(/;
  const found = files.filter((name) => isLeftOut.test(readFileSync(join(projectRoot, name), 'utf8')));
  expect(files.length).toBeGreaterThan(300);
  expect(found.filter((name) => name !== 'tests/architecture/tests.test.ts')).toEqual([]);
});
