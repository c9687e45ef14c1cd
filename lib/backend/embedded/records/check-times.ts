/** Ages at which the provider is asked of an order that is not settled (decisions §5.4); the last hour is grace. */
const AGES_MS = [900_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000, 72 * 3_600_000, 73 * 3_600_000] as const;
const DAY_MS = 24 * 3_600_000;

export const firstCheckAt = (createdAtMs: number): number => createdAtMs + AGES_MS[0];

/** The next time to ask after `nowMs`. Null once the order is past its life. */
export function nextCheckAt(createdAtMs: number, nowMs: number): number | null {
  const age = AGES_MS.find((ageMs) => createdAtMs + ageMs > nowMs);
  return age === undefined ? null : createdAtMs + age;
}

/** Money that is only authorised is looked after daily until it is taken or given back. */
export const nextAuthorizedCheckAt = (createdAtMs: number, nowMs: number): number =>
  nextCheckAt(createdAtMs, nowMs) ?? nowMs + DAY_MS;
