import { financialYearOf, indianDate, isFinancialYear, receiptNumber } from '@/lib/donations/financial-year';

describe('the Indian financial year', () => {
  it.each([
    ['2027-03-31T18:29:59Z', '2026-27', '2027-03-31'],
    ['2027-03-31T18:29:59.999Z', '2026-27', '2027-03-31'],
    ['2027-03-31T18:30:00Z', '2027-28', '2027-04-01'],
    ['2026-12-31T23:00:00Z', '2026-27', '2027-01-01'],
    ['2099-04-01T00:00:00Z', '2099-00', '2099-04-01'],
  ])('of %s is %s, a day called %s there', (at, year, day) => {
    expect(financialYearOf(Date.parse(at))).toBe(year);
    expect(indianDate(Date.parse(at))).toBe(day);
  });

  it.each([
    ['2026-27', true],
    ['2099-00', true],
    ['2026-28', false],
    ['2026', false],
    ['26-27', false],
  ])('is named %s: %s', (text, is) => {
    expect(isFinancialYear(text)).toBe(is);
  });
});

describe('the number of a receipt', () => {
  it('carries the trust, the year and the count', () => {
    expect(receiptNumber('Shiv Chandra Charitable Trust', '2026-27', 123)).toBe('SCCT/2026-27/000123');
    expect(receiptNumber('***', '2026-27', 1)).toBe('R/2026-27/000001');
  });
});
