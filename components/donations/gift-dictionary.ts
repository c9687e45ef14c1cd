import type { CheckoutCopy } from '@/lib/i18n/en/checkout';
import type { GiftCopy } from '@/lib/i18n/en/gift';
import type { Language } from '@/lib/i18n/language';

/** The words around one gift in the page's language; the receipt itself speaks the language its reader chooses. */
export type GiftWords = { gift: GiftCopy; test: CheckoutCopy['test']; language: Language };
