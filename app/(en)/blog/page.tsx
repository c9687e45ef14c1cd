import { BlogPage, blogMetadata } from '@/app/_pages/blog';

export const generateMetadata = () => blogMetadata('en');

export default function Page() {
  return <BlogPage language="en" />;
}
