import * as check from '@/app/staff/api/gifts/check/route';
import * as enter from '@/app/staff/api/gifts/enter/route';
import * as exporting from '@/app/staff/api/gifts/export/route';
import * as find from '@/app/staff/api/gifts/find/route';
import * as item from '@/app/staff/api/gifts/item/read/route';
import * as receipt from '@/app/staff/api/gifts/receipt/route';
import * as reconciling from '@/app/staff/api/gifts/reconcile/route';
import * as decide from '@/app/staff/api/gifts/refund/decide/route';
import * as refund from '@/app/staff/api/gifts/refund/route';
import * as listing from '@/app/staff/api/gifts/route';
import * as sample from '@/app/staff/api/gifts/sample-receipt/route';
import * as voiding from '@/app/staff/api/gifts/void/route';
import { openRecords } from '@/lib/backend/database/database';
import type { Records } from '@/lib/backend/database/tables';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import { receipts } from '@/lib/i18n/receipts';
import { makePaymentParts, makeRazorpayDeps, startLiveRazorpay } from '@/tests/helpers/payment-deps';
import { makeJsonPost, makeRequest, problemOf } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { makeStaffSession, type StaffSession } from '@/tests/helpers/staff-session';
import { testFolders } from '@/tests/lib/backend/folder';
import { paidGift } from '@/tests/lib/donations/store/checkout';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));
// Its shaper of letters is a module that Jest cannot load; the browser test opens a real one.
jest.mock('@/lib/donations/receipt-pdf', () => ({
  receiptPdf: async (content: object) => Buffer.from(JSON.stringify(content)),
}));
const paymentDeps = jest.fn();
jest.mock('@/lib/donations/store/deps', () => ({
  ...jest.requireActual('@/lib/donations/store/deps'),
  paymentDeps: () => paymentDeps(),
}));

const folders = testFolders();
let records: Records;
let provider: Awaited<ReturnType<typeof startLiveRazorpay>>;
let mina: StaffSession;
let gift: string;
beforeEach(async () => {
  given({ REFUND_SECOND_PERSON_FROM: '400' });
  records = await openRecords({ dataDir: folders.empty() });
  globalThis.siteRecords = Promise.resolve(records);
  provider = await startLiveRazorpay();
  const deps = makeRazorpayDeps(records, provider);
  paymentDeps.mockReturnValue(deps);
  mina = await makeStaffSession(records, { role: 'finance', isSteppedUp: true });
  gift = (await paidGift({ deps, provider, records })).id;
});
afterEach(async () => {
  await provider.close();
  await records.db.destroy();
  globalThis.siteRecords = undefined;
});

type Route = { POST: (request: Request) => Promise<Response> };
const post = (route: Route, body: object, { headers } = mina) =>
  route.POST(makeJsonPost('/staff/api/gifts/x', body, headers));
const list = async (query = '', { cookie } = mina) =>
  listing.GET(makeRequest(`/staff/api/gifts${query}`, { headers: { cookie } }));
const order = (amount: string, more: object = {}) => ({
  id: gift,
  amount,
  reason: 'asked by letter',
  ...more,
});

it('gifts are for finance alone', async () => {
  const desk = await makeStaffSession(records, { role: 'desk', isSteppedUp: true });
  expect((await list('', desk)).status).toBe(403);
  const routes = [find, item, refund, decide, receipt, check, enter, exporting, reconciling, sample, voiding];
  const nobody = { ...desk, headers: { ...desk.headers, cookie: '' } };
  for (const route of routes) {
    expect((await post(route, {}, desk)).status).toBe(403);
    expect((await post(route, {}, nobody)).status).toBe(401);
  }
  expect(provider.book.refunds.size).toBe(0);
});

it('a list tells nothing of a donor but the name; another year is another list', async () => {
  const text = await (await list()).text();
  expect(text).toContain('Asha Sen');
  expect(text).not.toMatch(/example\.org|98300/);
  expect(JSON.parse(text).gifts).toHaveLength(1);
  expect((await (await list('?year=2019-20')).json()).gifts).toEqual([]);
  expect((await (await list("?year=2019-20'")).json()).gifts).toHaveLength(1);
});

