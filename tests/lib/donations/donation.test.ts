import { newReceipt } from '@/components/donations/open-checkout';
import { currencies, defaultLimits, presets, sponsorship } from '@/lib/config/currencies';
import {
  amountOf,
  formatAmount,
  initialSelection,
  type Selection,
  type SelectionAction,
  selectionReducer,
  toMinor,
} from '@/lib/donations/donation';
import { PaymentOrderRequest } from '@/lib/donations/schema';

const having = (...actions: SelectionAction[]): Selection =>
  actions.reduce(selectionReducer, initialSelection());
const preset: SelectionAction = { type: 'choosePreset', amount: 5000 };
const custom = (text: string): SelectionAction => ({ type: 'typeCustom', text });
const half: SelectionAction = { type: 'chooseVariant', variant: 'half' };
const full: SelectionAction = { type: 'chooseVariant', variant: 'full' };
const toDollars: SelectionAction = { type: 'chooseCurrency', currency: 'USD' };
const toSponsor: SelectionAction = { type: 'chooseMode', mode: 'sponsor' };
const toOneTime: SelectionAction = { type: 'chooseMode', mode: 'one-time' };

describe('the constants of the document', () => {
  it('are the four currencies, rupees first, and the six fixed amounts in rupees', () => {
    expect(currencies).toEqual(['INR', 'USD', 'EUR', 'GBP']);
    expect(presets.INR).toEqual([500, 1000, 2000, 5000, 10000, 25000]);
  });

  it.each(currencies)('has six fixed amounts in %s, rising, each within the largest gift', (currency) => {
    const amounts = presets[currency];
    expect(amounts).toHaveLength(6);
    expect([...new Set(amounts)].sort((a, b) => a - b)).toEqual(amounts);
    expect(amounts.at(-1)).toBeLessThanOrEqual(defaultLimits[currency]);
  });

  it('are the eight sponsorship amounts', () => {
    expect(sponsorship).toEqual({
      half: { INR: 25000, USD: 300, EUR: 280, GBP: 240 },
      full: { INR: 50000, USD: 600, EUR: 560, GBP: 480 },
    });
  });
});

describe('the selection', () => {
  it('begins as a one-time gift in rupees with nothing chosen', () => {
    expect(initialSelection()).toEqual({ currency: 'INR', mode: 'one-time', choice: { kind: 'none' } });
  });

  it('drops the typed amount when a fixed one is chosen', () => {
    expect(having(custom('750'), preset)).toEqual(having(preset));
  });

  it('drops the fixed amount when one is typed', () => {
    expect(having(preset, custom('750'))).toEqual(having(custom('750')));
  });

  it('has nothing chosen when the typed amount is emptied', () => {
    expect(having(preset, custom('7'), custom(''))).toEqual(initialSelection());
  });

  it('drops the sponsorship when a fixed amount is chosen', () => {
    expect(having(toSponsor, half, preset)).toEqual(having(preset));
  });

  it('drops the sponsorship when an amount is typed', () => {
    expect(having(toSponsor, half, custom('750'))).toEqual(having(custom('750')));
  });

  it('drops a typed amount when a sponsorship is chosen', () => {
    expect(having(custom('750'), half)).toEqual({ currency: 'INR', mode: 'sponsor', variant: 'half' });
  });

  it('has no level yet when it turns to sponsoring', () => {
    expect(having(preset, toSponsor)).toEqual({ currency: 'INR', mode: 'sponsor', variant: 'none' });
  });

  it('keeps the level when sponsoring is chosen again', () => {
    expect(having(toSponsor, full, toSponsor)).toEqual(having(full));
  });

  it('resets every choice but the currency when it turns to a one-time gift', () => {
    expect(having(toDollars, full, toOneTime)).toEqual(initialSelection('USD'));
  });

  it('resets a fixed amount when one-time is chosen again', () => {
    expect(having(preset, toOneTime)).toEqual(initialSelection());
  });

  it('drops a fixed amount when the currency changes: ₹5,000 is not $5,000', () => {
    const dropped = { ...initialSelection('USD'), choice: { kind: 'none', isDropped: true } };
    expect(having(preset, toDollars)).toEqual(dropped);
    expect(having(custom('500'), toDollars)).toEqual(dropped);
    expect(having(toDollars)).toEqual(initialSelection('USD'));
  });

  it('keeps an amount when the currency stays', () => {
    expect(having(preset, { type: 'chooseCurrency', currency: 'INR' })).toEqual(having(preset));
  });

  it('is empty after a reset, in the currency last chosen', () => {
    expect(having(toDollars, full, { type: 'reset' })).toEqual(initialSelection('USD'));
  });
});

describe('the amount', () => {
  it.each([
    ['nothing', having(), null],
    ['a fixed amount', having(preset), 5000],
    ['half a treatment', having(half), 25000],
    ['half a treatment, then dollars', having(half, toDollars), 300],
    ['dollars, then a full treatment', having(toDollars, full), 600],
    ['sponsoring without a level', having(toSponsor), null],
  ])('of %s is derived', (_, selection, amount) => {
    expect(amountOf(selection, defaultLimits)).toBe(amount);
  });

  it.each([
    ['1', 1],
    [' 750 ', 750],
    ['007', 7],
    ['৫০০', 500],
    ['१२५०', 1250],
    ['500000', 500000],
    ['1,000', 1000],
    ['1,00,000', 100_000],
    ['100,000', 100_000],
    ['१,०००', 1000],
    ['５００', 500],
  ])('%p typed is %i', (text, amount) => {
    expect(amountOf(having(custom(text)), defaultLimits)).toBe(amount);
  });

  it.each([
    '0',
    '-5',
    '1.5',
    '1.000',
    '5,50',
    '1,0000',
    ',100',
    '1,,000',
    '1 000',
    '1e3',
    '0x10',
    '+5',
    'five',
    '٥',
    ' ',
    '500001',
    '9'.repeat(40),
    'NaN',
  ])('%p typed is no amount', (text) => {
    expect(amountOf(having(custom(text)), defaultLimits)).toBeNull();
  });

  it('is none over the largest gift of its currency', () => {
    expect(amountOf(having(toDollars, custom('6001')), defaultLimits)).toBeNull();
  });

  it('is none over the largest gift the operator allows, fixed amounts included', () => {
    expect(amountOf(having(preset), { ...defaultLimits, INR: 4999 })).toBeNull();
  });
});

it.each([
  [500000, 'INR', '₹5,00,000'],
  [500, 'INR', '₹500'],
  [25000, 'USD', '$25,000'],
  [1280, 'EUR', '€1,280'],
  [240, 'GBP', '£240'],
  [500.5, 'INR', '₹500.50'],
] as const)('%d %s is printed as %s', (amount, currency, printed) => {
  expect(formatAmount(amount, currency)).toBe(printed);
});

it('turns whole major units into minor ones', () => {
  expect(toMinor(500)).toBe(50000);
});

describe('a receipt', () => {
  const now = 1_790_000_000_000;

  it('names the time and a random part and is accepted on the wire', () => {
    const receipt = newReceipt(now);
    expect(receipt).toMatch(/^receipt_1790000000000_\d{12}$/);
    expect(PaymentOrderRequest.shape.receipt.safeParse(receipt).success).toBe(true);
  });

  it('differs within one millisecond', () => {
    const receipts = new Set(Array.from({ length: 500 }, () => newReceipt(now)));
    expect(receipts.size).toBe(500);
  });
});
