import { StoryPage, storyMetadata } from '@/app/_pages/story';

type Props = { params: Promise<{ blogId: string }> };

/** Stories are rendered when first asked for, then kept: a build needs no backend. */
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props) =>
  storyMetadata({ language: 'en', id: (await params).blogId });

export default async function Page({ params }: Props) {
  return <StoryPage language="en" id={(await params).blogId} />;
}
