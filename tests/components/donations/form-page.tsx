import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { CheckoutSetup } from '@/components/donations/checkout-props';
import { DonateForm } from '@/components/donations/donate-form';
// The form fetches it; here it is read before a test's time runs.
import '@/components/donations/open-checkout';
import { FormNotes } from '@/components/donations/donate-frame';
import { currencies, defaultLimits } from '@/lib/config/currencies';
import { stubDialogs } from '@/tests/helpers/dialog';
import { donateDictionary } from '@/tests/helpers/dictionaries';

const site = {
  trust: 'Trust',
  phone: '+91 11111 11111',
  phoneHref: 'tel:+911111111111',
  upiId: null,
  bankDetails: null,
};
export const setup: CheckoutSetup = {
  pageKey: 'sandbox',
  scriptUrl: null,
  isTest: true,
  callbackUrl: 'http://localhost/hooks/razorpay/return',
  citizen: 'not-asked',
};
type Given = Partial<Parameters<typeof DonateForm>[0]>;

/** The form as a visitor meets it. */
export function openForm(given: Given = {}): UserEvent {
  stubDialogs();
  const options = { currencies, limits: defaultLimits };
  render(
    <DonateForm dictionary={donateDictionary()} options={options} setup={setup} site={site} {...given}>
      <FormNotes
        dictionary={given.dictionary ?? donateDictionary()}
        receipt="The receipt appears on the gift’s page."
      />
    </DonateForm>,
  );
  return userEvent.setup();
}

export const siteWith = (more: Partial<typeof site> | { upiId: string; bankDetails: string }) => ({
  ...site,
  ...more,
});

export const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const donateNow = () => button('Donate Now');
export const field = (name: string) => screen.getByLabelText(name);
export const customAmount = () => screen.getByRole('spinbutton', { name: 'Custom Amount' });

export const typed = {
  'Full Name': 'Asha Sen',
  Email: 'asha@example.org',
  'Mobile Number': '9000000000',
  'PAN Card Number': 'ABCPE1234F',
  Address: 'CB 1, Salt Lake',
} as const;

export async function fillDonor(user: UserEvent, left: readonly (keyof typeof typed)[] = []) {
  for (const [label, text] of Object.entries(typed)) {
    if (!left.some((one) => one === label)) await user.type(field(label), text);
  }
}

/** The payment endpoint's answer, and every order it was sent. */
export function answerWith(status: number, body: unknown) {
  return fetchWith(() => Promise.resolve(responseOf(status, body)));
}

export function fetchWith(answer: () => Promise<Response>) {
  const fetch = jest.fn<Promise<Response>, [string, RequestInit]>(answer);
  Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true, writable: true });
  return {
    count: () => fetch.mock.calls.length,
    path: () => fetch.mock.lastCall?.[0],
    headers: () => fetch.mock.lastCall?.[1].headers,
    order: (): unknown => JSON.parse(String(fetch.mock.lastCall?.[1].body)),
  };
}

/** jsdom has no `Response`; the form reads these two of it. */
export function responseOf(status: number, body: unknown): Response {
  const answer = { ok: status < 400, status, json: () => Promise.resolve(body) };
  return Object.assign(Object.create(null), answer);
}

export const problemOf = (code: string, fields?: Record<string, string>) => ({
  error: { code, message: 'No.', request_id: 'r1', ...(fields && { fields }) },
});

export const orderOf = (amount: number, currency = 'INR') => ({ order_id: 'order_1', amount, currency });

/** Answers by path, in their order; the last of a path stays. Every body that was sent, by path. */
export function fetchBy(answers: Record<string, [status: number, body: unknown][]>) {
  const bodies: { path: string; body: unknown }[] = [];
  const fetch = async (path: string, init?: RequestInit) => {
    if (init?.body) bodies.push({ path, body: JSON.parse(String(init.body)) });
    const list = answers[path] ?? [];
    const [status, body] = (list.length > 1 ? list.shift() : list[0]) ?? [500, {}];
    return responseOf(status, body);
  };
  Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true, writable: true });
  return {
    bodiesOf: (path: string) => bodies.filter((one) => one.path === path).map(({ body }) => body),
  };
}
