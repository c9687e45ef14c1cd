import { GivingDesk } from '@/components/donations/checkout-loader';
import * as file from '@/components/donations/open-checkout';
import { donate } from '@/lib/i18n/en/donate';
import { givingWords } from '@/tests/helpers/dictionaries';
import { fetchBy, orderOf, setup } from './form-page';

const { formats } = donate.form.donor;

type Load = () => Promise<typeof file>;

const gift = {
  selection: { currency: 'INR', mode: 'one-time', choice: { kind: 'preset', amount: 1000 } },
  amount: 1000,
  donor: {
    fullName: 'Asha Sen',
    email: 'asha@example.org',
    mobile: '9000000000',
    panCard: 'ABCPE1234F',
    address: 'CB 1',
  },
  language: 'en',
  act: { citizen: null, trap: '', dwellMs: 5000 },
} as const;
const ORDER = '/chat/payment/';
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A desk whose file comes when the test says so, or fails to. */
function startDesk() {
  const waiting: { come: () => void; fail: () => void }[] = [];
  const load: Load = () =>
    new Promise((come, fail) => {
      waiting.push({ come: () => come(file), fail: () => fail(new Error('no line')) });
    });
  const desk = new GivingDesk({ setup, trustName: 'Trust', words: givingWords() }, load);
  const orders = fetchBy({ [ORDER]: [[200, { ...orderOf(100_000), key_id: 'sandbox' }]] });
  const phase = () => desk.store.state().phase.kind;
  return { desk, waiting, phase, orders: () => orders.bodiesOf(ORDER) };
}

it('a press before the file is there counts as being processed, and is carried out when it comes', async () => {
  const { desk, waiting, phase, orders } = startDesk();
  const pressed = desk.submit(gift);
  expect(phase()).toBe('ordering');
  await desk.submit(gift);
  expect(orders()).toEqual([]);
  waiting[0]?.come();
  await pressed;
  expect(phase()).toBe('window');
  expect(orders()).toHaveLength(1);
  expect(waiting).toHaveLength(1);
});

it('a file that does not come ends the press in words, and the next press asks for it again', async () => {
  const { desk, waiting, phase, orders } = startDesk();
  const pressed = desk.submit(gift);
  waiting[0]?.fail();
  await pressed;
  expect(desk.store.state()).toEqual({
    phase: { kind: 'idle' },
    notice: { kind: 'unexpected', backend: 'answered' },
  });
  expect(desk.current()).toBeNull();
  const again = desk.submit(gift);
  waiting[1]?.come();
  await again;
  expect(phase()).toBe('window');
  expect(orders()).toHaveLength(1);
});

it('a file on a stalled line ends the press in words too', async () => {
  jest.useFakeTimers();
  const { desk } = startDesk();
  const pressed = desk.submit(gift);
  jest.advanceTimersByTime(15_000);
  await pressed;
  jest.useRealTimers();
  expect(desk.store.state().notice).toEqual({ kind: 'unexpected', backend: 'answered' });
});

it('is fetched once, however often it is asked for', async () => {
  const { desk, waiting } = startDesk();
  const both = [desk.prepare(), desk.prepare()];
  waiting[0]?.come();
  await Promise.all(both);
  await desk.prepare();
  expect(waiting).toHaveLength(1);
  expect(desk.current()).not.toBeNull();
});

it('a form that is left while its file is on its way orders nothing', async () => {
  const { desk, waiting, orders } = startDesk();
  const pressed = desk.submit(gift);
  desk.leave();
  waiting[0]?.come();
  await pressed;
  await settled();
  expect(orders()).toEqual([]);
});

it('a press before the file is there is checked when it comes, and a bad field asks for no order', async () => {
  const { desk, waiting, orders } = startDesk();
  const pressed = desk.submit({ ...gift, donor: { ...gift.donor, email: 'a@example.org, b@example.org' } });
  waiting[0]?.come();
  await pressed;
  expect(desk.store.state().notice).toEqual({
    kind: 'refused',
    amount: 'fine',
    donor: { email: formats.email },
  });
  expect(orders()).toEqual([]);
});
