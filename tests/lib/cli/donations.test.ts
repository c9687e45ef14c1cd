import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openRecords } from '@/lib/backend/database/database';
import { keyFile } from '@/lib/backend/database/vault';
import { countWaiting } from '@/lib/backend/outbox';
import { runCli } from '@/lib/cli/cli';
import { type Env, readEnv } from '@/lib/config/env';
import { EnterGift } from '@/lib/donations/gift-schema';
import { paymentDepsOf } from '@/lib/donations/store/deps';
import { listDonations } from '@/lib/donations/store/donations';
import { enterGift, voidGift } from '@/lib/donations/store/enter-gift';
import { payInSandbox, verifyPayment } from '@/lib/donations/store/payments';
import { placeOrder } from '@/lib/donations/store/place-order';
import { receiveWebhook } from '@/lib/donations/store/webhook';
import { type FakeRazorpay, startFakeRazorpay } from '@/tests/helpers/fake-razorpay';
import { makeOrderRequest } from '@/tests/helpers/make';
import { makeStaffSession } from '@/tests/helpers/staff-session';
import { testFolders } from '@/tests/lib/backend/folder';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const folders = testFolders();
const PAN = 'ABCPE1234F';
/** In the middle of a financial year. */
const NOW_MS = Date.parse('2026-08-01T06:00:00Z');

let provider: FakeRazorpay;
beforeAll(async () => {
  provider = await startFakeRazorpay({ keyId: 'rzp_live_StandIn00000001' });
});
afterAll(() => provider.close());

const settingsFor = (dataDir: string, more: Record<string, string> = {}): Env =>
  readEnv({
    DATA_DIR: dataDir,
    RAZORPAY_KEY_ID: provider.keyId,
    RAZORPAY_KEY_SECRET: provider.keySecret,
    RAZORPAY_API_URL: provider.url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    ...more,
  });

type Run = { settings: Env; input?: string; isInteractive?: boolean };

async function desk({ settings, input = '', isInteractive = false }: Run, ...words: string[]) {
  const said = { out: '', err: '' };
  const terminal = {
    out: (text: string) => {
      said.out += text;
    },
    err: (text: string) => {
      said.err += text;
    },
    input: async () => input,
    isInteractive,
  };
  return { code: await runCli(words, terminal, () => settings), ...said };
}

/** Two gifts in one store: one paid, one left open. */
async function twoGifts(more: Record<string, string> = {}, order = {}) {
  const settings = settingsFor(folders.empty(), more);
  const store = await openRecords({ dataDir: settings.DATA_DIR, now: () => NOW_MS });
  const deps = paymentDepsOf(settings, async () => store);
  const donor = { panCard: PAN, address: '4 Lake Road, Kolkata' };
  const paid = await placeOrder(deps, makeOrderRequest({ donor, ...order }), null);
  await placeOrder(deps, makeOrderRequest({ name: '=cmd()', email: 'b@example.org' }), null);
  const created_at = NOW_MS / 1000;
  const payment = provider.pay(paid.order_id, { created_at });
  const rows = await listDonations(store);
  await store.db.destroy();
  const id = rows.find(({ order_id }) => order_id === paid.order_id)?.id ?? '';
  await desk({ settings }, 'donations', 'reconcile');
  return { settings, id, payment };
}

/** A gift begun two minutes before the first of April in India, and captured by a late bank two hours after. */
async function lateGift(more: Record<string, string>) {
  const settings = settingsFor(folders.empty(), { ...more, RAZORPAY_WEBHOOK_SECRET: provider.webhookSecret });
  const end = Date.parse('2026-03-31T18:30:00Z') / 1000;
  const store = await openRecords({ dataDir: settings.DATA_DIR, now: () => (end + 8000) * 1000 });
  const deps = paymentDepsOf(settings, async () => store);
  const donor = { panCard: PAN, address: '4 Lake Road, Kolkata' };
  const { order_id } = await placeOrder(deps, makeOrderRequest({ donor }), null);
  const payment = provider.pay(order_id, { created_at: end - 120, late_authorized: true });
  const { raw, headers } = provider.webhook('payment.captured', { payment }, { createdAt: end + 7200 });
  await receiveWebhook(deps, {
    raw: Buffer.from(raw),
    signature: headers['x-razorpay-signature'] ?? '',
    eventId: null,
  });
  const [row] = await listDonations(store);
  await store.db.destroy();
  return { settings, id: row?.id ?? '' };
}

