import NotFound from '@/app/(en)/not-found';
import { pageMetadata } from '@/app/metadata';
import { routes } from '@/lib/config/routes';
import { blog } from '@/lib/i18n/en/blog';
import { Stories } from '../../stories';

type Props = { params: Promise<{ number: string }> };

/** Rendered when first asked for, then kept like every page. */
export const generateStaticParams = () => [];

/** Further pages are counted from 2; the first one is /blog. */
const numberOf = (text: string): number => (/^([2-9]|[1-9]\d{1,4})$/.test(text) ? Number(text) : Number.NaN);

export async function generateMetadata({ params }: Props) {
  const { number } = await params;
  return pageMetadata({
    title: `${blog.metaTitle}, page ${numberOf(number)}`,
    description: blog.description,
    path: routes.blogPage(numberOf(number)),
  });
}

export default async function FurtherBlogPage({ params }: Props) {
  const number = numberOf((await params).number);
  if (Number.isNaN(number)) return <NotFound />;
  return <Stories number={number} />;
}
