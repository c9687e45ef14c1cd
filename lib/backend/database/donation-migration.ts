import 'server-only';
import { type Kysely, type Migration, sql } from 'kysely';

/** Donations, what is known of their payments, and the counters of receipts. */
export const donationMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await makeDonations(db);
    await makePayments(db);
    await makeRegisters(db);
    // One row of mail a cause, however often the cause is seen.
    await db.schema.alterTable('outbox').addColumn('dedupe_key', 'text').execute();
    await db.schema.createIndex('outbox_dedupe').on('outbox').column('dedupe_key').unique().execute();
  },
};

async function makeDonations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('donations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('public_token', 'text', (column) => column.notNull().unique())
    .addColumn('mode', 'text', (column) => column.notNull().check(sql`mode in ('test', 'live')`))
    .addColumn('receipt', 'text', (column) => column.notNull().unique())
    .addColumn('client_receipt', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.unique())
    .addColumn('lost_reason', 'text')
    .addColumn('amount_minor', 'bigint', (column) => column.notNull().check(sql`amount_minor > 0`))
    .addColumn('currency', 'text', (column) =>
      column.notNull().check(sql`currency in ('INR', 'USD', 'EUR', 'GBP')`),
    )
    .addColumn('donation_type', 'text', (column) => column.notNull())
    .addColumn('variant', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('pan_enc', 'text')
    .addColumn('pan_index', 'text')
    .addColumn('pan_quality', 'text')
    .addColumn('email_index', 'text', (column) => column.notNull())
    .addColumn('citizen_declared', 'integer', (column) => column.notNull())
    .addColumn('consent_version', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('status_rank', 'integer', (column) => column.notNull())
    .addColumn('flags', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('paid_at', 'bigint')
    .addColumn('paid_payment_id', 'text')
    .addColumn('base_amount_inr_minor', 'bigint')
    .addColumn('refunded_minor', 'bigint', (column) =>
      column.notNull().defaultTo(0).check(sql`refunded_minor between 0 and amount_minor`),
    )
    .addColumn('failed_attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('receipt_no', 'text', (column) => column.unique())
    .addColumn('receipt_fy', 'text')
    .addColumn('receipt_at', 'bigint')
    .addColumn('disputed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('expired_at', 'bigint')
    .addColumn('next_check_at', 'bigint')
    .addColumn('checked_at', 'bigint')
    .addColumn('erased_at', 'bigint')
    // A receipt is for money that came, in live mode.
    .addCheckConstraint('receipt_is_paid', sql`receipt_no is null or (mode = 'live' and status_rank >= 5)`)
    .execute();
  await db.schema.createIndex('donations_check').on('donations').column('next_check_at').execute();
  await db.schema
    .createIndex('donations_email')
    .on('donations')
    .columns(['email_index', 'created_at'])
    .execute();
  await db.schema.createIndex('donations_created').on('donations').column('created_at').execute();
}

async function makePayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('donation_id', 'text', (column) => column.notNull().references('donations.id'))
    .addColumn('order_id', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('refunded_minor', 'bigint', (column) => column.notNull())
    .addColumn('base_amount_minor', 'bigint')
    .addColumn('method', 'text')
    .addColumn('last4', 'text')
    .addColumn('international', 'integer', (column) => column.notNull())
    .addColumn('fee_minor', 'bigint')
    .addColumn('tax_minor', 'bigint')
    .addColumn('late', 'integer', (column) => column.notNull())
    .addColumn('error_code', 'text')
    .addColumn('error_reason', 'text')
    .addColumn('error_step', 'text')
    .addColumn('error_source', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('captured_at', 'bigint')
    .execute();
  await db.schema.createIndex('payments_donation').on('payments').column('donation_id').execute();
  await db.schema
    .createTable('refunds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('donation_id', 'text', (column) => column.notNull().references('donations.id'))
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('refunds_donation').on('refunds').column('donation_id').execute();
}

async function makeRegisters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text')
    .addColumn('payment_id', 'text')
    .addColumn('donation_id', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('error', 'text')
    .execute();
  await db.schema
    .createTable('payment_intents')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('donation_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('receipt_counters')
    .addColumn('fy', 'text', (column) => column.primaryKey())
    .addColumn('n', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sandbox_payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('refunded_minor', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sandbox_payments_order').on('sandbox_payments').column('order_id').execute();
}

/** Refunds by request, disputes by their ids, and a next check for gifts that were asked of no more. */
export const donationChecksMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('refund_requests')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('donation_id', 'text', (column) => column.notNull().references('donations.id'))
      .addColumn('payment_id', 'text', (column) => column.notNull())
      .addColumn('amount_minor', 'bigint', (column) => column.notNull().check(sql`amount_minor > 0`))
      .addColumn('requested_at', 'bigint', (column) => column.notNull())
      .addColumn('outcome', 'text')
      .addColumn('refund_id', 'text')
      .execute();
    await indexed(db, 'refund_requests');
    await db.schema
      .createTable('disputes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('donation_id', 'text', (column) => column.notNull().references('donations.id'))
      .addColumn('payment_id', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .execute();
    await indexed(db, 'disputes');
    await db.schema.alterTable('refunds').addColumn('created_at', 'bigint').execute();
    await db.schema.alterTable('refunds').addColumn('receipt', 'text').execute();
    await db.schema
      .alterTable('payments')
      .addColumn('capture_told', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    // A dispute was a mark without a name: it stands under its payment's id.
    await sql`insert into disputes (id, donation_id, payment_id, status)
      select payment, donation, payment, 'open' from (
        select coalesce(paid_payment_id, (select min(payments.id) from payments where donation_id = donations.id)) as payment,
          id as donation from donations where disputed = 1
      ) as disputed where payment is not null`.execute(db);
    await sql`update donations set next_check_at = coalesce(paid_at, created_at)
      where next_check_at is null and order_id is not null and status_rank >= 3`.execute(db);
  },
};

/** Gifts that did not come by the payment provider. */
export const enteredGiftsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('donations').addColumn('entered_as', 'text').execute();
    await db.schema
      .alterTable('donations')
      .addColumn('reference', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};

/** Yearly statements as they were downloaded and filed, and the donors' certificates. */
export const statementsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('statements')
      .addColumn('fy', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull())
      .addColumn('filed_on', 'text')
      .addColumn('acknowledgement', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('recorded_by', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('recorded_at', 'bigint')
      .addPrimaryKeyConstraint('statements_key', ['fy', 'number'])
      .execute();
    await db.schema
      .createTable('statement_gifts')
      .addColumn('fy', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('donation_id', 'text', (column) => column.notNull().references('donations.id'))
      .addColumn('donor', 'text', (column) => column.notNull())
      .addColumn('way', 'text', (column) => column.notNull())
      .addColumn('amount_minor', 'bigint', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('statement_gifts_key', ['fy', 'number', 'donation_id'])
      .execute();
    await db.schema
      .createTable('certificates')
      .addColumn('fy', 'text', (column) => column.notNull())
      .addColumn('donor', 'text', (column) => column.notNull())
      .addColumn('way', 'text', (column) => column.notNull())
      .addColumn('number', 'text', (column) => column.notNull())
      .addColumn('issued_on', 'text', (column) => column.notNull())
      .addColumn('rupees', 'bigint', (column) => column.notNull())
      .addColumn('delivered_by', 'text')
      .addColumn('delivered_on', 'text')
      .addColumn('recorded_by', 'text', (column) => column.notNull())
      .addColumn('recorded_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('certificates_key', ['fy', 'donor', 'way'])
      .execute();
    await db.schema.createIndex('donations_pan').on('donations').column('pan_index').execute();
  },
};

const indexed = (db: Kysely<unknown>, table: 'refund_requests' | 'disputes'): Promise<void> =>
  db.schema.createIndex(`${table}_donation`).on(table).column('donation_id').execute();
