/** Indian Standard Time has no summer time: 5 h 30 min ahead of UTC, always. */
const IST_AHEAD_MS = 19_800_000;
const APRIL = 3;

const inIndia = (atMs: number): Date => new Date(atMs + IST_AHEAD_MS);

/** The calendar day in India as `YYYY-MM-DD`. */
export const indianDate = (atMs: number): string => inIndia(atMs).toISOString().slice(0, 10);

/** The Indian financial year as `2026-27`: it begins on 1 April, 00:00 IST, which is 18:30 UTC the day before. */
export function financialYearOf(atMs: number): string {
  const day = inIndia(atMs);
  const from = day.getUTCMonth() >= APRIL ? day.getUTCFullYear() : day.getUTCFullYear() - 1;
  return `${from}-${String((from + 1) % 100).padStart(2, '0')}`;
}

/** Its first millisecond and the first of the next one. */
export function financialYearRange(year: string): { fromMs: number; beforeMs: number } {
  const from = Number(year.slice(0, 4));
  const startOf = (calendarYear: number) => Date.UTC(calendarYear, APRIL, 1) - IST_AHEAD_MS;
  return { fromMs: startOf(from), beforeMs: startOf(from + 1) };
}

/** The time of a day without one: it lies in the same day, and in the same financial year, wherever it is read. */
export const noonOf = (day: string): number => Date.parse(`${day}T12:00:00+05:30`);

/** Whether a gift of that day can still be entered: it is none to come, and none of books that are closed. */
export function isOpenDay(day: string, nowMs: number): boolean {
  const lastYear = financialYearOf(financialYearRange(financialYearOf(nowMs)).fromMs - 1);
  return day <= indianDate(nowMs) && noonOf(day) >= financialYearRange(lastYear).fromMs;
}

/** Whether a text names a financial year: two years that follow each other. */
export function isFinancialYear(text: string): boolean {
  const [, from = '', to = ''] = text.match(/^(\d{4})-(\d{2})$/) ?? [];
  return from !== '' && Number(to) === (Number(from) + 1) % 100;
}

/** `SCCT/2026-27/000123`: the trust's initials, the year, a number without gaps. */
export const receiptNumber = (trust: string, year: string, number: number): string =>
  `${initialsOf(trust)}/${year}/${String(number).padStart(6, '0')}`;

function initialsOf(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  const initials = words.map((word) => word.charAt(0).toUpperCase()).join('');
  return initials === '' ? 'R' : initials.slice(0, 8);
}

/** The first year of the Income-tax Act 2025. */
const NEW_ACT_FROM = '2026-27';

/** What the law of a year calls the statement of gifts, the donor's certificate and the section of the deduction. */
export const formNames = (year: string): { statement: string; certificate: string; section: string } =>
  year < NEW_ACT_FROM
    ? { statement: '10BD', certificate: '10BE', section: '80G' }
    : { statement: '113', certificate: '114', section: '133' };

/** The last day for the statement of a year and for its certificates: 31 May after it. */
export const statementDue = (year: string): string => `${Number(year.slice(0, 4)) + 1}-05-31`;

/** How a donor gets a certificate. */
export const deliveryWays = ['mail', 'hand'] as const;
export type DeliveryWay = (typeof deliveryWays)[number];
