import type { ComponentProps } from 'react';
import type { CheckoutState } from '@/lib/donations/checkout';
import { isInAppBrowser, windowOptions } from '@/lib/donations/checkout-window';
import { CheckoutScript } from '@/lib/donations/client/checkout-script';
import { CheckoutSession, type SessionPorts } from '@/lib/donations/client/checkout-session';
import type { CheckoutStore } from '@/lib/donations/client/checkout-store';
import { isTestKey, SANDBOX_KEY_ID } from '@/lib/donations/donation-record';
import type { Donor } from '@/lib/donations/donor';
import { formatMinor } from '@/lib/donations/ordered';
import { cleanDonor, donorErrors } from '@/lib/formats/form-errors';
import { fill } from '@/lib/i18n/fill';
import type { CheckoutSetup, GivingWords } from './checkout-props';
import { DonationAnswer } from './donation-answer';
import { type Gift, orderRequest, randomDigits } from './donation-order';
import { SandboxWindow } from './sandbox-window';
import { DonorWatch } from './watch-donor-fields';

/** Who takes the gift, how, and in which words the page speaks. */
export type GivingHouse = {
  setup: CheckoutSetup;
  trustName: string;
  words: GivingWords;
};

/** The page's one session with the window it opens: the provider's, or our own for a test order. */
function startSession({ setup, trustName, words }: GivingHouse, store: CheckoutStore) {
  const { language } = words.links;
  const { pageKey, scriptUrl, callbackUrl } = setup;
  const script = scriptUrl === null ? null : new CheckoutScript(scriptUrl);
  const ports = {
    pageKey,
    // The endpoint words its refusals in English.
    ...(language !== 'en' && {
      donorWords: { ...words.donate.form.donor.errors, ...words.donate.form.donor.formats },
    }),
    isWindowReady: async () => script === null || (await script.isReady()),
    openWindow: (order, { selection, donor }, events) => {
      // Our own window is drawn from the session's state.
      if (order.keyId === SANDBOX_KEY_ID) return { close: () => {} };
      if (!script) throw new Error('The order asks for a payment window that this page does not load.');
      const place = {
        trustName,
        language,
        callbackUrl: isInAppBrowser(navigator.userAgent) ? callbackUrl : null,
      };
      return script.open(windowOptions({ order, selection, donor }, place), events);
    },
    pause: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
    nowMs: () => Date.now(),
    newKey: randomDigits,
  } satisfies SessionPorts;
  return { script, session: new CheckoutSession(ports, store) };
}

/** What the open window will take, from the order itself. */
function chargeOf({ phase }: CheckoutState, { checkout }: GivingWords): string | null {
  if (phase.kind !== 'window') return null;
  return fill(checkout.charge, { amount: formatMinor(phase.order.amountMinor, phase.order.currency) });
}

function wantedOf({ donor: typed, ...gift }: Gift) {
  const donor = cleanDonor(typed);
  return { request: orderRequest({ ...gift, donor }), selection: gift.selection, donor };
}

/** What the form needs from the press on: it comes after the form itself (`giving-desk.ts`). */
export function openDesk(house: GivingHouse, store: CheckoutStore) {
  const { script, session } = startSession(house, store);
  const watch = new DonorWatch(() => store.send({ type: 'redraw' }));
  /** What came of the press, and before it what the donor's fields tell of danger. */
  function Answer(props: ComponentProps<typeof DonationAnswer>) {
    const [care, finding] = [watch.care(), watch.finding()];
    return (
      <>
        {care && finding && (
          <care.DonorCare
            {...finding}
            pageLanguage={house.words.links.language}
            site={props.site}
            onContinue={watch.goOn}
          />
        )}
        <DonationAnswer {...props} />
      </>
    );
  }
  /** The window that we draw ourselves, while a test order is open. */
  function OwnWindow({ state: { phase }, words }: { state: CheckoutState; words: GivingWords }) {
    if (phase.kind !== 'window' || phase.order.keyId !== SANDBOX_KEY_ID) return null;
    const { order } = phase;
    return (
      <SandboxWindow words={words} order={order} trust={house.trustName} events={session.eventsOf(order)} />
    );
  }
  /** One message a bad field of the donor's, in the page's language. */
  const { errors: missing, formats: malformed } = house.words.donate.form.donor;
  const check = (donor: Donor) => donorErrors(donor, { missing, malformed, any: house.words.field });
  return {
    check,
    Answer,
    OwnWindow,
    chargeOf,
    isTest: ({ phase }: CheckoutState) => phase.kind === 'window' && isTestKey(phase.order.keyId),
    prepare: () => {
      script?.prepare();
      watch.start();
    },
    submit: (gift: Gift) => session.submit(wantedOf(gift)),
    /** A press that was already said to be processed. */
    takeOver: async (gift: Gift) => {
      const donor = check(gift.donor);
      if (Object.keys(donor).length > 0) session.refuse({ amount: 'fine', donor });
      else await session.carryOut(wantedOf(gift));
    },
    returned: () => session.returned(),
    leave: () => {
      watch.leave();
      session.close();
      script?.remove();
    },
  };
}

export type OpenDesk = ReturnType<typeof openDesk>;
