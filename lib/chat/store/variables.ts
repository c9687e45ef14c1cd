import * as z from 'zod';
import type { Variables } from './localized-text';

const Stored = z.record(z.string(), z.string()).catch({});

/** What a script saved in a conversation, from its column. */
export function readVariables(json: string): Variables {
  return Stored.parse(JSON.parse(json));
}
