'use client';

import { type ChangeEvent, type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { staff } from '@/lib/i18n/en/staff';
import { staffPictures } from '@/lib/i18n/en/staff-pictures';
import { staffRoutes } from '@/lib/staff/addresses';
import { toldIn, troubleOf } from '@/lib/staff/client/staff-calls';
import { readAgain } from '@/lib/staff/client/staff-reads';
import { uploadHash } from '@/lib/stories/picture-upload';
import styles from '../staff.module.css';
import { focusFirst, messageOf } from '../use-staff-form';
import { CutPhoto } from './cut-photo';
import { factsIn, faultsIn, lacksConsent, PictureFields } from './picture-fields';
import { encodePhoto, type PhotoView, readPhoto, sendPicture } from './send-picture';

const copy = staffPictures.add;

type State = { message: string | null; fields: Readonly<Record<string, string>>; percent: number | null };
const quiet: State = { message: null, fields: {}, percent: null };

/** A photo of the device: turned, cut, described and sent in parts. What was written stays until it has arrived. */
export function AddPicture({ done }: { done: (path: string) => void }) {
  const [view, setView] = useState<PhotoView | null>(null);
  const [state, setState] = useState(quiet);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const photo = await readPhoto(file);
    setView(photo && { photo, quarters: 0, cut: null });
    setState({ ...quiet, message: photo ? null : copy.unreadable });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.percent !== null) return;
    const form = event.currentTarget;
    if (view === null) return setState({ ...quiet, message: copy.unreadable });
    if (lacksConsent(form)) return setState(quiet);
    setState({ ...quiet, percent: 0 });
    const fields = await faultsIn(form);
    if (Object.keys(fields).length > 0) {
      setState({ ...quiet, fields });
      return focusFirst(form, fields);
    }
    const picture = await encodePhoto(view);
    if (picture === null) return setState({ ...quiet, message: copy.tooSmall });
    const progress = (share: number) => setState({ ...quiet, percent: Math.floor(share * 100) });
    const result = await sendPicture(picture, factsIn(form), progress);
    if (!result.ok) {
      const lost = troubleOf(result) !== 'fault' ? copy.lost : null;
      const message = lost ?? toldIn(result) ?? messageOf(result, staff.errors);
      setState({ ...quiet, message, fields: result.fields });
      focusFirst(form, result.fields);
      return;
    }
    await readAgain(staffRoutes.api.media);
    setState(quiet);
    // Not into a text that was left meanwhile.
    if (form.isConnected && uploadHash(result.data.path) !== null) done(result.data.path);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={copy.title}>
      <h3>{copy.title}</h3>
      <Field
        name="photo"
        type="file"
        accept="image/*"
        label={copy.file}
        hint={copy.fileHint}
        onChange={choose}
      />
      {view && <CutPhoto view={view} change={setView} />}
      {view && <PictureFields errors={state.fields} />}
      {state.message && <Notice kind="failed" title={state.message} />}
      {view && (
        <Button type="submit" data-unsent="photo" aria-disabled={state.percent !== null}>
          {copy.submit}
        </Button>
      )}
      <p role="status">{state.percent === null ? '' : copy.sending(state.percent)}</p>
    </form>
  );
}
