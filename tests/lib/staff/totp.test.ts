import { newSeed, totpCode, totpStepOf } from '@/lib/staff/totp';

/** RFC 6238, appendix B: the seed "12345678901234567890", the last six of its eight digits. */
const RFC_SEED = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are those of the standard at %d seconds', (seconds, code) => {
    expect(totpCode(RFC_SEED, Math.floor(seconds / 30))).toBe(code);
  });

  it('count for their half minute and the ones beside it', () => {
    const nowMs = 30_000 * 1000;
    const steps = [998, 999, 1000, 1001, 1002].map((step) =>
      totpStepOf(RFC_SEED, totpCode(RFC_SEED, step), nowMs),
    );
    expect(steps).toEqual([null, 999, 1000, 1001, null]);
    expect(totpStepOf(RFC_SEED, 'abc', nowMs)).toBeNull();
  });

  it('come from a seed of 160 bits', () => {
    expect(newSeed()).toMatch(/^[A-Z2-7]{32}$/);
  });
});
