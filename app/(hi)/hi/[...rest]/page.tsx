import { MissingPage } from '@/app/_pages/missing';
import { fallbacks } from '@/lib/i18n/hi/fallbacks';

export const metadata = { title: fallbacks.notFound.title, robots: { index: false } };

export const generateStaticParams = () => [];

/** Any address under /hi that no other route knows: answered in Hindi, and with 404 (decision 20). */
export default function Page() {
  return <MissingPage language="hi" what="notFound" />;
}
