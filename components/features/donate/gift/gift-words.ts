import type { CheckoutCopy } from '@/lib/content/en/checkout';
import type { GiftCopy } from '@/lib/content/en/gift';
import type { Language } from '@/lib/domain/language';

/** The words around one gift in the page's language; the receipt itself speaks the language its reader chooses. */
export type GiftWords = { gift: GiftCopy; test: CheckoutCopy['test']; language: Language };
