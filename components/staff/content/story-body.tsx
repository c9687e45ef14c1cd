'use client';

import type { Node } from 'prosemirror-model';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { staffContent } from '@/lib/i18n/en/staff-content';
import type { Language } from '@/lib/i18n/language';
import type { StoredPicture } from '@/lib/stories/picture-upload';
import { bodyOf, withBody } from '@/lib/stories/story-head';
import styles from '../staff.module.css';
import editor from './document-editor.module.css';
import type { Draft } from './draft';
import own from './formatted-editor.module.css';
import { ChoosePicture } from './pictures';

const copy = staffContent.editor;
const words = staffContent.formatted;

type Editor = typeof import('./formatted-editor');
type View =
  | { kind: 'opening' }
  | { kind: 'formatted'; doc: Node; Editor: Editor['FormattedEditor'] }
  | { kind: 'plain'; reason: keyof typeof words.reasons | null };

/** Firefox on Android doubles letters in editors of this kind. */
const doublesLetters = () => /Android/.test(navigator.userAgent) && /Firefox\//.test(navigator.userAgent);

/** How the body is written: as it will look where that gives back the same text, or as plain text. */
class StoryWay {
  #view: View = doublesLetters() ? { kind: 'plain', reason: null } : { kind: 'opening' };
  #isAsked = false;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly draft: Draft) {}

  readonly view = (): View => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#view.kind === 'opening') void this.#open();
    return () => this.#listeners.delete(listener);
  };

  readonly choose = (kind: 'plain' | 'opening'): void => {
    this.#tell(kind === 'plain' ? { kind, reason: null } : { kind });
    if (kind === 'opening') void this.#open();
  };

  async #open(): Promise<void> {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const body = bodyOf(this.draft.view().text);
    const loading = import('./formatted-editor').catch(() => null);
    const [answer, editor] = await Promise.all([this.draft.formatted(), loading]);
    this.#isAsked = false;
    if (this.#view.kind !== 'opening') return;
    if (!answer.ok || editor === null) return this.#tell({ kind: 'plain', reason: 'failed' });
    const { doc: read } = answer.data;
    const doc = read && editor.readStory(read, body);
    if (doc) this.#tell({ kind: 'formatted', doc, Editor: editor.FormattedEditor });
    else this.#tell({ kind: 'plain', reason: 'unlike' });
  }

  #tell(view: View): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}

type Props = { draft: Draft; text: string; language: Language };

/** The body of a story, formatted or plain; each gives the other the same text. */
export function StoryBody({ draft, text, language }: Props) {
  const [way] = useState(() => new StoryWay(draft));
  const view = useSyncExternalStore(way.subscribe, way.view, way.view);
  const write = (body: string) => draft.type(withBody(draft.view().text, body));
  const picture = (insert: (path: string, alt: string) => void) => (
    <InsertPicture language={language} insert={insert} />
  );
  return (
    <>
      <fieldset className={styles.ticks}>
        <legend>{words.way}</legend>
        <div className={own.ways}>
          {(['opening', 'plain'] as const).map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name="story-way"
                checked={(view.kind === 'plain') === (kind === 'plain')}
                onChange={() => way.choose(kind)}
              />
              {words.ways[kind]}
            </label>
          ))}
        </div>
      </fieldset>
      <p role="status">{statusOf(view)}</p>
      {view.kind === 'formatted' ? (
        <view.Editor doc={view.doc} language={language} changed={write} picture={picture} />
      ) : (
        <PlainBody
          body={bodyOf(text)}
          language={language}
          isOpening={view.kind === 'opening'}
          {...{ write, picture }}
        />
      )}
    </>
  );
}

function statusOf(view: View): string {
  if (view.kind === 'opening') return words.opening;
  return view.kind === 'plain' && view.reason !== null ? words.reasons[view.reason] : '';
}

type PlainProps = {
  body: string;
  language: Language;
  isOpening: boolean;
  write: (body: string) => void;
  picture: (insert: (path: string, alt: string) => void) => ReactNode;
};

function PlainBody({ body, language, isOpening, write, picture }: PlainProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (path: string, alt: string) => {
    if (!field.current) return;
    const { value: typed, selectionStart: at } = field.current;
    const [before, after] = [typed.slice(0, at).trimEnd(), typed.slice(at).trimStart()];
    write(`${before}\n\n![${alt}](${path})\n\n${after}`);
    field.current.focus();
  };
  return (
    <>
      <Field
        as="textarea"
        ref={field}
        name="body"
        label={copy.body}
        hint={copy.bodyHint}
        lang={language}
        rows={16}
        className={editor.body}
        readOnly={isOpening}
        value={body}
        onChange={({ target }) => write(target.value)}
      />
      {picture(insert)}
    </>
  );
}

function InsertPicture({
  language,
  insert,
}: {
  language: Language;
  insert: (path: string, alt: string) => void;
}) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [isAdded, setIsAdded] = useState(false);
  const toggle = () => {
    setIsAdded(false);
    setIsChoosing(!isChoosing);
  };
  const choose = ({ path, alt }: StoredPicture) => {
    // Where the picture now stands is seen once the choice is gone from the page.
    flushSync(() => {
      setIsChoosing(false);
      setIsAdded(true);
    });
    insert(path, (alt[language] ?? alt.en).replaceAll(/[[\]\n]/g, ' '));
  };
  return (
    <>
      <p role="status">{isAdded && copy.pictureAdded}</p>
      <Button variant="quiet" aria-expanded={isChoosing} onClick={toggle}>
        {isChoosing ? copy.cancel : copy.insertPicture}
      </Button>
      {isChoosing && <ChoosePicture choose={choose} />}
    </>
  );
}
