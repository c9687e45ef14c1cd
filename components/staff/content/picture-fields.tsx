'use client';

import { Field } from '@/components/ui/field';
import { staffPictures } from '@/lib/i18n/en/staff-pictures';
import type { StoredPicture } from '@/lib/stories/picture-upload';
import { kolkataField } from '../clock';
import styles from '../staff.module.css';
import type { PictureFacts } from './send-picture';

const copy = staffPictures.facts;

type Props = {
  errors: Readonly<Record<string, string>>;
  /** What is stored of it already. */
  picture?: StoredPicture;
};

/** What is written of a picture: its words by language, whether it shows a person, and who agreed. */
export function PictureFields({ errors, picture }: Props) {
  const today = kolkataField(Date.now()).slice(0, 10);
  return (
    <>
      <Field
        name="alt.en"
        label={copy.alt}
        hint={copy.altHint}
        autoComplete="off"
        defaultValue={picture?.alt.en}
        error={errors['alt.en']}
      />
      <Field
        name="alt.hi"
        lang="hi"
        label={copy.altHi}
        hint={copy.altOthersHint}
        autoComplete="off"
        defaultValue={picture?.alt.hi}
        error={errors['alt.hi']}
      />
      <Field
        name="alt.bn"
        lang="bn"
        label={copy.altBn}
        hint={copy.altOthersHint}
        autoComplete="off"
        defaultValue={picture?.alt.bn}
        error={errors['alt.bn']}
      />
      <PersonFields error={errors['shows_person']} shown={picture?.shows_person} />
      <Field
        name="consent.by"
        label={copy.consentBy}
        hint={copy.consentByHint}
        autoComplete="off"
        defaultValue={picture?.consent.by}
        error={errors['consent.by']}
      />
      <Field
        name="consent.on"
        type="date"
        max={today}
        label={copy.consentOn}
        defaultValue={picture?.consent.on ?? today}
        error={errors['consent.on']}
      />
      <Field
        name="consent.paper"
        label={copy.paper}
        hint={copy.paperHint}
        autoComplete="off"
        defaultValue={picture?.consent.paper}
        error={errors['consent.paper']}
      />
    </>
  );
}

function PersonFields({ error, shown }: { error: string | undefined; shown: boolean | undefined }) {
  const options = [
    { value: 'no', label: copy.personNo, isChosen: shown === false },
    { value: 'yes', label: copy.personYes, isChosen: shown === true },
  ];
  return (
    <fieldset className={styles.ticks} aria-describedby={error && 'person-error'}>
      <legend>{copy.person}</legend>
      {options.map(({ value, label, isChosen }) => (
        <label key={value}>
          <input type="radio" name="shows_person" value={value} defaultChecked={isChosen} />
          {label}
        </label>
      ))}
      {error && (
        <p id="person-error" className={styles.fault}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The fields as the endpoints take them. */
export function factsIn(form: HTMLFormElement): PictureFacts {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const person = text('shows_person');
  return {
    alt: { en: text('alt.en'), hi: text('alt.hi'), bn: text('alt.bn') },
    shows_person: person === '' ? undefined : person === 'yes',
    consent: { by: text('consent.by'), on: text('consent.on'), paper: text('consent.paper') },
  };
}
