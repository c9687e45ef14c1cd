import * as file from '@/components/donations/open-checkout';
import { CheckoutLoader } from '@/components/donations/use-donation';
import { currencies, defaultLimits } from '@/lib/config/currencies';
import { donate } from '@/lib/i18n/en/donate';
import { donateDictionary } from '@/tests/helpers/dictionaries';
import { fetchBy, orderOf, setup } from './form-page';

const { formats } = donate.form.donor;

type Load = () => Promise<typeof file>;

const donor = {
  fullName: 'Asha Sen',
  email: 'asha@example.org',
  mobile: '9000000000',
  panCard: 'ABCPE1234F',
  address: 'CB 1',
};

function pressOf(typed: Partial<typeof donor> = {}) {
  const fields = new FormData();
  for (const [name, text] of Object.entries({ ...donor, ...typed })) fields.set(name, text);
  return {
    selection: { currency: 'INR', mode: 'one-time', choice: { kind: 'preset', amount: 1000 } },
    fields,
    dwellMs: 5000,
  } as const;
}
const ORDER = '/chat/payment/';
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A checkout whose file comes when the test says so, or fails to. */
function startCheckout() {
  const waiting: { come: () => void; fail: () => void }[] = [];
  const load: Load = () =>
    new Promise((come, fail) => {
      waiting.push({ come: () => come(file), fail: () => fail(new Error('no line')) });
    });
  const options = { currencies, limits: defaultLimits };
  const page = { setup, options, trustName: 'Trust', dictionary: donateDictionary() };
  const checkout = new CheckoutLoader(page, load);
  const orders = fetchBy({ [ORDER]: [[200, { ...orderOf(100_000), key_id: 'sandbox' }]] });
  const phase = () => checkout.state().phase.kind;
  return { checkout, waiting, phase, orders: () => orders.bodiesOf(ORDER) };
}

it('a press before the file is there counts as being processed, and is carried out when it comes', async () => {
  const { checkout, waiting, phase, orders } = startCheckout();
  const pressed = checkout.submit(pressOf());
  expect(phase()).toBe('ordering');
  await checkout.submit(pressOf());
  expect(orders()).toEqual([]);
  waiting[0]?.come();
  await pressed;
  expect(phase()).toBe('window');
  expect(orders()).toHaveLength(1);
  expect(waiting).toHaveLength(1);
});

it('a file that does not come ends the press in words, and the next press asks for it again', async () => {
  const { checkout, waiting, phase, orders } = startCheckout();
  const pressed = checkout.submit(pressOf());
  waiting[0]?.fail();
  await pressed;
  expect(checkout.state()).toEqual({
    phase: { kind: 'idle' },
    notice: { kind: 'unexpected', backend: 'answered' },
  });
  expect(checkout.current()).toBeNull();
  const again = checkout.submit(pressOf());
  waiting[1]?.come();
  await again;
  expect(phase()).toBe('window');
  expect(orders()).toHaveLength(1);
});

it('a file on a stalled line ends the press in words too', async () => {
  jest.useFakeTimers();
  const { checkout } = startCheckout();
  const pressed = checkout.submit(pressOf());
  jest.advanceTimersByTime(15_000);
  await pressed;
  jest.useRealTimers();
  expect(checkout.state().notice).toEqual({ kind: 'unexpected', backend: 'answered' });
});

it('is fetched once, however often it is asked for', async () => {
  const { checkout, waiting } = startCheckout();
  const both = [checkout.prepare(), checkout.prepare()];
  waiting[0]?.come();
  await Promise.all(both);
  await checkout.prepare();
  expect(waiting).toHaveLength(1);
  expect(checkout.current()).not.toBeNull();
});

it('a form that is left while its file is on its way orders nothing', async () => {
  const { checkout, waiting, orders } = startCheckout();
  const pressed = checkout.submit(pressOf());
  checkout.leave();
  waiting[0]?.come();
  await pressed;
  await settled();
  expect(orders()).toEqual([]);
});

it('a press before the file is there is checked when it comes, and a bad field asks for no order', async () => {
  const { checkout, waiting, orders } = startCheckout();
  const pressed = checkout.submit(pressOf({ email: 'a@example.org, b@example.org' }));
  waiting[0]?.come();
  await pressed;
  expect(checkout.state().notice).toEqual({
    kind: 'refused',
    amount: 'fine',
    donor: { email: formats.email },
  });
  expect(orders()).toEqual([]);
});
