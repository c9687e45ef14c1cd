/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describeWith } from '@/tests/helpers/describe-with';

/** What a platform that runs each route by itself (Vercel) would put beside it: known once the site is built. */
const ROUTES = '.next/server/app';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

/** The files of the project in one trace, by their path from its root. */
function tracedIn(trace: string): Set<string> {
  const { files }: { files: string[] } = JSON.parse(readFileSync(trace, 'utf8'));
  return new Set(files.map((name) => relative(process.cwd(), resolve(dirname(trace), name))));
}

describeWith('SITE_UNDER_TEST', 'the traces of the build', () => {
  const traces = () => filesIn(ROUTES).filter((path) => /(?:page|route)\.js\.nft\.json$/.test(path));

  it('hold all of the content for every route: those that show it, and those whose cache is named by it', () => {
    const content = filesIn('content');
    expect(content).toEqual(expect.arrayContaining(['content/chat/flow.json', 'content/features.json']));
    const names = traces().map((path) => relative(ROUTES, dirname(path)));
    expect(names).toEqual(expect.arrayContaining(['media/[...path]', 'chat/flow', '(en)/blog']));
    const lacking = traces().filter((trace) => {
      const traced = tracedIn(trace);
      return content.some((path) => !traced.has(path));
    });
    expect(lacking).toEqual([]);
  });

  it('hold the cache handler and what it imports, and nothing of the tests or of the store', () => {
    for (const trace of traces()) {
      const traced = [...tracedIn(trace)];
      expect(traced).toContain('dist/cache-handler.mjs');
      expect(traced.some((path) => path.startsWith('node_modules/ioredis/'))).toBe(true);
      expect(traced.filter((path) => /^(?:tests|\.data|deploy|docs)\//.test(path))).toEqual([]);
    }
  });
});
