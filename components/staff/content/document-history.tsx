'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { SiteLink } from '@/components/ui/site-link';
import { staff } from '@/lib/i18n/en/staff';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { staffRoutes } from '@/lib/staff/addresses';
import { has, postStaff } from '@/lib/staff/client/staff-calls';
import { useStaff } from '@/lib/staff/client/staff-reads';
import type {
  Change,
  DocumentDetail,
  Preview,
  VersionDetail,
  VersionSummary,
} from '@/lib/stories/document-schema';
import { focusOnce } from '../browser-state';
import { clock } from '../clock';
import { Shown } from '../shown';
import styles from '../staff.module.css';
import { messageOf } from '../use-staff-form';
import own from './document-editor.module.css';
import type { Draft } from './draft';
import { PREVIEW_HASH } from './new-story';
import { inRequest } from './send-text';

/** The texts of its page, in three languages, come with the first look. */
const StoryPreview = dynamic(() => import('./story-preview').then((module) => module.StoryPreview));

const copy = staffContent.editor;

type Props = { detail: DocumentDetail; draft: Draft };
type HistoryProps = Props & { again: () => Promise<DocumentDetail | undefined> };
const readPreview = (answer: unknown) => (has<Preview>(answer, 'story') ? answer : null);

/** The story as its page will be, of what is typed now; nothing is stored for it. */
export function PreviewStory({ detail: { path, language }, draft }: Props) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const show = async () => {
    const result = await draft.preview(readPreview);
    setFault(result.ok ? (result.data.story ? null : copy.previewMissing) : copy.previewFailed);
    setPreview(result.ok && result.data.story ? result.data : null);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => void show()}>
        {copy.preview}
      </Button>
      <p>
        <SiteLink href={`#${PREVIEW_HASH}${path}`}>{copy.previewLink}</SiteLink>
      </p>
      {fault && <Notice kind="failed" title={fault} />}
      {preview?.story && (
        <Dialog title={copy.preview} closeLabel={copy.close} onClose={() => setPreview(null)}>
          <StoryPreview story={preview.story} language={language} />
        </Dialog>
      )}
    </>
  );
}

/** The draft of a story that is stored, as its page will be, under an address that other editors can open. */
export function DraftPreview({ path }: { path: string }) {
  const view = useStaff<DocumentDetail>(staffRoutes.api.document(path));
  const stored = view.kind === 'shown' ? view.data : null;
  const { data: result } = useSWR(stored && ['preview', path, stored.text], async ([, , text]) =>
    postStaff(
      staffRoutes.api.changeContent('preview'),
      { path, ...(await inRequest(text, text)) },
      readPreview,
    ),
  );
  const fault = result && (result.ok ? copy.previewMissing : copy.previewFailed);
  return (
    <>
      <p>
        <SiteLink href={`#${path}`}>{copy.toText}</SiteLink>
      </p>
      <h2 tabIndex={-1} ref={focusOnce}>
        {copy.preview}
      </h2>
      <Shown view={view} missing={<p role="status">{copy.missing}</p>}>
        {({ language }) =>
          result?.ok && result.data.story ? (
            <StoryPreview story={result.data.story} language={language} />
          ) : (
            <p role="status">{fault ?? staff.loading}</p>
          )
        }
      </Shown>
    </>
  );
}

/** All versions of a text, each compared with the text of now and taken again as a draft. */
export function DocumentHistory({ detail, draft, again }: HistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{copy.history}</summary>
      <div className={styles.section}>
        <p>{copy.historyHint}</p>
        {isOpen && <Versions detail={detail} draft={draft} again={again} />}
      </div>
    </details>
  );
}

function Versions({ detail, draft, again }: HistoryProps) {
  const view = useStaff<{ versions: VersionSummary[] }>(staffRoutes.api.versions(detail.path));
  const [status, setStatus] = useState('');
  const take = async (number: number) => {
    const result = await draft.change('revert', { number });
    const latest = await again();
    if (result?.ok && latest) draft.load(latest);
    void view.again();
    setStatus(result?.ok ? copy.taken : ((result && messageOf(result, staff.errors)) ?? staff.errors.failed));
  };
  return (
    <>
      <p role="status">{status}</p>
      <Shown view={view}>
        {({ versions }) => (
          <ul className={styles.sessions}>
            {versions.map((version) => (
              <VersionItem key={version.number} detail={detail} version={version} take={take} />
            ))}
          </ul>
        )}
      </Shown>
    </>
  );
}

type ItemProps = {
  detail: DocumentDetail;
  version: VersionSummary;
  take: (number: number) => Promise<void>;
};

function VersionItem({ detail, version: { number, at, by, state }, take }: ItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  const facts = [
    copy.versionStates[state],
    ...(at === null ? [] : [clock.format(at)]),
    ...(by === null ? [] : [copy.by(by)]),
  ];
  return (
    <li>
      <div>
        <strong>{copy.version(number)}</strong>
        <p>{facts.join(', ')}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {copy.compare}
        </Button>
        {state !== 'hidden' && (
          <Button variant="quiet" onClick={() => void take(number)}>
            {copy.takeVersion}
          </Button>
        )}
      </div>
      {isOpen && <Changes path={detail.path} number={number} language={detail.language} />}
    </li>
  );
}

type ChangesProps = Pick<DocumentDetail, 'path' | 'language'> & { number: number };

function Changes({ path, number, language }: ChangesProps) {
  const view = useStaff<VersionDetail>(staffRoutes.api.documentVersion(path, number));
  return (
    <section className={styles.section}>
      <Shown view={view}>
        {({ changes }) => <Compared changes={changes} legend={copy.legend} language={language} />}
      </Shown>
    </section>
  );
}

type ComparedProps = { changes: readonly Change[]; legend: string; language: DocumentDetail['language'] };

/** Two texts in one, with what only the one or the other has. */
export function Compared({ changes, legend, language }: ComparedProps) {
  if (changes.every(({ kind }) => kind === 'same')) return <p>{copy.sameText}</p>;
  return (
    <>
      <p>{legend}</p>
      <pre className={own.compared} lang={language}>
        {marked(changes).map(({ key, Mark, text }) => (
          <Mark key={key}>{text}</Mark>
        ))}
      </pre>
    </>
  );
}

const marks = { same: 'span', added: 'ins', removed: 'del' } as const;

/** Each change with its mark, and with where it begins as its key. */
function marked(changes: readonly Change[]) {
  let key = 0;
  return changes.map(({ kind, text }, at) => {
    const isAtEnd = { first: at === 0, last: at === changes.length - 1 };
    const change = { key, Mark: marks[kind], text: kind === 'same' ? shortened(text, isAtEnd) : text };
    key += text.length;
    return change;
  });
}

/** So many lines of what is the same stand on each side of a change. */
const CONTEXT_LINES = 2;

function shortened(text: string, isAtEnd: { first: boolean; last: boolean }): string {
  const lines = text.split('\n');
  // The lines of the change itself go on here.
  const [before, after] = [isAtEnd.first, isAtEnd.last].map((one) => (one ? 0 : CONTEXT_LINES + 1));
  const skipped = lines.length - (before ?? 0) - (after ?? 0);
  if (skipped <= 1) return text;
  return [...lines.slice(0, before), copy.skipped(skipped), ...lines.slice(lines.length - (after ?? 0))].join(
    '\n',
  );
}
