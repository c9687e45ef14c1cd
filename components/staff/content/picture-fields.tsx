'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { staffPictures } from '@/lib/i18n/en/staff-pictures';
import { languages } from '@/lib/i18n/language';
import type { PictureConsent, StoredPicture } from '@/lib/stories/picture-upload';
import { DayField } from '../form-parts';
import styles from '../staff.module.css';
import { focusFirst } from '../use-staff-form';
import own from './pictures.module.css';
import type { PictureFacts } from './send-picture';

const copy = staffPictures.facts;

type Props = {
  errors: Readonly<Record<string, string>>;
  /** What is stored of it already. */
  picture?: StoredPicture;
};

/** Whether a person can be recognised; `missing`: one who has not agreed, so the picture is not sent. */
type Person = 'no' | 'yes' | 'missing';

/** What is written of a picture: its words by language, whether it shows a person, and who agreed. */
export function PictureFields({ errors, picture }: Props) {
  const [person, setPerson] = useState<Person | undefined>(picture && (picture.shows_person ? 'yes' : 'no'));
  const missing = picture ? copy.missingStored : copy.missing;
  return (
    <>
      {languages.map((language) => (
        <Field
          key={language}
          name={`alt.${language}`}
          {...(language !== 'en' && { lang: language })}
          label={{ en: copy.alt, hi: copy.altHi, bn: copy.altBn }[language]}
          hint={language === 'en' ? copy.altHint : copy.altOthersHint}
          autoComplete="off"
          defaultValue={picture?.alt[language]}
          error={errors[`alt.${language}`]}
        />
      ))}
      <PersonFields
        error={person === undefined ? errors['shows_person'] : undefined}
        missing={missing}
        person={person}
        choose={setPerson}
      />
      <ConsentFields errors={errors} consent={picture?.consent} person={person} />
    </>
  );
}

type PersonProps = {
  error: string | undefined;
  /** What follows from a person who has not agreed. */
  missing: string;
  person: Person | undefined;
  choose: (person: Person) => void;
};

function PersonFields({ error, missing, person, choose }: PersonProps) {
  const options = [
    { value: 'no', label: copy.personNo },
    { value: 'yes', label: copy.personYes },
    { value: 'missing', label: copy.personMissing },
  ] as const;
  const fault = person === 'missing' ? missing : error;
  return (
    <fieldset className={styles.ticks} aria-describedby={fault && 'person-error'}>
      <legend>{copy.person}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name="shows_person"
            value={value}
            checked={person === value}
            onChange={() => choose(value)}
          />
          {label}
        </label>
      ))}
      <p id="person-error" role="status" className={styles.fault}>
        {fault}
      </p>
    </fieldset>
  );
}

type ConsentProps = Pick<Props, 'errors'> & {
  consent: PictureConsent | undefined;
  person: Person | undefined;
};

/** Asked where a person can be recognised; open to who wants to note it where nobody can. */
function ConsentFields({ errors, consent, person }: ConsentProps) {
  return (
    <details className={own.consent} open={person === 'yes'} hidden={person !== 'yes' && person !== 'no'}>
      <summary>{person === 'yes' ? copy.consent : copy.consentFree}</summary>
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

/** Whether a person in the picture has not agreed: then it is not sent, and the focus goes to that answer. */
export function lacksConsent(form: HTMLFormElement): boolean {
  const isMissing = new FormData(form).get('shows_person') === 'missing';
  if (isMissing) focusFirst(form, { shows_person: '' });
  return isMissing;
}

/** What is missing, by the schema that the server holds it to, loaded with the first press: nothing is sent before. */
export async function faultsIn(form: HTMLFormElement): Promise<Readonly<Record<string, string>>> {
  const { FinishUpload } = await import('@/lib/stories/media-schema');
  const read = FinishUpload.safeParse({ id: '0'.repeat(32), ...factsIn(form) });
  const faults = (read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const);
  return Object.fromEntries(faults.toReversed());
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
