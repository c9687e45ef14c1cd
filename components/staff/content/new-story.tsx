import { useState } from 'react';
import { mutate } from 'swr';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { staff } from '@/lib/i18n/en/staff';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { staffRoutes } from '@/lib/staff/addresses';
import { has } from '@/lib/staff/client/staff-calls';
import type { DocumentSummary } from '@/lib/stories/document-schema';
import { idFromTitle } from '@/lib/stories/story-head';
import styles from '../staff.module.css';
import { useStaffForm } from '../use-staff-form';

/** Before the path, in the address of a preview. */
export const PREVIEW_HASH = 'preview:';
export const readCreated = (answer: unknown) => (has<{ path: string }>(answer, 'path') ? answer : null);

/** What the list showed before a change is not shown again. */
export const forgetList = () => void mutate(staffRoutes.api.content, undefined, { revalidate: false });
export function openBegun({ path }: { path: string }): void {
  forgetList();
  location.assign(`#${path}`);
}

/** A new story, or the translation of one: with the id of an English story it begins with that text. */
export function NewStory({ documents }: { documents: readonly DocumentSummary[] }) {
  const copy = staffContent.create;
  const [id, setId] = useState('');
  const [isOwnId, setIsOwnId] = useState(false);
  const [language, setLanguage] = useState('en');
  const english = documents.find((one) => one.kind === 'story' && one.language === 'en' && one.id === id);
  const form = useStaffForm({
    copy: staff.errors,
    path: staffRoutes.api.changeContent('create'),
    read: readCreated,
    more: () => ({ kind: 'story', ...(language !== 'en' && english && { from: english.path }) }),
    done: openBegun,
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
