import type { State } from './states.mjs';

/** `npm test` looks at one page of each template; `npm run test:all` sets TEST_ALL and looks at every one. */
export const isFullRun = process.env['TEST_ALL'] === '1';

/** Of a test that only a full run takes: something beside it tells on a commit that the same part works. */
export const onFullRun = { tag: '@full' };

/** What this run looks at: everything in a full run, else what stands for the rest. */
export const inThisRun = <T>(all: readonly T[], standsForOthers: (one: T) => boolean): readonly T[] =>
  isFullRun ? all : all.filter(standsForOthers);

/** Pages and states for this run: on a commit those that no other of the same template stands for. */
export const statesInThisRun = (states: readonly State[]): readonly State[] =>
  inThisRun(states, ({ template }) => template === undefined);
