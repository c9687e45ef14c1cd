import type { ComponentProps } from 'react';
import { routes } from '@/lib/config/routes';
import {
  type CheckoutNotice,
  type CheckoutState,
  cleanDonor,
  donorErrors,
  isProcessing,
  isTestKey,
  type Refusal,
  SANDBOX_KEY_ID,
} from '@/lib/donations/checkout';
import { CheckoutSession, type Press, type SessionPorts } from '@/lib/donations/client/checkout-session';
import { CheckoutScript, isInAppBrowser, windowOptions } from '@/lib/donations/client/payment-window';
import {
  amountOf,
  type Donor,
  donorFields,
  formatAmount,
  HONEYPOT,
  type Selection,
} from '@/lib/donations/donation';
import type { PaymentOrderRequest } from '@/lib/donations/schema';
import { fill, localPath } from '@/lib/i18n/language';
import type { CheckoutPage, FormPress } from './checkout-props';
import { DonationAnswer } from './donation-answer';
import { SandboxWindow } from './sandbox-window';
import { DonorWatch } from './watch-donor-fields';

/** Digits of a good source. `randomUUID` exists on secure origins only; a site tried out on a local network is none. */
const randomDigits = (): string => crypto.getRandomValues(new Uint32Array(4)).join('');

/** `receipt_<milliseconds>_<random>` (contract §4): two orders of one millisecond differ by it. */
export const newReceipt = (nowMs: number): string => `receipt_${nowMs}_${randomDigits().slice(0, 12)}`;

/** The page's one session with the window it opens: the provider's, or our own for a test order. */
function startSession({ setup, trustName, dictionary }: CheckoutPage, notice: CheckoutNotice) {
  const { language } = dictionary.links;
  const { pageKey, scriptUrl, callbackUrl } = setup;
  const { errors, formats } = dictionary.donate.form.donor;
  const script = scriptUrl === null ? null : new CheckoutScript(scriptUrl);
  const ports = {
    pageKey,
    // The endpoint's refusals are in English.
    ...(language !== 'en' && { fieldMessages: { ...errors, ...formats } }),
    isWindowReady: async () => script === null || (await script.isReady()),
    openWindow: (order, { selection, donor }, events) => {
      // Our own window is drawn from the session's state.
      if (order.keyId === SANDBOX_KEY_ID) return { close: () => {} };
      if (!script) throw new Error('The order needs a payment window that this page does not load.');
      const page = {
        trustName,
        language,
        callbackUrl: isInAppBrowser(navigator.userAgent) ? callbackUrl : null,
      };
      return script.open(windowOptions({ order, selection, donor }, page), events);
    },
    openThanks: (donationToken) => location.assign(localPath(language, routes.thankYou(donationToken))),
    pause: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
    nowMs: () => Date.now(),
    newKey: randomDigits,
  } satisfies SessionPorts;
  return { script, session: new CheckoutSession(ports, notice) };
}

const textIn = (fields: FormData, name: string): string => String(fields.get(name) ?? '');

const donorIn = (fields: FormData): Donor => ({
  fullName: textIn(fields, 'fullName'),
  email: textIn(fields, 'email'),
  mobile: textIn(fields, 'mobile'),
  panCard: textIn(fields, 'panCard'),
  address: textIn(fields, 'address'),
});

type Ordered = { press: FormPress; amount: number; donor: Donor };

/** The order of a press (spec §7, contract §3); `amount` in whole major units. */
function orderRequest({ press, amount, donor }: Ordered, { setup, dictionary }: CheckoutPage) {
  const { selection, fields, dwellMs } = press;
  const { language } = dictionary.links;
  const trap = textIn(fields, HONEYPOT);
  return {
    name: donor.fullName,
    email: donor.email,
    contact: donor.mobile,
    amount,
    currency: selection.currency,
    receipt: newReceipt(Date.now()),
    payment_capture: 1,
    donation_type: selection.mode,
    ...sponsored(selection),
    donor: { panCard: donor.panCard, address: donor.address },
    // The notice stands beside the button that is pressed.
    consent: true,
    ...(language !== 'en' && { language }),
    ...(setup.citizen === 'asked' && { citizen_of_india: textIn(fields, 'citizen') !== '' }),
    ...(trap !== '' && { [HONEYPOT]: trap }),
    dwell_ms: Math.max(0, Math.round(dwellMs)),
  } as const satisfies PaymentOrderRequest & Record<string, unknown>;
}

