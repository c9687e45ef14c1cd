import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { startSite } from '../../scripts/site-process.mjs';
import { type FakeRazorpay, startFakeRazorpay } from './fake-razorpay';

type Instance = Awaited<ReturnType<typeof startSite>>;

export type Giving = {
  site: Instance;
  razorpay: FakeRazorpay;
  /** Sends a signed webhook for an order's captured payments, as the provider would. */
  deliver: (orderId: string) => Promise<number>;
};

/** The stand-in of the provider's script, from a host of its own. */
async function startCheckoutHost(apiUrl: string) {
  const script = readFileSync('tests/helpers/fake-checkout-window.js');
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/javascript');
    response.end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1/checkout.js?api=${encodeURIComponent(apiUrl)}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function deliverTo(site: Instance, razorpay: FakeRazorpay, orderId: string): Promise<number> {
  const order = razorpay.book.orders.get(orderId);
  const payment = [...razorpay.book.payments.values()].find(
    ({ order_id, status }) => order_id === orderId && status === 'captured',
  );
  if (!order || !payment) throw new Error('Nothing was paid for this order');
  const { raw, headers } = razorpay.webhook('order.paid', { order, payment });
  return (await fetch(`${site.url}/hooks/razorpay`, { method: 'POST', headers, body: raw })).status;
}

/** A site whose provider is the stand-in, its script included. */
export async function startGiving(
  keyId?: string,
  env: Record<string, string> = {},
): Promise<Giving & { stop: () => Promise<void> }> {
  const razorpay = await startFakeRazorpay(keyId === undefined ? {} : { keyId });
  const checkout = await startCheckoutHost(razorpay.url);
  const site = await startSite({
    RATE_LIMIT: 'off',
    PRELOAD_PAGES: 'off',
    LOG_LEVEL: 'info',
    PAYMENTS: 'razorpay',
    RAZORPAY_KEY_ID: razorpay.keyId,
    RAZORPAY_KEY_SECRET: razorpay.keySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpay.webhookSecret,
    RAZORPAY_API_URL: razorpay.url,
    RAZORPAY_CHECKOUT_URL: checkout.url,
    UPI_ID: 'trust@bank',
    BANK_DETAILS: 'Account 12345, IFSC ABCD0123456',
    ...env,
  });
  return {
    site,
    razorpay,
    deliver: (orderId) => deliverTo(site, razorpay, orderId),
    stop: async () => {
      await site.stop();
      await Promise.all([razorpay.close(), checkout.close()]);
    },
  };
}
