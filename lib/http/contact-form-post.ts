import 'server-only';
import { careMark } from '@/lib/chat/care/assessment';
import { assessContact } from '@/lib/chat/care/cards';
import { routes } from '@/lib/config/routes';
import { contactErrors } from '@/lib/contact/contact-errors';
import {
  type ContactField,
  type ContactValues,
  contactValues,
  contactWire,
} from '@/lib/contact/contact-form';
import { ContactMessage } from '@/lib/contact/schema';
import type { FieldMessages } from '@/lib/formats/form-errors';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { type Language, languageOf, localPath } from '@/lib/i18n/language';
import type { Assessed } from '../backend/backend';
import { clientAddress } from './client-address';
import { keepContactFields } from './contact-form-redraw';
import { problem } from './problem';
import { countRequest } from './rate-limit';
import { assessed } from './report-danger';

/**
 * The form without JavaScript: stored, then a page of its own by 303. Anything that stops it answers with the whole
 * contact page, what was typed still in it: personal data never travels in an address.
 */
export async function sendContactForm(
  request: Request,
  form: URLSearchParams,
  save: (message: Assessed<ContactMessage>) => Promise<void>,
): Promise<Response> {
  const language = languageOf(form.get('language'));
  const values = valuesOf(form);
  // A browser may fill the trap by itself: what tells of danger is stored, and answered, all the same.
  if (form.get('website') && assessContact(values).tier < 2)
    return seeOther(localPath(language, routes.contactSent));
  const parsed = ContactMessage.safeParse(contactWire(values));
  if (parsed.success) return await store(request, { language, values, message: parsed.data, save });
  // What is never a message would otherwise count for no limit.
  const refusal = await countRequest('refused', { address: clientAddress(request.headers) }).then(
    () => ({ status: 400 }),
    problem,
  );
  return await keepContactFields(
    { language, values, errors: contactErrors(values, textsIn(language)) },
    refusal,
  );
}

function textsIn(language: Language): FieldMessages<ContactField> {
  const { contact, common } = dictionaries[language];
  return { missing: contact.form.errors, malformed: {}, any: common.field };
}

type Ready = {
  language: Language;
  values: ContactValues;
  message: ContactMessage;
  save: (message: Assessed<ContactMessage>) => Promise<void>;
};

async function store(request: Request, { language, values, message, save }: Ready): Promise<Response> {
  try {
    await countRequest('contact', { address: clientAddress(request.headers), identity: message.email });
    const told = assessed(message);
    await save(told);
    const sent = localPath(language, routes.contactSent);
    return seeOther(told.isUrgent ? `${sent}#${careMark(assessContact(values), language)}` : sent);
  } catch (error) {
    return keepContactFields({ language, values, errors: {} }, problem(error));
  }
}

const valuesOf = (form: URLSearchParams): ContactValues => contactValues((field) => form.get(field) ?? '');

const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
