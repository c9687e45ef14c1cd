import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env';

type Folders = Pick<Env, 'BACKEND_URL' | 'DATABASE_URL' | 'CONTENT_DIR' | 'DATA_DIR'>;

/** What the embedded backend cannot do without: one line a folder that is not as the setting says. */
export function folderErrors({ BACKEND_URL, DATABASE_URL, CONTENT_DIR, DATA_DIR }: Folders): string[] {
  if (BACKEND_URL !== undefined) return [];
  const content = codeOf(() => readdirSync(CONTENT_DIR));
  const data = DATABASE_URL === undefined ? writeError(DATA_DIR) : undefined;
  return [
    ...(content
      ? [`CONTENT_DIR: bad value, "${CONTENT_DIR}" cannot be read (${content}), expected the content folder`]
      : []),
    // A full or failing disk is no mistake of the settings: pages are shown, and the log tells of the rest.
    ...(data && !['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE'].includes(data)
      ? [
          `DATA_DIR: bad value, "${DATA_DIR}" cannot be written (${data}), expected a folder of the site's user`,
        ]
      : []),
  ];
}

/** The code of what writing into a folder fails with, undefined where it does not; the folder is made. */
export const writeError = (folder: string): string | undefined => codeOf(() => tryToWrite(folder));

function tryToWrite(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const probe = join(folder, `.probe-${process.pid}`);
  writeFileSync(probe, '', { mode: 0o600 });
  rmSync(probe, { force: true });
}

/** The code of what a step fails with, undefined where it does not. */
function codeOf(step: () => unknown): string | undefined {
  try {
    step();
    return undefined;
  } catch (error) {
    return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'failed';
  }
}
