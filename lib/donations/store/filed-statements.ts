import 'server-only';
import { audit, inTransaction, lockNumbers, type Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import type { Records } from '@/lib/backend/database/tables';
import { indianDate, noonOf } from '@/lib/donations/financial-year';
import { rupeesOf } from '@/lib/donations/form113';
import type { GiftStep } from '@/lib/donations/gift-schema';
import type { RecordFiling } from '@/lib/donations/statement-schema';
import type { StatementGiftRow, StatementRow } from './donation-tables';

export type SnapshotGift = Omit<StatementGiftRow, 'fy' | 'number'>;
export type Snapshot = { statement: StatementRow; gifts: StatementGiftRow[] };

/** All statements of a year with what they say, the oldest first. */
export async function snapshotsOf({ db }: Work, fy: string): Promise<Snapshot[]> {
  const statements = await db
    .selectFrom('statements')
    .selectAll()
    .where('fy', '=', fy)
    .orderBy('number')
    .execute();
  const gifts = await db
    .selectFrom('statement_gifts')
    .selectAll()
    .where('fy', '=', fy)
    .orderBy('donation_id')
    .execute();
  return statements.map((statement) => ({
    statement,
    gifts: gifts.filter(({ number }) => number === statement.number),
  }));
}

export const isFiled = ({ statement }: Snapshot): boolean => statement.filed_on !== null;

/** The last one of a year that was filed. */
export const lastFiled = async (work: Work, year: string): Promise<Snapshot | undefined> =>
  (await snapshotsOf(work, year)).findLast(isFiled);

/** The rows of the form that a statement has. */
export function linesOf<T extends { donor: string; way: string }>(gifts: readonly T[]): T[][] {
  const lines = new Map<string, T[]>();
  for (const gift of gifts) {
    const key = `${gift.donor} ${gift.way}`;
    lines.set(key, [...(lines.get(key) ?? []), gift]);
  }
  return [...lines.values()];
}

export const rupeesIn = (gifts: readonly { amount_minor: number }[]): number =>
  rupeesOf(gifts.map(({ amount_minor }) => ({ amountMinor: amount_minor })));

type Step = Omit<GiftStep, 'by'> & { actor: string };

/** The statements that told of a gift and were filed, and the certificate that followed. */
export async function statedSteps({ db }: Pick<Work, 'db'>, gift: string): Promise<Step[]> {
  const filed = await db
    .selectFrom('statement_gifts')
    .innerJoin('statements', (join) =>
      join
        .onRef('statements.fy', '=', 'statement_gifts.fy')
        .onRef('statements.number', '=', 'statement_gifts.number'),
    )
    .where('donation_id', '=', gift)
    .where('recorded_at', 'is not', null)
    .select(['statements.fy', 'donor', 'way', 'recorded_by', 'recorded_at'])
    .orderBy('statements.number')
    .execute();
  const steps = filed.map(({ fy, recorded_at, recorded_by }): Step => {
    return { step: 'statement-filed', at: recorded_at ?? 0, actor: recorded_by, detail: fy };
  });
  for (const { fy, donor, way } of new Map(filed.map((one) => [one.fy, one])).values()) {
    const query = db.selectFrom('certificates').selectAll().where('fy', '=', fy).where('donor', '=', donor);
    const found = await query.where('way', '=', way).executeTakeFirst();
    if (!found) continue;
    const { number: detail, issued_on, delivered_on, recorded_by: actor } = found;
    // Who delivers it is noted over who issued it.
    const issuer = delivered_on === null ? actor : '';
    steps.push({ step: 'certificate-issued', at: noonOf(issued_on), actor: issuer, detail });
    if (delivered_on !== null)
      steps.push({ step: 'certificate-delivered', at: noonOf(delivered_on), actor, detail });
  }
  return steps;
}

export type FilingResult = 'recorded' | 'missing' | 'filed' | 'wrong-day';

/** Notes that a downloaded statement was filed: once, and none that is older than one that was filed. */
export const recordFiling = (
  store: Records,
  staffId: string,
  { year: fy, number, filed_on, acknowledgement }: RecordFiling,
): Promise<FilingResult> =>
  inTransaction(store, async (work) => {
    const { db, nowMs } = work;
    // Of two that note the same at once the later one sees the earlier.
    await lockNumbers(work);
    const all = await snapshotsOf(work, fy);
    const snapshot = all.find(({ statement }) => statement.number === number);
    if ((all.findLast(isFiled)?.statement.number ?? 0) >= number) return 'filed';
    if (!snapshot) return 'missing';
    if (filed_on > indianDate(nowMs) || filed_on < indianDate(snapshot.statement.made_at)) return 'wrong-day';
    const recorded = { filed_on, acknowledgement, recorded_by: staffId, recorded_at: nowMs };
    const unfiled = all
      .filter((one) => !isFiled(one) && one.statement.number < number)
      .map(({ statement }) => statement.number);
    if (unfiled.length > 0)
      for (const table of ['statement_gifts', 'statements'] as const)
        await db.deleteFrom(table).where('fy', '=', fy).where('number', 'in', unfiled).execute();
    await db
      .updateTable('statements')
      .set(recorded)
      .where('fy', '=', fy)
      .where('number', '=', number)
      .execute();
    await audit(work, { event: 'statement-filed', actor: staffId, target: fy });
    await publishEvent(work, 'gifts', fy);
    return 'recorded';
  });
