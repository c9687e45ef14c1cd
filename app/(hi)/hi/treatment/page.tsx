import { TilesInEnglish } from '@/app/_pages/in-english';
import { TreatmentPage, treatmentMetadata } from '@/app/_pages/treatment';

export const generateMetadata = () => treatmentMetadata('hi');

export default function Page() {
  return <TreatmentPage language="hi" tiles={<TilesInEnglish language="hi" />} />;
}
