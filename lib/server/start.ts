import { setFlagsFromString } from 'node:v8';
import nextEnv from '@next/env';
import { ConfigurationError, readEnv } from '@/lib/config/env';
import { folderErrors } from '@/lib/config/env-folders';
import { warningsOf } from '@/lib/config/env-warnings';
import { serve } from './serve';

/**
 * `npm start`: checks the configuration before anything listens, then serves the built site in this process.
 * A bad value ends it with one line a variable (contract §2).
 */
async function main(): Promise<void> {
  collectOften();
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  try {
    const settings = readEnv(process.env);
    const mistakes = folderErrors(settings);
    if (mistakes.length > 0) throw new ConfigurationError(mistakes);
    for (const line of warningsOf(settings, process.env)) console.warn(line);
    await serve(settings);
  } catch (error) {
    for (const line of linesOf(error)) console.error(line);
    process.exit(1);
  }
}

/**
 * Left to itself, V8 lets a heap on a machine with much memory grow to several times what is in use before it collects.
 * The site's is small, so collecting it at half as much again costs little (decision 31).
 */
function collectOften(): void {
  setFlagsFromString('--heap-growing-percent=50');
}

function linesOf(error: unknown): readonly string[] {
  if (error instanceof ConfigurationError) return error.lines;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return ['PORT: is in use by another program; stop that one or set another PORT.'];
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return ['HOSTNAME: this machine has no such address, expected one of its own or 0.0.0.0.'];
  if (code === 'EACCES') return ['PORT: this user may not listen there; take one above 1023.'];
  throw error;
}

void main();
