import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { records } from '@/lib/backend/database/database';
import type { Records } from '@/lib/backend/database/tables';
import { sharedMemory } from '@/lib/backend/redis';
import { env } from '@/lib/config/env';
import { traceOf } from '@/lib/server/error-trace';
import { log } from '@/lib/server/log';
import { inSequence, layOver, markContentChanged, overlayOf } from '@/lib/stories/inventory';
import type { Overlay } from '@/lib/stories/overlay';
import { overlayFrom, readCopy, unknownOverlay, writeCopy } from '@/lib/stories/store/laid-over';
import { liveRows, publishDue, publishingState } from '@/lib/stories/store/publishing';
import { siteFactsUnder } from '@/lib/stories/store/site-file';
import { warnOfMistakes } from './confirmed-facts';

const LOOK_EVERY_MS = 1000;
/** How long the first request waits for a store that does not answer. */
const FIRST_LOOK_MS = 3000;
/** Instances ring each other through Redis, where it is there; the look each second is what counts. */
const CHANNEL = 'site:content';

type Deps = { store: () => Promise<Records>; dir: string; siteUrl: string };
const ownDeps = (): Deps => ({ store: records, dir: env().CONTENT_DIR, siteUrl: env().SITE_URL });

/**
 * Lays what the store has published over the files, if it has changed. What cannot be read leaves what lies there.
 * @throws the store's error
 */
export const showPublished = ({ store, dir, siteUrl }: Deps = ownDeps()): Promise<void> =>
  inSequence(async () => {
    const opened = await store();
    const { seq } = await publishingState(opened);
    const now = overlayOf(dir);
    if (now?.seq === seq) return lookAtSiteFile(now);
    const overlay = overlayFrom(dir, await liveRows(opened));
    await layWithFacts(overlay);
    await writeCopy(overlay, siteUrl);
  });

/** No page is drawn with the texts of now and the name or phone of before. */
async function layWithFacts(overlay: Overlay): Promise<void> {
  const { dir } = overlay;
  const setFacts = await siteFactsUnder({ dir, overlay, report: warnOfMistakes });
  setFacts();
  await layOver(overlay);
}

/** The file that says who the centre is may change in the folder too. */
async function lookAtSiteFile(overlay: Overlay): Promise<void> {
  const setFacts = await siteFactsUnder({ dir: overlay.dir, overlay, report: warnOfMistakes });
  if (setFacts()) markContentChanged();
}

/** One look of this instance: publishes what is due, once among all, then shows what is published. */
export async function lookForContent(deps: Deps = ownDeps()): Promise<void> {
  const opened = await deps.store();
  const { dueMs } = await publishingState(opened);
  if (dueMs !== null && dueMs <= opened.now()) {
    await publishDue(opened);
    await ringOthers();
  }
  await showPublished(deps);
}

export const ringOthers = async (): Promise<void> => {
  await sharedMemory()?.ask((client) => client.publish(CHANNEL, '1'));
};

/**
 * Looks every second, from before the first request on. A store that is away takes no page down: what lay over the files
 * stays, at a start the copy on disk. Without either, what people have told of themselves waits for it (decision 38).
 */
export async function startLiveContent(deps: Deps = ownDeps()): Promise<{ stop(): void }> {
  const copy = readCopy(deps.dir, deps.siteUrl);
  await layWithFacts(copy ?? unknownOverlay(deps.dir));
  let isAway = false;
  const tick = once(() =>
    lookForContent(deps).then(
      () => {
        if (isAway) log.info({ event: 'content_store_back' });
        isAway = false;
      },
      (error: unknown) => {
        const known = overlayOf(deps.dir)?.isKnown === true;
        if (!isAway) log.warn({ event: 'content_store_away', known, ...traceOf(error) });
        isAway = true;
      },
    ),
  );
  sharedMemory()?.listen(CHANNEL, () => void tick());
  await Promise.race([tick(), pause(FIRST_LOOK_MS, undefined, { ref: false })]);
  const timer = setInterval(() => void tick(), LOOK_EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}

/** Never twice at a time. */
function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
