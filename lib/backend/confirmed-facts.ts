import 'server-only';
import { env } from '@/lib/config/env';
import { log } from '@/lib/server/log';
import type { CentreFacts } from '@/lib/stories/centre-facts';
import { factFiles } from '@/lib/stories/store/fact-files';
import type { Mistake } from '@/lib/stories/store/records';

export function warnOfMistakes(mistakes: readonly Mistake[]): void {
  for (const { file, line, message } of mistakes)
    log.warn({ event: 'content_mistake', file, line, problem: message });
}

/**
 * What the trust has confirmed, as the files say now. They are this site's own with either backend: an API host knows
 * nothing of them. What is marked as a sample is left out on a public site.
 */
export function confirmedFacts(dir: () => string): () => Promise<CentreFacts> {
  let read: ReturnType<typeof factFiles> | undefined;
  return async () => {
    read ??= factFiles(dir(), warnOfMistakes);
    const { value } = await read();
    const isPublic = env().SITE_URL.startsWith('https:');
    return { ...value, trust: value.trust?.sample && isPublic ? null : value.trust };
  };
}
