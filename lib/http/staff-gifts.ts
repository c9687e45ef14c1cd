import 'server-only';
import { env } from '@/lib/config/env';
import { financialYearOf, isFinancialYear } from '@/lib/donations/financial-year';
import type { RefundAnswer } from '@/lib/donations/gift-schema';
import { paymentDeps } from '@/lib/donations/store/deps';
import type { RefundDeps, RefundResult } from '@/lib/donations/store/order-refund';
import { formatMinor } from '@/lib/donations/stored-gift';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import { staffStatement } from '@/lib/i18n/en/staff-statement';
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
      throw wrongField('amount', staffGifts.refund.tooMuch(formatMinor(result.leftMinor, result.currency)));
    case 'unreachable':
      throw new RequestError('provider_unreachable', refusals.unreachable, { status: 502 });
    default:
      throw new RequestError(`refund_${result.kind}`, refusals[result.kind], { status: 409 });
  }
}

/** The financial year that a reading names, or today's. */
export function yearOfQuery({ url }: Request, nowMs: number): string {
  const year = new URL(url).searchParams.get('year') ?? '';
  return isFinancialYear(year) ? year : financialYearOf(nowMs);
}

/** @throws RequestError for what was not noted of a statement or a certificate: 400, 404, 409 */
export function requireNoted(result: string, { day }: { day: string }): void {
  if (result === 'missing') throw notFound();
  if (result === 'wrong-day') throw wrongField(day, staffStatement.wrongDay);
  if (result === 'changed' || result === 'filed') throw statementConflict(result);
}

export const statementConflict = (why: keyof typeof staffStatement.conflicts): RequestError =>
  new RequestError(`statement_${why.replace('-', '_')}`, staffStatement.conflicts[why], { status: 409 });

/** Why something of a gift cannot be done, in words for who asked. */
export const giftConflict = (why: keyof typeof staffGifts.conflicts): RequestError =>
  new RequestError(`gift_${why.replace('-', '_')}`, staffGifts.conflicts[why], {
    status: why === 'unreachable' ? 502 : 409,
  });
