import 'server-only';
import { env } from '@/lib/config/env';
import type { RefundAnswer } from '@/lib/donations/gift-schema';
import { paymentDeps } from '@/lib/donations/store/deps';
import type { RefundDeps, RefundResult } from '@/lib/donations/store/order-refund';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import { notFound, RequestError } from './problem';
import { wrongField } from './staff';

const { refusals } = staffGifts.refund;

/** What orders and decides refunds for one person of the console. */
export const refundDeps = (staffId: string): RefundDeps => ({
  payments: paymentDeps(),
  staffId,
  secondPersonFrom: env().REFUND_SECOND_PERSON_FROM,
});

/** @throws RequestError for a refund that was not made and does not wait: 400, 404, 409, 502 */
export function refundAnswer(result: RefundResult): RefundAnswer {
  switch (result.kind) {
    case 'made':
    case 'waiting':
    case 'open':
      return { ok: true, state: result.kind };
    case 'missing':
      throw notFound();
    case 'too-much':
      throw wrongField('amount', staffGifts.refund.tooMuch(result.leftMinor));
    case 'unreachable':
      throw new RequestError('provider_unreachable', refusals.unreachable, { status: 502 });
    default:
      throw new RequestError(`refund_${result.kind}`, refusals[result.kind], { status: 409 });
  }
}

/** Why something of a gift cannot be done, in words for who asked. */
export const giftConflict = (why: keyof typeof staffGifts.conflicts): RequestError =>
  new RequestError(`gift_${why.replace('-', '_')}`, staffGifts.conflicts[why], {
    status: why === 'unreachable' ? 502 : 409,
  });
