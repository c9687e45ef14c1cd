import 'server-only';
import type { Assessed } from '@/lib/backend/backend';
import { site } from '@/lib/config/site';
import { callTimeOf } from '@/lib/contact/callback';
import type { Callback, CallbackReceipt, CallbackRequest } from '@/lib/contact/schema';
import { callbackMessages } from '@/lib/formats/field-messages';
import { RequestError } from './problem';
import { assessedCallback } from './report-danger';

type Save = (callback: Assessed<Callback>) => Promise<void>;

/**
 * Finds the time for a request for a call by the opening hours, stores it and says when the call comes (contract
 * §11.11). @throws RequestError 400 where nobody is there at the time that was wished for
 */
export async function requestCall(
  { kind: _kind, when, ...request }: CallbackRequest,
  save: Save,
): Promise<CallbackReceipt> {
  const { callHours } = site();
  const call = callTimeOf(when, Date.now(), callHours);
  if (call === null)
    throw new RequestError('invalid_fields', 'Please check the fields named here.', {
      status: 400,
      fields: { when: callbackMessages.when },
    });
  await save(assessedCallback({ ...request, call }));
  return {
    success: true,
    call: { from: new Date(call.from).toISOString(), to: new Date(call.to).toISOString() },
    promised: callHours.hours !== null,
  };
}
