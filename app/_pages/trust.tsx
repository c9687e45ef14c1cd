import { redirect } from 'next/navigation';
import { pageMetadata } from '@/app/metadata';
import { CallBand } from '@/components/shell/call-band';
import { PageHero } from '@/components/shell/page-hero';
import { Checks, Proofs } from '@/components/trust/proofs';
import { readCentreFacts } from '@/lib/backend/cached';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import { fill, type Language, localPath, sentences } from '@/lib/i18n/language';
import { hasProof } from '@/lib/stories/centre-facts';

type Props = { language: Language };

export async function trustMetadata(language: Language) {
  const { metaTitle: title, description } = dictionaries[language].trust;
  const { trust } = await readCentreFacts();
  const metadata = pageMetadata({ title, description, path: routes.trust, language });
  return trust?.sample ? { ...metadata, robots: { index: false, follow: false } } : metadata;
}

/** What proves who stands behind the centre, and how to check any; before there is a proof that comes first. Where nothing is set, the page about the centre says how to ask. */
export async function TrustPage({ language }: Props) {
  const { trust } = await readCentreFacts();
  if (!hasProof(trust)) redirect(localPath(language, `${routes.about}#trust`));
  const centre = site();
  const { trust: copy, about, home } = dictionaries[language];
  const run = fill(about.facts.runText, { centre: centre.name, trust: centre.trust });
  const lead = trust.sample ? copy.sample.lead : copy.lead;
  return (
    <>
      <PageHero eyebrow={copy.eyebrow} title={copy.title} lead={sentences(language, run, lead)} />
      {trust.sample && <Checks copy={copy.check} />}
      <Proofs
        trust={trust}
        copy={copy}
        links={linkTexts(language)}
        complainTo={centre.grievanceContact ?? centre.phone}
      />
      {!trust.sample && <Checks copy={copy.check} />}
      <CallBand id="ask" copy={copy.ask} labels={home.call} site={centre} language={language} />
    </>
  );
}
