import { hostileTo } from '../helpers/hostile-strings';
import { sources } from './source';

/** A pattern that goes through its text once needs well under a millisecond; one that goes through it for each letter, fifty. */
const LIMIT_MS = 12;
const TRIES = 6;

/** The fastest of some tries: another process on the machine must not make a pattern slow. */
function fastest(run: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TRIES && best > LIMIT_MS; n += 1) {
    const startedMs = performance.now();
    run();
    best = Math.min(best, performance.now() - startedMs);
  }
  return best;
}

const shown = (text: string) => JSON.stringify(text.slice(0, 12));

function slowTextsOf(pattern: RegExp): string[] {
  return hostileTo(pattern).flatMap((text) => {
    const ms = fastest(() => void text.replace(pattern, ''));
    return ms > LIMIT_MS ? [`${pattern} on ${shown(text)}…: ${ms.toFixed(0)} ms`] : [];
  });
}

const withPatterns = sources.filter(({ regexes }) => regexes.length > 0);

describe('the regular expressions', () => {
  it('are found, all of them', () => {
    expect(withPatterns.length).toBeGreaterThan(100);
  });

  it.each(withPatterns.map(({ path, regexes }) => ({ path, regexes })))(
    'of $path go through ten thousand hostile characters in no time',
    ({ regexes }) => {
      expect(regexes.flatMap(slowTextsOf).slice(0, 5)).toEqual([]);
    },
    120_000,
  );
});
