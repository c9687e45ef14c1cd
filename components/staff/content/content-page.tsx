'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SiteLink } from '@/components/ui/site-link';
import { staff } from '@/lib/i18n/en/staff';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { staffRoutes } from '@/lib/staff/addresses';
import { postStaff } from '@/lib/staff/client/staff-calls';
import { useStaff } from '@/lib/staff/client/staff-reads';
import { hasRight } from '@/lib/staff/rules';
import type { Me } from '@/lib/staff/schema';
import type { DocumentSummary } from '@/lib/stories/document-schema';
import { useHash } from '../browser-state';
import { clock } from '../clock';
import { Shown } from '../shown';
import styles from '../staff.module.css';
import { messageOf } from '../use-staff-form';
import own from './document-editor.module.css';
import { NewStory, openBegun, PREVIEW_HASH, readCreated } from './new-story';
import { PICTURES_HASH, PicturesPage } from './pictures';

/** The editor is loaded once a text is opened. */
const DraftPreview = dynamic(() => import('./document-history').then((module) => module.DraftPreview));
const DocumentEditor = dynamic(() => import('./document-editor').then((module) => module.DocumentEditor));

/** What waits for a second person, with the step-up that it needs. */
const Approvals = dynamic(() => import('./approvals').then((module) => module.Approvals));

const otherKinds = ['list', 'script'] as const;

/** Texts are for editors; who administers has a word on changes of where calls and money go. */
export function ContentPage() {
  const view = useStaff<Me>(staffRoutes.api.me);
  return (
    <Shown view={view}>{({ role }) => (hasRight(role, 'content') ? <Texts /> : <ApprovalsAlone />)}</Shown>
  );
}

const ApprovalsAlone = () => (
  <div className={styles.section}>
    <p>{staffContent.approvals.alone}</p>
    <Approvals />
  </div>
);

/** All texts that an editor may change, or the one that the address names behind its `#`. */
function Texts() {
  const path = decodeURIComponent(useHash());
  if (path === PICTURES_HASH) {
    return (
      <>
        <p>
          <SiteLink href="#">{staffContent.editor.back}</SiteLink>
        </p>
        <PicturesPage />
      </>
    );
  }
  if (path.startsWith(PREVIEW_HASH)) {
    const previewed = path.slice(PREVIEW_HASH.length);
    return <DraftPreview key={path} path={previewed} />;
  }
  if (path !== '') return <DocumentEditor key={path} path={path} />;
  return <AllTexts />;
}

/** Mounted with the list alone: what it showed before a change elsewhere is never shown again. */
function AllTexts() {
  const view = useStaff<{ documents: DocumentSummary[] }>(staffRoutes.api.content);
  return (
    <>
      <Approvals />
      <Shown view={view}>{({ documents }) => <Documents documents={documents} />}</Shown>
    </>
  );
}

function Documents({ documents }: { documents: readonly DocumentSummary[] }) {
  const [query, setQuery] = useState('');
  const [isNew, setIsNew] = useState(false);
  const words = query.toLowerCase().trim().split(/\s+/);
  const isFound = ({ title, path }: DocumentSummary) => {
    const text = `${title} ${path} ${about[path] ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const stories = storiesOf(documents).filter((languages) => languages.some(isFound));
  const others = documents.filter((one) => one.kind !== 'story' && isFound(one));
  return (
    <div className={styles.section}>
      <Field
        name="search"
        type="search"
        label={staffContent.search}
        hint={staffContent.searchHint}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <div className={styles.actions}>
        <Button variant="quiet" aria-expanded={isNew} onClick={() => setIsNew(!isNew)}>
          {staffContent.create.title}
        </Button>
        <ButtonLink variant="quiet" href={`#${PICTURES_HASH}`}>
          {staffContent.pictures}
        </ButtonLink>
      </div>
      {isNew && <NewStory documents={documents} />}
      {stories.length + others.length === 0 && <p role="status">{staffContent.none}</p>}
      <OtherTexts kind="facts" documents={others} />
      <Group kind="story">
        {stories.map((languages) => (
          <StoryItem key={languages[0]?.id} documents={languages} />
        ))}
      </Group>
      {otherKinds.map((kind) => (
        <OtherTexts key={kind} kind={kind} documents={others} />
      ))}
    </div>
  );
}

