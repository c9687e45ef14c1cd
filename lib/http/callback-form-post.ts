import 'server-only';
import type { Assessed } from '@/lib/backend/backend';
import { assessContact } from '@/lib/chat/care/cards';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import {
  CALLBACK_TRAP,
  type CallbackErrors,
  type CallbackField,
  type CallbackValues,
  callbackErrors,
  callbackFields,
  callbackValues,
  callbackWire,
  fieldName,
} from '@/lib/contact/callback-form';
import { promiseSentences } from '@/lib/contact/callback-words';
import { type Callback, type CallbackReceipt, CallbackRequest } from '@/lib/contact/schema';
import { escapeHtml } from '@/lib/formats/escape';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { answeredLine } from '@/lib/i18n/helplines';
import { type Language, languageOf, localPath } from '@/lib/i18n/language';
import { requestCall } from './callback';
import { clientAddress } from './client-address';
import {
  alertOf,
  careLines,
  type DrawnField,
  errorBeside,
  formAnswer,
  formPage,
  withErrorTitle,
  withField,
} from './contact-form-redraw';
import { problem } from './problem';
import { countRequest } from './rate-limit';

/** What was sent, and from which page of which language. */
type Sent = { language: Language; path: string; values: CallbackValues };

/**
 * The request for a call without JavaScript. Its answer is the page it came from: with the promise in place of the form,
 * or with the form, what was typed and what is wrong with it. What was typed never travels in an address; the same
 * request again, as a reload sends it, is stored once (`lib/contact/store/messages.ts`).
 */
export async function sendCallbackForm(
  request: Request,
  form: URLSearchParams,
  save: (callback: Assessed<Callback>) => Promise<void>,
): Promise<Response> {
  const language = languageOf(form.get('language'));
  const path = localPath(language, form.get('page') === routes.helpNow ? routes.helpNow : routes.contact);
  const values = callbackValues((name) => form.get(name) ?? '');
  // A browser may fill the trap by itself: what tells of danger is stored all the same.
  const isCalm = assessContact({ message: values.say, name: values.name }).tier < 2;
  if (form.get(CALLBACK_TRAP) && isCalm)
    return new Response(null, { status: 303, headers: { location: path } });
  const sent = { language, path, values };
  const { callback: copy, common } = dictionaries[language];
  const now = { ...site().callHours, nowMs: Date.now() };
  const errors = callbackErrors(values, { copy, any: common.field }, now);
  const parsed = CallbackRequest.safeParse(callbackWire(values));
  const address = clientAddress(request.headers);
  try {
    if (!parsed.success || Object.keys(errors).length > 0) {
      // What is never a request would otherwise count for no limit.
      await countRequest('refused', { address });
      return await refusedPage(sent, errors, { status: 400 });
    }
    await countRequest('contact', { address, identity: parsed.data.phone });
    return await promisePage(sent, parsed.data, await requestCall(parsed.data, save));
  } catch (error) {
    return await refusedPage(sent, {}, problem(error));
  }
}

/** The page without its scripts: they would draw the form anew, as it was before it was sent. */
async function plainPage(path: string) {
  const page = await formPage(path);
  const [before = '', ...rest] = page.html.split('<script');
  const after = rest.map((part) => part.slice(endOfScript(part)));
  return { ...page, html: [before, ...after].join('') };
}

/** Where a script ends that the text begins with; at the text's end where another one begins within it. */
function endOfScript(text: string): number {
  const end = text.indexOf('</script>');
  return end < 0 ? text.length : end + '</script>'.length;
}

/** The form in a page: from where to where, and where what stands in it begins. */
function formIn(html: string): { from: number; inside: number; to: number } {
  const from = html.lastIndexOf('<form', html.indexOf(`action="${routes.contactCallback}#`));
  return { from, inside: html.indexOf('>', from) + 1, to: html.indexOf('</form>', from) + '</form>'.length };
}

async function promisePage(
  { language, path, values }: Sent,
  request: CallbackRequest,
  { call, promised }: CallbackReceipt,
): Promise<Response> {
  const { html, ...page } = await plainPage(path);
  const { phone, phoneHref } = answeredLine(site());
  const { callHours } = site();
  const reader = { copy: dictionaries[language].callback, language, nowMs: Date.now() };
  const time = { from: Date.parse(call.from), to: Date.parse(call.to) };
  const [title = '', ...lines] = promiseSentences(
    { call: time, promised, isSample: callHours.isSample },
    request,
    reader,
  ).map(escapeHtml);
  const { from, to } = formIn(html);
  const answer = `<div role="status"><p><strong>${title}</strong></p>${lines
    .map((line) => `<p>${line}</p>`)
    .join('')}<p><a href="${escapeHtml(phoneHref)}">${escapeHtml(phone)}</a></p></div>`;
  const care = careLines({ message: values.say, name: values.name }, language);
  const before = html.slice(0, from).replace('<title>', () => `<title>${title} – `);
  return formAnswer({ ...page, html: before + care + answer + html.slice(to) }, { status: 200 });
}

async function refusedPage(
  { language, path, values }: Sent,
  errors: CallbackErrors,
  refusal: { status: number; headers?: Headers },
): Promise<Response> {
  const { callback: copy, common } = dictionaries[language];
  const { html, ...page } = await plainPage(path);
  const { from, inside, to } = formIn(html);
  let form = html.slice(inside, to);
  const byId: Record<string, string | undefined> = {};
  for (const field of callbackFields) {
    const name = fieldName(field);
    byId[name] = errors[field];
    const errorLabel = common.error;
    form = drawn[field](form, { name, value: values[field], error: errors[field], errorLabel });
  }
  const alert = alertOf(copy.failed, byId) + careLines({ message: values.say, name: values.name }, language);
  const before = withErrorTitle(html.slice(0, from), common.error) + html.slice(from, inside);
  return formAnswer({ ...page, html: before + alert + form + html.slice(to) }, refusal);
}

/** What was chosen in a select, and what is wrong with it. */
function withOption(html: string, { value, ...field }: DrawnField): string {
  const from = html.lastIndexOf('<select', html.indexOf(`name="${field.name}"`));
  const to = html.indexOf('</select>', from) + '</select>'.length;
  const { state, message } = errorBeside(field);
  const select = html
    .slice(from, to)
    .replace('<select', () => `<select${state}`)
    .replace(' selected=""', '')
    .replace(`<option value="${escapeHtml(value)}"`, (option) => `${option} selected=""`);
  return html.slice(0, from) + select + message + html.slice(to);
}

/** What was chosen among radio buttons of one name. */
const withRadio = (html: string, { name, value }: DrawnField): string =>
  html.replace(/<input[^<>]*>/g, (radio) => {
    if (!radio.includes('type="radio"') || !radio.includes(`name="${name}"`)) return radio;
    const plain = radio.replace(' checked=""', '');
    return radio.includes(`value="${escapeHtml(value)}"`)
      ? plain.replace('<input', '<input checked=""')
      : plain;
  });

/** How each kind of control shows what was typed or chosen in it. */
const drawn: Readonly<Record<CallbackField, (html: string, field: DrawnField) => string>> = {
  phone: withField,
  name: withField,
  say: withField,
  day: withOption,
  time: withOption,
  language: withOption,
  may_say_who: withRadio,
};
