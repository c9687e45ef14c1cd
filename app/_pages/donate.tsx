import { pageMetadata } from '@/app/metadata';
import { DonateForm } from '@/components/donations/donate-form';
import { DonateFrame, FormNotes, GoodToKnow } from '@/components/donations/donate-frame';
import { DonationsOff, DonationsWithoutScript } from '@/components/donations/ways-to-give';
import { env } from '@/lib/config/env';
import { donationCurrencies, paymentsMode } from '@/lib/config/payment-mode';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { isTestKey, SANDBOX_KEY_ID } from '@/lib/donations/checkout';
import { largestDonations } from '@/lib/http/donation-limits';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import type { Language } from '@/lib/i18n/language';

type Props = { language: Language };

export function donateMetadata(language: Language) {
  const { metaTitle: title, description } = dictionaries[language].donate;
  return pageMetadata({ title, description, path: routes.donate, language });
}

function donationOptions() {
  const settings = env();
  return {
    currencies: donationCurrencies(settings),
    limits: largestDonations(settings),
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
function donateDictionary(language: Language) {
  const { donate, checkout, messages, common } = dictionaries[language];
  const { form, stopped, ways } = donate;
  return {
    donate: { form, stopped, ways },
    checkout,
    messages: messages.donate,
    error: common.error,
    field: common.field,
    links: linkTexts(language),
  };
}

export function DonatePage({ language }: Props) {
  const { donate } = dictionaries[language];
  const facts = site();
  const { trust, phone, phoneHref, upiId, bankDetails } = facts;
  const options = donationOptions();
  const dictionary = donateDictionary(language);
  const isOff = paymentsMode() === 'off' || options.currencies.length === 0;
  return (
    <DonateFrame
      copy={donate}
      site={facts}
      aside={<GoodToKnow copy={donate.know} links={linkTexts(language)} isOff={isOff} />}
    >
      {isOff ? (
        <DonationsOff copy={donate} site={facts} />
      ) : (
        <>
          <DonationsWithoutScript copy={donate} site={facts} />
          <DonateForm
            dictionary={dictionary}
            options={options}
            setup={checkoutSetup(language)}
            site={{ trust, phone, phoneHref, upiId, bankDetails }}
          >
            <FormNotes dictionary={dictionary} />
          </DonateForm>
        </>
      )}
    </DonateFrame>
  );
}
