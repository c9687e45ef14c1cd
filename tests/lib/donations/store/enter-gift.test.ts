import { countWaiting } from '@/lib/backend/outbox';
import { form113Csv, statedYear } from '@/lib/donations/form113';
import { EnterGift } from '@/lib/donations/gift-schema';
import { enterGift, voidGift } from '@/lib/donations/store/enter-gift';
import { checkGift } from '@/lib/donations/store/gift-changes';
import { readGift } from '@/lib/donations/store/gift-item';
import { exportGifts, readGifts } from '@/lib/donations/store/gift-list';
import { orderRefund } from '@/lib/donations/store/order-refund';
import { readDonation } from '@/lib/donations/store/payments';
import { receiptLetter } from '@/lib/donations/store/receipt-mail';
import { reconcile } from '@/lib/donations/store/reconcile';
import type { GiftFilter } from '@/lib/donations/stored-gift';
import { makeStaffSession } from '@/tests/helpers/staff-session';
import { allDonations, type Giving, onEachGiving, paidGift } from './checkout';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const settings = {
  SITE_URL: 'https://example.org',
  TRUST_NAME: 'Shiv Chandra Charitable Trust',
  SITE_PHONE: '+91 33 4000 0000',
};
const KEY = '4b1f5c1e-8f0e-4f57-9a3c-2f8a1b0c9d10';
const form = {
  key: KEY,
  amount: '1,25,000.50',
  on: '2026-03-02',
  entered_as: 'bank',
  reference: 'UTR 0012 3456',
  name: 'Asha Sen',
  email: 'asha@example.org',
  phone: '',
  pan: 'abcpe 1234f',
  address: '4 Lake Road, Kolkata',
  language: 'bn',
};
const gift = (more: object = {}): EnterGift => EnterGift.parse({ ...form, ...more });
const other = (end: string) => KEY.slice(0, -1) + end;

