import { FamiliesPage, familiesMetadata } from '@/app/_pages/families';
import { type LanguageProps, languageIn } from '@/app/language-param';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) => familiesMetadata(await languageIn(props));

export default async function Page(props: LanguageProps) {
  return <FamiliesPage language={await languageIn(props)} />;
}
