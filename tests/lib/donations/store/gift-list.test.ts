import { statusRanks } from '@/lib/donations/donation-state';
import { correctPan } from '@/lib/donations/store/donation-admin';
import { correctDonor, mailReceiptAgain } from '@/lib/donations/store/gift-changes';
import { readGift } from '@/lib/donations/store/gift-item';
import { exportGifts, findGifts, readGifts } from '@/lib/donations/store/gift-list';
import type { GiftFilter } from '@/lib/donations/stored-gift';
import { makeStaffSession } from '@/tests/helpers/staff-session';
import { type Giving, onEachGiving, paidGift } from './checkout';
import { storedDonation } from './sample-donations';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const PAN = 'ABCPE1234F';
const donor = { panCard: PAN, address: '4 Lake Road, Kolkata' };
/** A millisecond before the Indian year 2026-27 begins. */
const LAST_MOMENT = Date.parse('2026-03-31T18:30:00Z') - 1;

onEachGiving((open) => {
  let giving: Giving;
  let staffId: string;
  beforeEach(async () => {
    giving = await open();
    staffId = (await makeStaffSession(giving.records, { role: 'finance' })).id;
  });
  const find = (text: string) => findGifts(giving.records, { staffId, vault: giving.deps.vault() }, text);
  const read = (id: string) =>
    readGift(
      giving.records,
      {
        ...{ staffId, vault: giving.deps.vault(), secondPersonFrom: 10_000, mails: true },
        mayApprove: (role) => role === 'finance',
      },
      id,
    );

  it('lists a financial year of India with totals by mode and currency, and notes the reading', async () => {
    const { records } = giving;
    const paid = { status: 'paid', status_rank: statusRanks.paid } as const;
    const before = await storedDonation(records, { ...paid, paid_at: LAST_MOMENT });
    const first = await storedDonation(records, {
      ...paid,
      paid_at: LAST_MOMENT + 1,
      amount_minor: 5_000_000_000,
    });
    const second = await storedDonation(records, {
      ...paid,
      paid_at: LAST_MOMENT + 2,
      refunded_minor: 12_550,
    });
    const test = await storedDonation(records, { ...paid, paid_at: LAST_MOMENT + 3, mode: 'test' });
    const unpaid = await storedDonation(records, { created_at: LAST_MOMENT + 4 });
    giving.clock.nowMs = LAST_MOMENT + 10;
    const list = await readGifts(records, { staffId }, { year: '2026-27' });
    expect(list.gifts.map(({ id }) => id)).toEqual([unpaid.id, test.id, second.id, first.id]);
    expect(list.totals).toEqual([
      { mode: 'live', currency: 'INR', count: 2, amount_minor: 5_000_050_000, refunded_minor: 12_550 },
      { mode: 'test', currency: 'INR', count: 1, amount_minor: 50_000, refunded_minor: 0 },
    ]);
    expect(list).toMatchObject({ years: ['2026-27', '2025-26'], older: null, waiting: [] });
    const shown = async (show: GiftFilter) =>
      (await readGifts(records, { staffId }, { year: '2026-27', show })).gifts.map(({ id }) => id);
    expect(await shown('paid')).toEqual([test.id, second.id, first.id]);
    expect(await shown('unpaid')).toEqual([unpaid.id]);
    expect(await shown('refunded')).toEqual([]);
    expect(await shown('flagged')).toEqual([]);
    const earlier = await readGifts(records, { staffId }, { year: '2025-26' });
    expect(earlier.gifts.map(({ id }) => id)).toEqual([before.id]);
    const noted = await records.db
      .selectFrom('audit')
      .selectAll()
      .where('event', '=', 'gifts-listed')
      .execute();
    expect(noted.map(({ actor, target }) => [actor, target])).toEqual([
      ...Array.from({ length: 5 }, () => [staffId, '2026-27']),
      [staffId, '2025-26'],
    ]);
  });

  it('puts the newest first; what was entered by hand stands in its day by when it was entered', async () => {
    const { records } = giving;
    const hour = (time: string) => Date.parse(`2026-05-${time}:00+05:30`);
    const paid = { status: 'paid', status_rank: statusRanks.paid } as const;
    // Entered by hand: noon of the day is stored, since a time is not known.
    const byHand = { ...paid, entered_as: 'bank', paid_at: hour('04T12:00') } as const;
    const gifts = {
      dayBefore: { ...paid, paid_at: hour('03T23:59'), created_at: hour('03T23:58') },
      early: { ...paid, paid_at: hour('04T00:01'), created_at: hour('04T00:00') },
      handFirst: { ...byHand, created_at: hour('04T10:00') },
      online: { ...paid, paid_at: hour('04T10:30'), created_at: hour('04T09:00') },
      handThen: { ...byHand, created_at: hour('04T11:00') },
      open: { created_at: hour('04T15:00') },
      handLater: { ...byHand, created_at: hour('06T09:00') },
      dayAfter: { ...paid, paid_at: hour('05T00:00'), created_at: hour('05T00:00') },
    };
    const names = Object.keys(gifts);
    // However they lie in the store.
    for (const [name, gift] of Object.entries(gifts).toSorted(([a], [b]) => a.localeCompare(b)))
      await storedDonation(records, { ...gift, name });
    giving.clock.nowMs = hour('07T12:00');
    const list = await readGifts(records, { staffId }, { year: '2026-27' });
    expect(list.gifts.map(({ name }) => name)).toEqual(names.toReversed());
    const pages: string[] = [];
    for (let before: string | undefined; ; ) {
      const page = await readGifts(records, { staffId }, { year: '2026-27', before, most: 3 });
      pages.push(page.gifts.map(({ name }) => name).join(' '));
      if (page.older === null) break;
      before = page.older;
    }
    expect(pages).toHaveLength(3);
    expect(pages.join(' ')).toBe(names.toReversed().join(' '));
    const csv = await exportGifts(
      records,
      { staffId, vault: giving.deps.vault() },
      { from: '2026-05-03', to: '2026-05-05' },
    );
    const inFile = names.map((name) => csv.indexOf(name)).filter((at) => at >= 0);
    expect(inFile).toEqual(inFile.toSorted((a, b) => a - b));
  });

  it('finds a gift by receipt, ids, e-mail address, phone number, PAN and a piece of the name', async () => {
    const { id, payment } = await paidGift(giving, { donor });
    await paidGift(giving, { name: 'Ravi 100%', email: 'ravi@example.org' });
    const item = await read(id);
    const texts = [
      item?.gift.receipt_no ?? '',
      id,
      payment.id,
      payment.order_id ?? '',
      'ASHA@example.org',
      'abcpe1234f',
      'sha s',
    ];
    for (const text of texts) expect((await find(text)).gifts.map((gift) => gift.id)).toEqual([id]);
    await giving.records.db
      .updateTable('donations')
      .set({ contact: '098300 (55)-512' })
      .where('id', '=', id)
      .execute();
    for (const text of ['9830055512', '+91 98300-55512', '৯৮৩০০ ৫৫৫১২'])
      expect((await find(text)).gifts.map((gift) => gift.id)).toEqual([id]);
    for (const text of ['55512', '0055512', '9830055513']) expect((await find(text)).gifts).toEqual([]);
    expect((await find('00%')).gifts.map(({ name }) => name)).toEqual(['Ravi 100%']);
    for (const text of ['%%%', '___', "' or 1=1 --", 'asha@example.or'])
      expect(await find(text)).toEqual({ gifts: [], is_cut: false });
    const noted = await giving.records.db.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify(noted)).not.toMatch(/asha|abcpe/i);
  });

  it('shows one gift with its whole history and its PAN masked', async () => {
    const { id, payment } = await paidGift(giving, { donor });
    const other = await paidGift(giving);
    const byPan = await paidGift(giving, { donor, email: 'work@example.org', name: 'A. Sen' });
    await paidGift(giving, { donor: { ...donor, panCard: 'ABCPE9999G' }, email: 'ravi@example.org' });
    giving.provider.refund(payment, 10_000);
    const item = await read(id);
    expect(item).toMatchObject({
      gift: { email: 'asha@example.org', address: '4 Lake Road, Kolkata', pan: 'ABxxxxxx4F', status: 'paid' },
      payments: [{ id: payment.id, status: 'captured', amount_minor: 50_000 }],
      others_cut: false,
      left_minor: 50_000,
      can_receipt: true,
    });
    expect(item?.others.map((gift) => gift.id).toSorted()).toEqual([other.id, byPan.id].toSorted());
    expect(JSON.stringify(item)).not.toContain(PAN);
    expect(await read('nobody')).toBeNull();
  });

  it('tells of one gift which letters went out, what was corrected, how a dispute went, and of its statement', async () => {
    const { records, clock } = giving;
    const { id, payment } = await paidGift(giving, { donor });
    const { db } = records;
    const paidAt = clock.nowMs;
    const later = () => {
      clock.nowMs += 60_000;
      return clock.nowMs;
    };
    later();
    expect(await mailReceiptAgain({ ...giving.deps, mails: true }, staffId, id)).toMatch(/000001$/);
    later();
    const change = { id, pan: '', address: '5 Lake Road', seen: donor.address };
    expect(await correctDonor(giving.deps, staffId, change)).toBe('corrected');
    await correctPan(records, id, { pan: PAN, vault: giving.deps.vault(), actor: 'cli' });
    const event = {
      source: 'webhook',
      order_id: null,
      payment_id: payment.id,
      body: '',
      sha256: '',
    } as const;
    for (const state of ['created', 'lost']) {
      const row = { ...event, id: state, type: `payment.dispute.${state}`, donation_id: id, error: null };
      await db
        .insertInto('payment_events')
        .values({ ...row, received_at: later() })
        .execute();
    }
    const stated = { fy: '2025-26', number: 1, made_at: paidAt, created_by: staffId };
    const filed = {
      filed_on: '2026-05-20',
      acknowledgement: 'A1',
      recorded_by: staffId,
      recorded_at: later(),
    };
    await db
      .insertInto('statements')
      .values({ ...stated, ...filed })
      .execute();
    const line = { fy: '2025-26', donor: 'd', way: 'electronic' } as const;
    const said = { number: 1, donation_id: id, amount_minor: 50_000, details: '' };
    await db
      .insertInto('statement_gifts')
      .values({ ...line, ...said })
      .execute();
    const certificate = { number: 'C-7', issued_on: '2126-05-25', rupees: 500, recorded_by: staffId };
    const delivered = { delivered_by: 'mail', delivered_on: '2126-05-26', recorded_at: later() } as const;
    await db
      .insertInto('certificates')
      .values({ ...line, ...certificate, ...delivered })
      .execute();
    const history = (await read(id))?.history ?? [];
    expect(history.map(({ step, by, detail }) => [step, by, detail])).toEqual([
      ['receipt-sent', '', ''],
      ['receipt-sent', 'Mina', ''],
      ['gift-corrected', 'Mina', ''],
      ['gift-corrected', 'cli', ''],
      ['dispute', '', 'created'],
      ['dispute', '', 'lost'],
      ['statement-filed', 'Mina', '2025-26'],
      ['certificate-issued', '', 'C-7'],
      ['certificate-delivered', 'Mina', 'C-7'],
    ]);
    expect(history[1]?.at).toBe(paidAt + 60_000);
  });
});
