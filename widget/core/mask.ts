import type { FullSettings } from './settings';

/** What the visitor's bubble shows of a sensitive answer; null: no bubble at all. */
export function shownAnswer(
  answer: string,
  isSensitive: boolean,
  settings: FullSettings['sensitiveInput'],
): string | null {
  if (!isSensitive) return answer;
  if (settings.hideInUserBubble) return null;
  return settings.maskInUserBubble ? mask(settings.asterisksCount) : answer;
}

/** Always as many asterisks, so that the length of the answer stays unknown. */
export const mask = (asterisksCount: number): string => '*'.repeat(asterisksCount);
