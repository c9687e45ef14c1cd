import 'server-only';
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { audit, inTransaction, type Work } from '@/lib/backend/database/audit';
import type { Records, Tables } from '@/lib/backend/database/tables';
import type { Vault } from '@/lib/backend/database/vault';
import { statusRanks } from '@/lib/donations/donation-state';
import { financialYearOf, financialYearRange } from '@/lib/donations/financial-year';
import type { FoundGifts, GiftList, GiftSummary, GiftTotal } from '@/lib/donations/gift-schema';
import type { GiftFilter } from '@/lib/donations/stored-gift';
import { isPhone, maskPan, normalisePan, numberIn } from '@/lib/formats/formats';
import type { DonationRow } from './donation-tables';
import { emailIndex } from './donations';
import { donationsCsv } from './donations-csv';
import { orderedRefunds } from './ordered-refunds';
import { lostPayments } from './payment-events';

/** A list holds at most so many; a phone draws no more. */
const LONGEST_LIST = 500;
export const LONGEST_FIND = 100;

const atOf = (eb: ExpressionBuilder<Tables, 'donations'>) => eb.fn.coalesce('paid_at', 'created_at');

const DAY_MS = 86_400_000;
/** India's midnight lies so long before that of UTC. */
const INDIA_MS = 19_800_000;
const dayOf = (eb: ExpressionBuilder<Tables, 'donations'>) =>
  sql<number>`(${atOf(eb)} + ${sql.lit(INDIA_MS)}) / ${sql.lit(DAY_MS)}`;
/** A gift entered by hand has a day and no time: within its day it stands by when it was entered. */
const timeOf = (eb: ExpressionBuilder<Tables, 'donations'>) =>
  eb.case().when('entered_as', 'is', null).then(atOf(eb)).else(eb.ref('created_at')).end();

/** For `$call`: gifts by their moment in one order, however often they are read. */
export const inOrder =
  (order: 'asc' | 'desc') =>
  <Row>(query: SelectQueryBuilder<Tables, 'donations', Row>) =>
    query
      .orderBy((eb) => dayOf(eb), order)
      .orderBy((eb) => timeOf(eb), order)
      .orderBy('created_at', order)
      .orderBy('id', order);

export const summaryOfGift = (row: DonationRow): GiftSummary => ({
  id: row.id,
  at: row.paid_at ?? row.created_at,
  created_at: row.created_at,
  status: row.status,
  flags: row.flags.split(',').filter(Boolean) as GiftSummary['flags'],
  mode: row.mode,
  amount_minor: row.amount_minor,
  currency: row.currency,
  refunded_minor: row.refunded_minor,
  name: row.name,
  receipt_no: row.receipt_no,
  entered_as: row.entered_as,
});

export type Reader = { staffId: string };

type OfYear = {
  year: string;
  show?: GiftFilter | undefined;
  /** The id of the gift behind which the list goes on; from the newest on where it is absent, or not known. */
  before?: string | undefined;
  most?: number;
};

/** For `$call`: those behind a gift in the order of the newest first. */
async function behind({ db }: Work, before: string | undefined) {
  const last = await db
    .selectFrom('donations')
    .select((eb) => [dayOf(eb).as('day'), timeOf(eb).as('time'), 'created_at', 'id'])
    .where('id', '=', before ?? '')
    .executeTakeFirst();
  return <Row>(query: SelectQueryBuilder<Tables, 'donations', Row>) =>
    last === undefined
      ? query
      : query.where(
          (eb) =>
            sql<boolean>`(${dayOf(eb)}, ${timeOf(eb)}, created_at, id) < (${last.day}, ${last.time}, ${last.created_at}, ${last.id})`,
        );
}

/** Gifts of one Indian financial year, newest first, with its totals and what waits for a second person. Noted. */
export const readGifts = (
  store: Records,
  { staffId }: Reader,
  { year, show = 'all', before, most = LONGEST_LIST }: OfYear,
): Promise<GiftList> =>
  inTransaction(store, async (work) => {
    await audit(work, { event: 'gifts-listed', actor: staffId, target: year });
    const { fromMs, beforeMs } = financialYearRange(year);
    const ofYear = work.db
      .selectFrom('donations')
      .where((eb) => eb(atOf(eb), '>=', fromMs))
      .where((eb) => eb(atOf(eb), '<', beforeMs));
    const rows = await ofYear
      .selectAll()
      .where((eb) => isShown(eb, show))
      .$call(await behind(work, before))
      .$call(inOrder('desc'))
      .limit(most + 1)
      .execute();
    const gifts = rows.slice(0, most).map(summaryOfGift);
    const totals = await ofYear
      .where((eb) => isShown(eb, 'paid'))
      .groupBy(['mode', 'currency'])
      .orderBy('mode')
      .orderBy('currency')
      .select(({ fn }) => [
        'mode',
        'currency',
        fn.countAll<number>().as('count'),
        sql<number>`cast(sum(amount_minor) as bigint)`.as('amount_minor'),
        sql<number>`cast(sum(refunded_minor) as bigint)`.as('refunded_minor'),
      ])
      .execute();
    return {
      year,
      years: await yearsWithGifts(work),
      gifts,
      older: rows.length > most ? (gifts.at(-1)?.id ?? null) : null,
      totals: totals.map(asNumbers),
      waiting: await orderedRefunds(work, { staffId }),
      attention: { gifts: await flaggedGifts(work), payments: await lostPayments(work) },
    };
  });

