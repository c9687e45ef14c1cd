import { traceOf } from '@/lib/server/error-trace';

/** Thrown by the engine itself. */
function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return null;
}

const personal = 'Asha Sen, asha@example.org, 98300 12345, আশা, flat 4B';

describe('what the log says of an unexpected error', () => {
  it('is its kind and the lines of our files that it came from', () => {
    const { error, at } = traceOf(new TypeError(personal));
    expect(error).toBe('TypeError');
    expect(at[0]).toMatch(/tests\/lib\/server\/error-trace\.test\.ts:\d+$/);
    expect(at.join()).not.toContain(process.cwd());
  });

  it.each([
    ['a call of nothing', () => JSON.parse('null').x, /^Cannot read properties of null …$/],
    [
      'a missing object',
      () => Object.entries(JSON.parse('null')),
      /^Cannot convert undefined or null to object$/,
    ],
    ['a bad time', () => new Date(Number.NaN).toISOString(), /^Invalid time value$/],
  ])('names %s in the engine’s own words', (_, run, reason) => {
    expect(traceOf(thrownBy(run)).reason).toMatch(reason);
  });

  it('names a system’s failure by its code, without the address it was about', () => {
    const failure = Object.assign(new Error("ENOENT: no such file or directory, open '/home/asha/a.txt'"), {
      code: 'ENOENT',
    });
    expect(traceOf(failure)).toMatchObject({
      code: 'ENOENT',
      reason: 'ENOENT: no such file or directory, open …',
    });
  });

  it('tells the cause of it as carefully', () => {
    const cause = Object.assign(new Error(personal), { code: 'ECONNREFUSED' });
    expect(traceOf(new TypeError('fetch failed', { cause }))).toMatchObject({
      reason: 'fetch failed',
      cause: { code: 'ECONNREFUSED', error: 'Error' },
    });
  });

  it.each([
    ['a message', new Error(personal)],
    [
      'a message of the engine',
      new TypeError(`Failed to parse URL from /?name=Asha Sen&phone=9830012345 ${personal}`),
    ],
    ['a message with lines like places', new TypeError(`x\n    at Asha (/flat/4B:1:2)\n    at 98300 12345`)],
    [
      'lines like places that were put in later',
      Object.assign(new Error('x\n at Asha Sen (98300:1:2)'), { message: '' }),
    ],
    ['quoted JSON', thrownBy(() => JSON.parse(`{"name": "Asha Sen", 98300`))],
    [
      'a database',
      Object.assign(new Error(`invalid input syntax for type bigint: "${personal}"`), { code: '22P02' }),
    ],
    ['a name', Object.assign(new Error('x'), { name: personal })],
    ['a code', Object.assign(new Error('x'), { code: personal })],
    ['a thrown text', personal],
    ['a thrown object', { message: personal, stack: personal, name: personal }],
    ['a cause', new Error('x', { cause: new Error(personal, { cause: personal }) })],
  ])('holds nothing personal of %s', (_, error) => {
    expect(JSON.stringify(traceOf(error))).not.toMatch(/asha|sen\b|9830|12345|আশা|flat|4B/i);
  });
});
