import { unbroken } from '@/lib/config/site-facts';
import { donationMoney, isReceipted, receiptContent } from '@/lib/donations/receipt';
import type { Donation } from '@/lib/donations/schema';
import type { Language } from '@/lib/i18n/language';
import { longDay } from '@/lib/i18n/long-day';
import { receipts } from '@/lib/i18n/receipts';
import { makeDonation, makeReceipt } from '@/tests/helpers/make-donation';

function sheetOf(given: Partial<Donation> = {}, language: Language = 'en') {
  const gift = makeDonation(given);
  if (!isReceipted(gift)) throw new Error('The gift has no receipt');
  return receiptContent(gift, { words: receipts[language], language });
}
const factOf = (name: string, given: Partial<Donation> = {}) =>
  sheetOf(given).facts.find((fact) => fact.name === name)?.value;

const approved = makeReceipt({ trust_pan: 'AAATS1234A', tax_approval: 'Approved under section 354, URN X' });

describe('a receipt', () => {
  it('says who gave how much for what, when, to whom', () => {
    expect(sheetOf().facts).toEqual([
      { name: 'Receipt number', value: 'SCCT/2026-27/000123' },
      { name: 'Date', value: '21\u00a0November\u00a02026' },
      { name: 'Received with thanks from', value: 'Asha Sen' },
      { name: 'Amount', value: '₹1,000' },
      { name: 'For', value: 'One-time donation for addiction recovery' },
      { name: 'Mode of payment', value: 'Electronic' },
      { name: 'Received by', value: 'Shiv Chandra Charitable Trust' },
    ]);
  });

  it('names the number by which the money came', () => {
    expect(factOf('Mode of payment', { payment_id: 'UTR 0012 3456' })).toBe('Electronic, UTR 0012 3456');
  });

  it('speaks of tax only where the trust has confirmed it', () => {
    expect(sheetOf().notes).toContain('This receipt confirms your gift. It makes no statement about tax.');
    expect(factOf('Tax approval', { receipt: approved })).toBe('Approved under section 354, URN X');
    expect(factOf('PAN of the trust', { receipt: approved })).toBe('AAATS1234A');
    expect(sheetOf({ receipt: approved }).notes.join()).not.toContain('no statement about tax');
  });

  it('has no label without a value', () => {
    const blank = makeReceipt({ donor_name: '', trust_pan: '', tax_approval: '' });
    for (const { name, value } of sheetOf({ receipt: blank }).facts) expect([name, value]).not.toContain('');
  });

  it('speaks of no tax approval for foreign money and names what was credited', () => {
    const given = { currency: 'USD', amount: 30_000, receipt: { ...approved, amount_inr: 2_512_550 } };
    expect(factOf('Tax approval', given)).toBeUndefined();
    expect(factOf('Amount', given)).toBe('$300');
    expect(factOf('Credited in rupees', given)).toBe('₹25,125.50');
  });

  it('is amended when part of the gift was given back', () => {
    const given = { refunded: 40_000, receipt: makeReceipt({ status: 'amended' }) };
    expect(factOf('Refunded', given)).toBe('₹400');
    expect(sheetOf(given).notes).toContain(receipts.en.amended);
  });

  it('is void when all of it was, and speaks of tax no more', () => {
    const sheet = sheetOf({ refunded: 100_000, receipt: { ...approved, status: 'cancelled' } });
    expect(sheet.title).toBe('Cancelled receipt');
    expect(sheet.notes).toEqual([receipts.en.cancelled, receipts.en.computerIssued]);
    expect(sheet.facts.map(({ name }) => name)).not.toContain('Tax approval');
  });

  it('of an entry that was withdrawn says so, and that no money was paid back', () => {
    const sheet = sheetOf({ state: 'withdrawn', receipt: { ...approved, status: 'cancelled' } });
    expect(sheet.title).toBe('Cancelled receipt');
    expect(sheet.notes).toEqual([receipts.en.withdrawn, receipts.en.computerIssued]);
    expect(sheet.facts.map(({ name }) => name)).not.toContain('Refunded');
  });

  it.each([
    ['half', 'Sponsorship for half treatment (45 days)'],
    ['full', 'Sponsorship for full treatment'],
  ] as const)('names the sponsorship %s', (variant, text) => {
    expect(factOf('For', { donation_type: 'sponsor', variant })).toBe(text);
  });

  it.each([
    ['en', '21 November 2026'],
    ['hi', '21 नवंबर 2026'],
    ['bn', '21 নভেম্বর, 2026'],
  ] as const)('has its day in %s, in Latin digits', (language, day) => {
    expect(longDay('2026-11-21', language).replace(/,/g, '')).toBe(unbroken(day.replace(/,/g, '')));
  });

  it('has every word in every language', () => {
    for (const language of ['en', 'hi', 'bn'] as const) {
      for (const { name, value } of sheetOf({}, language).facts) expect([name, value]).not.toContain('');
    }
    expect(Object.keys(receipts.hi)).toEqual(Object.keys(receipts.en));
    expect(Object.keys(receipts.bn)).toEqual(Object.keys(receipts.en));
  });

  it('names a currency that it does not know instead of guessing its sign', () => {
    expect(donationMoney(100_050, 'JPY')).toBe('JPY 1000.50');
  });
});
