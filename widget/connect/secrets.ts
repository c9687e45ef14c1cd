/** How keys of model providers begin. A token of your own may look like anything else. */
const KEY = /\b(?:sk|rk|gsk|xai)[-_][\w-]{8,}|\bAIza[\w-]{20,}|\bhf_\w{20,}/;
/** Headers in which only a provider's key travels. */
const KEY_HEADERS = new Set(['x-api-key', 'api-key', 'x-goog-api-key']);

type Sent = { url: string; headers: Readonly<Record<string, string>>; body: unknown };

/** Where a provider's key would be sent from the browser, in which everybody can read it; null if nowhere. */
export function exposedKey({ url, headers, body }: Sent): string | null {
  for (const [name, value] of Object.entries(headers))
    if (KEY_HEADERS.has(name.toLowerCase()) || KEY.test(value)) return `the header ${name}`;
  if (KEY.test(url)) return 'the address';
  return KEY.test(JSON.stringify(body) ?? '') ? 'the body' : null;
}
