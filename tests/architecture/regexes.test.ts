import { assessCare } from '@/lib/chat/care/assess';
import { repairSpelling } from '@/lib/chat/care/words';
import { asksOfCall, isNoNeed, isOfCall, refusedCall } from '@/lib/chat/flow/call-words';
import { isHeavySubject } from '@/lib/stories/story-text';
import { hostileTo, hostileToAll } from '../helpers/hostile-strings';
import { sources } from './source';

/** Under this nobody waits, whatever the pattern does. */
const LIMIT_MS = 12;
/** A text four times as long takes four times as long where it is gone through once, sixteen times where once a letter. */
const GROWTH = 9;
const TRIES = 6;

/** Processor time of the fastest of some tries: other processes on the machine must not make a pattern slow. */
function fastest(run: () => void, limitMs: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TRIES && best > limitMs; n += 1) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

/** Milliseconds of a text on which a call grows faster than the text; null for any other. */
function slowness(run: (text: string) => unknown, text: string, limitMs = LIMIT_MS): number | null {
  const ms = fastest(() => void run(text), limitMs);
  if (ms <= limitMs) return null;
  const shortMs = fastest(() => void run(text.slice(0, text.length / 4)), 0);
  return ms > GROWTH * shortMs ? ms : null;
}

const shown = (text: string) => JSON.stringify(text.slice(0, 12));

function slowTextsOf(pattern: RegExp): string[] {
  return hostileTo(pattern).flatMap((text) => {
    const ms = slowness((hostile) => hostile.replace(pattern, ''), text);
    return ms === null ? [] : [`${pattern} on ${shown(text)}…: ${ms.toFixed(0)} ms`];
  });
}

/** What these read only the operator writes (settings, styles of the host's page), or this site itself (its pages). */
const ownTexts = [
  'lib/server/page-policy.ts',
  'lib/donations/form113.ts',
  'lib/config/env-fields.ts',
  'lib/config/env.ts',
  'widget/effects/theme.ts',
];
const withPatterns = sources().filter(({ path, regexes }) => regexes.length > 0 && !ownTexts.includes(path));

/**
 * What puts a pattern together as it runs, and a call that runs it; the contact form's has a test of its own, the chat's
 * reads our own stored questions alone.
 */
const builders: Readonly<Record<string, ((text: string) => unknown) | null>> = {
  'lib/chat/care/cues.ts': (text) => assessCare(text),
  'lib/chat/care/words.ts': (text) => repairSpelling(text),
  'lib/chat/flow/call-words.ts': (text) => [
    refusedCall(text),
    isNoNeed(text),
    isOfCall(text),
    asksOfCall(text),
  ],
  'lib/chat/store/chat-backend.ts': null,
  'lib/http/contact-form-redraw.ts': null,
  'lib/stories/story-text.ts': isHeavySubject,
};

/** What the care rules may take for a whole text: many patterns, each of which goes through it once. */
const CALL_LIMIT_MS = 250;

describe('the regular expressions', () => {
  it('are found, all of them', () => {
    expect(withPatterns.length).toBeGreaterThan(70);
  });

  it.each(withPatterns.map(({ path, regexes }) => ({ path, regexes })))(
    'of $path go through ten thousand hostile characters in no time',
    ({ regexes }) => {
      expect(regexes.flatMap(slowTextsOf).slice(0, 5)).toEqual([]);
    },
    120_000,
  );

  it('put together at run time are known by their files', () => {
    const found = sources()
      .filter(({ builtRegexes }) => builtRegexes > 0)
      .map(({ path }) => path);
    expect(found).toEqual(Object.keys(builders));
  });

  it.each(Object.entries(builders).flatMap(([path, run]) => (run ? [{ path, run }] : [])))(
    'of $path, put together at run time, take no long either',
    ({ run }) => {
      const slow = hostileToAll().flatMap((text) => {
        const ms = slowness(run, text, CALL_LIMIT_MS);
        return ms === null ? [] : [`${shown(text)}…: ${ms.toFixed(0)} ms`];
      });
      expect(slow.slice(0, 5)).toEqual([]);
    },
    120_000,
  );
});
