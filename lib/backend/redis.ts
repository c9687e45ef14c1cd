import 'server-only';
import { Redis } from 'ioredis';
import { env } from '@/lib/config/env';
import { log } from '@/lib/server/log';

/** The longest any one question to Redis may take, and how long it is left alone after it failed. */
const ANSWER_MS = 100;
const REST_MS = 2000;

/**
 * What several instances share through Redis (contract §2, REDIS_URL): limits, pages, marks. Nothing here is the only
 * copy of anything: where Redis is away, hangs or lies, each process goes on by itself.
 */
export type SharedMemory = {
  client: Redis;
  /** The answer of one question, or undefined where there was none in 100 ms. Never throws. */
  ask<T>(question: (client: Redis) => Promise<T>): Promise<T | undefined>;
  state(): 'up' | 'down';
  /** Calls back at each message of a channel, and once whenever the connection is made. */
  listen(channel: string, hear: () => void): void;
  close(): void;
};

/** On `globalThis` because pages, endpoints and the server are bundles of their own that share one connection. */
declare global {
  var siteSharedMemory: SharedMemory | null | undefined;
}

/** One connection a process, opened at its first use; null where REDIS_URL is absent. */
export function sharedMemory(url = env().REDIS_URL): SharedMemory | null {
  globalThis.siteSharedMemory ??= url === undefined ? null : connectTo(url);
  return globalThis.siteSharedMemory;
}

/**
 * An answer that lies on the socket already is in time, however long this process itself was busy: timers come before
 * what was read, so the reading gets its turn first. @throws what the question threw, or that it took too long
 */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => setImmediate(() => reject(new Error('Redis did not answer in time.')));
    const timer = setTimeout(late, ANSWER_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function connectTo(url: string): SharedMemory {
  const client = new Redis(url, {
    connectTimeout: 2000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 200, REST_MS),
  });
  let restUntilMs = 0;
  let told = false;
  const failed = () => {
    restUntilMs = performance.now() + REST_MS;
    if (!told) log.warn({ event: 'redis_lost' });
    told = true;
  };
  client.on('error', failed);
  client.on('ready', () => {
    restUntilMs = 0;
    if (told) log.info({ event: 'redis_back' });
    told = false;
  });
  const listeners: Redis[] = [];
  const isUp = () => client.status === 'ready' && performance.now() >= restUntilMs;
  return {
    client,
    async ask(question) {
      if (!isUp()) return undefined;
      try {
        return await inTime(question(client));
      } catch {
        failed();
        return undefined;
      }
    },
    state: () => (isUp() ? 'up' : 'down'),
    listen(channel, hear) {
      // A connection that listens may ask nothing else. Redis keeps nothing for who was away: after each connect, hear.
      const listener = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => REST_MS });
      listeners.push(listener);
      listener.on('error', () => undefined);
      listener.on('ready', () => void listener.subscribe(channel).then(hear, () => undefined));
      listener.on('message', hear);
    },
    close: () => {
      for (const connection of [client, ...listeners]) connection.disconnect();
    },
  };
}
