import 'server-only';
import type { Assessed } from '@/lib/backend/backend';
import { assessCare } from '@/lib/chat/care/assess';
import type { CareAssessment, CareContext } from '@/lib/chat/care/assessment';
import { assessContact } from '@/lib/chat/care/cards';
import { contactFormOf } from '@/lib/contact/contact-form';
import type { Callback, ContactMessage } from '@/lib/contact/schema';
import { log } from '@/lib/server/log';
import { metrics } from '@/lib/server/metrics';

/**
 * Whether the care rules ask for a person now (access-and-care §2.5). The browser applies them before sending; the
 * server does so again, for a page without script and for any other client. The log gets the rule, never the text.
 * A text is assessed alone first: with the message before it only danger is reported, so nothing is logged twice.
 */
export function isUrgent(text: string, context: CareContext = {}): boolean {
  const found = assessCare(text, context);
  if (context.previous === undefined || found.tier === 2) report(found);
  return found.tier === 2;
}

/** A message of the contact form, marked where the care rules ask for a person. It is sent whatever they find. */
export function assessed(message: ContactMessage): Assessed<ContactMessage> {
  const found = assessContact(contactFormOf(message));
  report(found);
  return found.tier === 2 ? { ...message, isUrgent: true } : message;
}

/** The same for a request for a call: danger in its name or in what is to be said (access-and-care §2.5). */
export function assessedCallback(callback: Callback): Assessed<Callback> {
  const found = assessContact({ message: callback.say, name: callback.name });
  report(found);
  return found.tier === 2 ? { ...callback, isUrgent: true } : callback;
}

function report({ tier, rule, language }: CareAssessment): void {
  if (tier === 0) return;
  log.info({ event: 'care', rule, tier, lang: language });
  metrics()?.care.inc({ rule: rule ?? 'none', tier });
}