const about: Readonly<Record<string, string>> = staffContent.about;

type OtherProps = { kind: 'facts' | (typeof otherKinds)[number]; documents: readonly DocumentSummary[] };

const OtherTexts = ({ kind, documents }: OtherProps) => (
  <Group kind={kind}>
    {documents
      .filter((one) => one.kind === kind)
      .map((document) => (
        <li key={document.path}>
          <DocumentLink document={document} label={document.title} />
        </li>
      ))}
  </Group>
);

/** Each story once: its English and its translations, in the order of the languages. */
function storiesOf(documents: readonly DocumentSummary[]): DocumentSummary[][] {
  const byId = new Map<string, DocumentSummary[]>();
  const order = Object.keys(staffContent.languages);
  const stories = documents.filter((one) => one.kind === 'story');
  for (const one of stories.toSorted((a, b) => order.indexOf(a.language) - order.indexOf(b.language)))
    byId.set(one.id, [...(byId.get(one.id) ?? []), one]);
  return [...byId.values()];
}

function Group({ kind, children }: { kind: keyof typeof staffContent.kinds; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className={styles.section} aria-label={staffContent.kinds[kind]}>
      <h2>{staffContent.kinds[kind]}</h2>
      <ul className={`${styles.sessions} ${own.texts}`}>{children}</ul>
    </section>
  );
}

function StoryItem({ documents }: { documents: readonly DocumentSummary[] }) {
  const [first] = documents;
  const [fault, setFault] = useState<string | null>(null);
  if (!first) return null;
  const begin = async (language: string) => {
    const body = { kind: 'story', id: first.id, language };
    const result = await postStaff(staffRoutes.api.changeContent('create'), body, readCreated);
    if (result.ok) openBegun(result.data);
    else setFault(result.fields['id'] ?? messageOf(result, staff.errors) ?? staff.errors.failed);
  };
  return (
    <li>
      <strong className={own.title} lang={first.language}>
        <SiteLink href={`#${first.path}`}>{first.title}</SiteLink>
      </strong>
      {Object.entries(staffContent.languages).map(([language, label]) => {
        const document = documents.find((one) => one.language === language);
        return document ? (
          <DocumentLink
            key={language}
            document={document}
            label={label}
            of={first.title}
            isHidden={language !== 'en' && first.language === 'en' && first.state === 'hidden'}
          />
        ) : (
          <Button key={language} variant="quiet" onClick={() => void begin(language)}>
            {staffContent.translate(label)}
            <span className="visually-hidden">: {first.title}</span>
          </Button>
        );
      })}
      {fault && <Notice kind="failed" title={fault} />}
    </li>
  );
}

type LinkProps = { document: DocumentSummary; label: string; of?: string; isHidden?: boolean };

/**
 * `of`: what a link that names a language alone belongs to, for those who hear links without their surroundings.
 * `isHidden`: its English is taken down, and its page with it.
 */
function DocumentLink({ document, label, of, isHidden = false }: LinkProps) {
  const { path, state, publish_at, has_draft, is_outdated, lock } = document;
  const words = isHidden ? staffContent.hiddenWith : staffContent.states[state];
  // That visitors see it is the rule, and needs no words.
  const isUsual = words === staffContent.states.published;
  const facts = [
    ...(isUsual ? [] : [publish_at === null ? words : `${words} ${clock.format(publish_at)}`]),
    ...(has_draft && state !== 'draft' ? [staffContent.hasDraft] : []),
    ...(is_outdated ? [staffContent.isOutdated] : []),
    ...(lock ? [staffContent.editing(lock.name)] : []),
  ];
  return (
    <div>
      <SiteLink href={`#${path}`}>
        {label}
        {of && <span className="visually-hidden">: {of}</span>}
      </SiteLink>
      {facts.length > 0 && <p>{facts.join(', ')}</p>}
    </div>
  );
}