const refundsOf = (paymentId: string) =>
  [...provider.book.refunds.values()].filter(({ payment_id }) => payment_id === paymentId);

async function rowOf({ DATA_DIR }: Env, id: string) {
  const store = await openRecords({ dataDir: DATA_DIR });
  const row = (await listDonations(store)).find((one) => one.id === id);
  const waiting = await countWaiting(store);
  await store.db.destroy();
  return { row, waiting };
}

async function auditOf({ DATA_DIR }: Env) {
  const store = await openRecords({ dataDir: DATA_DIR });
  const rows = await store.db.selectFrom('audit').selectAll().orderBy('seq').execute();
  await store.db.destroy();
  return rows.map(({ actor, event, target }) => [actor, event, target]);
}

describe('donations', () => {
  it('are brought up to date, listed without PAN, and exported with it masked and harmless', async () => {
    const { settings, id } = await twoGifts();
    const { out } = await desk({ settings }, 'donations', 'list');
    expect(out).toContain(`${id}  2026-08-01T06:00:00.000Z  paid  INR 500.00  SCCT/2026-27/000001`);
    const exported = (await desk({ settings }, 'donations', 'export')).out;
    expect(exported).toContain('ABxxxxxx4F');
    expect(exported).toContain("'=cmd()");
    const json = (await desk({ settings }, 'donations', 'list', '--json')).out;
    expect(json.trim().split('\n')).toHaveLength(2);
    for (const text of [out, exported, json]) expect(text).not.toContain(PAN);
  });

  it('show the PAN in one place alone', async () => {
    const { settings, id } = await twoGifts();
    const { code, out } = await desk({ settings }, 'donations', 'show', id);
    expect(code).toBe(0);
    expect(out).toContain(PAN);
    expect(out).toContain('captured  500.00');
    expect(await desk({ settings }, 'donations', 'show', 'nobody')).toMatchObject({
      code: 1,
      err: 'desk: there is no donation "nobody"\n',
    });
  });

  it('entered by hand and voided are called void, as no money went back, and get no receipt by mail', async () => {
    const { settings } = await twoGifts();
    const store = await openRecords({ dataDir: settings.DATA_DIR, now: () => NOW_MS });
    const { id: staffId } = await makeStaffSession(store, { role: 'finance' });
    const deps = paymentDepsOf(settings, async () => store);
    const id = '4b1f5c1e-8f0e-4f57-9a3c-2f8a1b0c9d10';
    const gift = {
      ...{
        key: id,
        amount: '500',
        on: '2026-07-30',
        entered_as: 'bank',
        reference: 'UTR 1',
        name: 'Ravi Das',
      },
      ...{ email: 'ravi@example.org', phone: '', pan: '', address: '', language: 'en' },
    };
    await enterGift(deps, staffId, EnterGift.parse(gift));
    await voidGift(deps, staffId, { id, reason: 'typed twice' });
    await store.db.destroy();
    expect((await desk({ settings }, 'donations', 'list')).out).toContain(`  void  INR 500.00  `);
    expect((await desk({ settings }, 'donations', 'export')).out).toMatch(/,void,,live,500.00,INR,0.00,/);
    const { out } = await desk({ settings }, 'donations', 'show', id);
    expect(out).toMatch(/^voided {12}2026-08-01T06:00:00.000Z {2}Mina {2}typed twice$/m);
    expect(out).not.toMatch(/refund {12}|refunded {10}500/);
    const [json] = [(await desk({ settings }, 'donations', 'show', id, '--json')).out];
    expect(JSON.parse(json)).toMatchObject({
      ...{ status: 'void', refunded: '0.00', refunds: [] },
      voided: { at: '2026-08-01T06:00:00.000Z', by: 'Mina', reason: 'typed twice' },
    });
    expect(await desk({ settings }, 'donations', 'receipt', id)).toMatchObject({
      ...{ code: 1, err: `desk: ${id}: was entered by mistake and voided; its receipt is cancelled\n` },
    });
  });

  it('are given back in part and in whole, never more than there is', async () => {
    const { settings, id, payment } = await twoGifts();
    const refund = (amount: string) => desk({ settings }, 'donations', 'refund', id, amount, '--yes');
    expect(await refund('200.50')).toMatchObject({
      code: 0,
      out: expect.stringMatching(`^${id}: INR 200.50 processed, now partially_refunded \\(rfnd_\\w+\\)\n$`),
    });
    expect(await refund('300')).toMatchObject({ code: 1, err: `desk: ${id}: only 299.50 are left\n` });
    expect(await refund('all')).toMatchObject({ code: 0 });
    expect(await refund('all')).toMatchObject({ code: 1, err: expect.stringContaining('nothing to refund') });
    expect(payment.amount_refunded).toBe(50_000);
    expect((await rowOf(settings, id)).row).toMatchObject({ status: 'refunded', refunded_minor: 50_000 });
  });

  it.each(['0', '-1', '1.5', '1e3', 'half', ''])('are not given back by the amount %j', async (amount) => {
    const settings = settingsFor(folders.empty());
    expect((await desk({ settings }, 'donations', 'refund', 'id', amount)).code).toBe(2);
  });

  it('are given back once: the same amount again is refused with the first one’s id and date', async () => {
    const { settings, id, payment } = await twoGifts();
    const refund = (...more: string[]) => desk({ settings }, 'donations', 'refund', id, ...more, '--yes');
    expect((await refund('150.25')).code).toBe(0);
    const [first] = refundsOf(payment.id);
    const again = await refund('150.25');
    expect(again.code).toBe(1);
    expect(again.err.trim().split('\n')).toHaveLength(1);
    expect(again.err).toContain(
      `${first?.id} on ${new Date(Date.now() + 19_800_000).toISOString().slice(0, 10)}`,
    );
    expect(payment.amount_refunded).toBe(15_025);
    expect((await refund('150.25', '--again')).code).toBe(0);
    expect(payment.amount_refunded).toBe(30_050);
    expect((await refund('all')).code).toBe(0);
    expect((await refund('all')).err).toContain('nothing to refund');
    expect(payment.amount_refunded).toBe(50_000);
    const { out } = await desk({ settings }, 'donations', 'show', id);
    for (const made of refundsOf(payment.id)) expect(out).toContain(made.id);
  });

  it('are not given back again where the dashboard gave the same back before', async () => {
    const { settings, id, payment } = await twoGifts();
    const { id: made } = provider.refund(payment, 20_000);
    const { code, err } = await desk({ settings }, 'donations', 'refund', id, '200', '--yes');
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(made) });
    expect((await rowOf(settings, id)).row).toMatchObject({ refunded_minor: 20_000 });
  });

  it.each(['lost', 'html', '409', '502'] as const)(
    'are given back once where the provider’s answer is %s',
    async (fault) => {
      const { settings, id, payment } = await twoGifts();
      const refund = (...more: string[]) => desk({ settings }, 'donations', 'refund', id, ...more, '--yes');
      provider.fail('refund', fault, 1);
      // The list of refunds is away as well: nobody knows.
      provider.fail('refunds', '502', 2);
      await refund('125');
      await refund('125');
      provider.fail('refunds', null);
      await refund('125');
      await refund('125');
      provider.fail('refund', null);
      expect(payment.amount_refunded).toBe(12_500);
      expect((await refund('125', '--again')).code).toBe(0);
      expect(payment.amount_refunded).toBe(25_000);
      expect((await rowOf(settings, id)).row).toMatchObject({ refunded_minor: 25_000 });
    },
  );

  it('are given back once by two processes at a time', async () => {
    const { settings, id, payment } = await twoGifts();
    const runs = await Promise.all(
      ['125', '125', '125'].map((amount) => desk({ settings }, 'donations', 'refund', id, amount, '--yes')),
    );
    expect(payment.amount_refunded).toBe(12_500);
    expect(runs.some(({ code }) => code === 0)).toBe(true);
    expect((await rowOf(settings, id)).row).toMatchObject({ refunded_minor: 12_500 });
  });

  it('are given back after a part for the rest alone, also where the first answer was lost', async () => {
    const { settings, id, payment } = await twoGifts();
    const refund = (...more: string[]) => desk({ settings }, 'donations', 'refund', id, ...more, '--yes');
    await refund('200');
    provider.fail('refund', 'lost', 1);
    await refund('all');
    await refund('all');
    expect(payment.amount_refunded).toBe(50_000);
    expect(refundsOf(payment.id)).toHaveLength(2);
    expect((await rowOf(settings, id)).row).toMatchObject({ status: 'refunded' });
  });

  it('of the test window are given back once as well', async () => {
    const settings = readEnv({ DATA_DIR: folders.empty() });
    const store = await openRecords({ dataDir: settings.DATA_DIR });
    const deps = paymentDepsOf(settings, async () => store);
    const { order_id } = await placeOrder(deps, makeOrderRequest(), null);
    const paid = await payInSandbox(deps, { order_id, outcome: 'success' });
    if (paid.outcome !== 'success') throw new Error('the test window takes every gift');
    const { razorpay_payment_id: payment_id, razorpay_signature: signature } = paid.response;
    expect(await verifyPayment(deps, { order_id, payment_id, signature })).toBe(true);
    const id = (await listDonations(store))[0]?.id ?? '';
    await store.db.destroy();
    const refund = (...more: string[]) => desk({ settings }, 'donations', 'refund', id, ...more, '--yes');
    expect([(await refund('250.50')).code, (await refund('250.50')).code]).toEqual([0, 1]);
    expect((await rowOf(settings, id)).row).toMatchObject({ refunded_minor: 25_050 });
    expect([(await refund('all')).code, (await refund('all')).code]).toEqual([0, 1]);
    await desk({ settings }, 'donations', 'reconcile', id);
    expect((await rowOf(settings, id)).row).toMatchObject({ status: 'refunded', refunded_minor: 50_000 });
    // Nobody is told of money that never moved.
    expect((await rowOf(settings, id)).waiting).toBe(0);
  });

  it('are given back only after the amount was typed, or with --yes', async () => {
    const { settings, id, payment } = await twoGifts();
    const typed = (input: string) =>
      desk({ settings, input, isInteractive: true }, 'donations', 'refund', id, '200.50');
    const without = await desk({ settings, input: '200.50\n' }, 'donations', 'refund', id, '200.50');
    expect(without).toEqual({ code: 1, out: '', err: expect.stringMatching(/^desk: .*--yes\n$/) });
    for (const input of ['', 'yes\n', '200\n', '200.5\n', 'all\n']) {
      expect(await typed(input)).toMatchObject({ code: 1, err: expect.stringContaining('not confirmed') });
    }
    expect(payment.amount_refunded).toBe(0);
    expect((await typed('200.50\n')).code).toBe(0);
    expect(payment.amount_refunded).toBe(20_050);
    expect((await desk({ settings }, 'donations', 'list', '--yes')).code).toBe(2);
  });

  it('that were given back tell their donor, once a refund', async () => {
    const { settings, id } = await twoGifts();
    const { waiting } = await rowOf(settings, id);
    await desk({ settings }, 'donations', 'refund', id, '200', '--yes');
    await desk({ settings }, 'donations', 'reconcile', id);
    expect((await rowOf(settings, id)).waiting).toBe(waiting + 1);
  });

  it('are asked of one at a time, wherever they stand', async () => {
    const { settings, id, payment } = await twoGifts();
    provider.refund(payment, 50_000);
    expect(await desk({ settings }, 'donations', 'reconcile', id)).toEqual({
      code: 0,
      out: `${id}: paid, now refunded, refunded 500.00\n`,
      err: '',
    });
    expect((await desk({ settings }, 'donations', 'reconcile', 'nobody')).code).toBe(1);
    provider.fail('order-payments', '502', 1);
    expect((await desk({ settings }, 'donations', 'reconcile', id)).code).toBe(1);
  });

  it('are all asked of, paid ones too; one that fails is named', async () => {
    const { settings, id, payment } = await twoGifts();
    provider.refund(payment, 20_000);
    const orderId = payment.order_id ?? '';
    provider.failOrder(orderId, 'html');
    expect(await desk({ settings }, 'donations', 'reconcile')).toEqual({
      code: 1,
      out: expect.stringContaining('checked: 0, moved: 0'),
      err: `desk: ${id}: could not be checked: bad-answer\n`,
    });
    provider.failOrder(orderId, null);
    expect(await desk({ settings }, 'donations', 'reconcile')).toMatchObject({
      code: 0,
      out: expect.stringContaining('checked: 1, moved: 1'),
    });
    expect((await rowOf(settings, id)).row).toMatchObject({ status: 'partially_refunded' });
  });

  it('send their receipt again, and none where there is no money', async () => {
    const { settings, id } = await twoGifts();
    const { waiting } = await rowOf(settings, id);
    expect(await desk({ settings }, 'donations', 'receipt', id)).toMatchObject({
      code: 0,
      out: `${id}: SCCT/2026-27/000001, goes out by mail\n`,
    });
    expect((await rowOf(settings, id)).waiting).toBe(waiting + 1);
    const { out } = await desk({ settings }, 'donations', 'list', '--json');
    const open = out.split('\n').find((line) => line.includes('"created"')) ?? '{}';
    const { code } = await desk({ settings }, 'donations', 'receipt', String(JSON.parse(open).id));
    expect(code).toBe(1);
  });

  it('leave a line in the record for each command that reads or changes them', async () => {
    const { settings, id } = await twoGifts({ TAX_APPROVAL: 'AAATS1234AF20261 of 2026-05-01' });
    const noted = async (...words: string[]) => {
      const before = (await auditOf(settings)).length;
      await desk({ settings }, 'donations', ...words);
      return (await auditOf(settings)).slice(before);
    };
    expect(await noted('list')).toEqual([['cli', 'gifts-listed', '']]);
    expect(await noted('orphans')).toEqual([['cli', 'gifts-listed', '']]);
    expect(await noted('export')).toEqual([['cli', 'gifts-exported', '']]);
    expect(await noted('show', id)).toEqual([['cli', 'gift-read', id]]);
    expect(await noted('show', 'nobody')).toEqual([]);
    expect(await noted('reconcile', id)).toEqual([['cli', 'gift-checked', id]]);
    expect(await noted('receipt', id)).toEqual([['cli', 'receipt-sent', id]]);
    expect(await noted('form113', '2026-27')).toEqual([['cli', 'statement-made', '2026-27']]);
    const refund = ['refund', id, '50', '--yes'];
    expect(await noted(...refund)).toEqual(
      ['refund-ordered', 'refund-made'].map((event) => ['cli', event, id]),
    );
    expect(await noted(...refund)).toEqual([]);
    expect(await noted('erase', id)).toEqual([]);
    expect(await noted('erase', id, '--force')).toEqual([['cli', 'gift-erased', id]]);
  });

  it('above the set sum go back in the console, once two people decide there', async () => {
    const { settings, id, payment } = await twoGifts({ REFUND_SECOND_PERSON_FROM: '200' });
    const refund = (amount: string, of = settings) =>
      desk({ settings: of }, 'donations', 'refund', id, amount, '--yes');
    const join = async () => {
      const store = await openRecords({ dataDir: settings.DATA_DIR });
      await makeStaffSession(store, { role: 'finance,desk' }).finally(() => store.db.destroy());
    };
    await join();
    expect((await refund('210')).code).toBe(0);
    await join();
    const said = 'by the word of two people (REFUND_SECOND_PERSON_FROM)';
    expect(await refund('1')).toMatchObject({ code: 1, err: expect.stringContaining(said) });
    expect(payment.amount_refunded).toBe(21_000);
    expect((await refund('1', { ...settings, STAFF_CONSOLE: 'off' })).code).toBe(0);
  });

  it('take a corrected PAN from the input', async () => {
    const { settings, id } = await twoGifts({}, { donor: { panCard: 'ABCDE1234F', address: 'x' } });
    expect((await rowOf(settings, id)).row?.pan_quality).toBe('shape');
    expect((await desk({ settings, input: 'nonsense\n' }, 'donations', 'pan', id)).code).toBe(1);
    const corrected = await desk({ settings, input: ' abcpe 1234 f\n' }, 'donations', 'pan', id);
    expect(corrected.out).toBe(`${id}: PAN ABxxxxxx4F, ok\n`);
    expect((await desk({ settings }, 'donations', 'show', id)).out).toContain(PAN);
    expect(await auditOf(settings)).toEqual([
      ['cli', 'gifts-reconciled', ''],
      ['cli', 'gift-corrected', id],
      ['cli', 'gift-read', id],
    ]);
  });

  it('keep a receipted donor until told twice', async () => {
    const { settings, id } = await twoGifts();
    expect((await desk({ settings }, 'donations', 'erase', id)).err).toContain('--force');
    expect((await desk({ settings }, 'donations', 'erase', id, '--force')).code).toBe(0);
    expect((await rowOf(settings, id)).row).toMatchObject({
      name: '',
      email: '',
      pan_enc: null,
      receipt_no: 'SCCT/2026-27/000001',
    });
  });

  it('tell of payments whose gift is not known', async () => {
    const { settings } = await twoGifts();
    const stray = provider.pay('order_ofsomebodyelse', {
      created_at: Math.floor(Date.now() / 1000) - 7200,
    });
    await desk({ settings }, 'donations', 'reconcile');
    expect((await desk({ settings }, 'donations', 'orphans')).out).toContain(stray.id);
  });
});

