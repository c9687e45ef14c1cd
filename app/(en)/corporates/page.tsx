import { CorporatesPage, corporatesMetadata } from '@/app/_pages/corporates';

export const generateMetadata = () => corporatesMetadata('en');

export default function Page() {
  return <CorporatesPage language="en" />;
}
