import { entryOf } from '../entries';
import { MESSAGE_FEEDBACK } from '../events';
import { type Context, detailOf } from './context';

/** Sent without a switch of its own: only a bot with `feedback` among its `actions` has the buttons. */
export async function giveFeedback(context: Context, id: string, isHelpful: boolean): Promise<boolean> {
  const message = entryOf(context.getState().entries, id)?.message;
  if (!message) return false;
  const options = { cancelable: true, detail: detailOf(context) };
  return (await context.ports.bus.ask(MESSAGE_FEEDBACK, { message, isHelpful }, options)).allowed;
}
