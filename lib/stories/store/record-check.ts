import 'server-only';
import type * as z from 'zod';
import type { JsonRecord } from './json-records';
import type { Complain } from './mistake';

/** Checks one record against its schema; null when it cannot be used. A key nobody knows is told, not fatal. */
export function checkRecord<T extends z.ZodObject>(
  schema: T,
  record: JsonRecord,
  complain: Complain,
): z.infer<T> | null {
  const known = Object.keys(schema.shape);
  for (const key of record.keys) {
    if (!known.includes(key))
      complain(record.lineOf(key), `unknown key "${key}"; known are ${known.join(', ')}`, 'note');
  }
  const parsed = schema.safeParse(record.value);
  if (parsed.success) return parsed.data;
  for (const { path, code, message } of parsed.error.issues) {
    const key = String(path[0]);
    const missing = !record.keys.includes(key);
    complain(
      record.lineOf(key),
      missing ? `"${key}" is missing` : `"${key}": ${PLAIN_WORDS[code] ?? message}`,
    );
  }
  return null;
}

/** The schema library speaks to programmers in these cases. */
const PLAIN_WORDS: Readonly<Record<string, string>> = {
  too_small: 'must not be empty',
  too_big: 'is too long',
};
