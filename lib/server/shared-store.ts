import { deserialize, serialize } from 'node:v8';
import * as z from 'zod';
import type { SharedMemory } from '@/lib/backend/redis';
import type { CacheEntry } from './page-cache';

/** What must hold of an entry before Next may see it; the rest of it is Next's own and passes as it is. */
const StoredEntry = z.looseObject({
  generation: z.number(),
  entry: z.looseObject({
    value: z.looseObject({ kind: z.string() }).nullable(),
    lastModified: z.number(),
    cacheControl: z.looseObject({}).optional(),
  }),
});

/**
 * Pages and reads that several instances of one identity share. A mark ("all content is stale") is a number that
 * grows: entries of an older generation are stale wherever they are found, whatever the clocks of the machines say.
 */
export class SharedStore {
  #generation = 0;
  readonly #prefix: string;

  constructor(
    private readonly memory: SharedMemory,
    identity: string,
    private readonly keepSeconds: number,
  ) {
    this.#prefix = `site:${identity}:`;
  }

  /** Calls back when another instance, or this one, has marked all content stale. */
  watch(onMark: () => void): void {
    this.memory.listen(`${this.#prefix}marks`, () => void this.#catchUp(onMark));
  }

  async #catchUp(onMark: () => void): Promise<void> {
    const told = await this.memory.ask((client) => client.get(`${this.#prefix}generation`));
    const generation = Number(told ?? 0);
    if (generation <= this.#generation) return;
    this.#generation = generation;
    onMark();
  }

  /** The number of the new mark; undefined where Redis is away, and each process goes on by itself. */
  async mark(): Promise<number | undefined> {
    const generation = await this.memory.ask((client) => client.incr(`${this.#prefix}generation`));
    if (generation === undefined) return undefined;
    this.#generation = generation;
    await this.memory.ask((client) => client.publish(`${this.#prefix}marks`, String(generation)));
    return generation;
  }

  /** An entry of an older generation comes back as stale (`lastModified` 0). */
  async read(key: string): Promise<CacheEntry | undefined> {
    const bytes = await this.memory.ask((client) => client.getBuffer(this.#prefix + key));
    if (!bytes) return undefined;
    const stored = StoredEntry.safeParse(decode(bytes));
    if (!stored.success) return undefined;
    const { generation, entry } = stored.data;
    return generation < this.#generation ? { ...entry, lastModified: 0 } : entry;
  }

  get generation(): number {
    return this.#generation;
  }

  async remove(key: string): Promise<void> {
    await this.memory.ask((client) => client.del(this.#prefix + key));
  }

  async write(key: string, entry: CacheEntry): Promise<void> {
    const bytes = serialize({ generation: this.#generation, entry });
    await this.memory.ask((client) => client.set(this.#prefix + key, bytes, 'EX', this.keepSeconds));
  }
}

function decode(bytes: Buffer): unknown {
  try {
    return deserialize(bytes);
  } catch {
    // Of another version of Node, or no entry of ours: a miss.
    return undefined;
  }
}