/** A void gift is no money that came, nor money that went back. */
const isStanding = (eb: ExpressionBuilder<Tables, 'donations'>) =>
  eb.or([eb('entered_as', 'is', null), eb('status', '<>', 'refunded')]);

function isShown(eb: ExpressionBuilder<Tables, 'donations'>, show: GiftFilter) {
  const { paid } = statusRanks;
  switch (show) {
    case 'all':
      return eb.lit(true);
    case 'paid':
      return eb.and([eb('status_rank', '>=', paid), isStanding(eb)]);
    case 'refunded':
      return eb.and([eb('status_rank', '>', paid), isStanding(eb)]);
    case 'unpaid':
      return eb('status_rank', '<', paid);
    case 'flagged':
      return eb('flags', '<>', '');
  }
}

/** Disputed, paid twice, of another amount or from abroad, whenever they came. */
async function flaggedGifts({ db }: Work): Promise<GiftSummary[]> {
  const rows = await db
    .selectFrom('donations')
    .selectAll()
    .where('flags', '<>', '')
    .$call(inOrder('desc'))
    .limit(LONGEST_FIND)
    .execute();
  return rows.map(summaryOfGift);
}

/** A sum may come as text. */
const asNumbers = (total: GiftTotal): GiftTotal => ({
  ...total,
  count: Number(total.count),
  amount_minor: Number(total.amount_minor),
  refunded_minor: Number(total.refunded_minor),
});

export async function yearsWithGifts({ db, nowMs }: Work): Promise<string[]> {
  const { first } = await db
    .selectFrom('donations')
    .select((eb) => eb.fn.min<number | null>(atOf(eb)).as('first'))
    .executeTakeFirstOrThrow();
  const now = financialYearOf(nowMs);
  const from = Number(financialYearOf(first ?? nowMs).slice(0, 4));
  const count = Math.max(1, Number(now.slice(0, 4)) - from + 1);
  return Array.from({ length: count }, (_, ago) => yearFrom(Number(now.slice(0, 4)) - ago));
}

const yearFrom = (from: number): string => `${from}-${String((from + 1) % 100).padStart(2, '0')}`;

/** The digits of what was typed as a phone number, whatever stands before the last ten; null for anything else. */
function phoneIn(text: string): string | null {
  const digits = isPhone(text) ? numberIn(text) : '';
  return digits.length === PHONE_DIGITS ? digits : null;
}
const PHONE_DIGITS = 10;

/** For a comparison by digits: what people write between those of a number is left out. */
const plainContact = ['-', '(', ')', '.'].reduce(
  (contact, sign) => sql<string>`replace(${contact}, ${sql.lit(sign)}, '')`,
  sql<string>`replace(contact, ' ', '')`,
);

/**
 * Gifts by receipt number, any id, e-mail address, phone number or PAN in full, or a piece of the donor's name, newest
 * first. Noted, without what was searched for.
 */
export const findGifts = (
  store: Records,
  { staffId, vault }: Reader & { vault: Vault },
  text: string,
): Promise<FoundGifts> =>
  inTransaction(store, async (work) => {
    await audit(work, { event: 'gifts-searched', actor: staffId });
    const phone = phoneIn(text);
    const piece = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    const rows = await work.db
      .selectFrom('donations')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('id', '=', text),
          eb('receipt_no', '=', text),
          eb('reference', '=', text),
          eb('order_id', '=', text),
          eb('paid_payment_id', '=', text),
          eb('email_index', '=', emailIndex(vault, text)),
          eb('pan_index', '=', vault.index(`pan:${normalisePan(text)}`)),
          sql<boolean>`lower(name) like ${piece} escape '\\'`,
          ...(phone === null ? [] : [sql<boolean>`${plainContact} like ${`%${phone}`}`]),
        ]),
      )
      .$call(inOrder('desc'))
      .limit(LONGEST_FIND + 1)
      .execute();
    return { gifts: rows.slice(0, LONGEST_FIND).map(summaryOfGift), is_cut: rows.length > LONGEST_FIND };
  });

/** Gifts between two days of India, both included, as CSV with addresses and masked PANs. Noted. */
export const exportGifts = (
  store: Records,
  { staffId, vault }: Reader & { vault: Vault },
  { from, to }: { from: string; to: string },
): Promise<string> =>
  inTransaction(store, async (work) => {
    await audit(work, { event: 'gifts-exported', actor: staffId, target: `${from} ${to}` });
    const rows = await work.db
      .selectFrom('donations')
      .selectAll()
      .where((eb) => eb(atOf(eb), '>=', startOf(from)))
      .where((eb) => eb(atOf(eb), '<', startOf(to) + DAY_MS))
      .$call(inOrder('asc'))
      .execute();
    return donationsCsv(rows, ({ pan_enc }) => (pan_enc === null ? '' : maskPan(vault.open(pan_enc))));
  });

const startOf = (day: string): number => Date.parse(`${day}T00:00:00+05:30`);
