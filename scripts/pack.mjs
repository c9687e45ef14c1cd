import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const target = 'dist/public';
const packable = /\.(?:js|css|html|json|svg|txt|xml|webmanifest|ico)$/;

const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** Writes the packed forms beside the file, where they are smaller than it. */
async function pack(path) {
  const bytes = readFileSync(path);
  const forms = { br: await brotli(bytes), gz: await promisify(gzip)(bytes, { level: 9 }) };
  for (const [name, packed] of Object.entries(forms))
    if (packed.length < bytes.length) writeFileSync(`${path}.${name}`, packed);
}

/** Gathers what is served as a file, the public folder and Next's own, and packs each text once (`lib/server/built-files.ts`). */
export async function packFiles() {
  rmSync(target, { recursive: true, force: true });
  cpSync('public', target, { recursive: true, preserveTimestamps: true });
  cpSync('.next/static', join(target, '_next/static'), { recursive: true, preserveTimestamps: true });
  const names = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((name) =>
    packable.test(name),
  );
  const packer = async () => {
    for (let name = names.pop(); name; name = names.pop()) await pack(join(target, name));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, packer));
}
