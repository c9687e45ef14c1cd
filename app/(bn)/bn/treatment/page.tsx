import { TilesInEnglish } from '@/app/_pages/in-english';
import { TreatmentPage, treatmentMetadata } from '@/app/_pages/treatment';

export const generateMetadata = () => treatmentMetadata('bn');

export default function Page() {
  return <TreatmentPage language="bn" tiles={<TilesInEnglish language="bn" />} />;
}
