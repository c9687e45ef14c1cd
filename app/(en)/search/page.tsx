import { SearchPage, searchMetadata } from '@/app/_pages/search';

export const generateMetadata = () => searchMetadata('en');

export default function Page() {
  return <SearchPage language="en" />;
}
