import { BlogPage, topicMetadata } from '@/app/_pages/blog';
import { inLanguage } from '@/app/_pages/missing';
import { languageOf } from '@/lib/i18n/language';

type Props = { params: Promise<{ language: string; topic: string }> };

/** Rendered when first asked for, then kept like every page. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const { language, topic } = await params;
  return topicMetadata(languageOf(language), topic);
}

export default async function Page({ params }: Props) {
  const { language: name, topic } = await params;
  return inLanguage(name, (language) => <BlogPage language={language} topic={topic} />);
}