it('a refund asks for a fresh proof of who it is', async () => {
  const early = await makeStaffSession(records, { role: 'finance' });
  for (const route of [refund, decide, exporting, voiding]) {
    const answer = await post(
      route,
      order('100', { decision: 'approved', from: '2026-04-01', to: '2026-04-30' }),
      early,
    );
    expect([answer.status, (await answer.json()).error.code]).toEqual([403, 'step_up_needed']);
  }
  expect(provider.book.refunds.size).toBe(0);
});

it.each([
  ['0', 'above 0'],
  ['-5', 'such as 250'],
  ['1e3', 'such as 250'],
  ['12.345', 'such as 250'],
  ['1,00', 'such as 250'],
  ['1,23,456.00', '₹500'],
  ['500.01', '₹500'],
])('an amount of %s is refused beside its field', async (amount, words) => {
  const { fields } = await problemOf(await post(refund, order(amount)));
  expect(fields).toEqual({ amount: expect.stringContaining(words) });
  expect(provider.book.refunds.size).toBe(0);
});

it('a small refund is made, a large one decided by somebody else', async () => {
  expect(await (await post(refund, order('100.50'))).json()).toEqual({ ok: true, state: 'made' });
  const equal = await post(refund, order('100.50'));
  expect([equal.status, (await equal.json()).error.code]).toEqual([409, 'refund_equal']);
  expect(await (await post(refund, order('300'))).json()).toEqual({ ok: true, state: 'waiting' });
  const [waiting] = (await (await list()).json()).waiting;
  const own = await post(decide, { id: waiting.id, decision: 'approved' });
  expect([own.status, (await own.json()).error.message]).toEqual([409, staffGifts.refund.refusals.own]);
  const ravi = await makeStaffSession(records, { role: 'finance', name: 'Ravi', isSteppedUp: true });
  const made = await post(decide, { id: waiting.id, decision: 'approved' }, ravi);
  expect(await made.json()).toEqual({ ok: true, state: 'made' });
  expect((await (await post(item, { id: gift })).json()).orders).toMatchObject([
    { state: 'made', requested_by: 'Mina', decided_by: 'Ravi' },
    { state: 'made', requested_by: 'Mina', decided_by: 'Mina' },
  ]);
});

it('the receipt goes out once more; a check asks the provider; both say why they cannot', async () => {
  expect(await (await post(receipt, { id: gift })).json()).toMatchObject({ receipt_no: expect.any(String) });
  expect((await post(check, { id: gift })).status).toBe(200);
  provider.fail('order-payments', '502');
  expect((await post(check, { id: gift })).status).toBe(502);
  paymentDeps.mockReturnValue(makePaymentParts(records, { mails: false, gateway: () => null }));
  for (const route of [receipt, check]) expect((await post(route, { id: gift })).status).toBe(409);
  for (const route of [receipt, check, item, refund])
    expect((await post(route, { ...order('1'), id: 'nobody' })).status).toBe(404);
});

it('a gift entered by hand has its receipt at once; one like it is asked about; an export holds both', async () => {
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const gift = {
    ...{ key: '4b1f5c1e-8f0e-4f57-9a3c-2f8a1b0c9d10', amount: '2,000', on: today, entered_as: 'cheque' },
    ...{ reference: '000123', name: 'Rina Das', language: 'bn' },
  };
  const entered = await (await post(enter, gift)).json();
  expect(entered).toMatchObject({ ok: true, receipt_no: expect.stringMatching(/000002$/) });
  const twin = { ...gift, key: gift.key.replace(/.$/, '1') };
  const equal = await post(enter, twin);
  expect([equal.status, (await equal.json()).error.code]).toEqual([409, 'gift_equal']);
  expect((await post(enter, { ...twin, again: true })).status).toBe(200);
  const { fields } = await problemOf(await post(enter, { ...gift, key: twin.key, on: '2020-01-01' }));
  expect(fields).toEqual({ on: staffGifts.enter.wrongDay });
  const { name, csv } = await (await post(exporting, { from: today, to: today })).json();
  expect(name).toBe(`gifts-${today}-${today}.csv`);
  expect(csv.match(/Rina Das/g)).toHaveLength(2);
  expect((await post(exporting, { from: today, to: '2020-01-01' })).status).toBe(400);
});

