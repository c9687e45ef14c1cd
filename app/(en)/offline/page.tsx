import { OfflinePage, offlineMetadata } from '@/app/_pages/offline';

export const generateMetadata = () => offlineMetadata('en');

export default function Page() {
  return <OfflinePage language="en" />;
}
