import 'server-only';
import type { Records } from '@/lib/backend/database/tables';
import type { SandboxBook, SandboxPayment } from '@/lib/donations/provider/sandbox';
import type { SandboxPaymentRow } from './donation-tables';

const toPayment = (row: SandboxPaymentRow): SandboxPayment => ({
  id: row.id,
  orderId: row.order_id,
  amountMinor: row.amount_minor,
  currency: row.currency,
  outcome: row.outcome,
  refundedMinor: row.refunded_minor,
  createdAtMs: row.created_at,
});

/** The sandbox's own books, in the store: what a provider would remember. */
export function sandboxBook(store: () => Promise<Records>): SandboxBook {
  const table = async () => (await store()).db;
  return {
    async add({ id, orderId, amountMinor, currency, outcome, refundedMinor, createdAtMs }) {
      const row = { id, order_id: orderId, amount_minor: amountMinor, currency, outcome };
      await (await table())
        .insertInto('sandbox_payments')
        .values({ ...row, refunded_minor: refundedMinor, created_at: createdAtMs })
        .execute();
    },
    async ofOrder(orderId) {
      const query = (await table()).selectFrom('sandbox_payments').selectAll();
      return (await query.where('order_id', '=', orderId).orderBy('created_at').execute()).map(toPayment);
    },
    async find(paymentId) {
      const query = (await table()).selectFrom('sandbox_payments').selectAll().where('id', '=', paymentId);
      const row = await query.executeTakeFirst();
      return row === undefined ? null : toPayment(row);
    },
    async addRefund(paymentId, amountMinor) {
      await (await table())
        .updateTable('sandbox_payments')
        .set(({ eb }) => ({ refunded_minor: eb('refunded_minor', '+', amountMinor) }))
        .where('id', '=', paymentId)
        .execute();
    },
  };
}
