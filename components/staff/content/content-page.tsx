'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SiteLink } from '@/components/ui/site-link';
import { staff } from '@/lib/i18n/en/staff';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { staffRoutes } from '@/lib/staff/addresses';
import { has } from '@/lib/staff/client/staff-calls';
import { useStaff } from '@/lib/staff/client/staff-reads';
import type { DocumentSummary } from '@/lib/stories/document-schema';
import { idFromTitle } from '@/lib/stories/story-head';
import { useHash } from '../browser-state';
import { clock } from '../clock';
import { Shown } from '../shown';
import styles from '../staff.module.css';
import { useStaffForm } from '../use-staff-form';
import { PicturesPage } from './pictures';

/** The editor is loaded once a text is opened. */
const DocumentEditor = dynamic(() => import('./document-editor').then((module) => module.DocumentEditor));

/** Behind the `#`: no text has this path. */
const PICTURES = 'pictures';
const kinds = ['story', 'list', 'facts', 'script'] as const;

/** All texts that an editor may change, or the one that the address names behind its `#`. */
export function ContentPage() {
  const path = decodeURIComponent(useHash());
  const view = useStaff<{ documents: DocumentSummary[] }>(path === '' ? staffRoutes.api.content : null);
  if (path === PICTURES) {
    return (
      <>
        <p>
          <SiteLink href="#">{staffContent.editor.back}</SiteLink>
        </p>
        <PicturesPage />
      </>
    );
  }
  if (path !== '') return <DocumentEditor key={path} path={path} />;
  return <Shown view={view}>{({ documents }) => <Documents documents={documents} />}</Shown>;
}

function Documents({ documents }: { documents: readonly DocumentSummary[] }) {
  const [query, setQuery] = useState('');
  const found = documents.filter(({ title, path }) =>
    `${title} ${path}`.toLowerCase().includes(query.trim().toLowerCase()),
  );
  return (
    <div className={styles.section}>
      <Field
        name="search"
        type="search"
        label={staffContent.search}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {found.length === 0 && <p role="status">{staffContent.none}</p>}
      {kinds.map((kind) => {
        const ofKind = found.filter((one) => one.kind === kind);
        return (
          ofKind.length > 0 && (
            <section key={kind} className={styles.section} aria-label={staffContent.kinds[kind]}>
              <h2>{staffContent.kinds[kind]}</h2>
              <ul className={styles.sessions}>
                {ofKind.map((document) => (
                  <DocumentItem key={document.path} document={document} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      <NewStory documents={documents} />
      <p>
        <SiteLink href={`#${PICTURES}`}>{staffContent.pictures}</SiteLink>
      </p>
    </div>
  );
}

function DocumentItem({ document }: { document: DocumentSummary }) {
  const { kind, language, title, path, state, publish_at, has_draft, is_outdated, lock } = document;
  const facts = [
    ...(kind === 'story' ? [staffContent.languages[language]] : []),
    `${staffContent.states[state]}${publish_at === null ? '' : ` ${clock.format(publish_at)}`}`,
    ...(has_draft && state !== 'draft' ? [staffContent.hasDraft] : []),
    ...(is_outdated ? [staffContent.isOutdated] : []),
    ...(lock ? [staffContent.editing(lock.name)] : []),
  ];
  return (
    <li>
      <div>
        <SiteLink href={`#${path}`}>
          <span lang={language}>{title}</span>
        </SiteLink>
        <p>{facts.join(', ')}</p>
      </div>
    </li>
  );
}

/** A new story, or the translation of one: with the id of an English story it begins with that text. */
function NewStory({ documents }: { documents: readonly DocumentSummary[] }) {
  const copy = staffContent.create;
  const [id, setId] = useState('');
  const [isOwnId, setIsOwnId] = useState(false);
  const [language, setLanguage] = useState('en');
  const english = documents.find((one) => one.kind === 'story' && one.language === 'en' && one.id === id);
  const form = useStaffForm({
    copy: staff.errors,
    path: staffRoutes.api.changeContent('create'),
    read: (answer) => (has<{ path: string }>(answer, 'path') ? answer : null),
    more: () => ({ kind: 'story', ...(language !== 'en' && english && { from: english.path }) }),
    done: ({ path }) => location.assign(`#${path}`),
  });
  const options = Object.entries(staffContent.languages).map(([value, label]) => ({ value, label }));
  return (
    <section className={styles.section} aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        {form.message && <Notice kind="failed" title={form.message} />}
        {language === 'en' && (
          <Field
            name="title"
            label={copy.name}
            autoComplete="off"
            onChange={({ target }) => isOwnId || setId(idFromTitle(target.value))}
            error={form.fields['title']}
          />
        )}
        <Field
          name="id"
          label={copy.id}
          hint={copy.idHint}
          value={id}
          autoComplete="off"
          onChange={({ target }) => {
            setIsOwnId(target.value !== '');
            setId(target.value);
          }}
          error={form.fields['id']}
        />
        <SelectField
          name="language"
          label={copy.language}
          options={options}
          value={language}
          onChange={({ target }) => setLanguage(target.value)}
          error={form.fields['language']}
        />
        <Button type="submit" aria-disabled={form.isSending}>
          {copy.submit}
        </Button>
      </form>
    </section>
  );
}
