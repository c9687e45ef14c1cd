import { pageMetadata } from '@/app/metadata';
import { OfflineBlocks } from '@/components/offline/offline-blocks';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { type Language, languages } from '@/lib/i18n/language';

export function offlineMetadata(language: Language) {
  const { title, lead: description } = dictionaries[language].offline;
  return {
    ...pageMetadata({ title, description, path: routes.offline, language }),
    robots: { index: false },
  };
}

/** A page without a connection speaks all languages, its own first: nobody can choose another one now. */
export function OfflinePage({ language: own }: { language: Language }) {
  const blocks = [own, ...languages.filter((language) => language !== own)].map((language) => {
    const { offline: copy, helplines } = dictionaries[language];
    return { language, copy, lines: helplines };
  });
  return <OfflineBlocks blocks={blocks} site={site()} />;
}
