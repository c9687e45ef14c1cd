import { BlogPage, blogMetadata, blogPageNumber } from '@/app/_pages/blog';

type Props = { params: Promise<{ number: string }> };

/** Rendered when first asked for, then kept like every page. */
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props) =>
  blogMetadata('en', blogPageNumber((await params).number));

export default async function Page({ params }: Props) {
  return <BlogPage language="en" page={blogPageNumber((await params).number)} />;
}
