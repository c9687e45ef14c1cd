import { AccommodationPage, accommodationMetadata } from '@/app/_pages/accommodation';

export const generateMetadata = () => accommodationMetadata('en');

export default function Page() {
  return <AccommodationPage language="en" />;
}
