'use client';

import dynamic from 'next/dynamic';
import { useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { SiteLink } from '@/components/ui/site-link';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { staffRoutes } from '@/lib/staff/addresses';
import { readAgain, type StaffView, useStaff } from '@/lib/staff/client/staff-reads';
import type { DocumentDetail } from '@/lib/stories/document-schema';
import { differencesOf, type FieldShape, readValue } from '@/lib/stories/field-shape';
import { isGuarded } from '@/lib/stories/guarded';
import { readHead } from '@/lib/stories/story-head';
import { changesOf } from '@/lib/stories/text-change';
import { focusOnce } from '../browser-state';
import { clock } from '../clock';
import { Shown } from '../shown';
import styles from '../staff.module.css';
import { CONFLICT, DocumentActions, hasPage, SeePage } from './document-actions';
import own from './document-editor.module.css';
import { Compared, DocumentHistory, PreviewStory } from './document-history';
import { Draft, type DraftView } from './draft';
import { forgetList } from './new-story';
import { CheckList, StoryForm } from './story-form';

/** What no story needs comes with the texts that do. */
const Approvals = dynamic(() => import('./approvals').then((module) => module.Approvals));
const ChangedValues = dynamic(() => import('./approvals').then((module) => module.ChangedValues));
const PreviewValues = dynamic(() => import('./preview-values').then((module) => module.PreviewValues));
const ScriptForm = dynamic(() => import('./script-form').then((module) => module.ScriptForm));
const TryScript = dynamic(() => import('./try-script').then((module) => module.TryScript));
const ValueForm = dynamic(() => import('./value-form').then((module) => module.ValueForm));

const copy = staffContent.editor;
const TITLE = 'document-title';

/** A lock that lapses, as of a browser that was lost, tells nobody. */
const LOCK_AGAIN_MS = 60_000;

/** One text with its draft. It is saved as it is typed, and visitors see it once it is published. */
export function DocumentEditor({ path }: { path: string }) {
  const view = useStaff<DocumentDetail>(staffRoutes.api.document(path), LOCK_AGAIN_MS);
  return (
    <>
      <p>
        <SiteLink href="#" className={styles.lone}>
          {copy.back}
        </SiteLink>
      </p>
      <Shown view={view} missing={<p role="status">{copy.missing}</p>}>
        {(detail) => <Editor detail={detail} view={view} />}
      </Shown>
    </>
  );
}

type Props = { detail: DocumentDetail; view: StaffView<DocumentDetail> };

function Editor({ detail, view }: Props) {
  const [draft] = useState(() => new Draft(detail));
  const shown = useSyncExternalStore(draft.subscribe, draft.view, draft.view);
  const [isChecked, setIsChecked] = useState(detail.check.errors.length > 0);
  const article = useRef<HTMLElement>(null);
  const { kind, language, title } = detail;
  const isStory = kind === 'story';
  const isAtRest = !shown.isChanging && (shown.state === 'same' || shown.state === 'saved');
  const isNewer = isAtRest && detail.version > shown.version;
  const again = async () => {
    // The list, which is not on view, must not begin with what it showed before.
    forgetList();
    void readAgain(staffRoutes.api.content);
    return view.again();
  };
  /** Leads to the first field that is wrong, where a form says which. */
  const leadToFault = (): boolean => {
    flushSync(() => setIsChecked(true));
    const field = article.current?.querySelector<HTMLElement>('[aria-invalid], [data-faults]');
    field?.focus();
    return Boolean(field);
  };
  return (
    <article ref={article} className={styles.section} aria-labelledby={TITLE}>
      <h2 id={TITLE} tabIndex={-1} ref={focusOnce}>
        <span lang={language}>{(isStory && readHead(shown.text)?.title) || title}</span>
      </h2>
      <p role="status">
        {isStory && `${staffContent.languages[language]}, `}
        {stateOf(detail)}
      </p>
      {hasPage(detail) && <SeePage detail={detail} />}
      {shown.isRecovered && <Notice kind="info" title={copy.recovered} />}
      {isNewer && (
        <Notice kind="info" title={copy.newer}>
          <Button variant="quiet" onClick={() => draft.load(detail)}>
            {copy.load}
          </Button>
        </Notice>
      )}
      {detail.lock && shown.state !== 'conflict' && (
        <Notice kind="info" title={copy.conflict.since(detail.lock.name, clock.format(detail.lock.at))}>
          <p>{copy.conflict.ask}</p>
        </Notice>
      )}
      {shown.state === 'conflict' && <Conflict {...{ detail, draft, shown }} />}
      <TextFields detail={detail} draft={draft} shown={shown} isChecked={isChecked} />
      {isStory && <PreviewStory detail={detail} draft={draft} />}
      {(kind === 'list' || kind === 'facts') && shown.text.trim() !== '' && (
        <PreviewValues detail={detail} draft={draft} />
      )}
      {kind === 'script' && <TryScript draft={draft} />}
      {isGuarded(detail.path) && <Approvals path={detail.path} />}
      <DocumentActions {...{ detail, draft, shown, again, leadToFault }} />
      <DocumentHistory detail={detail} draft={draft} again={again} />
    </article>
  );
}

type TextProps = { detail: DocumentDetail; draft: Draft; shown: DraftView; isChecked: boolean };

/** Of the script the form reads nothing but that it is one. */
const scriptShape: FieldShape = { kind: 'group', fields: [], isText: false };

/** A text as a form, or the file as it is: what the form cannot read, or by choice. */
function TextFields({ detail, draft, shown, isChecked }: TextProps) {
  const { kind, path, language, defaults, live_text: live } = detail;
  const isScript = kind === 'script';
  const shape = isScript ? scriptShape : detail.shape;
  const { text } = shown;
  const [isPlain, setIsPlain] = useState(false);
  const isStory = kind === 'story';
  const head = isStory ? readHead(text) : null;
  const hasForm = head !== null || (shape !== null && readValue(text, shape) !== undefined);
  const isForm = hasForm && !isPlain;
  return (
    <>
      {(isStory || shape) && (
        <SelectField
          name="way"
          label={copy.way}
          hint={hasForm ? undefined : isStory ? copy.noForm : copy.noValues}
          options={[
            { value: 'form', label: copy.ways.form },
            { value: 'plain', label: copy.ways.plain },
          ]}
          value={isForm ? 'form' : 'plain'}
          onChange={({ target }) => setIsPlain(target.value === 'plain')}
        />
      )}
      {isForm && head && <StoryForm head={head} shown={shown} language={language} draft={draft} />}
      {isForm && isScript && (
        <ScriptForm
          key={shown.loaded}
          script={readValue(text, scriptShape)}
          live={live === null ? undefined : readValue(live, scriptShape)}
          check={shown.check}
          draft={draft}
        />
      )}
      {isForm && shape && !isScript && (
        <ValueForm key={shown.loaded} file={path} {...{ shape, defaults, live, draft, shown, isChecked }} />
      )}
      {!isForm && (
        <Field
          as="textarea"
          name="text"
          label={copy.text}
          hint={isStory ? copy.textHint : jsonHint(path, text)}
          className={own.text}
          lang={language}
          rows={18}
          value={text}
          onChange={({ target }) => {
            // Once the head can be read again, the form must not come between two keys.
            setIsPlain(true);
            draft.type(target.value);
          }}
        />
      )}
      {!(isForm && shape) && <CheckList check={shown.check} form={isForm && isStory ? text : null} />}
    </>
  );
}

const examples: Readonly<Record<string, string>> = copy.examples;

/** What to write where nothing is written yet. */
function jsonHint(path: string, text: string): string {
  const example = text.trim() === '' ? examples[path] : undefined;
  return example === undefined ? copy.jsonHint : copy.example(example);
}

function stateOf({ is_hidden, is_hidden_with, live_text, is_draft, defaults }: DocumentDetail): string {
  const first = defaults === null ? 'draft' : 'own';
  const state = is_hidden ? 'hidden' : live_text === null ? first : 'published';
  return [
    state === 'published' && is_hidden_with ? staffContent.hiddenWith : staffContent.states[state],
    ...(is_draft && state !== 'draft' ? [staffContent.hasDraft] : []),
  ].join(', ');
}

type ConflictProps = Pick<TextProps, 'detail' | 'draft' | 'shown'>;

/** Both texts of a conflict, compared: value by value where they are a list or facts. */
function Conflict({ detail: { path, shape, language }, draft, shown: { current, text } }: ConflictProps) {
  const stored = current?.text ?? '';
  const [was, is] = [stored, text].map((one) => shape && readValue(one, shape));
  const compared = was && is ? null : ['compared', stored, text];
  const { data: changes } = useSWR(compared, () => changesOf(stored, text), { keepPreviousData: true });
  if (current === null) return null;
  const { lock, updated_by: by } = current;
  const title = lock ? copy.conflict.locked(lock.name) : by ? copy.conflict.by(by) : copy.conflict.title;
  return (
    <div id={CONFLICT} tabIndex={-1} className={own.outcome}>
      <Notice kind="failed" title={title}>
        <p>{copy.conflict.text}</p>
        {was && is ? (
          <ChangedValues
            path={path}
            changes={differencesOf(was, is)}
            labels={[copy.conflict.theirs, copy.conflict.mine]}
          />
        ) : (
          changes && <Compared changes={changes} legend={copy.conflict.legend} language={language} />
        )}
        <div className={own.actions}>
          <Button onClick={() => void draft.choose('mine')}>{copy.conflict.useMine}</Button>
          <Button variant="quiet" onClick={() => void draft.choose('theirs')}>
            {copy.conflict.useTheirs}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
