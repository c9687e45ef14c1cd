import { pageMetadata } from '@/app/metadata';
import { TreatmentRecovery } from '@/components/features/treatment/treatment-recovery';
import { CallBand } from '@/components/sections/call-band';
import { PageHero } from '@/components/sections/page-hero';
import { Detox } from '@/components/sections/treatment/detox';
import { Facilities } from '@/components/sections/treatment/facilities';
import { Path } from '@/components/sections/treatment/path';
import { Tiles } from '@/components/sections/treatment/tiles';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { readFeatures } from '@/lib/backend/cached';
import { settle } from '@/lib/backend/settle';
import { treatment } from '@/lib/content/en/treatment';
import { pictures } from '@/lib/content/pictures';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export const generateMetadata = () => pageMetadata({ ...treatment.meta, path: routes.treatment });

export default async function TreatmentPage() {
  const features = await settle('features', readFeatures());
  const centre = site();
  const { phone, phoneHref } = centre;
  const { hero, path, tiles, detox, facilities, call } = treatment;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        picture={{ src: pictures.treatment, alt: hero.picture }}
      >
        <ButtonLink href={phoneHref} icon="phone" size="large">
          {treatment.hero.call} {phone}
        </ButtonLink>
        <ButtonLink href={`#${path.id}`} variant="quiet" size="large">
          {hero.path}
        </ButtonLink>
      </PageHero>
      <Path copy={path} />
      <Section tone="tint" id={tiles.id} title={tiles.title} lead={tiles.lead}>
        {features.ok ? (
          <Tiles features={features.data} phone={{ phone, phoneHref }} />
        ) : (
          <TreatmentRecovery message={features.message} phone={{ phone, phoneHref }} />
        )}
      </Section>
      <Detox copy={detox} site={centre} />
      <Facilities copy={facilities} />
      <CallBand copy={call} site={centre} />
    </>
  );
}
