import 'server-only';
import { isIPv6 } from 'node:net';
import { cardLanguage, cardMessage, cardTitle, helpOrder } from '@/lib/chat/care/assessment';
import { assessContact } from '@/lib/chat/care/cards';
import { env } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { type ContactErrors, type ContactValues, contactFields } from '@/lib/contact/contact-form';
import { escapeHtml } from '@/lib/formats/escape';
import { careCopy } from '@/lib/i18n/care';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { helplines } from '@/lib/i18n/helplines';
import { type Language, localPath } from '@/lib/i18n/language';

/** What was sent from the page of a language, and what is wrong with it in that language. */
type Sent = { language: Language; values: ContactValues; errors: ContactErrors };

/**
 * The contact page with what was typed and what was wrong with it. Pages are static, so the page is asked of this
 * very server and the values are written into its fields; its own headers (the policy of its scripts) go with it.
 */
export async function keepContactFields(
  sent: Sent,
  refusal: { status: number; headers?: Headers },
): Promise<Response> {
  const page = await formPage(localPath(sent.language, routes.contact));
  const errorLabel = dictionaries[sent.language].common.error;
  const html = contactFields.reduce(
    (text, name) => withField(text, { name, value: sent.values[name], error: sent.errors[name], errorLabel }),
    page.html,
  );
  return formAnswer({ ...page, html: withAlert(html, sent) }, refusal);
}

/** A page with a form in it as the answer to its post, with what the refusal says beside it. */
export function formAnswer({ html, policy }: Page, refusal: { status: number; headers?: Headers }): Response {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  if (policy) headers.set('content-security-policy', policy);
  for (const name of ['retry-after', 'x-request-id']) {
    const value = refusal.headers?.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(html, { status: refusal.status, headers });
}

type Page = { html: string; policy: string | null };

const PAGE_MS = 10_000;

/** By address. */
export const contactPages = new Map<string, { page: Promise<Page>; readMs: number }>();

/** Our own page of a path, read at most once in ten seconds however many forms are refused. A failure is not remembered. */
export function formPage(path: string): Promise<Page> {
  const address = `${ownAddress()}${path}`;
  const known = contactPages.get(address);
  if (known && Date.now() - known.readMs < PAGE_MS) return known.page;
  const page = readPage(address);
  contactPages.set(address, { page, readMs: Date.now() });
  page.catch(() => contactPages.delete(address));
  return page;
}

/** A page drawn for the first time waits for a backend that is away; giving up would lose what was typed. */
async function readPage(address: string): Promise<Page> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(25_000) });
  if (!answer.ok) throw new Error('The contact page cannot be had');
  return { html: await answer.text(), policy: answer.headers.get('content-security-policy') };
}

function ownAddress(): string {
  const { HOSTNAME, PORT, SITE_URL } = env();
  if (process.env['VERCEL']) return SITE_URL;
  const host = ANY_ADDRESS[HOSTNAME] ?? HOSTNAME;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${PORT}`;
}

/** A server bound to every address is reached at loopback. */
const ANY_ADDRESS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

export type DrawnField = { name: string; value: string; error: string | undefined; errorLabel: string };

/**
 * Writes one value into its field, of one line or of several, and beside it what is wrong with it, as the form itself
 * does. Functions as replacements: `$` in what was typed means nothing.
 */
export function withField(html: string, { name, value: typed, error, errorLabel }: DrawnField): string {
  const value = escapeHtml(typed);
  const { state, message } = errorBeside({ name, error, errorLabel });
  return html
    .replace(
      new RegExp(`<textarea([^>]*\\bname="${name}"[^>]*>)</textarea>`),
      (_all, rest) => `<textarea${state}${rest}\n${value}</textarea>${message}`,
    )
    .replace(
      new RegExp(`<input([^>]*\\bname="${name}"[^>]*>)`),
      (_all, rest) => `<input value="${value}"${state}${rest}${message}`,
    )
    .replace(`><label for="${name}">`, (label) => (error ? ` data-invalid=""${label}` : label));
}

/** What marks a control as wrong, and what stands after it. */
export function errorBeside({ name, error, errorLabel }: Omit<DrawnField, 'value'>) {
  if (!error) return { state: '', message: '' };
  const heard = `<span class="visually-hidden">${escapeHtml(errorLabel)} </span>`;
  return {
    state: ` aria-invalid="true" aria-describedby="${name}-error"`,
    message: `<p id="${name}-error">${heard}${escapeHtml(error)}</p>`,
  };
}

/** Whom to call where the form tells of danger to life; it was not sent, and its sender may have no other page. */
export function careLines(values: Parameters<typeof assessContact>[0], pageLanguage: Language): string {
  const found = assessContact(values);
  if (found.tier < 2) return '';
  const language = cardLanguage(found.language, pageLanguage);
  const copy = careCopy[language];
  const { phone, phoneHref } = site();
  const calls = helpOrder(found, phone).map((line) =>
    line === 'centre'
      ? `<a href="${escapeHtml(phoneHref)}">${escapeHtml(`${copy.centre}: ${phone}`)}</a>`
      : `<a href="${helplines[line].tel}">${escapeHtml(copy[line])}</a>`,
  );
  const items = calls.map((call) => `<li>${call}</li>`).join('');
  return `<section lang="${language}" role="alert"><p><strong>${escapeHtml(copy[cardTitle(found)])}</strong> ${escapeHtml(copy[cardMessage(found)])}</p><ul>${items}</ul></section>`;
}

/** The document's error text and the fields to mend, at the head of the form; the title tells of it too (WCAG 2.4.2). */
function withAlert(html: string, { language, values, errors }: Sent): string {
  const { messages, common } = dictionaries[language];
  const alert = alertOf(messages.contact.failed, errors) + careLines(values, language);
  return withErrorTitle(html, common.error).replace(
    new RegExp(`<form(?=[^>]*action="${routes.contactSend}")[^>]*>`),
    (form) => form + alert,
  );
}

/** What went wrong and the fields to mend, by the ids of their controls. */
export function alertOf(title: string, errors: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(errors).flatMap(([id, words]) =>
    words ? [`<li><a href="#${id}">${escapeHtml(words)}</a></li>`] : [],
  );
  const list = lines.length > 0 ? `<ul>${lines.join('')}</ul>` : '';
  return `<div role="alert"><p><strong>${escapeHtml(title)}</strong></p>${list}</div>`;
}

export const withErrorTitle = (html: string, errorLabel: string): string =>
  html.replace('<title>', () => `<title>${escapeHtml(errorLabel)} `);
