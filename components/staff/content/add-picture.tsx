'use client';

import { type ChangeEvent, type FormEvent, useCallback, useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { staff } from '@/lib/i18n/en/staff';
import { staffPictures } from '@/lib/i18n/en/staff-pictures';
import { staffRoutes } from '@/lib/staff/addresses';
import { toldIn } from '@/lib/staff/client/staff-calls';
import { readAgain } from '@/lib/staff/client/staff-reads';
import { uploadHash } from '@/lib/stories/picture-upload';
import styles from '../staff.module.css';
import { messageOf } from '../use-staff-form';
import { factsIn, PictureFields } from './picture-fields';
import own from './pictures.module.css';
import { drawPhoto, encodePhoto, readPhoto, sendPicture } from './send-picture';

const copy = staffPictures.add;
/** As it is shown here; what is sent is larger. */
const SHOWN_SIDE = 800;

/** It begins with all of the photo, so that its corners are there for the keyboard. */
const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };
const isWhole = ({ width, height }: PercentCrop) =>
  isTiny({ width, height }) || Math.min(width, height) > 99.5;
/** A press without a drag. */
const isTiny = ({ width, height }: Pick<PercentCrop, 'width' | 'height'>) => width < 2 || height < 2;

type State = { message: string | null; fields: Readonly<Record<string, string>>; percent: number | null };
const quiet: State = { message: null, fields: {}, percent: null };

/** A photo of the device: turned, cut, described and sent in parts. What was written stays until it has arrived. */
export function AddPicture({ done }: { done: (path: string) => void }) {
  const [photo, setPhoto] = useState<ImageBitmap | null>(null);
  const [quarters, setQuarters] = useState(0);
  const [cut, setCut] = useState(whole);
  const [state, setState] = useState(quiet);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const read = await readPhoto(file);
    setPhoto(read);
    setQuarters(0);
    setCut(whole);
    setState({ ...quiet, message: read ? null : copy.unreadable });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.percent !== null) return;
    const form = event.currentTarget;
    if (photo === null) return setState({ ...quiet, message: copy.unreadable });
    setState({ ...quiet, percent: 0 });
    const picture = await encodePhoto({ photo, quarters, cut: isWhole(cut) ? null : cut });
    if (picture === null) return setState({ ...quiet, message: copy.tooSmall });
    const progress = (share: number) => setState({ ...quiet, percent: Math.floor(share * 100) });
    const result = await sendPicture(picture, factsIn(form), progress);
    if (!result.ok) {
      const lost = result.status === 0 ? copy.lost : null;
      const message = lost ?? toldIn(result) ?? messageOf(result, staff.errors);
      setState({ ...quiet, message, fields: result.fields });
      focusFirst(form, result.fields);
      return;
    }
    await readAgain(staffRoutes.api.media);
    setState(quiet);
    if (uploadHash(result.data.path) !== null) done(result.data.path);
  };
  const rotate = (by: number) => {
    setQuarters((quarters + by) % 4);
    setCut(whole);
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
      {photo && <CutPhoto photo={photo} quarters={quarters} cut={cut} setCut={setCut} rotate={rotate} />}
      {photo && <PictureFields errors={state.fields} />}
      {state.message && <Notice kind="failed" title={state.message} />}
      {photo && (
        <Button type="submit" aria-disabled={state.percent !== null}>
          {copy.submit}
        </Button>
      )}
      <p role="status">{state.percent === null ? '' : copy.sending(state.percent)}</p>
    </form>
  );
}

function focusFirst(form: HTMLFormElement, fields: State['fields']): void {
  const [first] = Object.keys(fields);
  const control = first === undefined ? null : form.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
}

type CutProps = {
  photo: ImageBitmap;
  quarters: number;
  cut: PercentCrop;
  setCut: (cut: PercentCrop) => void;
  rotate: (by: number) => void;
};

function CutPhoto({ photo, quarters, cut, setCut, rotate }: CutProps) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas) drawPhoto(canvas, { photo, quarters }, SHOWN_SIDE);
    },
    [photo, quarters],
  );
  return (
    <div className={styles.section}>
      <p>{copy.cut}</p>
      <ReactCrop
        crop={cut}
        onChange={(_, part) => setCut(part)}
        onComplete={(_, part) => isTiny(part) && setCut(whole)}
        ruleOfThirds
        {...(own.cut && { className: own.cut })}
      >
        <canvas ref={draw} className={own.photo} role="img" aria-label={copy.cutLabel} />
      </ReactCrop>
      <div className={styles.actions}>
        <Button type="button" variant="quiet" onClick={() => rotate(3)}>
          {copy.left}
        </Button>
        <Button type="button" variant="quiet" onClick={() => rotate(1)}>
          {copy.right}
        </Button>
        {!isWhole(cut) && (
          <Button type="button" variant="quiet" onClick={() => setCut(whole)}>
            {copy.whole}
          </Button>
        )}
      </div>
    </div>
  );
}