const sponsored = (selection: Selection) =>
  selection.mode === 'sponsor' && selection.variant !== 'none' ? { variant: selection.variant } : {};

/** What the press orders, or what of it is refused: amount, declaration and each of the donor's fields. */
function checkedPress(press: FormPress, page: CheckoutPage): Press | { refusal: Refusal } {
  const { selection, fields } = press;
  const { setup, options, dictionary } = page;
  const { errors: missing, formats: malformed } = dictionary.donate.form.donor;
  const typed = donorIn(fields);
  const errors = donorErrors(typed, { missing, malformed, any: dictionary.field });
  const amount = amountOf(selection, options.limits);
  const isUndeclared = setup.citizen === 'asked' && textIn(fields, 'citizen') === '';
  if (amount === null || isUndeclared || donorFields.some((field) => errors[field])) {
    const refusal = { amount: amount === null ? 'invalid' : 'fine', donor: errors } as const;
    return { refusal: { ...refusal, ...(isUndeclared && { citizen: 'missing' }) } };
  }
  const donor = cleanDonor(typed);
  return { request: orderRequest({ press, amount, donor }, page), selection, donor };
}

/** What carries the form's orders out, from the press on: it comes after the form itself (`CheckoutLoader`). */
export function openCheckout(page: CheckoutPage, notice: CheckoutNotice) {
  const { dictionary, trustName } = page;
  const { script, session } = startSession(page, notice);
  const watch = new DonorWatch(() => session.send({ type: 'redraw' }));

  /** One press: what is missing or malformed is refused, the rest is ordered. */
  const submit = async (press: FormPress): Promise<void> => {
    // A second press can come before the first is drawn; one donation is one order.
    if (isProcessing(session.state())) return;
    const checked = checkedPress(press, page);
    if ('refusal' in checked) session.send({ type: 'refuse', refusal: checked.refusal });
    else await session.submit(checked);
  };

  /** What came of the press, and before it what the donor's fields tell of danger. */
  function Answer(props: ComponentProps<typeof DonationAnswer>) {
    const [care, finding] = [watch.care(), watch.finding()];
    return (
      <>
        {care && finding && (
          <care.DonorCare
            {...finding}
            pageLanguage={dictionary.links.language}
            site={props.site}
            onContinue={watch.goOn}
          />
        )}
        <DonationAnswer {...props} />
      </>
    );
  }

  /** The window that we draw ourselves, while a test order is open. */
  function OwnWindow({ phase }: Pick<CheckoutState, 'phase'>) {
    if (phase.kind !== 'window' || phase.order.keyId !== SANDBOX_KEY_ID) return null;
    const { order } = phase;
    return (
      <SandboxWindow
        dictionary={dictionary}
        order={order}
        trust={trustName}
        events={session.eventsOf(order)}
      />
    );
  }

  return {
    session,
    submit,
    Answer,
    OwnWindow,
    isBusy: () => isProcessing(session.state()),
    isTest: ({ phase }: CheckoutState) => phase.kind === 'window' && isTestKey(phase.order.keyId),
    /** What the open window will take, from the order itself. */
    chargeOf: ({ phase }: CheckoutState): string | null =>
      phase.kind === 'window'
        ? fill(dictionary.checkout[isTestKey(phase.order.keyId) ? 'testCharge' : 'charge'], {
            amount: formatAmount(phase.order.amountMinor / 100, phase.order.currency),
          })
        : null,
    edit: (name: string) => {
      const field = name === 'citizen' ? name : donorFields.find((one) => one === name);
      if (field) session.send({ type: 'edit', field });
    },
    prepare: () => {
      script?.prepare();
      watch.start();
    },
    leave: () => {
      watch.leave();
      session.close();
      script?.remove();
    },
  };
}

export type Checkout = ReturnType<typeof openCheckout>;
