import { TreatmentPage, treatmentMetadata } from '@/app/_pages/treatment';
import { Tiles } from '@/components/treatment/tiles';
import { TreatmentRecovery } from '@/components/treatment/treatment-recovery';
import { readFeatures, settle } from '@/lib/backend/cached';
import { site } from '@/lib/config/site';

export const generateMetadata = () => treatmentMetadata('en');

export default async function Page() {
  const features = await settle(readFeatures());
  const { phone, phoneHref } = site();
  const tiles = features.ok ? (
    <Tiles items={features.data} phone={{ phone, phoneHref }} />
  ) : (
    <TreatmentRecovery message={features.message} phone={{ phone, phoneHref }} />
  );
  return <TreatmentPage language="en" tiles={tiles} />;
}