describe('the yearly statement', () => {
  const approved = { TAX_APPROVAL: 'AAATS1234AF20261 of 2026-05-01' };

  it('states what stayed of receipted gifts, in whole rupees, under the approval', async () => {
    const { settings, id } = await twoGifts(approved);
    await desk({ settings }, 'donations', 'refund', id, '200', '--yes');
    const { code, out, err } = await desk({ settings }, 'donations', 'form113', '2026-27');
    expect(code).toBe(0);
    expect(out.trim().split('\r\n')[1]).toBe(
      `1,,1,${PAN},133,AAATS1234AF20261,2026-05-01,Asha Sen,"4 Lake Road, Kolkata",Others,Electronic modes including account payee cheque/draft,300`,
    );
    expect(err).toBe('desk: 2026-27: 1 stated in 1 rows, ₹300; 0 left out\n');
    expect((await desk({ settings }, 'donations', 'form113', '2025-26')).err).toContain('0 stated');
  });

  it('states a gift in the year in which it was captured, as its receipt and the export do', async () => {
    const { settings, id } = await lateGift(approved);
    const { row } = await rowOf(settings, id);
    expect(row?.receipt_no).toBe('SCCT/2026-27/000001');
    const stated = async (year: string) => (await desk({ settings }, 'donations', 'form113', year)).err;
    expect(await stated('2025-26')).toContain('0 stated');
    expect(await stated('2026-27')).toContain('1 stated');
    const { out } = await desk({ settings }, 'donations', 'list', '--json');
    expect(JSON.parse(out.split('\n')[0] ?? '{}')).toMatchObject({ financial_year: '2026-27' });
  });

  it('leaves out a PAN that has to be corrected, and says so', async () => {
    const { settings, id } = await twoGifts(approved, { donor: { panCard: 'ABCDE1234F', address: 'x' } });
    const { out, err } = await desk({ settings }, 'donations', 'form113', '2026-27');
    expect(out.trim().split('\r\n')).toHaveLength(1);
    expect(err).toContain(`left out ${id}: PAN to be corrected`);
  });

  it('is not made without an approval, nor for what is no year', async () => {
    const settings = settingsFor(folders.empty());
    expect(await desk({ settings }, 'donations', 'form113', '2026-27')).toMatchObject({
      code: 1,
      err: expect.stringContaining('TAX_APPROVAL'),
    });
    expect((await desk({ settings }, 'donations', 'form113', '2026')).code).toBe(2);
  });
});

