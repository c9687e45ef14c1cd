import 'server-only';
import { createHash } from 'node:crypto';
import { audit, inTransaction, type Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import type { Records } from '@/lib/backend/database/tables';
import { statusRanks } from '@/lib/donations/donation-state';
import { financialYearRange } from '@/lib/donations/financial-year';
import { form113Csv, type StatedYear, statedYear } from '@/lib/donations/form113';
import type {
  ChangedGift,
  FiledStatement,
  Statement,
  StatementFile,
  StatementSize,
} from '@/lib/donations/statement-schema';
import { certificatesOf } from './certificates';
import type { PaymentDeps } from './deps';
import type { DonationRow } from './donation-tables';
import {
  isFiled,
  linesOf,
  rupeesIn,
  type Snapshot,
  type SnapshotGift,
  snapshotsOf,
} from './filed-statements';
import { summaryOfGift, yearsWithGifts } from './gift-list';

/** Gifts that a year's statement tells of or leaves out. */
async function stateYear({ db }: Work, year: string): Promise<StatedYear> {
  const { fromMs, beforeMs } = financialYearRange(year);
  const rows = await db
    .selectFrom('donations')
    .selectAll()
    .where('mode', '=', 'live')
    .where(({ or, and, eb }) =>
      or([
        eb('receipt_fy', '=', year),
        and([
          eb('receipt_fy', 'is', null),
          eb('status_rank', '>=', statusRanks.paid),
          eb('paid_at', '>=', fromMs),
          eb('paid_at', '<', beforeMs),
        ]),
      ]),
    )
    .execute();
  return statedYear(rows, year);
}

/** A word of the donor's page, which nobody guesses, keeps the hash from being guessed once the donor is erased. */
const detailsOf = ({ public_token, name, address }: DonationRow): string =>
  createHash('sha256')
    .update(JSON.stringify([public_token, name, address]))
    .digest('base64url');

const snapshotOf = ({ lines }: StatedYear): SnapshotGift[] =>
  lines.flatMap(({ gifts }) =>
    gifts.map(({ row, donor, way, amountMinor }) => ({
      ...{ donation_id: row.id, donor, way, amount_minor: amountMinor },
      details: detailsOf(row),
    })),
  );

const sizeOf = (gifts: readonly SnapshotGift[]): StatementSize => {
  const lines = linesOf(gifts);
  return {
    gifts: gifts.length,
    rows: lines.length,
    rupees: lines.reduce((sum, line) => sum + rupeesIn(line), 0),
  };
};

export type MakeResult = { csv: string; size: StatementSize; leftOut: StatedYear['leftOut'] };

/**
 * The statement of a year as CSV, PANs in full, and a memory of what it says: that file is filed, whatever changes
 * until then. The same statement made again is remembered once. Noted; null without an approval to state gifts under.
 */
export async function makeStatement(
  deps: PaymentDeps,
  { staffId, year }: { staffId: string; year: string },
): Promise<MakeResult | null> {
  const { taxApproval: approval } = deps.trust;
  if (approval === null) return null;
  return inTransaction(await deps.store(), async (work) => {
    await audit(work, { event: 'statement-made', actor: staffId, target: year });
    const stated = await stateYear(work, year);
    const gifts = snapshotOf(stated);
    const last = (await snapshotsOf(work, year)).at(-1);
    if (last === undefined || !isEqual(last.gifts, gifts))
      await remember(work, { year, number: (last?.statement.number ?? 0) + 1, created_by: staffId, gifts });
    await publishEvent(work, 'gifts', year);
    const panOf = ({ pan_enc }: DonationRow) => (pan_enc === null ? null : deps.vault().open(pan_enc));
    return { csv: form113Csv(stated, { approval, panOf }), size: sizeOf(gifts), leftOut: stated.leftOut };
  });
}

const factsOf = ({ donor, way, amount_minor, details }: SnapshotGift): string =>
  JSON.stringify([donor, way, amount_minor, details]);

function isEqual(before: readonly SnapshotGift[], after: readonly SnapshotGift[]): boolean {
  const known = new Map(before.map((gift) => [gift.donation_id, factsOf(gift)]));
  return (
    before.length === after.length && after.every((gift) => known.get(gift.donation_id) === factsOf(gift))
  );
}

type Remembered = { year: string; number: number; created_by: string; gifts: readonly SnapshotGift[] };
/** SQLite takes so many values at once. */
const BATCH = 500;

async function remember({ db, nowMs }: Work, { year: fy, number, created_by, gifts }: Remembered) {
  const unfiled = { filed_on: null, acknowledgement: '', recorded_by: '', recorded_at: null };
  await db
    .insertInto('statements')
    .values({ fy, number, made_at: nowMs, created_by, ...unfiled })
    .execute();
  for (let at = 0; at < gifts.length; at += BATCH)
    await db
      .insertInto('statement_gifts')
      .values(gifts.slice(at, at + BATCH).map((gift) => ({ fy, number, ...gift })))
      .execute();
}

/** The statement of a year as it stands, what was filed, what changed since, and the certificates. Noted. */
export const readStatement = (
  { vault, trust }: Pick<PaymentDeps, 'vault' | 'trust'>,
  store: Records,
  { staffId, year }: { staffId: string; year: string },
): Promise<Statement> =>
  inTransaction(store, async (work) => {
    await audit(work, { event: 'statement-read', actor: staffId, target: year });
    const stated = await stateYear(work, year);
    const snapshots = (await snapshotsOf(work, year)).toReversed();
    const last = snapshots.find(isFiled);
    const names = await namesOf(work);
    const shown = ({ statement, gifts }: Snapshot): StatementFile => ({
      ...sizeOf(gifts),
      number: statement.number,
      made_at: statement.made_at,
      created_by: names.get(statement.created_by) ?? '',
    });
    return {
      year,
      years: await yearsWithGifts(work),
      has_approval: trust.taxApproval !== null,
      size: sizeOf(snapshotOf(stated)),
      left_out: stated.leftOut.map(({ row, why }) => ({ ...summaryOfGift(row), why })),
      files: snapshots.filter(({ statement }) => statement.number > (last?.statement.number ?? 0)).map(shown),
      filed: snapshots.filter(isFiled).map((one): FiledStatement => {
        const { filed_on, acknowledgement, recorded_by, recorded_at } = one.statement;
        const by = names.get(recorded_by) ?? '';
        return {
          ...shown(one),
          filed_on: filed_on ?? '',
          acknowledgement,
          recorded_by: by,
          recorded_at: recorded_at ?? 0,
        };
      }),
      changed: last ? changedSince(last, stated) : [],
      certificates: last ? await certificatesOf(work, vault(), last) : [],
    };
  });

const namesOf = async ({ db }: Work): Promise<Map<string, string>> => {
  const people = await db.selectFrom('staff').select(['id', 'name']).execute();
  return new Map(people.map(({ id, name }) => [id, name]));
};

/** Gifts that the statement would tell otherwise now. A donor who was erased was rightly stated: nothing to correct. */
function changedSince({ gifts }: Snapshot, stated: StatedYear): ChangedGift[] {
  const before = new Map(gifts.map((gift) => [gift.donation_id, gift]));
  const left = new Map(stated.leftOut.map(({ row, why }) => [row.id, why]));
  const rows = new Map(
    [...stated.lines.flatMap((line) => line.gifts), ...stated.leftOut].map(({ row }) => [row.id, row]),
  );
  const changes = new Map<string, ChangedGift['change']>();
  for (const { donation_id, donor, way, amount_minor, details } of snapshotOf(stated)) {
    const known = before.get(donation_id);
    if (!known) changes.set(donation_id, 'new');
    else if (known.amount_minor !== amount_minor) changes.set(donation_id, 'amount');
    else if (known.donor !== donor || known.way !== way || known.details !== details)
      changes.set(donation_id, 'donor');
  }
  for (const [id, why] of left) if (before.has(id) && why !== 'erased') changes.set(id, 'gone');
  return [...changes].flatMap(([id, change]) => {
    const row = rows.get(id);
    return row ? [{ ...summaryOfGift(row), change, why: left.get(id) ?? null }] : [];
  });
}
