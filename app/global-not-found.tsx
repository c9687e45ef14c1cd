import type { Metadata } from 'next';
import { site } from '@/lib/config/site';
import { missing } from '@/lib/i18n/en/fallbacks';
import { Missing } from './_pages/missing';
import { Document } from './document';
import { siteMetadata } from './metadata';

export { viewport } from './metadata';

export const generateMetadata = (): Metadata => ({
  ...siteMetadata(),
  title: `${missing.notFound.title} – ${site().name}`,
  robots: { index: false },
});

/** Any address that no route knows; those under /hi and /bn have a page of their own. */
export default function NotFound() {
  return (
    <Document language="en">
      <Missing language="en" what="notFound" />
    </Document>
  );
}
