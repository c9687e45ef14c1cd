import { TrustPage, trustMetadata } from '@/app/_pages/trust';
import { type LanguageProps, languageIn } from '@/app/language-param';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) => trustMetadata(await languageIn(props));

export default async function Page(props: LanguageProps) {
  return <TrustPage language={await languageIn(props)} />;
}
