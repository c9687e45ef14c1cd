import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Records } from '@/lib/backend/database/tables';
import { env } from '@/lib/config/env';
import type { UsingText } from './stored-pictures';

/** Every text of the content folder that could show a picture. */
export async function usingTexts(_store: Records, dir = env().CONTENT_DIR): Promise<UsingText[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /^[^.].*\.(?:md|json)$/.test(entry.name));
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      return { path: relative(dir, file).split(sep).join('/'), text: await readFile(file, 'utf8') };
    }),
  );
}
