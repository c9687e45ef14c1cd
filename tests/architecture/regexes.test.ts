import { assessCare } from '@/lib/domain/care/assess';
import { repairSpelling } from '@/lib/domain/care/spelling';
import { isHeavySubject } from '@/lib/domain/heavy-subject';
import { hostileTo, hostileToAll } from '../helpers/hostile-strings';
import { sources } from './source';

/** A pattern that goes through its text once needs well under a millisecond; one that goes through it for each letter, fifty. */
const LIMIT_MS = 12;
const TRIES = 6;

/** The fastest of some tries: another process on the machine must not make a pattern slow. */
function fastest(run: () => void, limitMs = LIMIT_MS): number {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TRIES && best > limitMs; n += 1) {
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

/** What these read only the operator writes (settings, styles of the host's page), or this site itself (its pages). */
const ownTexts = [
  'lib/cache/page-policy.ts',
  'lib/desk/donations/form113.ts',
  'lib/env-fields.ts',
  'lib/env.ts',
  'widget/effects/theme-css.ts',
];
const withPatterns = sources.filter(({ path, regexes }) => regexes.length > 0 && !ownTexts.includes(path));

/** What puts a pattern together as it runs, and a call that runs it; the contact form's has a test of its own. */
const builders: Readonly<Record<string, ((text: string) => unknown) | null>> = {
  'lib/domain/care/cues.ts': (text) => assessCare(text),
  'lib/domain/care/spelling.ts': (text) => repairSpelling(text),
  'lib/domain/heavy-subject.ts': isHeavySubject,
  'lib/http/kept-contact-form.ts': null,
};

/** What the care rules may take for a whole text: many patterns, each of which goes through it once. */
const CALL_LIMIT_MS = 250;

describe('the regular expressions', () => {
  it('are found, all of them', () => {
    expect(withPatterns.length).toBeGreaterThan(90);
  });

  it.each(withPatterns.map(({ path, regexes }) => ({ path, regexes })))(
    'of $path go through ten thousand hostile characters in no time',
    ({ regexes }) => {
      expect(regexes.flatMap(slowTextsOf).slice(0, 5)).toEqual([]);
    },
    120_000,
  );

  it('put together at run time are known by their files', () => {
    const found = sources.filter(({ builtRegexes }) => builtRegexes > 0).map(({ path }) => path);
    expect(found).toEqual(Object.keys(builders));
  });

  it.each(Object.entries(builders).flatMap(([path, run]) => (run ? [{ path, run }] : [])))(
    'of $path, put together at run time, take no long either',
    ({ run }) => {
      const slow = hostileToAll().flatMap((text) => {
        const ms = fastest(() => void run(text), CALL_LIMIT_MS);
        return ms > CALL_LIMIT_MS ? [`${shown(text)}…: ${ms.toFixed(0)} ms`] : [];
      });
      expect(slow.slice(0, 5)).toEqual([]);
    },
    120_000,
  );
});
