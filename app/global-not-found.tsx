import type { Metadata } from 'next';
import { Fallback } from '@/components/sections/fallback/fallback';
import { fallbacks } from '@/lib/content/en/fallbacks';
import { pictures } from '@/lib/content/pictures';
import { site } from '@/lib/site';
import { Document } from './document';
import { siteMetadata } from './metadata';

export { viewport } from './metadata';

export const generateMetadata = (): Metadata => ({
  ...siteMetadata(),
  title: `${fallbacks.notFound.title} – ${site().name}`,
  robots: { index: false },
});

/** Any address that no route knows. */
export default function NotFound() {
  const { phone, phoneHref } = site();
  const { title, lead, alt } = fallbacks.notFound;
  return (
    <Document language="en">
      <Fallback
        title={title}
        lead={lead}
        picture={{ src: pictures.notFound, alt }}
        phone={{ label: `Call ${phone}`, href: phoneHref }}
      />
    </Document>
  );
}
