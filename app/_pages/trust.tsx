import { redirect } from 'next/navigation';
import { pageMetadata } from '@/app/metadata';
import { CallBand } from '@/components/shell/call-band';
import { PageHero } from '@/components/shell/page-hero';
import { Proofs } from '@/components/trust/proofs';
import { readCentreFacts } from '@/lib/backend/cached';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import { type Language, localPath } from '@/lib/i18n/language';
import { hasProof } from '@/lib/stories/centre-facts';

type Props = { language: Language };

export async function trustMetadata(language: Language) {
  const { metaTitle: title, description } = dictionaries[language].trust;
  const { trust } = await readCentreFacts();
  const metadata = pageMetadata({ title, description, path: routes.trust, language });
  return trust?.sample ? { ...metadata, robots: { index: false, follow: false } } : metadata;
}

/** What proves who stands behind the centre; where nothing is set, the page about the centre says how to ask. */
export async function TrustPage({ language }: Props) {
  const { trust } = await readCentreFacts();
  if (!hasProof(trust)) redirect(localPath(language, `${routes.about}#trust`));
  const centre = site();
  const { trust: copy, home } = dictionaries[language];
  return (
    <>
      <PageHero
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={trust.sample ? copy.sample.lead : copy.lead}
      />
      <Proofs
        trust={trust}
        copy={copy}
        links={linkTexts(language)}
        complainTo={centre.grievanceContact ?? centre.phone}
      />
      <CallBand id="ask" copy={copy.ask} labels={home.call} site={centre} language={language} />
    </>
  );
}
