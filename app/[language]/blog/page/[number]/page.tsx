import { BlogPage, blogMetadata, blogPageNumber } from '@/app/_pages/blog';
import { inLanguage } from '@/app/_pages/missing';
import { languageOf } from '@/lib/i18n/language';

type Props = { params: Promise<{ language: string; number: string }> };

/** Rendered when first asked for, then kept like every page. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const { language, number } = await params;
  return blogMetadata(languageOf(language), blogPageNumber(number));
}

export default async function Page({ params }: Props) {
  const { language: name, number } = await params;
  return inLanguage(name, (language) => <BlogPage language={language} page={blogPageNumber(number)} />);
}
