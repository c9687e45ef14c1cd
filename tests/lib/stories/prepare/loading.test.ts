import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');

/** Runs a program with this Node itself, outside the test runner, which loads modules in its own way. */
const run = (program: string, ...flags: string[]) =>
  execFileSync(process.execPath, [...flags, '-e', program], { cwd: root, encoding: 'utf8' });

it('loads the sanitiser, of the newest DOMPurify that is pinned', () => {
  const { overrides } = require(join(root, 'package.json'));
  const program =
    "const P = require('isomorphic-dompurify'); process.stdout.write(P.version + P.sanitize('<b onclick=a>x</b>'))";
  expect(run(program)).toBe(`${overrides.dompurify}<b>x</b>`);
});

// Later releases of isomorphic-dompurify kept every text whose HTML has ids, 7 MB for a story of 100 KB.
it('holds no more memory after a thousand texts than after two hundred', () => {
  const program = `
    const { sanitize } = require('isomorphic-dompurify');
    const html = '<h2 id="x">Hi</h2><p onclick=a>text <b>bold</b></p>'.repeat(10);
    const heapAfter = async (texts) => {
      for (let i = 0; i < texts; i += 1) {
        sanitize(html);
        if (i % 20 === 0) await new Promise(setImmediate);
      }
      gc();
      return process.memoryUsage().heapUsed;
    };
    (async () => {
      const first = await heapAfter(200);
      process.stdout.write(String((await heapAfter(800)) / first));
    })();`;
  expect(Number(run(program, '--expose-gc'))).toBeLessThan(1.2);
});