describe('the key', () => {
  it('is changed for another, after which the old one opens nothing and the desk everything', async () => {
    const { settings, id } = await twoGifts();
    const before = readFileSync(keyFile(settings.DATA_DIR), 'utf8');
    const { code, out } = await desk({ settings }, 'key', 'rotate');
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('1 PANs sealed anew') });
    expect(readFileSync(keyFile(settings.DATA_DIR), 'utf8')).not.toBe(before);
    expect(existsSync(`${keyFile(settings.DATA_DIR)}.next`)).toBe(false);
    const [sealedBy] = (await rowOf(settings, id)).row?.pan_enc?.split('.') ?? [];
    expect(out).toContain(`→ ${sealedBy}`);
  });

  it('is changed in statements and certificates, which name their donors by it', async () => {
    const { settings, id } = await twoGifts({ TAX_APPROVAL: 'AAATS1234AF20261 of 2026-05-01' });
    const inTables = async () => {
      const store = await openRecords({ dataDir: settings.DATA_DIR });
      const donors = await Promise.all(
        (['statement_gifts', 'certificates'] as const).map((table) =>
          store.db.selectFrom(table).select('donor').executeTakeFirst(),
        ),
      );
      const { pan_index } = await store.db
        .selectFrom('donations')
        .select('pan_index')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await store.db.destroy();
      return { donors: donors.map((row) => row?.donor), pan_index };
    };
    const { pan_index } = await inTables();
    const store = await openRecords({ dataDir: settings.DATA_DIR });
    const row = { fy: '2026-27', donor: pan_index ?? '', way: 'electronic' as const };
    await store.db
      .insertInto('statement_gifts')
      .values({ ...row, number: 1, donation_id: id, amount_minor: 50_000, details: '' })
      .execute();
    await store.db
      .insertInto('certificates')
      .values({
        ...{ ...row, number: 'C1', issued_on: '2027-05-01', rupees: 500, recorded_by: '', recorded_at: 1 },
        ...{ delivered_by: null, delivered_on: null },
      })
      .execute();
    await store.db.destroy();
    await desk({ settings }, 'key', 'rotate');
    const after = await inTables();
    expect(after.pan_index).not.toBe(pan_index);
    expect(after.donors).toEqual([after.pan_index, after.pan_index]);
  });

  it('of the environment is changed through a file', async () => {
    const key = Buffer.alloc(32, 7).toString('base64');
    const { settings, id } = await twoGifts({ PII_KEY: key });
    expect((await desk({ settings }, 'key', 'rotate')).err).toContain('--key-file');
    const file = join(folders.empty(), 'new.key');
    expect((await desk({ settings }, 'key', 'rotate', '--key-file', file)).code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const renewed = { ...settings, PII_KEY: readFileSync(file, 'utf8').trim() };
    expect((await desk({ settings: renewed }, 'donations', 'show', id)).out).toContain(PAN);
  });

  it('may be changed again after the power went between the store and the key', async () => {
    const { settings, id } = await twoGifts({ PII_KEY: Buffer.alloc(32, 9).toString('base64') });
    const file = join(folders.empty(), 'new.key');
    await desk({ settings }, 'key', 'rotate', '--key-file', file);
    const again = await desk({ settings }, 'key', 'rotate', '--key-file', file);
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('0 PANs') });
    expect((await rowOf(settings, id)).row?.pan_enc).toBeTruthy();
  });
});

