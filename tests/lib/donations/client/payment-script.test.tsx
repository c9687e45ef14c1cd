import { CheckoutScript, windowOptions } from '@/lib/donations/client/payment-window';

const url = 'https://checkout.test/v1/checkout.js';
const tags = () => [...document.querySelectorAll('script')].filter(({ src }) => src === url);
const tag = () => tags()[0] ?? document.createElement('script');

class Provider {
  static made: Provider[] = [];
  listeners = new Map<string, (answer: unknown) => void>();
  isOpen = false;
  constructor(readonly options: Record<string, unknown>) {
    Provider.made.push(this);
  }
  on(event: string, listener: (answer: unknown) => void) {
    this.listeners.set(event, listener);
  }
  open() {
    this.isOpen = true;
  }
  close() {
    this.isOpen = false;
  }
}

const arrive = () => {
  globalThis.Razorpay = Provider;
  tag().dispatchEvent(new Event('load'));
};

const scripts: CheckoutScript[] = [];
function load(): CheckoutScript {
  const script = new CheckoutScript(url);
  scripts.push(script);
  script.prepare();
  return script;
}
afterEach(() => {
  for (const script of scripts.splice(0)) script.remove();
});

const options = windowOptions(
  {
    order: { orderId: 'order_1', amountMinor: 100, currency: 'INR', keyId: 'k', donationToken: null },
    selection: { currency: 'INR', mode: 'sponsor', variant: 'none' },
    donor: { fullName: 'A', email: 'a@example.org', mobile: '1', panCard: 'P', address: 'S' },
  },
  { trustName: 'Trust', language: 'en', callbackUrl: null },
);

describe('the provider’s script', () => {
  it('is asked for once and counts as loaded when its constructor is there', async () => {
    const script = load();
    script.prepare();
    expect(tags()).toHaveLength(1);
    const ready = script.isReady();
    arrive();
    expect(await ready).toBe(true);
    expect(await script.isReady()).toBe(true);
  });

  it('is not loaded by a tag that brings no constructor', async () => {
    const script = load();
    const ready = script.isReady();
    tag().dispatchEvent(new Event('load'));
    expect(await ready).toBe(false);
    expect(tags()).toEqual([]);
  });

  it('is asked for again after it was blocked', async () => {
    const script = load();
    const blocked = script.isReady();
    tag().dispatchEvent(new Event('error'));
    expect(await blocked).toBe(false);
    const again = script.isReady();
    expect(tags()).toHaveLength(1);
    arrive();
    expect(await again).toBe(true);
  });

  it('is given up after ten seconds', async () => {
    jest.useFakeTimers();
    const ready = load().isReady();
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    expect(await ready).toBe(false);
  });

  it('goes with the page, and its constructor with it', async () => {
    const script = load();
    arrive();
    script.remove();
    expect(tags()).toEqual([]);
    expect(globalThis.Razorpay).toBeUndefined();
  });
});

describe('the provider’s window', () => {
  it('gets the options and reports success, failure and dismissal', async () => {
    const script = load();
    arrive();
    await script.isReady();
    const events = { onAnswer: jest.fn(), onFailure: jest.fn(), onDismiss: jest.fn() };
    const opened = script.open(options, events);
    const made = Provider.made.at(-1);
    expect(made?.isOpen).toBe(true);
    expect(made?.options).toEqual({
      ...options,
      handler: events.onAnswer,
      modal: { ondismiss: events.onDismiss },
    });
    made?.listeners.get('payment.failed')?.({ error: {} });
    expect(events.onFailure).toHaveBeenCalledWith({ error: {} });
    opened.close();
    expect(made?.isOpen).toBe(false);
  });

  it('cannot be opened before it is there', () => {
    const events = { onAnswer: jest.fn(), onFailure: jest.fn(), onDismiss: jest.fn() };
    expect(() => new CheckoutScript(url).open(options, events)).toThrow('not loaded');
  });
});
