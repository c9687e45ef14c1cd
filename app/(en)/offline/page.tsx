import { pageMetadata } from '@/app/metadata';
import { OfflineBlocks } from '@/components/offline/offline-blocks';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { offline } from '@/lib/i18n/en/offline';
import { offlineBlocks } from '@/lib/i18n/offline';

export const generateMetadata = () => ({
  ...pageMetadata({ title: offline.title, description: offline.lead, path: routes.offline }),
  robots: { index: false },
});

export default function OfflinePage() {
  return <OfflineBlocks blocks={offlineBlocks} site={site()} />;
}
