import type { Site } from '@/lib/config/site-facts';
import type { CheckoutCopy } from '@/lib/i18n/en/checkout';
import type { CommonCopy } from '@/lib/i18n/en/common';
import type { DonateCopy } from '@/lib/i18n/en/donate';
import type { MessagesCopy } from '@/lib/i18n/en/messages';
import type { LinkWords } from '@/lib/i18n/language';

export type WaysSite = Pick<Site, 'trust' | 'phone' | 'phoneHref' | 'upiId' | 'bankDetails'>;

/** How this site takes payments, as the server knows it when the page is asked for. */
export type CheckoutSetup = {
  /** The payment window's public key; null where only the order brings one. */
  pageKey: string | null;
  /** The provider's script at its run-time address; null where only our own test window is used. */
  scriptUrl: string | null;
  /** Whether no money moves: the sandbox, or the provider's test key. */
  isTest: boolean;
  /** Where the provider's own page posts its answer, absolute (contract §3). */
  callbackUrl: string;
  /** Whether the donor is asked to declare citizenship (FCRA_STATUS=none). */
  citizen: 'asked' | 'not-asked';
};

/** The words of giving in the page's language, as the page hands them to its island. */
export type GivingWords = {
  donate: Pick<DonateCopy, 'form' | 'stopped' | 'ways'>;
  checkout: CheckoutCopy;
  messages: MessagesCopy['donate'];
  /** Heard before what is wrong with a field. */
  error: string;
  /** Said of any field. */
  field: CommonCopy['field'];
  links: LinkWords;
};
