import 'server-only';
import { ContactMessage } from '../contract/contact';
import { type ContactValues, contactFields, contactWire } from '../domain/contact-form';
import { routes } from '../routes';
import { clientAddress } from './client-address';
import { fieldMessages } from './json-route';
import { keepContactFields } from './kept-contact-form';
import { problem, RequestError } from './problem';
import { countRequest } from './rate-limit';
import { readBody } from './read-body';
import { requireOwnOrigin } from './same-origin';

/**
 * The form without JavaScript: stored, then a page of its own by 303. Anything that stops it answers with the whole
 * contact page, what was typed still in it: personal data never travels in an address.
 */
export async function sendContactForm(
  request: Request,
  save: (message: ContactMessage) => Promise<void>,
): Promise<Response> {
  try {
    requireOwnOrigin(request.headers);
    requireForm(request.headers);
    const form = new URLSearchParams(await readBody(request));
    if (form.get('website')) return seeOther(routes.contactSent);
    const values = valuesOf(form);
    const parsed = ContactMessage.safeParse(contactWire(values));
    if (!parsed.success) return await keepContactFields(values, fieldMessages(parsed.error), { status: 400 });
    return await store(request, { values, message: parsed.data, save });
  } catch (error) {
    return problem(error);
  }
}

type Ready = {
  values: ContactValues;
  message: ContactMessage;
  save: (message: ContactMessage) => Promise<void>;
};

async function store(request: Request, { values, message, save }: Ready): Promise<Response> {
  try {
    await countRequest('contact', { address: clientAddress(request.headers), email: message.email });
    await save(message);
    return seeOther(routes.contactSent);
  } catch (error) {
    return keepContactFields(values, {}, problem(error));
  }
}

function requireForm(headers: Headers): void {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') {
    throw new RequestError('form_only', 'Please send the form as the page does.', { status: 415 });
  }
}

function valuesOf(form: URLSearchParams): ContactValues {
  const [fullname = '', email = '', phone = '', address = '', message = ''] = contactFields.map(
    (field) => form.get(field) ?? '',
  );
  return { fullname, email, phone, address, message };
}

const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
