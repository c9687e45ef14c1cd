import { pageMetadata } from '@/app/metadata';
import type { CheckoutSetup } from '@/components/donations/checkout-props';
import { DonateForm } from '@/components/donations/donate-form';
import { type ConfirmedItem, DonateFrame, FormNotes, GoodToKnow } from '@/components/donations/donate-frame';
import { DonationsOff, DonationsWithoutScript } from '@/components/donations/ways-to-give';
import { readCentreFacts } from '@/lib/backend/cached';
import { hasMail } from '@/lib/backend/mail';
import { presets } from '@/lib/config/currencies';
import { env } from '@/lib/config/env';
import { donationCurrencies, paymentsMode } from '@/lib/config/payment-mode';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import type { Site } from '@/lib/config/site-facts';
import { isTestKey, SANDBOX_KEY_ID } from '@/lib/donations/checkout';
import { largestDonations } from '@/lib/http/donation-limits';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import type { DonateCopy } from '@/lib/i18n/en/donate';
import { type Language, sentences } from '@/lib/i18n/language';
import { pictureIn } from '@/lib/i18n/pictures';
import { type CentreFacts, costSentences, hasProof } from '@/lib/stories/centre-facts';

type Props = { language: Language };

export function donateMetadata(language: Language) {
  const { metaTitle: title, description } = dictionaries[language].donate;
  return pageMetadata({ title, description, path: routes.donate, language });
}

function donationOptions({ purposes }: CentreFacts, language: Language) {
  const settings = env();
  const amounts = purposes?.amounts ?? [];
  const told = new Set(amounts.map(({ currency, amount }) => currency + amount));
  // Beside sums that say what they do, a bare one looks broken: a currency's sums say it all or none.
  const whole = amounts.filter(({ currency }) => presets[currency].every((sum) => told.has(currency + sum)));
  return {
    currencies: donationCurrencies(settings),
    limits: largestDonations(settings),
    purposes: whole.map(({ text, ...amount }) => ({ ...amount, text: text[language] })),
  };
}

function checkoutSetup(language: Language): CheckoutSetup {
  const { RAZORPAY_CHECKOUT_URL, RAZORPAY_KEY_ID, SITE_URL, FCRA_STATUS } = env();
  const isSandbox = paymentsMode() === 'sandbox';
  const pageKey = isSandbox ? SANDBOX_KEY_ID : (RAZORPAY_KEY_ID ?? null);
  return {
    pageKey,
    scriptUrl: isSandbox ? null : RAZORPAY_CHECKOUT_URL,
    isTest: pageKey !== null && isTestKey(pageKey),
    callbackUrl: `${SITE_URL}${routes.hooks.razorpayReturn}${language === 'en' ? '' : `?language=${language}`}`,
    citizen: FCRA_STATUS === 'none' ? 'asked' : 'not-asked',
  };
}

/** The form where no money moves: nobody need give what is theirs. */
const testForm = ({ donor, ...form }: DonateCopy['form'], { lead, pan }: DonateCopy['inTest']) => ({
  ...form,
  donor: { ...donor, lead, panCard: { ...donor.panCard, hint: pan } },
});

/** What travels to the browser with the form, and no more. */
function donateDictionary(language: Language, { isTest }: CheckoutSetup) {
  const { donate, checkout, messages, common } = dictionaries[language];
  const { stopped, ways, inTest } = donate;
  const form = isTest ? testForm(donate.form, inTest) : donate.form;
  return {
    donate: { form, stopped, ways },
    checkout,
    messages: messages.donate,
    error: common.error,
    field: common.field,
    links: linkTexts(language),
  };
}

/** When and how the receipt comes and where it is found again; of a test, that there is none. */
function receiptNote(language: Language, { isTest }: CheckoutSetup): string {
  const { none, page, mail, tax } = dictionaries[language].donate.receipt;
  if (isTest) return none;
  const settings = env();
  return sentences(
    language,
    ...[page, hasMail(settings) && mail, settings.TAX_APPROVAL && tax].filter(
      (text) => typeof text === 'string',
    ),
  );
}

/** What the trust has confirmed, in the page's words; nothing where nothing is. */
function confirmedItems({ costs, trust }: CentreFacts, language: Language): ConfirmedItem[] {
  const { know, sample, costs: words } = dictionaries[language].trust;
  const text = trust?.sample ? sample.know : know.text;
  const link = { label: know.link, href: trust?.accounts.length ? `${routes.trust}#accounts` : routes.trust };
  const proof = { title: know.title, text, link };
  const cost = costs && {
    title: words.title,
    text: costSentences(costs, words, language),
    link: { label: words.link, href: `${routes.faq}#cost` },
  };
  return [...(hasProof(trust) ? [proof] : []), ...(cost ? [cost] : [])];
}

/** Giving without the form, where the trust has confirmed how. */
function otherWays({ trust, upiId, bankDetails }: Site, { ways }: DonateCopy): ConfirmedItem[] {
  const upi = upiId && { title: ways.upi.title, text: [upiId, trust, ways.upi.text] };
  const bank = bankDetails && { title: ways.bank.title, text: [bankDetails, trust, ways.bank.text] };
  return [upi, bank].filter((way) => typeof way === 'object' && way !== null);
}

export async function DonatePage({ language }: Props) {
  const { donate } = dictionaries[language];
  const facts = site();
  const { trust, phone, phoneHref, upiId, bankDetails } = facts;
  const confirmed = await readCentreFacts();
  const options = donationOptions(confirmed, language);
  const setup = checkoutSetup(language);
  const dictionary = donateDictionary(language, setup);
  const isOff = paymentsMode() === 'off' || options.currencies.length === 0;
  return (
    <DonateFrame
      copy={donate}
      site={facts}
      shown={pictureIn(confirmed.pictures, language)}
      aside={
        <GoodToKnow
          copy={donate.know}
          links={linkTexts(language)}
          isOff={isOff}
          confirmed={[
            ...(isOff || setup.isTest ? [] : otherWays(facts, donate)),
            ...confirmedItems(confirmed, language),
          ]}
        />
      }
    >
      {isOff ? (
        <DonationsOff copy={donate} site={facts} />
      ) : (
        <>
          <DonationsWithoutScript copy={donate} site={facts} />
          <DonateForm
            dictionary={dictionary}
            options={options}
            setup={setup}
            site={{ trust, phone, phoneHref, upiId, bankDetails }}
          >
            <FormNotes dictionary={dictionary} receipt={receiptNote(language, setup)} />
          </DonateForm>
        </>
      )}
    </DonateFrame>
  );
}
