import {
  type CheckoutEvent,
  type CheckoutState,
  checkoutReducer,
  idle,
  isProcessing,
  type OpenOrder,
} from '@/lib/donations/checkout';

const orderOf = (orderId: string, donationToken: string | null = 'g'.repeat(22)): OpenOrder => ({
  orderId,
  amountMinor: 100_000,
  currency: 'INR',
  keyId: 'rzp_test_1',
  donationToken,
});
const failure = { cause: 'declined', description: 'Declined.' } as const;
const [first, second] = [orderOf('order_1'), orderOf('order_2', null)];

const refusal = { amount: 'invalid', donor: { email: 'Please enter your email address.' } } as const;

/** Every event there is, for two orders. */
const events: readonly CheckoutEvent[] = [
  { type: 'select' },
  { type: 'edit', field: 'email' },
  { type: 'edit', field: 'citizen' },
  { type: 'refuse', refusal: { ...refusal, citizen: 'missing' } },
  { type: 'order' },
  { type: 'stop', notice: { kind: 'not-loaded' } },
  { type: 'stop', notice: { kind: 'payments-off' } },
  { type: 'stop', notice: { kind: 'unexpected', backend: 'away' } },
  ...[first, second].flatMap((order): CheckoutEvent[] => [
    { type: 'open', order },
    { type: 'fail', order, failure },
    { type: 'dismiss', order },
    { type: 'pay', order, paymentId: `pay_${order.orderId}` },
    { type: 'incomplete', order, paymentId: null },
    ...(['verified', 'refused', 'unknown'] as const).map(
      (verdict): CheckoutEvent => ({ type: 'judge', order, paymentId: `pay_${order.orderId}`, verdict }),
    ),
    ...(['confirmed', 'confirming', 'nothing'] as const).map(
      (seen): CheckoutEvent => ({ type: 'look', order, seen }),
    ),
  ]),
];

type Step = { from: CheckoutState; event: CheckoutEvent; to: CheckoutState };

/** Every step from every state that can be reached at all. */
function everyStep(): Step[] {
  const steps: Step[] = [];
  const seen = new Set<string>();
  const waiting = [idle({ kind: 'none' })];
  for (let from = waiting.pop(); from; from = waiting.pop()) {
    const name = JSON.stringify(from);
    if (seen.has(name)) continue;
    seen.add(name);
    for (const event of events) {
      const to = checkoutReducer(from, event);
      steps.push({ from, event, to });
      waiting.push(to);
    }
  }
  return steps;
}

const steps = everyStep();
const states = new Set(steps.map(({ from }) => JSON.stringify(from)));
const stepsOf = <T extends CheckoutEvent['type']>(type: T) =>
  steps.filter(
    (step): step is Step & { event: Extract<CheckoutEvent, { type: T }> } => step.event.type === type,
  );

describe('every way through a payment', () => {
  afterAll(() => process.stdout.write(`checkout: ${states.size} states, ${steps.length} steps walked\n`));

  it('has the states of the document and not many more', () => {
    expect(states.size).toBeGreaterThan(30);
    expect(states.size).toBeLessThan(60);
  });

  it('opens a window only for an order that was just asked for', () => {
    for (const { from, event, to } of steps) {
      if (to.phase.kind !== 'window' || from.phase.kind === 'window') continue;
      expect([event.type, from.phase.kind]).toEqual(['open', 'ordering']);
    }
  });

  it('verifies every success, whatever happened before it', () => {
    for (const { event, to } of stepsOf('pay')) {
      expect(to).toEqual({
        phase: { kind: 'verifying', order: event.order, paymentId: event.paymentId },
        notice: { kind: 'none' },
      });
    }
  });

  it('never asks for another order while a payment is verified', () => {
    for (const { from, to } of stepsOf('order')) {
      expect(to.phase.kind).toBe(from.phase.kind === 'verifying' ? 'verifying' : 'ordering');
    }
  });

  it('thanks only after a verdict or a look at the gift', () => {
    for (const { from, event, to } of steps) {
      if (to.notice.kind !== 'done' || to === from) continue;
      const isWord =
        (event.type === 'judge' && event.verdict === 'verified') ||
        (event.type === 'look' && event.seen !== 'nothing');
      expect(isWord || from.notice.kind === 'done').toBe(true);
    }
  });

  it('ends verifying with the verdict on that very payment', () => {
    const asked = stepsOf('judge').filter(
      ({ from, event }) => from.phase.kind === 'verifying' && from.phase.paymentId === event.paymentId,
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ to }) => to.phase.kind !== 'idle')).toEqual([]);
    const stray = stepsOf('judge').filter((step) => !asked.includes(step));
    expect(stray.length).toBeGreaterThan(0);
    expect(stray.filter(({ from, to }) => to !== from)).toEqual([]);
  });

  it('keeps the payment’s number wherever the donor is told that the money is safe', () => {
    const told = stepsOf('judge').flatMap(({ from, event, to }) =>
      to !== from && to.notice.kind === 'unknown' ? [[to.notice.paymentId, event.paymentId]] : [],
    );
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(([said, paid]) => said !== paid)).toEqual([]);
  });

  it('leaves nothing of an earlier word when something is under way', () => {
    const busy = steps.filter(({ to }) => isProcessing(to));
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.filter(({ to }) => to.notice.kind !== 'none')).toEqual([]);
  });

  it('is never stuck: from every state a press or the payment’s own events lead on', () => {
    for (const name of states) {
      const outcomes = steps.filter(({ from }) => JSON.stringify(from) === name);
      expect(outcomes.some(({ from, to }) => to !== from)).toBe(true);
    }
  });

  it('answers a failure in the open window with the provider’s words and ends processing', () => {
    for (const { from, event, to } of stepsOf('fail')) {
      const isOpen = from.phase.kind === 'window' && from.phase.order.orderId === event.order.orderId;
      if (!isOpen) continue;
      expect(to.notice).toEqual({ kind: 'failed', failure });
      expect(to.phase.kind).toBe('window');
      expect(isProcessing(to)).toBe(false);
    }
  });
});

