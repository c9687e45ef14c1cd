import { TreatmentPage, treatmentMetadata } from '@/app/_pages/treatment';
import { type LanguageProps, languageIn } from '@/app/language-param';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/config/routes';
import { dictionaries } from '@/lib/i18n/dictionaries';

export const dynamicParams = false;

export const generateMetadata = async (props: LanguageProps) => treatmentMetadata(await languageIn(props));

export default async function Page(props: LanguageProps) {
  const language = await languageIn(props);
  const { treatment, language: t } = dictionaries[language];
  // In place of the backend's tiles, which are in English alone.
  const tiles = (
    <ButtonLink href={`${routes.treatment}#${treatment.tiles.id}`} hrefLang="en" variant="quiet">
      {t.instead.tiles}
    </ButtonLink>
  );
  return <TreatmentPage language={language} tiles={tiles} />;
}
