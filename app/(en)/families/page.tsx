import { FamiliesPage, familiesMetadata } from '@/app/_pages/families';

export const generateMetadata = () => familiesMetadata('en');

export default function Page() {
  return <FamiliesPage language="en" />;
}