describe('a backup', () => {
  it('names its key, is its owner’s alone, and comes back only where its key is', async () => {
    const { settings, id } = await twoGifts();
    const file = join(folders.empty(), 'site.backup');
    const made = await desk({ settings }, 'backup', file);
    expect(made.code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { pii_key } = JSON.parse(readFileSync(`${file}.json`, 'utf8'));
    expect(made.out).toContain(pii_key);
    expect((await desk({ settings }, 'backup', file)).err).toContain('is there already');

    const elsewhere = settingsFor(join(folders.empty(), 'new'));
    const without = await desk({ settings: elsewhere }, 'restore', file);
    expect(without).toMatchObject({
      code: 1,
      err: `desk: restore: the backup needs the PII key ${pii_key}; there is none\n`,
    });
    const other = { ...elsewhere, PII_KEY: Buffer.alloc(32, 1).toString('base64') };
    expect((await desk({ settings: other }, 'restore', file)).code).toBe(1);
    expect(existsSync(elsewhere.DATA_DIR)).toBe(false);

    const key = readFileSync(keyFile(settings.DATA_DIR), 'utf8').trim();
    const right = { ...elsewhere, PII_KEY: key };
    expect((await desk({ settings: right }, 'restore', file)).code).toBe(0);
    expect((await desk({ settings: right }, 'donations', 'show', id)).out).toContain(PAN);
    expect((await desk({ settings: right }, 'restore', file)).err).toContain('--force');
    expect((await desk({ settings: right }, 'restore', file, '--force')).code).toBe(0);
  });
});
