import { TreatmentPage, treatmentMetadata } from '@/app/_pages/treatment';

export const generateMetadata = () => treatmentMetadata('en');

export default function Page() {
  return <TreatmentPage language="en" />;
}
