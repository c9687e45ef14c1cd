import * as deliver from '@/app/staff/api/gifts/certificates/deliver/route';
import * as issue from '@/app/staff/api/gifts/certificates/issue/route';
import * as paste from '@/app/staff/api/gifts/certificates/paste/route';
import * as donor from '@/app/staff/api/gifts/donor/route';
import * as item from '@/app/staff/api/gifts/item/read/route';
import * as file from '@/app/staff/api/gifts/statement/file/route';
import * as filed from '@/app/staff/api/gifts/statement/filed/route';
import * as reading from '@/app/staff/api/gifts/statement/route';
import { verifyAudit } from '@/lib/backend/database/audit';
import type { Certificate, Statement } from '@/lib/donations/statement-schema';
import { eraseDonor } from '@/lib/donations/store/donation-admin';
import type { DonationRow } from '@/lib/donations/store/donation-tables';
import { staffStatement } from '@/lib/i18n/en/staff-statement';
import { makePaymentParts } from '@/tests/helpers/payment-deps';
import { makeJsonPost, makeRequest, problemOf } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { makeStaffSession, type StaffSession } from '@/tests/helpers/staff-session';
import { onStoresInThisRun, type TestStore } from '@/tests/lib/backend/database/stores';
import { storedDonation, TRUST, testVault } from '@/tests/lib/donations/store/sample-donations';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));
const paymentDeps = jest.fn();
jest.mock('@/lib/donations/store/deps', () => ({
  ...jest.requireActual('@/lib/donations/store/deps'),
  paymentDeps: () => paymentDeps(),
}));

const YEAR = '2025-26';
const FILED_AT = Date.parse('2026-05-10T06:00:00Z');
const PAN = 'ABCPE1234F';
const OTHER = 'ABCPE9999G';
const APPROVAL = 'AAATS1234AF20261 of 2021-05-01';

type Route = { POST: (request: Request) => Promise<Response> };

