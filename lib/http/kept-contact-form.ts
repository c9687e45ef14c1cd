import 'server-only';
import { isIPv6 } from 'node:net';
import { copyIn } from '../content/copy';
import { type ContactValues, contactFieldOf } from '../domain/contact-form';
import { type Language, localPath } from '../domain/language';
import { env } from '../env';
import { routes } from '../routes';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** What was sent from the page of a language, and what was wrong with it by the names of the wire. */
type Sent = { language: Language; values: ContactValues; errors: Record<string, string> };

/**
 * The contact page with what was typed and what was wrong with it. Pages are static, so the page is asked of this
 * very server and the values are written into its fields; its own headers (the policy of its scripts) go with it.
 */
export async function keepContactFields(
  sent: Sent,
  refusal: { status: number; headers?: Headers },
): Promise<Response> {
  const address = `${ownAddress()}${localPath(sent.language, routes.contact)}`;
  const page = await fetch(address, { signal: AbortSignal.timeout(5000) });
  const html = Object.entries(sent.values).reduce(withValue, await page.text());
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  const policy = page.headers.get('content-security-policy');
  if (policy) headers.set('content-security-policy', policy);
  for (const name of ['retry-after', 'x-request-id']) {
    const value = refusal.headers?.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(withAlert(html, sent), { status: refusal.status, headers });
}

function ownAddress(): string {
  const { HOSTNAME, PORT, SITE_URL } = env();
  if (process.env['VERCEL']) return SITE_URL;
  const host = ANY_ADDRESS[HOSTNAME] ?? HOSTNAME;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${PORT}`;
}

/** A server bound to every address is reached at loopback. */
const ANY_ADDRESS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Writes one value into its field, of one line or of several. A function as replacement: `$` in what was typed means nothing. */
const withValue = (html: string, [name, value]: [string, string]): string =>
  html
    .replace(
      new RegExp(`(<textarea[^>]*\\bname="${name}"[^>]*>)(</textarea>)`),
      (_all, open, close) => `${open}\n${escaped(value)}${close}`,
    )
    .replace(new RegExp(`<input(?=[^>]*\\bname="${name}")`), () => `<input value="${escaped(value)}"`);

/** The document's error text and the fields to mend, at the head of the form; the title tells of it too (WCAG 2.4.2). */
function withAlert(html: string, { language, errors }: Sent): string {
  const { contact, messages, common } = copyIn(language);
  const lines = Object.entries(errors).map(([wireName, message]) => {
    const field = contactFieldOf(wireName);
    // The contract words its refusals in English.
    const words = field && language !== 'en' ? contact.form.errors[field] : message;
    return `<li><a href="#${escaped(field ?? wireName)}">${escaped(words)}</a></li>`;
  });
  const list = lines.length > 0 ? `<ul>${lines.join('')}</ul>` : '';
  const alert = `<div role="alert"><p><strong>${escaped(messages.contact.failed)}</strong></p>${list}</div>`;
  return html
    .replace('<title>', () => `<title>${escaped(common.error)} `)
    .replace(new RegExp(`<form(?=[^>]*action="${routes.contactSend}")[^>]*>`), (form) => form + alert);
}