onEachGiving((open) => {
  let giving: Giving;
  let staffId: string;
  beforeEach(async () => {
    giving = await open();
    staffId = (await makeStaffSession(giving.records, { role: 'finance' })).id;
  });
  const enter = (more: object = {}) => enterGift(giving.deps, staffId, gift(more));
  const read = () =>
    readGift(
      giving.records,
      {
        ...{ staffId, vault: giving.deps.vault(), secondPersonFrom: 1, mails: true },
        mayApprove: (role) => role === 'finance',
      },
      KEY,
    );

  it('is paid, receipted in the year in which the money came, and mailed, however often its form is sent', async () => {
    const answers = await Promise.all([enter(), enter(), enter()]);
    expect(answers.map(({ kind }) => kind)).toEqual(['entered', 'entered', 'entered']);
    expect(await allDonations(giving)).toHaveLength(1);
    expect(await countWaiting(giving.records)).toBe(1);
    const item = await read();
    expect(item).toMatchObject({
      gift: {
        status: 'paid',
        mode: 'live',
        amount_minor: 12_500_050,
        receipt_no: 'SCCT/2025-26/000001',
        entered_as: 'bank',
        reference: 'UTR 0012 3456',
        pan: 'ABxxxxxx4F',
      },
      left_minor: null,
    });
    expect((await readGifts(giving.records, { staffId }, { year: '2025-26' })).totals).toMatchObject([
      { mode: 'live', count: 1, amount_minor: 12_500_050 },
    ]);
    const token = item?.gift.page?.split('/').at(-1) ?? '';
    expect(await readDonation(giving.deps, token)).toMatchObject({
      state: 'paid',
      payment_id: 'UTR 0012 3456',
      receipt: { number: 'SCCT/2025-26/000001', issued_on: '2026-03-02', is_cash: false },
    });
  });

  it('that was entered before is told; entered twice at once it is one; said to be another it is one more', async () => {
    const both = await Promise.all([enter(), enter({ key: other('1') })]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['entered', 'equal']);
    const [one] = await allDonations(giving);
    expect(await enter({ key: other('2') })).toEqual({ kind: 'equal', id: one?.id });
    expect((await enter({ key: other('3'), reference: 'UTR 9' })).kind).toBe('entered');
    expect((await enter({ key: other('2'), again: true })).kind).toBe('entered');
    const receipts = (await allDonations(giving)).map(({ receipt_no }) => receipt_no).sort();
    expect(receipts.map((receipt) => receipt?.slice(-1))).toEqual(['1', '2', '3']);
  });

  it('under a number that was used on another day is asked about, however the number is written', async () => {
    const first = await enter();
    const id = first.kind === 'entered' ? first.donation.id : '';
    const later = { key: other('1'), on: '2026-03-09', amount: '300' };
    expect(await enter({ ...later, reference: 'utr00123456' })).toEqual({ kind: 'used', id });
    expect((await enter({ ...later, again: true })).kind).toBe('entered');
    expect((await enter({ ...later, key: other('2'), reference: 'UTR 1' })).kind).toBe('entered');
    const cash = { entered_as: 'cash', reference: 'UTR 0012 3456', amount: '20', key: other('3') };
    expect((await enter(cash)).kind).toBe('entered');
  });

  it('by mistake can be voided once: its receipt is cancelled, its number stays used, and nobody is told of a refund', async () => {
    await enter();
    const letters = await countWaiting(giving.records);
    const voids = (id: string) => voidGift(giving.deps, staffId, { id, reason: 'typed twice' });
    expect(await Promise.all([voids(KEY), voids(KEY)])).toEqual(['voided', 'voided']);
    expect(await voids('nobody')).toBe('missing');
    const item = await read();
    expect(item).toMatchObject({
      gift: { status: 'refunded', receipt_no: 'SCCT/2025-26/000001' },
      voided: { reason: 'typed twice', by: 'Mina' },
      can_receipt: false,
    });
    const token = item?.gift.page?.split('/').at(-1) ?? '';
    expect(await readDonation(giving.deps, token)).toMatchObject({
      ...{ state: 'withdrawn', refunded: 0, receipt: { status: 'cancelled' } },
    });
    expect(await countWaiting(giving.records)).toBe(letters);
    // The letter that was still to go out says nothing of a receipt that is none any more.
    const letter = { donationId: KEY, kind: 'receipt' } as const;
    expect(await receiptLetter(giving.records, letter, settings)).toBeNull();
    const noted = await giving.records.db
      .selectFrom('audit')
      .select('target')
      .where('event', '=', 'gift-voided')
      .execute();
    expect(noted).toEqual([{ target: KEY }]);
    const next = await enter({ key: other('1') });
    expect(next).toMatchObject({ kind: 'entered', donation: { receipt_no: 'SCCT/2025-26/000002' } });
    const { leftOut } = statedYear(await allDonations(giving), '2025-26');
    expect(leftOut).toEqual([{ row: expect.objectContaining({ id: KEY }), why: 'void' }]);
  });

  it('that is void is no money that came, nor money that went back: in the totals, the lists of both and the export', async () => {
    await enter();
    await enter({ key: other('1'), reference: 'UTR 9' });
    await voidGift(giving.deps, staffId, { id: KEY, reason: 'typed twice' });
    const listed = async (show: GiftFilter) =>
      (await readGifts(giving.records, { staffId }, { year: '2025-26', show })).gifts.map(({ id }) => id);
    expect((await readGifts(giving.records, { staffId }, { year: '2025-26' })).totals).toMatchObject([
      { count: 1, amount_minor: 12_500_050, refunded_minor: 0 },
    ]);
    expect(await listed('paid')).toEqual([other('1')]);
    expect(await listed('refunded')).toEqual([]);
    expect((await listed('all')).sort()).toEqual([KEY, other('1')].sort());
    const days = { from: '2026-03-01', to: '2026-03-31' };
    const csv = await exportGifts(giving.records, { staffId, vault: giving.deps.vault() }, days);
    const line = csv.split('\r\n').find((one) => one.startsWith(KEY)) ?? '';
    expect(line).toContain(',void,,live,125000.50,INR,0.00,');
  });

  it('through the payment provider cannot be voided', async () => {
    const { id } = await paidGift(giving);
    expect(await voidGift(giving.deps, staffId, { id, reason: 'typed twice' })).toBe('missing');
  });

  it('in cash, without an e-mail address, says cash on receipt and statement, and two donors are two', async () => {
    const cash = { entered_as: 'cash', reference: '', email: '', amount: '500' };
    const first = await enter(cash);
    expect((await enter({ ...cash, key: other('1'), name: 'Ravi Das', pan: 'ABCPE9999G' })).kind).toBe(
      'entered',
    );
    expect((await enter({ ...cash, key: other('2') })).kind).toBe('equal');
    expect(await countWaiting(giving.records)).toBe(0);
    const item = await read();
    expect(item).toMatchObject({ can_receipt: false, others: [] });
    const donation = first.kind === 'entered' ? first.donation : null;
    expect(await readDonation(giving.deps, donation?.public_token ?? '')).toMatchObject({
      receipt: { is_cash: true },
    });
    const panOf = () => 'ABCPE1234F';
    const csv = form113Csv(statedYear(await allDonations(giving), '2025-26'), { approval: 'X', panOf });
    expect(csv).toMatch(/,Cash,500\r\n/);
  });

  it('in the new year for the last one: the last year can be chosen', async () => {
    giving.clock.nowMs = Date.parse('2026-04-02T06:00:00Z');
    await enter({ on: '2026-03-30' });
    const { years } = await readGifts(giving.records, { staffId }, { year: '2026-27' });
    expect(years).toEqual(['2026-27', '2025-26']);
  });

  it('is never asked of the payment provider, and cannot be refunded through it', async () => {
    await enter();
    giving.clock.nowMs += 8 * 86_400_000;
    await reconcile(giving.deps, { isAll: true });
    expect(await checkGift(giving.deps, staffId, KEY)).toBe('off');
    const wish = { id: KEY, amountMinor: 100, reason: 'asked', isAgain: false };
    expect(await orderRefund({ payments: giving.deps, staffId, secondPersonFrom: 1 }, wish)).toEqual({
      kind: 'nothing',
    });
    expect((await allDonations(giving))[0]).toMatchObject({ status: 'paid', next_check_at: null });
    expect(giving.provider.calls.get('payment') ?? 0).toBe(0);
    expect(giving.provider.calls.get('orders') ?? 0).toBe(0);
  });

  it.each(['2026-03-15', '2024-03-31'])('takes no day to come and none of closed books: %s', async (on) => {
    expect((await enter({ on })).kind).toBe('wrong-day');
    expect(await allDonations(giving)).toEqual([]);
  });

  it('stands in an export by its day, with its address and a masked PAN', async () => {
    await enter({ name: '=cmd()' });
    const of = (from: string, to: string) =>
      exportGifts(giving.records, { staffId, vault: giving.deps.vault() }, { from, to });
    const csv = await of('2026-03-02', '2026-03-02');
    expect(csv).toContain("'=cmd()");
    expect(csv).toContain('4 Lake Road');
    expect(csv).toContain('ABxxxxxx4F');
    expect(csv).toContain('bank,UTR 0012 3456');
    expect((await of('2026-03-03', '2026-12-31')).trim().split('\r\n')).toHaveLength(1);
  });
});

it.each([
  [{ reference: '' }, 'reference'],
  [{ entered_as: 'gold' }, 'entered_as'],
  [{ on: '2026-02-30' }, 'on'],
  [{ name: '' }, 'name'],
  [{ email: 'asha' }, 'email'],
  [{ pan: 'ABCD' }, 'pan'],
  [{ phone: '12' }, 'phone'],
  [{ amount: '0.00' }, 'amount'],
])('refuses %j beside its field', (more, field) => {
  const { error } = EnterGift.safeParse({ ...form, ...more });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
