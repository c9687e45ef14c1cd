import { BlogPage, topicMetadata } from '@/app/_pages/blog';

type Props = { params: Promise<{ topic: string }> };

/** Rendered when first asked for, then kept like every page. */
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props) => topicMetadata('en', (await params).topic);

export default async function Page({ params }: Props) {
  return <BlogPage language="en" topic={(await params).topic} />;
}
