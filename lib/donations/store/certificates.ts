import 'server-only';
import { audit, inTransaction, lockNumbers, type Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import type { Records } from '@/lib/backend/database/tables';
import type { Vault } from '@/lib/backend/database/vault';
import { indianDate } from '@/lib/donations/financial-year';
import type {
  Certificate,
  DeliverCertificate,
  IssueCertificate,
  PasteCertificates,
  PastedCertificates,
  PasteFault,
} from '@/lib/donations/statement-schema';
import { maskPan, normalisePan, panQuality } from '@/lib/formats/formats';
import type { CertificateRow, DonationRow, StatementGiftRow } from './donation-tables';
import { lastFiled, linesOf, rupeesIn, type Snapshot } from './filed-statements';

/** The certificates of a filed statement, one a row of the form, those without one first. */
export async function certificatesOf(work: Work, vault: Vault, { statement, gifts }: Snapshot) {
  const { fy } = statement;
  const stored = await storedOf(work, fy);
  const donors = await donorsOf(work, statement);
  const certificates = linesOf(gifts).map((line): Certificate => {
    const [first] = line;
    const found = first && stored.get(keyOf(first));
    const donor = line.map(({ donation_id }) => donors.get(donation_id)).find((one) => one?.name);
    const rupees = rupeesIn(line);
    return {
      gift: first?.donation_id ?? '',
      name: donor?.name ?? '',
      pan: donor?.pan_enc ? maskPan(vault.open(donor.pan_enc)) : '',
      way: first?.way ?? 'electronic',
      gifts: line.length,
      rupees,
      number: found?.number ?? '',
      issued_on: found?.issued_on ?? null,
      delivered_by: found?.delivered_by ?? null,
      delivered_on: found?.delivered_on ?? null,
      is_outdated: found !== undefined && found.rupees !== rupees,
    };
  });
  return certificates.toSorted(
    (one, other) => stepOf(one) - stepOf(other) || one.name.localeCompare(other.name),
  );
}

const stepOf = ({ number, delivered_on, is_outdated }: Certificate): number => {
  if (number === '' || is_outdated) return 0;
  return delivered_on === null ? 1 : 2;
};

const keyOf = ({ donor, way }: Pick<CertificateRow, 'donor' | 'way'>): string => `${donor} ${way}`;

async function storedOf({ db }: Work, fy: string): Promise<Map<string, CertificateRow>> {
  const rows = await db.selectFrom('certificates').selectAll().where('fy', '=', fy).execute();
  return new Map(rows.map((row) => [keyOf(row), row]));
}

type Donor = Pick<DonationRow, 'id' | 'name' | 'pan_enc'>;

async function donorsOf({ db }: Work, { fy, number }: Snapshot['statement']): Promise<Map<string, Donor>> {
  const rows = await db
    .selectFrom('statement_gifts')
    .innerJoin('donations', 'donations.id', 'statement_gifts.donation_id')
    .where('statement_gifts.fy', '=', fy)
    .where('statement_gifts.number', '=', number)
    .select(['donations.id', 'donations.name', 'donations.pan_enc'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** `missing`: no such row in what was filed. `changed`: not as it was shown. */
export type CertificateResult = 'noted' | 'missing' | 'changed' | 'wrong-day';

const isDay = (day: string, from: string, nowMs: number): boolean => day >= from && day <= indianDate(nowMs);

type Line = { gifts: StatementGiftRow[]; first: StatementGiftRow };
type Noted = { fy: string; line: Line; number: string; issued_on: string };

/** A new number is another certificate, which nobody has yet. */
async function noteIssued(
  { db, nowMs }: Work,
  staffId: string,
  { fy, line, number, issued_on }: Noted,
): Promise<CertificateRow> {
  const { donor, way } = line.first;
  const issued = { number, issued_on, rupees: rupeesIn(line.gifts), delivered_by: null, delivered_on: null };
  const row = { ...issued, recorded_by: staffId, recorded_at: nowMs };
  await db
    .insertInto('certificates')
    .values({ fy, donor, way, ...row })
    .onConflict((conflict) => conflict.columns(['fy', 'donor', 'way']).doUpdateSet(row))
    .execute();
  return { fy, donor, way, ...row };
}

/** Notes the certificate of one row of the filed statement. */
export const issueCertificate = (
  store: Records,
  staffId: string,
  { year: fy, gift, seen, issued_on, certificate: number }: IssueCertificate,
): Promise<CertificateResult> =>
  inTransaction(store, async (work) => {
    // Of two that note the same at once the later one sees the earlier.
    await lockNumbers(work);
    const filed = await lastFiled(work, fy);
    const line = lineOf(filed, gift);
    if (!filed || !line) return 'missing';
    if (!isDay(issued_on, filed.statement.filed_on ?? '', work.nowMs)) return 'wrong-day';
    const known = (await storedOf(work, fy)).get(keyOf(line.first));
    if ((known?.number ?? '') !== seen) return 'changed';
    await noteIssued(work, staffId, { fy, line, number, issued_on });
    await audit(work, { event: 'certificate-issued', actor: staffId, target: gift });
    await publishEvent(work, 'gifts', gift);
    return 'noted';
  });

const rowsOf = (filed: Snapshot | undefined): Line[] =>
  linesOf(filed?.gifts ?? []).flatMap((gifts) => (gifts[0] ? [{ gifts, first: gifts[0] }] : []));

const lineOf = (filed: Snapshot | undefined, gift: string): Line | undefined =>
  rowsOf(filed).find(({ gifts }) => gifts.some(({ donation_id }) => donation_id === gift));

/** Notes that the donor has the certificate. */
export const deliverCertificate = (
  store: Records,
  staffId: string,
  { year: fy, gift, seen, delivered_by, delivered_on }: DeliverCertificate,
): Promise<CertificateResult> =>
  inTransaction(store, async (work) => {
    await lockNumbers(work);
    const line = lineOf(await lastFiled(work, fy), gift);
    if (!line) return 'missing';
    const { donor, way } = line.first;
    const known = (await storedOf(work, fy)).get(keyOf(line.first));
    if (known?.number !== seen) return 'changed';
    if (!isDay(delivered_on, known.issued_on, work.nowMs)) return 'wrong-day';
    await work.db
      .updateTable('certificates')
      .set({ delivered_by, delivered_on, recorded_by: staffId, recorded_at: work.nowMs })
      .where('fy', '=', fy)
      .where('donor', '=', donor)
      .where('way', '=', way)
      .execute();
    await audit(work, { event: 'certificate-delivered', actor: staffId, target: gift });
    await publishEvent(work, 'gifts', gift);
    return 'noted';
  });

type Pasted = { kind: 'found'; line: Line; number: string } | { kind: PasteFault };
type Reading = { lines: readonly Line[]; stored: ReadonlyMap<string, CertificateRow>; vault: Vault };

/** A PAN and a number in either order, between them a comma, a semicolon, a tab or blanks. */
function readLine(text: string, { lines, stored, vault }: Reading): Pasted | null {
  const cells = text.split(/[\s,;"]+/).filter(Boolean);
  if (cells.length === 0) return null;
  const pan = cells.map(normalisePan).find((cell) => panQuality(cell) === 'ok');
  const [number = '', ...more] = cells.filter((cell) => normalisePan(cell) !== pan);
  if (pan === undefined || more.length > 0 || !/^[A-Za-z\d/-]{1,40}$/.test(number))
    return { kind: 'unreadable' };
  const donor = vault.index(`pan:${pan}`);
  const [line, second] = lines.filter(({ first }) => first.donor === donor);
  if (!line) return { kind: 'unknown' };
  if (second) return { kind: 'two-rows' };
  const known = stored.get(keyOf(line.first));
  if (known?.number === number) return null;
  // A certificate for another sum than was filed last is issued anew; any other is changed by hand.
  const isOther = known !== undefined && known.rupees === rupeesIn(line.gifts);
  return isOther ? { kind: 'other-number' } : { kind: 'found', line, number };
}

/** Notes many certificates at once. Lines that do not fit are passed over and named by their number. */
export const pasteCertificates = (
  store: Records,
  { staffId, vault }: { staffId: string; vault: Vault },
  { year: fy, pasted_on, lines }: PasteCertificates,
): Promise<PastedCertificates | 'missing' | 'wrong-day'> =>
  inTransaction(store, async (work) => {
    await lockNumbers(work);
    const filed = await lastFiled(work, fy);
    if (!filed) return 'missing';
    if (!isDay(pasted_on, filed.statement.filed_on ?? '', work.nowMs)) return 'wrong-day';
    const stored = await storedOf(work, fy);
    const reading = { lines: rowsOf(filed), stored, vault };
    const faults: PastedCertificates['faults'] = [];
    let issued = 0;
    for (const [at, text] of lines.split(/\r?\n/).entries()) {
      const pasted = readLine(text, reading);
      if (pasted?.kind === 'found') {
        const { line, number } = pasted;
        const row = await noteIssued(work, staffId, { fy, line, number, issued_on: pasted_on });
        stored.set(keyOf(row), row);
        issued += 1;
      } else if (pasted) faults.push({ line: at + 1, why: pasted.kind });
    }
    await audit(work, { event: 'certificates-pasted', actor: staffId, target: fy });
    await publishEvent(work, 'gifts', fy);
    return { ok: true, issued, faults };
  });