it('a gift says who else may approve, whether mail is set up, and whether its receipt was mailed', async () => {
  await makeStaffSession(records, { role: 'finance', name: 'Ravi' });
  await makeStaffSession(records, { role: 'desk', name: 'Lata' });
  const read = async () => (await post(item, { id: gift })).json();
  expect(await read()).toMatchObject({ approvers: ['Ravi'], sends_mail: true, was_mailed: true });
  await records.db.deleteFrom('outbox').execute();
  expect(await read()).toMatchObject({ was_mailed: false });
  expect((await post(receipt, { id: gift })).status).toBe(200);
  expect(await read()).toMatchObject({ was_mailed: true });
});

it('a number that was used before is asked about; voiding asks for a reason', async () => {
  const on = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const typed = { amount: '20', on, entered_as: 'upi', reference: 'UTR 1', name: 'Rina Das', language: 'en' };
  const key = '4b1f5c1e-8f0e-4f57-9a3c-2f8a1b0c9d10';
  expect((await post(enter, { ...typed, key })).status).toBe(200);
  const twin = { ...typed, amount: '30', reference: 'utr1', key: key.replace(/.$/, '1') };
  const used = await post(enter, twin);
  expect([used.status, (await used.json()).error.code]).toEqual([409, 'gift_used']);
  const { fields } = await problemOf(await post(voiding, { id: key, reason: '' }));
  expect(fields).toEqual({ reason: expect.any(String) });
  expect((await post(voiding, { id: key, reason: 'typed twice' })).status).toBe(200);
  expect((await post(enter, twin)).status).toBe(200);
});

it('what somebody has to look at stands apart, of any year', async () => {
  await records.db
    .updateTable('donations')
    .set({ flags: 'disputed', paid_at: Date.parse('2020-05-01') })
    .where('id', '=', gift)
    .execute();
  await records.db
    .insertInto('payment_events')
    .values({
      ...{
        id: 'evt_1',
        source: 'webhook',
        type: 'payment.captured',
        order_id: 'order_x',
        payment_id: 'pay_x',
      },
      ...{ donation_id: null, body: '{}', sha256: '', received_at: 1000, error: 'orphan' },
    })
    .execute();
  expect((await (await list()).json()).attention).toEqual({
    gifts: [expect.objectContaining({ id: gift, flags: ['disputed'] })],
    payments: [{ id: 'evt_1', at: 1000, why: 'orphan', payment_id: 'pay_x', order_id: 'order_x' }],
  });
});

it('gifts are compared with the payment provider at once, however often it is pressed, and that is noted', async () => {
  const both = await Promise.all([post(reconciling, {}), post(reconciling, {})]);
  for (const response of both)
    expect(await response.json()).toEqual({ ok: true, is_done: true, checked: 1, moved: 0 });
  const noted = await records.db
    .selectFrom('audit')
    .select('actor')
    .where('event', '=', 'gifts-reconciled')
    .execute();
  expect(noted).toEqual([{ actor: mina.id }, { actor: mina.id }]);
});

it('comparing says that the provider does not answer, or that payments are off', async () => {
  await provider.close();
  const silent = await post(reconciling, {});
  expect([silent.status, (await problemOf(silent)).code]).toEqual([502, 'gift_unreachable']);
  paymentDeps.mockReturnValue(makePaymentParts(records, { gateway: () => null }));
  const off = await post(reconciling, {});
  expect([off.status, (await problemOf(off)).code]).toEqual([409, 'gift_off']);
});

it.each(['en', 'hi', 'bn'] as const)('a sample receipt in %s says that it is one', async (language) => {
  const { name, pdf } = await (await post(sample, { language })).json();
  expect(name).toBe(`sample-receipt-${language}.pdf`);
  const { title, facts } = JSON.parse(Buffer.from(pdf, 'base64').toString());
  expect(title).toContain(receipts[language].sample);
  expect(facts).toContainEqual({ name: receipts[language].number, value: receipts[language].sample });
  expect(facts).toContainEqual({ name: receipts[language].amount, value: '₹2,000' });
  expect((await records.db.selectFrom('donations').selectAll().execute()).length).toBe(1);
});