onStoresInThisRun((open) => {
  let store: TestStore;
  let mina: StaffSession;
  beforeEach(async () => {
    given();
    store = await open();
    store.clock.nowMs = FILED_AT;
    globalThis.siteRecords = Promise.resolve(store.records);
    paymentDeps.mockReturnValue(partsWith(APPROVAL));
    mina = await makeStaffSession(store.records, { role: 'finance', isSteppedUp: true });
  });
  afterEach(() => {
    globalThis.siteRecords = undefined;
  });

  const partsWith = (taxApproval: string | null) =>
    makePaymentParts(store.records, {
      vault: () => testVault,
      trust: { name: TRUST, pan: null, taxApproval },
    });
  let count = 0;
  /** A receipted gift of ₹500 in the year unless said otherwise. */
  const gift = (more: Partial<DonationRow> = {}, pan: string | null = PAN) => {
    count += 1;
    return storedDonation(store.records, {
      ...{ status: 'paid', status_rank: 5, amount_minor: 50_000, base_amount_inr_minor: 50_000 },
      ...{ address: '4 Lake Road', paid_at: Date.parse('2026-02-01') + count, receipt_fy: YEAR },
      ...{ receipt_no: `SCCT/${YEAR}/${count}`, receipt_at: FILED_AT },
      pan_enc: pan === null ? null : testVault.seal(pan),
      pan_index: pan === null ? null : testVault.index(`pan:${pan}`),
      pan_quality: pan === null ? null : 'ok',
      ...more,
    });
  };
  const post = (route: Route, body: object, { headers } = mina) =>
    route.POST(makeJsonPost('/staff/api/gifts/x', body, headers));
  const read = async (year = YEAR): Promise<Statement> =>
    (
      await reading.GET(
        makeRequest(`/staff/api/gifts/statement?year=${year}`, { headers: { cookie: mina.cookie } }),
      )
    ).json();
  const download = async (): Promise<string[]> =>
    (await (await post(file, { year: YEAR })).json()).csv.trim().split('\r\n').slice(1);
  const noteFiled = (number: number, more: object = {}) =>
    post(filed, {
      ...{ year: YEAR, number, filed_on: '2026-05-10', acknowledgement: '123456789012345' },
      ...more,
    });
  const fileYear = async () => {
    await download();
    const [latest] = (await read()).files;
    expect((await noteFiled(latest?.number ?? 0)).status).toBe(200);
  };
  const certificate = async (at = 0): Promise<Certificate> => {
    const one = (await read()).certificates[at];
    if (!one) throw new Error('There is no such certificate');
    return one;
  };
  const issuing = ({ gift: id, number }: Certificate, more: object = {}) => ({
    ...{ year: YEAR, gift: id, seen: number, issued_on: '2026-05-10', certificate: 'CERT-1' },
    ...more,
  });
  const noted = async () =>
    (await store.records.db.selectFrom('audit').select(['event', 'actor', 'target']).execute()).filter(
      ({ actor, event }) => actor === mina.id && event !== 'signed-in',
    );

  it('is for finance alone; a file and a correction ask for a fresh proof of who it is', async () => {
    const desk = await makeStaffSession(store.records, { role: 'desk', isSteppedUp: true });
    const early = await makeStaffSession(store.records, { role: 'finance' });
    for (const route of [file, filed, issue, paste, deliver, donor])
      expect((await post(route, {}, desk)).status).toBe(403);
    const right = {
      year: YEAR,
      id: '4b1f5c1e-8f0e-4f57-9a3c-2f8a1b0c9d10',
      pan: '',
      address: '4 Lake Road',
      seen: '',
    };
    for (const route of [file, donor])
      expect((await problemOf(await post(route, right, early))).code).toBe('step_up_needed');
    expect(await store.records.db.selectFrom('statements').selectAll().execute()).toEqual([]);
  });

  it('sums the gifts of a PAN in a row, cash in another, and rounds the sum once', async () => {
    for (let month = 0; month < 12; month += 1) await gift({ base_amount_inr_minor: 50_040 });
    await gift({ entered_as: 'cash', reference: '' });
    await gift({ name: 'Ravi Das', address: '=cmd()', refunded_minor: 20_000 }, OTHER);
    expect((await read()).size).toEqual({ gifts: 14, rows: 3, rupees: 6005 + 500 + 300 });
    expect(await download()).toEqual([
      `1,,1,${PAN},80G,AAATS1234AF20261,2021-05-01,Asha Sen,4 Lake Road,Others,Electronic modes including account payee cheque/draft,6005`,
      `2,,1,${PAN},80G,AAATS1234AF20261,2021-05-01,Asha Sen,4 Lake Road,Others,Cash,500`,
      `3,,1,${OTHER},80G,AAATS1234AF20261,2021-05-01,Ravi Das,'=cmd(),Others,Electronic modes including account payee cheque/draft,300`,
    ]);
  });

  it('shows what it leaves out, and why', async () => {
    const unreceipted = { receipt_no: null, receipt_fy: null, receipt_at: null };
    const left = {
      'no-pan': await gift({}, null),
      'wrong-pan': await gift({ pan_quality: 'shape' }),
      'no-address': await gift({ address: '' }, OTHER),
      'no-rupees': await gift({ base_amount_inr_minor: null, currency: 'USD' }),
      'no-receipt': await gift(unreceipted),
      fcra: await gift({ ...unreceipted, flags: 'fcra_review' }),
      disputed: await gift({ flags: 'disputed' }),
      refunded: await gift({ status: 'refunded', status_rank: 7, refunded_minor: 50_000 }),
      erased: await gift({ erased_at: 1, name: '' }, null),
    };
    await gift({ mode: 'test', ...unreceipted });
    await gift({ ...unreceipted, paid_at: FILED_AT });
    await gift({ ...unreceipted, status: 'failed', status_rank: 2 });
    const { left_out, size } = await read();
    expect(left_out.map(({ why, id }) => [why, id])).toEqual(
      Object.entries(left).map(([why, { id }]) => [why, id]),
    );
    expect(size.gifts).toBe(0);
    expect(JSON.stringify(left_out)).not.toContain(PAN);
  });

  it('takes the address of another gift of the same PAN', async () => {
    await gift();
    await gift({ address: '', entered_as: 'cash' });
    expect((await read()).size).toEqual({ gifts: 2, rows: 2, rupees: 1000 });
  });

  it('is not made without an approval', async () => {
    paymentDeps.mockReturnValue(partsWith(null));
    await gift();
    expect((await read()).has_approval).toBe(false);
    const { code } = await problemOf(await post(file, { year: YEAR }));
    expect(code).toBe('statement_no_approval');
  });

  it('what was downloaded is filed: once, and what came in between is a change', async () => {
    const refunded = await gift();
    const corrected = await gift({ name: 'Ravi Das' }, OTHER);
    await gift({ address: '9 Park Street' });
    const erased = await gift();
    await download();
    await download();
    const added = await gift();
    const [latest, ...older] = (await read()).files;
    expect([latest?.number, latest?.gifts, latest?.created_by, older]).toEqual([1, 4, 'Mina', []]);
    const both = await Promise.all([noteFiled(1), noteFiled(1, { acknowledgement: '999' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { db } = store.records;
    await db
      .updateTable('donations')
      .set({ refunded_minor: 10_000, status: 'partially_refunded', status_rank: 6 })
      .where('id', '=', refunded.id)
      .execute();
    await db.updateTable('donations').set({ address: 'elsewhere' }).where('id', '=', corrected.id).execute();
    await eraseDonor(store.records, erased.id);
    const { changed, filed: all, files } = await read();
    expect(changed.map(({ id, change }) => [id, change]).toSorted()).toEqual(
      [
        [refunded.id, 'amount'],
        [corrected.id, 'donor'],
        [added.id, 'new'],
      ].toSorted(),
    );
    expect(all).toMatchObject([{ number: 1, gifts: 4, filed_on: '2026-05-10', recorded_by: 'Mina' }]);
    expect(files).toEqual([]);
  });

  it('a correction is filed over the first; an unfiled file before it goes', async () => {
    await gift();
    await fileYear();
    const later = await gift({ name: 'Ravi Das' }, OTHER);
    await download();
    await gift({}, OTHER);
    await download();
    expect((await read()).files.map(({ number }) => number)).toEqual([3, 2]);
    expect((await noteFiled(3)).status).toBe(200);
    for (const old of [1, 2, 3]) expect((await noteFiled(old)).status).toBe(409);
    expect((await noteFiled(4)).status).toBe(404);
    await store.records.db
      .updateTable('donations')
      .set({ pan_enc: null, pan_index: null, pan_quality: null })
      .where('id', '=', later.id)
      .execute();
    const { filed: all, changed } = await read();
    expect(all.map(({ number }) => number)).toEqual([3, 1]);
    expect(changed).toMatchObject([{ id: later.id, change: 'gone', why: 'no-pan' }]);
  });

  it.each([
    [{ filed_on: '2026-05-11' }, 'filed_on'],
    [{ filed_on: '2026-05-09' }, 'filed_on'],
    [{ acknowledgement: 'of Asha Sen' }, 'acknowledgement'],
    [{ acknowledgement: '' }, 'acknowledgement'],
  ])('a filing of %j is refused beside its field', async (more, field) => {
    await gift();
    await download();
    const { fields } = await problemOf(await noteFiled(1, more));
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });

  it('a certificate is noted, then handed over; two at once are not both noted; a correction makes it old', async () => {
    const first = await gift();
    await fileYear();
    expect(await certificate()).toMatchObject({ number: '', pan: 'ABxxxxxx4F', rupees: 500, gifts: 1 });
    const shown = await certificate();
    const both = await Promise.all([
      post(issue, issuing(shown)),
      post(issue, issuing(shown, { certificate: 'CERT-2' })),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { number } = await certificate();
    const delivery = { year: YEAR, gift: first.id, seen: number, delivered_by: 'mail' };
    const early = await problemOf(await post(deliver, { ...delivery, delivered_on: '2026-05-09' }));
    expect(early.fields).toEqual({ delivered_on: staffStatement.wrongDay });
    const day = { delivered_on: '2026-05-10' };
    expect((await post(deliver, { ...delivery, ...day, seen: 'CERT-9' })).status).toBe(409);
    expect((await post(deliver, { ...delivery, ...day })).status).toBe(200);
    expect(await certificate()).toMatchObject({ delivered_by: 'mail', is_outdated: false });
    await gift();
    await fileYear();
    const outdated = await certificate();
    expect(outdated).toMatchObject({ number, rupees: 1000, is_outdated: true });
    expect((await post(issue, issuing(outdated, { certificate: 'CERT-3' }))).status).toBe(200);
    expect(await certificate()).toMatchObject({ number: 'CERT-3', is_outdated: false, delivered_by: null });
    expect((await post(issue, issuing(outdated, { gift: 'nobody' }))).status).toBe(404);
  });

  it('many certificates are noted by PAN; lines that do not fit are named by their number alone', async () => {
    await gift();
    await gift({ name: 'Ravi Das' }, OTHER);
    const THIRD = 'ABCPE7777H';
    await gift({ name: 'Rina Das' }, THIRD);
    await gift({ name: 'Rina Das', entered_as: 'cash' }, THIRD);
    const pasted = async (lines: string[]) =>
      (await post(paste, { year: YEAR, pasted_on: '2026-05-10', lines: lines.join('\r\n') })).json();
    expect((await post(paste, { year: YEAR, pasted_on: '2026-05-10', lines: 'x' })).status).toBe(404);
    await fileYear();
    const answer = await pasted([
      `${PAN},CERT-1`,
      '',
      `"CERT/2"; ${OTHER.toLowerCase()}`,
      `${THIRD} CERT-3`,
      'ABCPE0000Z CERT-4',
      `${PAN} CERT-5`,
      'Asha Sen CERT-6',
    ]);
    expect(answer).toEqual({
      ok: true,
      issued: 2,
      faults: [
        { line: 4, why: 'two-rows' },
        { line: 5, why: 'unknown' },
        { line: 6, why: 'other-number' },
        { line: 7, why: 'unreadable' },
      ],
    });
    expect(await pasted([`${PAN},CERT-1`])).toEqual({ ok: true, issued: 0, faults: [] });
    expect((await read()).certificates.map(({ number }) => number)).toEqual(['', '', 'CERT-1', 'CERT/2']);
  });

  it('PAN and address of a gift are corrected, once they fit; what was changed meanwhile is not lost', async () => {
    const { id } = await gift({ address: '', pan_quality: 'shape' });
    const correct = (body: object) => post(donor, { id, pan: '', address: '', seen: '', ...body });
    for (const pan of ['ABCDE1234F', 'ABCP', '٣٤']) {
      const { fields } = await problemOf(await correct({ pan }));
      expect(Object.keys(fields ?? {})).toEqual(['pan']);
    }
    expect((await problemOf(await correct({}))).code).toBe('invalid_fields');
    expect((await correct({ pan: 'abcpe 9999 g', address: '9 Park Street' })).status).toBe(200);
    const { gift: shown } = await (await post(item, { id })).json();
    expect([shown.pan, shown.address]).toEqual(['ABxxxxxx9G', '9 Park Street']);
    expect((await problemOf(await correct({ address: 'elsewhere' }))).code).toBe('gift_changed');
    expect((await correct({ id: 'nobody', address: 'elsewhere' })).status).toBe(404);
    expect((await read()).size.gifts).toBe(1);
    await eraseDonor(store.records, id);
    expect((await problemOf(await correct({ pan: PAN }))).code).toBe('gift_erased');
  });

  it('every reading and every change is noted, without a PAN or a number', async () => {
    const { id } = await gift();
    await post(donor, { id, pan: OTHER, address: '4 Lake Road', seen: '4 Lake Road' });
    await fileYear();
    await post(issue, issuing(await certificate()));
    await post(paste, { year: YEAR, pasted_on: '2026-05-10', lines: `${OTHER} CERT-1` });
    await post(deliver, {
      ...{ year: YEAR, gift: id, seen: 'CERT-1', delivered_by: 'hand', delivered_on: '2026-05-10' },
    });
    expect((await noted()).map(({ event, target }) => [event, target])).toEqual([
      ['gift-corrected', id],
      ['statement-made', YEAR],
      ['statement-read', YEAR],
      ['statement-filed', YEAR],
      ['statement-read', YEAR],
      ['certificate-issued', id],
      ['certificates-pasted', YEAR],
      ['certificate-delivered', id],
    ]);
    expect((await verifyAudit(store.records)).brokenAt).toBeNull();
  });
});
