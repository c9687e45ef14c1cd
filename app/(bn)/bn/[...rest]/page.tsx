import { MissingPage } from '@/app/_pages/missing';
import { fallbacks } from '@/lib/i18n/bn/fallbacks';

export const metadata = { title: fallbacks.notFound.title, robots: { index: false } };

export const generateStaticParams = () => [];

/** Any address under /bn that no other route knows: answered in Bengali, and with 404 (decision 20). */
export default function Page() {
  return <MissingPage language="bn" what="notFound" />;
}
