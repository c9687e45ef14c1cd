import { type Env, readEnv } from '@/lib/config/env';

/** Settings of one test in place of the process's own, which are read once: a test file mocks `env` with `settings`. */
let source: Readonly<Record<string, string>> = {};

/** From here on the process has these variables and no others. */
export function given(variables: Readonly<Record<string, string>> = {}): void {
  source = variables;
}

export const settings = (variables = source): Env => readEnv(variables);
