import type { Metadata } from 'next';
import { GiftFrame } from '@/components/donations/gift-frame';
import { AddressedGiftPage, GiftPage } from '@/components/donations/gift-page';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { GIFT_TOKEN } from '@/lib/donations/gift-schema';
import { copyIn } from '@/lib/i18n/copy';
import type { Language } from '@/lib/i18n/language';
import { MissingPage } from './missing';

type Props = { language: Language };

const centre = () => {
  const { phone, phoneHref, email, address } = site();
  return { phone, phoneHref, email, address };
};

const wordsIn = (language: Language) => {
  const { gift, checkout } = copyIn(language);
  return { gift, test: checkout.test, language };
};

export const giftStatusMetadata = (language: Language): Metadata => ({
  title: copyIn(language).gift.statusMetaTitle,
  robots: { index: false, follow: false },
});

/** Finds a gift again after a lost page, by what its browser was given with the order (contract §8). */
export function GiftStatusPage({ language }: Props) {
  const { gift } = copyIn(language);
  return (
    <GiftFrame copy={gift} title={gift.statusTitle} lead={gift.statusLead} site={centre()}>
      <GiftPage token={null} words={wordsIn(language)} site={centre()} />
    </GiftFrame>
  );
}

export const thankYouMetadata = (language: Language): Metadata => ({
  title: copyIn(language).gift.metaTitle,
  robots: { index: false, follow: false },
  // The address is the key to the gift.
  referrer: 'no-referrer',
});

/** A gift's own page (contract §8): a shell for all gifts, whose island reads a `no-store` answer. */
export async function ThankYouPage({ language, params }: Props & { params: Promise<{ token: string }> }) {
  const { token } = await params;
  if (!GIFT_TOKEN.test(token) && !routes.anyThankYou.endsWith(`/${token}`))
    return <MissingPage language={language} what="notFound" />;
  const { gift } = copyIn(language);
  return (
    <GiftFrame copy={gift} title={gift.title} site={centre()}>
      <AddressedGiftPage words={wordsIn(language)} site={centre()} />
    </GiftFrame>
  );
}
