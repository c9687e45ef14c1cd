import NotFound from '@/app/(en)/not-found';
import { pageMetadata } from '@/app/metadata';
import { routes } from '@/lib/config/routes';
import { blog } from '@/lib/i18n/en/blog';
import { isTopic } from '@/lib/stories/schema';
import { Stories } from '../../stories';

type Props = { params: Promise<{ topic: string }> };

/** Rendered when first asked for, then kept like every page. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const { topic } = await params;
  const name = isTopic(topic) ? blog.topics.names[topic] : '';
  return pageMetadata({
    title: `${blog.metaTitle}: ${name}`,
    description: `${blog.topics.description} ${name}.`,
    path: routes.blogTopic(topic),
  });
}

/** The stories about one topic. */
export default async function TopicPage({ params }: Props) {
  const { topic } = await params;
  return isTopic(topic) ? <Stories number={1} topic={topic} /> : <NotFound />;
}
