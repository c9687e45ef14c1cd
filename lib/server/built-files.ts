import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { type KeptAnswer, pack } from './kept-answer';

const ROOT = '.next/static';
/** The types that Next gives them, of those that get smaller. */
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

/** Scripts and sheets of this build by their address, each with what is known of it so far. */
function listFiles(): Map<string, { path: string; answer: KeptAnswer | null }> {
  const names = readdirSync(ROOT, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => extname(name) in TYPES);
  return new Map(
    files.map((name) => [
      `/_next/static/${name.split('\\').join('/')}`,
      { path: join(ROOT, name), answer: null },
    ]),
  );
}

/** What a file of the build is answered with; it never changes under its address. */
async function read(path: string): Promise<KeptAnswer> {
  const { size, mtime } = statSync(path);
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'last-modified': mtime.toUTCString(),
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    vary: 'Accept-Encoding',
  };
  const etag = `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
  return { etag, headers, bodies: new Map([['identity', await readFile(path)]]) };
}

/**
 * The built scripts and sheets, packed once in the life of the process and as small as they get. Next would pack each
 * again at every request; until a file is ready it still does.
 */
export function builtFiles(): (request: IncomingMessage) => KeptAnswer | undefined {
  const files = listFiles();
  return ({ url = '', headers }) => {
    const file = files.get(url);
    if (!file || headers.range !== undefined || headers['if-modified-since'] !== undefined) return undefined;
    if (!file.answer) {
      const { path } = file;
      // Held from the first request on, so that a second does not read again.
      file.answer = { etag: '', headers: {}, bodies: new Map() };
      read(path).then(
        (answer) => {
          file.answer = answer;
          pack(answer);
        },
        () => files.delete(url),
      );
      return undefined;
    }
    return file.answer;
  };
}
