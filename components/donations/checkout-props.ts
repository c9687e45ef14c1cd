import type { Site } from '@/lib/config/site-facts';
import type { DonationOptions, Selection } from '@/lib/donations/donation';
import type { CheckoutCopy, DonateCopy } from '@/lib/i18n/en/donate';
import type { GiftCopy, ReceiptMailCopy } from '@/lib/i18n/en/gift';
import type { MessagesCopy } from '@/lib/i18n/en/messages';
import type { CommonCopy } from '@/lib/i18n/en/shell';
import type { Language, LinkTexts } from '@/lib/i18n/language';

export type WaysSite = Pick<Site, 'trust' | 'phone' | 'phoneHref' | 'upiId' | 'bankDetails'>;

/** How this site takes payments, as the server knows it when the page is requested. */
export type CheckoutSetup = {
  /** The payment window's public key; null where only the order brings one. */
  pageKey: string | null;
  /** The provider's script at its run-time address; null where only our own test window is used. */
  scriptUrl: string | null;
  /** Whether no money moves: the sandbox, or the provider's test key. */
  isTest: boolean;
  /** Where the provider's own page posts its answer, absolute (contract §3). */
  callbackUrl: string;
  /** Whether the donor has to declare citizenship (FCRA_STATUS=none). */
  citizen: 'asked' | 'not-asked';
};

/** The dictionary of the donation form, as the page hands it to its island. */
export type DonateDictionary = {
  donate: Pick<DonateCopy, 'form' | 'stopped' | 'ways'>;
  checkout: CheckoutCopy;
  messages: MessagesCopy['donate'];
  /** Heard before what is wrong with a field. */
  error: string;
  /** Shown at any field. */
  field: CommonCopy['field'];
  links: LinkTexts;
};

/** What the checkout needs of its page. */
export type CheckoutPage = {
  dictionary: DonateDictionary;
  options: DonationOptions;
  setup: CheckoutSetup;
  trustName: string;
};

/** What the form holds at one press. `dwellMs`: from the first drawing of the form. */
export type FormPress = { selection: Selection; fields: FormData; dwellMs: number };

/** The dictionary around one donation; the receipt itself speaks the language its reader chooses. */
export type DonationDictionary = {
  donation: GiftCopy;
  test: CheckoutCopy['test'];
  language: Language;
  mail: Pick<ReceiptMailCopy, 'subject'>;
  /** Whether the site sends the receipt by e-mail. */
  sendsMail: boolean;
};
