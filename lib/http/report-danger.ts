import 'server-only';
import type { Assessed } from '@/lib/backend/backend';
import { assessCare, assessContact } from '@/lib/chat/care/assess';
import type { CareContext } from '@/lib/chat/care/assessment';
import { contactFormOf } from '@/lib/contact/contact-form';
import type { ContactMessage } from '@/lib/contact/schema';
import { reportCare } from '@/lib/server/report-care';

/**
 * Whether the care rules ask for a person now (access-and-care §2.5). The browser has asked them already; the server
 * asks again, for a page without script and for whoever else posts here. The log hears of the rule, never of the text.
 */
export function isUrgent(text: string, context?: CareContext): boolean {
  const found = assessCare(text, context);
  reportCare(found);
  return found.tier === 2;
}

/** A message of the contact form as the care rules see it: it is sent whatever they find, only marked. */
export function assessed(message: ContactMessage): Assessed<ContactMessage> {
  const found = assessContact(contactFormOf(message));
  reportCare(found);
  return found.tier === 2 ? { ...message, isUrgent: true } : message;
}