const run = (...path: CheckoutEvent[]) => path.reduce(checkoutReducer, idle({ kind: 'none' }));
const opened = [{ type: 'order' }, { type: 'open', order: first }] as const;

describe('a payment', () => {
  it('fails, is tried again in the window and succeeds', () => {
    const state = run(
      ...opened,
      { type: 'fail', order: first, failure },
      { type: 'pay', order: first, paymentId: 'pay_1' },
      { type: 'judge', order: first, paymentId: 'pay_1', verdict: 'verified' },
    );
    expect(state.notice).toEqual({ kind: 'done', state: 'confirmed', donationToken: first.donationToken });
  });

  it('keeps the words about a failure when the window is closed after it', () => {
    const state = run(...opened, { type: 'fail', order: first, failure }, { type: 'dismiss', order: first });
    expect(state).toEqual({ phase: { kind: 'idle' }, notice: { kind: 'failed', failure } });
  });

  it('is found after the window was closed', () => {
    const closed = run(...opened, { type: 'dismiss', order: first });
    expect(closed.notice).toMatchObject({ kind: 'closed', check: 'running' });
    expect(checkoutReducer(closed, { type: 'look', order: first, seen: 'nothing' }).notice).toMatchObject({
      kind: 'closed',
      check: 'ended',
    });
    expect(checkoutReducer(closed, { type: 'look', order: first, seen: 'confirming' }).notice).toMatchObject({
      kind: 'done',
      state: 'confirming',
    });
  });

  it('is not looked for where nobody keeps the gift', () => {
    const closed = run(
      { type: 'order' },
      { type: 'open', order: second },
      { type: 'dismiss', order: second },
    );
    expect(closed.notice).toMatchObject({ kind: 'closed', check: 'ended' });
  });

  it('says why after the window closed by itself', () => {
    const state = run(...opened, { type: 'dismiss', order: first }, { type: 'fail', order: first, failure });
    expect(state.notice).toEqual({ kind: 'failed', failure });
  });

  it('that arrives late over a newer order is verified before anything else opens', () => {
    const state = run(
      ...opened,
      { type: 'dismiss', order: first },
      { type: 'order' },
      { type: 'pay', order: first, paymentId: 'pay_1' },
      { type: 'open', order: second },
    );
    expect(state.phase).toMatchObject({ kind: 'verifying', paymentId: 'pay_1' });
  });
});

describe('a refused form', () => {
  it('loses the error of the field that is edited, and the amount’s when one is chosen', () => {
    const refused = run({ type: 'refuse', refusal: { ...refusal, citizen: 'missing' } });
    expect(checkoutReducer(refused, { type: 'edit', field: 'email' }).notice).toEqual({
      kind: 'refused',
      amount: 'invalid',
      donor: {},
      citizen: 'missing',
    });
    expect(checkoutReducer(refused, { type: 'edit', field: 'citizen' }).notice).toEqual({
      kind: 'refused',
      ...refusal,
    });
    expect(checkoutReducer(refused, { type: 'select' }).notice).toMatchObject({ amount: 'fine' });
  });
});
