import 'server-only';
import { isIPv6 } from 'node:net';
import { messages } from '../content/en/messages';
import { type ContactValues, contactFieldOf } from '../domain/contact-form';
import { env } from '../env';
import { routes } from '../routes';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/**
 * The contact page with what was typed and what was wrong with it. Pages are static, so the page is asked of this
 * very server and the values are written into its fields; its own headers (the policy of its scripts) go with it.
 */
export async function keepContactFields(
  values: ContactValues,
  wireErrors: Record<string, string>,
  refusal: { status: number; headers?: Headers },
): Promise<Response> {
  const page = await fetch(`${ownAddress()}${routes.contact}`, { signal: AbortSignal.timeout(5000) });
  const html = Object.entries(values).reduce(withValue, await page.text());
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  const policy = page.headers.get('content-security-policy');
  if (policy) headers.set('content-security-policy', policy);
  for (const name of ['retry-after', 'x-request-id']) {
    const value = refusal.headers?.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(withAlert(html, wireErrors), { status: refusal.status, headers });
}

function ownAddress(): string {
  const { HOSTNAME, PORT, SITE_URL } = env();
  if (process.env['VERCEL']) return SITE_URL;
  const host = ANY_ADDRESS[HOSTNAME] ?? HOSTNAME;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${PORT}`;
}

/** A server bound to every address is reached at loopback. */
const ANY_ADDRESS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Writes one value into its field. A function as replacement: `$` in what was typed means nothing. */
function withValue(html: string, [name, value]: [string, string]): string {
  return name === 'message'
    ? html.replace(
        /(<textarea[^>]*\bname="message"[^>]*>)(<\/textarea>)/,
        (_all, open, close) => `${open}\n${escaped(value)}${close}`,
      )
    : html.replace(new RegExp(`<input(?=[^>]*\\bname="${name}")`), () => `<input value="${escaped(value)}"`);
}

/** The document's error text and the fields to mend, at the head of the form. */
function withAlert(html: string, wireErrors: Record<string, string>): string {
  const lines = Object.entries(wireErrors).map(([wireName, message]) => {
    const field = contactFieldOf(wireName) ?? wireName;
    return `<li><a href="#${escaped(field)}">${escaped(message)}</a></li>`;
  });
  const list = lines.length > 0 ? `<ul>${lines.join('')}</ul>` : '';
  const alert = `<div role="alert"><p><strong>${escaped(messages.contact.failed)}</strong></p>${list}</div>`;
  return html.replace(
    new RegExp(`<form(?=[^>]*action="${routes.contactSend}")[^>]*>`),
    (form) => form + alert,
  );
}
