import type { Metadata } from 'next';
import { MissingPage } from '@/app/_pages/missing';
import { DesignBook } from '@/components/design/design-book';
import { env } from '@/lib/config/env';
import { site } from '@/lib/config/site';
import { design } from '@/lib/i18n/en/design';
import { missing } from '@/lib/i18n/en/fallbacks';

const isShown = () => env().DESIGN_PAGE === 'on';

export const generateMetadata = (): Metadata => ({
  title: isShown() ? design.metaTitle : missing.notFound.title,
  robots: { index: false, follow: false },
});

/** Every component in every state, for those who work on the site; anywhere else this address is missing. */
export default function DesignPage() {
  if (isShown()) return <DesignBook copy={design} site={site()} />;
  return <MissingPage language="en" what="notFound" />;
}
