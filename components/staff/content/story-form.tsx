'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { blog } from '@/lib/i18n/en/blog';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { staffPictures } from '@/lib/i18n/en/staff-pictures';
import type { Language } from '@/lib/i18n/language';
import type { DocumentCheck } from '@/lib/stories/document-schema';
import type { StoredPicture } from '@/lib/stories/picture-upload';
import type { HeadPhoto } from '@/lib/stories/schema';
import { bodyOf, type HeadKey, type StoryHead, withField } from '@/lib/stories/story-head';
import { inView } from '../browser-state';
import styles from '../staff.module.css';
import type { Draft, DraftView } from './draft';
import { ChoosePicture } from './pictures';
import own from './pictures.module.css';
import { StoryBody } from './story-body';

const copy = staffContent.editor;

type Props = { draft: Draft; shown: DraftView; head: StoryHead; language: Language };

/** The fields of a story in place of its file: each changes its own line of the text. */
export function StoryForm({ draft, shown, head, language }: Props) {
  const { text, loaded } = shown;
  // Into what is typed by now: a photo arrives long after it was chosen.
  const change = <K extends HeadKey>(key: K, value: StoryHead[K]) =>
    draft.type(withField(draft.view().text, key, value));
  const isOriginal = language === 'en';
  return (
    <>
      <Field
        name="title"
        label={copy.name}
        lang={language}
        autoComplete="off"
        value={head.title}
        onChange={({ target }) => change('title', target.value)}
        error={head.title.trim() === '' ? copy.nameMissing : undefined}
      />
      {isOriginal && <OriginalFields head={head} change={change} />}
      <StoryBody key={loaded} language={language} text={text} draft={draft} />
      {bodyNotes(shown).map(({ line, message }) => (
        <p key={`${line} ${message}`} role="note">
          {sentence(message)}
        </p>
      ))}
      <Field
        name="reviewed_by"
        label={copy.reviewer}
        autoComplete="off"
        value={head.reviewed_by}
        onChange={({ target }) => change('reviewed_by', target.value)}
      />
      <Field
        name="reviewed_on"
        type="date"
        label={copy.reviewedOn}
        value={head.reviewed_on}
        onChange={({ target }) => change('reviewed_on', target.value)}
      />
    </>
  );
}

const sentence = (message: string): string => message.charAt(0).toUpperCase() + message.slice(1);
const linesOf = (text: string): number => text.split('\n').length;
/** Whether a line of the file stands in the body: its number says nothing in a form. */
const isInBody = (line: number, text: string): boolean => line > linesOf(text) - linesOf(bodyOf(text));

const bodyNotes = ({ check, text }: DraftView) => check.warnings.filter(({ line }) => isInBody(line, text));

/** What is to be mended in a text; `form`: the text of a form, which has the notes on its body itself, and no lines. */
export function CheckList({ check, form }: { check: DocumentCheck; form: string | null }) {
  const warnings = check.warnings.filter(({ line }) => form === null || !isInBody(line, form));
  const groups = [
    { title: copy.errors, lines: check.errors },
    { title: copy.warnings, lines: warnings },
  ].filter(({ lines }) => lines.length > 0);
  return groups.map(({ title, lines }) => (
    <section key={title} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ line, message }) => (
          <li key={`${line} ${message}`}>{form === null ? copy.line(line, message) : sentence(message)}</li>
        ))}
      </ul>
    </section>
  ));
}

type Change = <K extends HeadKey>(key: K, value: StoryHead[K]) => void;

/** What a translation has from its English story. */
function OriginalFields({ head, change }: { head: StoryHead; change: Change }) {
  const toggle = (topic: string) => {
    const others = head.topics.filter((one) => one !== topic);
    change('topics', others.length < head.topics.length ? others : [...others, topic]);
  };
  return (
    <>
      <Field
        name="date"
        type="date"
        label={copy.date}
        hint={copy.dateHint}
        value={head.date}
        onChange={({ target }) => change('date', target.value)}
      />
      <fieldset className={styles.ticks}>
        <legend>{copy.topics}</legend>
        {Object.entries(blog.topics.names).map(([topic, name]) => (
          <label key={topic}>
            <input type="checkbox" checked={head.topics.includes(topic)} onChange={() => toggle(topic)} />
            {name}
          </label>
        ))}
      </fieldset>
      <StoryPhoto head={head} change={change} />
    </>
  );
}

function StoryPhoto({ head: { photo, thumbnail }, change }: { head: StoryHead; change: Change }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [isAdded, setIsAdded] = useState(false);
  const choose = (picture: StoredPicture) => {
    change('photo', photoOf(picture));
    setIsChoosing(false);
    setIsAdded(true);
  };
  const alt = typeof photo?.alt === 'string' ? photo.alt : photo?.alt.en;
  return (
    <section className={styles.section} aria-label={copy.picture}>
      <h3>{copy.picture}</h3>
      {photo ? (
        <div key={photo.file} ref={isAdded ? inView : undefined} className={own.thumbnail}>
          <img src={`/media/${photo.file}`} alt={alt ?? ''} width={128} height={96} />
        </div>
      ) : (
        <p>{thumbnail ? copy.ownPicture : copy.noPicture}</p>
      )}
      <p role="status">{isAdded && photo && copy.pictureAdded}</p>
      <div className={styles.actions}>
        <Button variant="quiet" aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
          {chooseLabel(isChoosing, photo)}
        </Button>
        {photo && (
          <Button variant="quiet" onClick={() => change('photo', null)}>
            {copy.takePictureOut}
          </Button>
        )}
      </div>
      {isChoosing && <ChoosePicture choose={choose} />}
    </section>
  );
}

function chooseLabel(isChoosing: boolean, photo: HeadPhoto | null): string {
  if (isChoosing) return copy.cancel;
  return photo ? copy.otherPicture : copy.choosePicture;
}

/**
 * A picture with its words and its record of consent, as a story names it. Where nobody can be recognised, whoever added
 * it answers for that.
 */
export const photoOf = ({
  path: file,
  alt,
  added_by,
  consent: { by, on, paper },
}: StoredPicture): HeadPhoto => ({
  file,
  alt: alt.hi || alt.bn ? { ...alt, hi: alt.hi || undefined, bn: alt.bn || undefined } : alt.en,
  consent: { by: by || added_by, date: on, kept: paper || staffPictures.facts.nobody },
});
