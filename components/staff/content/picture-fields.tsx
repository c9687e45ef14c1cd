'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { staffPictures } from '@/lib/i18n/en/staff-pictures';
import type { PictureConsent, StoredPicture } from '@/lib/stories/picture-upload';
import { DayField } from '../form-parts';
import styles from '../staff.module.css';
import own from './pictures.module.css';
import type { PictureFacts } from './send-picture';

const copy = staffPictures.facts;

type Props = {
  errors: Readonly<Record<string, string>>;
  /** What is stored of it already. */
  picture?: StoredPicture;
};

/** What is written of a picture: its words by language, whether it shows a person, and who agreed. */
export function PictureFields({ errors, picture }: Props) {
  const [isShown, setIsShown] = useState(picture?.shows_person);
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
      <PersonFields error={errors['shows_person']} shown={isShown} choose={setIsShown} />
      <ConsentFields errors={errors} consent={picture?.consent} isShown={isShown} />
    </>
  );
}

type PersonProps = {
  error: string | undefined;
  shown: boolean | undefined;
  choose: (isShown: boolean) => void;
};

function PersonFields({ error, shown, choose }: PersonProps) {
  const options = [
    { value: 'no', label: copy.personNo, isYes: false },
    { value: 'yes', label: copy.personYes, isYes: true },
  ];
  return (
    <fieldset className={styles.ticks} aria-describedby={error && 'person-error'}>
      <legend>{copy.person}</legend>
      {options.map(({ value, label, isYes }) => (
        <label key={value}>
          <input
            type="radio"
            name="shows_person"
            value={value}
            checked={shown === isYes}
            onChange={() => choose(isYes)}
          />
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

type ConsentProps = Pick<Props, 'errors'> & {
  consent: PictureConsent | undefined;
  isShown: boolean | undefined;
};

/** Asked where a person can be recognised; open to who wants to note it where nobody can. */
function ConsentFields({ errors, consent, isShown }: ConsentProps) {
  return (
    <details className={own.consent} open={isShown === true} hidden={isShown === undefined}>
      <summary>{isShown ? copy.consent : copy.consentFree}</summary>
      <Field
        name="consent.by"
        label={copy.consentBy}
        hint={copy.consentByHint}
        autoComplete="off"
        defaultValue={consent?.by}
        error={errors['consent.by']}
      />
      <DayField name="consent.on" label={copy.consentOn} day={consent?.on} error={errors['consent.on']} />
      <Field
        name="consent.paper"
        label={copy.paper}
        hint={copy.paperHint}
        autoComplete="off"
        defaultValue={consent?.paper}
        error={errors['consent.paper']}
      />
    </details>
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
