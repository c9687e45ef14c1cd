'use client';

import type { Phone } from '@/components/fallback/notices';
import { Recovery, type RecoveryTexts } from '@/components/fallback/recovery';
import type { AccommodationCopy } from '@/lib/i18n/en/accommodation';
import type { LinkTexts } from '@/lib/i18n/language';
import { AccommodationGallery } from './accommodation-gallery';

type Props = {
  texts: RecoveryTexts;
  gallery: AccommodationCopy['gallery'];
  links: LinkTexts;
  phone: Phone;
};

/** Stands where the server's read of accommodations failed: the document's text, which names no message (spec §8). */
export function AccommodationsRecovery({ texts, gallery, links, phone }: Props) {
  const load = async () => {
    const { reloading } = await import('@/components/fallback/content-reload');
    return reloading('accommodations', links.language, ({ items }) => (
      <AccommodationGallery items={items} copy={gallery} links={links} />
    ));
  };
  return <Recovery texts={texts} phone={phone} load={load} />;
}
