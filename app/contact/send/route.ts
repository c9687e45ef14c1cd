import { backend } from '@/lib/backend/select';
import { sendContactForm } from '@/lib/http/contact-form-post';
import { notAllowed, options } from '@/lib/http/endpoint';

/** POST /contact/send (contract §3): the contact form without JavaScript. */
export const POST = (request: Request) =>
  sendContactForm(request, (message) => backend().saveContact(message));

export const GET = notAllowed('POST');
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = options('POST, OPTIONS');
