import 'server-only';
import type { CareAssessment } from '@/lib/chat/care/assessment';
import { log } from './log';
import { metrics } from './metrics';

/** What the care rules stopped at, for the operator: the rule that decided, never the text. */
export function reportCare({ tier, rule, language }: CareAssessment): void {
  if (tier === 0) return;
  log.info({ event: 'care', rule, tier, lang: language });
  metrics()?.care.inc({ rule: rule ?? 'none', tier });
}
