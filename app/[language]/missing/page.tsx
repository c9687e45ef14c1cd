import { MissingPage } from '@/app/_pages/missing';
import { type LanguageProps, languageIn } from '@/app/language-param';
import { dictionaries } from '@/lib/i18n/dictionaries';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) => ({
  title: dictionaries[await languageIn(props)].missing.notFound.title,
  robots: { index: false },
});

/** Any address under /hi and /bn that no other route knows (`rewrites` in next.config.ts): 404 in its language (decision 20). */
export default async function Page(props: LanguageProps) {
  return <MissingPage language={await languageIn(props)} what="notFound" />;
}
