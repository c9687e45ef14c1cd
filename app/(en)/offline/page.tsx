import { pageMetadata } from '@/app/metadata';
import { OfflineBlocks } from '@/components/sections/offline/offline-blocks';
import { offline } from '@/lib/content/en/offline';
import { offlineBlocks } from '@/lib/content/offline';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export const generateMetadata = () => ({
  ...pageMetadata({ title: offline.title, description: offline.lead, path: routes.offline }),
  robots: { index: false },
});

export default function OfflinePage() {
  return <OfflineBlocks blocks={offlineBlocks} site={site()} />;
}
