import { ChatStart } from '@/app/_pages/chat-start';
import { pageMetadata } from '@/app/metadata';
import {
  ChallengeCards,
  Programmes,
  ProtectionItems,
  Ruled,
  Timeline,
} from '@/components/corporates/corporates-sections';
import { PageHero } from '@/components/shell/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { readCentreFacts } from '@/lib/backend/cached';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import { type Language, localPath } from '@/lib/i18n/language';
import { pictureIn, pictures } from '@/lib/i18n/pictures';

export function corporatesMetadata(language: Language) {
  const { metaTitle: title, description } = dictionaries[language].corporates;
  return pageMetadata({ title, description, path: routes.corporates, language });
}

export async function CorporatesPage({ language }: { language: Language }) {
  const { corporates: copy } = dictionaries[language];
  const { eyebrow, title, lead, pictureAlt, action } = copy.hero;
  const shown = pictureIn((await readCentreFacts()).pictures, language);
  const { efficiency, challenges, conduct, protection, partnership } = copy;
  return (
    <>
      <ChatStart />
      <PageHero {...{ eyebrow, title, lead }} picture={shown(pictures.corporates, pictureAlt)}>
        <ButtonLink href={localPath(language, routes.contact)}>{action}</ButtonLink>
      </PageHero>
      <Ruled id="efficiency" title={efficiency.title} lead={efficiency.lead}>
        {efficiency.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Ruled>
      <Ruled id="challenges" title={challenges.title} lead={challenges.lead}>
        <ChallengeCards items={challenges.items} />
      </Ruled>
      <Ruled id="conduct" title={conduct.title} lead={conduct.lead} tone="tint">
        <p>{conduct.text}</p>
      </Ruled>
      <Ruled id="protection" title={protection.title}>
        <ProtectionItems items={protection.items} />
      </Ruled>
      <Timeline copy={copy.timeline} />
      <Ruled id="partnership" title={partnership.title} lead={partnership.lead}>
        <Programmes copy={copy} links={linkTexts(language)} site={site()} />
      </Ruled>
    </>
  );
}
