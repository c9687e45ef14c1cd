import { pageMetadata } from '@/app/metadata';
import { OfflineBlocks } from '@/components/offline/offline-blocks';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { offline } from '@/lib/i18n/en/shell';
import { languages } from '@/lib/i18n/language';

export const generateMetadata = () => ({
  ...pageMetadata({ title: offline.title, description: offline.lead, path: routes.offline }),
  robots: { index: false },
});

export default function OfflinePage() {
  // A page without a connection speaks all three: it cannot know which one its reader came for.
  const blocks = languages.map((language) => {
    const { offline: copy, helplines } = dictionaries[language];
    return { language, copy, lines: helplines };
  });
  return <OfflineBlocks blocks={blocks} site={site()} />;
}
