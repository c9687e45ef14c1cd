/**
 * Currencies of spec §9 in the order they are offered, each of a hundred minor units. What follows names something for
 * every one of them. Amounts are whole major units (contract §4).
 */
export const currencies = ['INR', 'USD', 'EUR', 'GBP'] as const;
export type Currency = (typeof currencies)[number];

/** Whose grouping of digits a currency has. */
export const currencyLocales = {
  INR: 'en-IN',
  USD: 'en-US',
  EUR: 'en-IE',
  GBP: 'en-GB',
} as const satisfies Record<Currency, string>;

/** Prices of the sponsorships. */
export const sponsorship = {
  half: { INR: 25000, USD: 300, EUR: 280, GBP: 240 },
  full: { INR: 50000, USD: 600, EUR: 560, GBP: 480 },
} as const satisfies Record<string, Record<Currency, number>>;

/** Largest single donation unless the operator says otherwise (contract §2, DONATION_MAX). */
export const defaultLimits = { INR: 500_000, USD: 6000, EUR: 6000, GBP: 6000 } as const satisfies Record<
  Currency,
  number
>;

/** Fixed amounts: those of the document in rupees; of each other currency six that people there give. */
export const presets: Readonly<Record<Currency, readonly number[]>> = {
  INR: [500, 1000, 2000, 5000, 10000, 25000],
  USD: [10, 25, 50, 100, 250, 500],
  EUR: [10, 25, 50, 100, 250, 500],
  GBP: [10, 25, 50, 100, 200, 400],
};
