import { isWithheld, reviewLine } from '@/app/_pages/review-line';
import { pageMetadata } from '@/app/metadata';
import {
  Agreed,
  Avoid,
  Children,
  Contents,
  Conversations,
  First,
  Groups,
  ReadOn,
  Safety,
} from '@/components/families/families-sections';
import { DangerCard } from '@/components/help/help-sections';
import { Telephones } from '@/components/help/telephones';
import { ReadAloud } from '@/components/read-aloud/read-aloud';
import { CentreCall } from '@/components/shell/centre-call';
import { PageHero } from '@/components/shell/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { readFamilyGroups, settle } from '@/lib/backend/cached';
import { readLinkCheck } from '@/lib/backend/live-links';
import { routes } from '@/lib/config/routes';
import { CALLBACK_ID } from '@/lib/contact/callback-form';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import { type Language, localPath } from '@/lib/i18n/language';

export function familiesMetadata(language: Language) {
  const { metaTitle: title, description } = dictionaries[language].families;
  return pageMetadata({ title, description, path: routes.families, language });
}

/** Everything for relatives in one place; what to do when somebody will not wake stands first. */
export async function FamiliesPage({ language }: { language: Language }) {
  const { families, helpNow, blog, common } = dictionaries[language];
  const groups = await settle(readFamilyGroups());
  const links = linkTexts(language);
  const isLinkable = await readLinkCheck();
  const withLive = <T extends { links: readonly { href: string }[] }>(copy: T): T => ({
    ...copy,
    links: copy.links.filter(({ href }) => isLinkable(href)),
  });
  const review = await reviewLine('help-now', language, { waiting: helpNow.danger.review });
  const { avoid } = families;
  const waiting = review === helpNow.danger.review ? avoid.review : avoid.reviewRest;
  const reviewOfRest = await reviewLine('families', language, { waiting });
  const isWhole = !(await isWithheld('families'));
  const call = <CentreCall language={language} size="large" />;
  return (
    <>
      <PageHero eyebrow={families.eyebrow} title={families.title} lead={families.lead}>
        <p>
          <Telephones text={blog.alarm.line} />
        </p>
        <CentreCall
          language={language}
          size="large"
          ask={localPath(language, `${routes.helpNow}#${CALLBACK_ID}`)}
        />
        <ButtonLink href="#wake" variant="quiet" size="large" icon="alert">
          {families.wakeLink}
        </ButtonLink>
      </PageHero>
      {isWhole && <Contents copy={families} />}
      <div className="container">
        <ReadAloud copy={common.readAloud} language={language} />
      </div>
      <div className="container" id="wake">
        <DangerCard
          copy={{ ...helpNow.danger, violent: '', ...families.wake, review }}
          isDrawn
          fold={families.wakeLink}
        />
      </div>
      {isWhole && <First copy={families.first} />}
      <Safety copy={families.safety} contents={families.contents} language={language} />
      {isWhole && (
        <>
          <Conversations copy={families.say} contents={families.contents} />
          <Agreed copy={withLive(families.agreed)} links={links} />
          <Avoid copy={avoid} review={reviewOfRest} />
          <Children copy={families.children} self={families.self} />
        </>
      )}
      <Groups
        copy={families.groups}
        contents={families.contents}
        groups={groups.ok ? groups.data : []}
        language={language}
      >
        {call}
      </Groups>
      {isWhole && <ReadOn copy={withLive(families.more)} links={links} />}
    </>
  );
}
