import { pageMetadata } from '@/app/metadata';
import { routes } from '@/lib/config/routes';
import { blog } from '@/lib/i18n/en/blog';
import { Stories } from './stories';

export const generateMetadata = () =>
  pageMetadata({ title: blog.metaTitle, description: blog.description, path: routes.blog });

export default function BlogPage() {
  return <Stories number={1} />;
}
