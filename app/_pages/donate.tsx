import { pageMetadata } from '@/app/metadata';
import { DonateForm } from '@/components/donations/donate-form';
import { FormNotes } from '@/components/donations/form-notes';
import { Giving } from '@/components/donations/giving';
import { GoodToKnow } from '@/components/donations/good-to-know';
import { GivingOff, GivingWithoutScript } from '@/components/donations/without-form';
import { env } from '@/lib/config/env';
import { paymentsMode } from '@/lib/config/payment-mode';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { currencies } from '@/lib/donations/donation';
import { isTestKey, SANDBOX_KEY_ID } from '@/lib/donations/donation-record';
import { largestGift } from '@/lib/http/donation-limits';
import { copyIn, linkWords } from '@/lib/i18n/copy';
import type { Language } from '@/lib/i18n/language';

type Props = { language: Language };

export function donateMetadata(language: Language) {
  const { metaTitle: title, description } = copyIn(language).donate;
  return pageMetadata({ title, description, path: routes.donate, language });
}

function giftOptions() {
  const settings = env();
  return {
    currencies: currencies.filter((currency) => settings.DONATION_CURRENCIES.includes(currency)),
    limits: {
      INR: largestGift('INR', settings),
      USD: largestGift('USD', settings),
      EUR: largestGift('EUR', settings),
      GBP: largestGift('GBP', settings),
    },
  };
}

function checkoutSetup(language: Language) {
  const { RAZORPAY_CHECKOUT_URL, RAZORPAY_KEY_ID, SITE_URL, FCRA_STATUS } = env();
  const isSandbox = paymentsMode() === 'sandbox';
  const pageKey = isSandbox ? SANDBOX_KEY_ID : (RAZORPAY_KEY_ID ?? null);
  return {
    pageKey,
    scriptUrl: isSandbox ? null : RAZORPAY_CHECKOUT_URL,
    isTest: pageKey !== null && isTestKey(pageKey),
    callbackUrl: `${SITE_URL}${routes.hooks.razorpayReturn}${language === 'en' ? '' : `?language=${language}`}`,
    citizen: FCRA_STATUS === 'none' ? ('asked' as const) : ('not-asked' as const),
  };
}

/** What travels to the browser with the form, and no more. */
function givingWords(language: Language) {
  const { donate, checkout, messages, common } = copyIn(language);
  const { form, stopped, ways } = donate;
  return {
    donate: { form, stopped, ways },
    checkout,
    messages: messages.donate,
    error: common.error,
    field: common.field,
    links: linkWords(language),
  };
}

export function DonatePage({ language }: Props) {
  const { donate } = copyIn(language);
  const place = site();
  const { trust, phone, phoneHref, upiId, bankDetails } = place;
  const options = giftOptions();
  const words = givingWords(language);
  const isOff = paymentsMode() === 'off' || options.currencies.length === 0;
  return (
    <Giving
      copy={donate}
      site={place}
      aside={<GoodToKnow copy={donate.know} links={linkWords(language)} isOff={isOff} />}
    >
      {isOff ? (
        <GivingOff copy={donate} site={place} />
      ) : (
        <>
          <GivingWithoutScript copy={donate} site={place} />
          <DonateForm
            words={words}
            options={options}
            setup={checkoutSetup(language)}
            site={{ trust, phone, phoneHref, upiId, bankDetails }}
          >
            <FormNotes words={words} />
          </DonateForm>
        </>
      )}
    </Giving>
  );
}
