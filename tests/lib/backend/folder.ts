import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const FIXTURE = join(process.cwd(), 'tests/fixtures/content');

/** A folder of its own for one test file; every call gives a new one, all are removed at the end. */
export function testFolders() {
  const made: string[] = [];
  afterAll(() => {
    for (const dir of made) rmSync(dir, { recursive: true, force: true });
  });
  const empty = (): string => {
    const dir = mkdtempSync(join(tmpdir(), 'site-test-'));
    made.push(dir);
    return dir;
  };
  return {
    empty,
    /** The valid content set, free to be changed. */
    content(): string {
      const dir = empty();
      cpSync(FIXTURE, dir, { recursive: true });
      return dir;
    },
  };
}

export function write(dir: string, file: string, text: string): void {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
}

/** A story file with words enough. */
export const storyText = (head: string, body = ''): string =>
  `---\n${head}\n---\n${'A plain word or two. '.repeat(12)}\n\n${body}\n`;
