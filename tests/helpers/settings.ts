import { type Env, readEnv } from '@/lib/config/env';

/** Settings of one test in place of the process's own, which are read once: a test file mocks `env` with `settings`. */
let source: Readonly<Record<string, string>> = {};

/** From here on the process has these variables and no others. */
export function given(variables: Readonly<Record<string, string>> = {}): void {
  source = variables;
}

/** Read once, as those of a process are. */
const read = new WeakMap<object, Env>();
export function settings(variables = source): Env {
  const env = read.get(variables) ?? readEnv(variables);
  read.set(variables, env);
  return env;
}
