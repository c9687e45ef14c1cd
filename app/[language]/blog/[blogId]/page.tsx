import { inLanguage } from '@/app/_pages/missing';
import { StoryPage, storyMetadata } from '@/app/_pages/story';
import { languageOf } from '@/lib/i18n/language';

type Props = { params: Promise<{ language: string; blogId: string }> };

/** Stories are rendered when first asked for, then kept: a build needs no backend. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const { language, blogId } = await params;
  return storyMetadata({ language: languageOf(language), id: blogId });
}

export default async function Page({ params }: Props) {
  const { language: name, blogId } = await params;
  return inLanguage(name, (language) => <StoryPage language={language} id={blogId} />);
}
