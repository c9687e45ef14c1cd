import type { AssistantFacts } from '@/lib/config/site-facts';

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** What a site says of itself to its assistant on another site; null where it is not whole. */
export function readFacts(given: unknown): AssistantFacts | null {
  if (typeof given !== 'object' || given === null) return null;
  const { url, name, trust, phone, phoneHref, retentionDays }: Record<string, unknown> = { ...given };
  if (!isText(url) || !/^https?:\/\//.test(url)) return null;
  if (!isText(phoneHref) || !phoneHref.startsWith('tel:')) return null;
  if (!isText(name) || !isText(trust) || !isText(phone)) return null;
  if (typeof retentionDays !== 'number' || !Number.isSafeInteger(retentionDays)) return null;
  return { url, name, trust, phone, phoneHref, retentionDays };
}
