'use client';

import { useCallback, useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Button } from '@/components/ui/button';
import { staffPictures } from '@/lib/i18n/en/staff-pictures';
import { focusOnce } from '../browser-state';
import styles from '../staff.module.css';
import own from './pictures.module.css';
import { drawView, type PhotoView } from './send-picture';

const copy = staffPictures.add;
/** As it is shown here; what is sent is larger. */
const SHOWN_SIDE = 800;

/** So far from the edges that a thumb finds its corners within the photo. */
const inset: PercentCrop = { unit: '%', x: 8, y: 8, width: 84, height: 84 };
/** A press without a drag. */
const isTiny = ({ width, height }: PercentCrop) => width < 2 || height < 2;

type Props = { view: PhotoView; change: (view: PhotoView) => void };

/** A photo as it will be added. It is turned at once; it is cut in a mode of its own, so that scrolling cuts nothing. */
export function CutPhoto({ view, change }: Props) {
  const [isCutting, setIsCutting] = useState(false);
  const [wasCut, setWasCut] = useState(false);
  const rotate = (by: number) => change({ ...view, quarters: (view.quarters + by) % 4, cut: null });
  const open = () => {
    change({ ...view, cut: view.cut ?? inset });
    setIsCutting(true);
  };
  const close = () => {
    setIsCutting(false);
    setWasCut(true);
  };
  if (isCutting) return <CuttingFrame view={view} change={change} close={close} />;
  return (
    <div className={styles.section}>
      <Drawn view={view} label={copy.photo} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => rotate(3)}>
          {copy.left}
        </Button>
        <Button variant="quiet" onClick={() => rotate(1)}>
          {copy.right}
        </Button>
        <Button variant="quiet" onClick={open} {...(wasCut && { ref: focusOnce })}>
          {copy.cut}
        </Button>
        {view.cut && (
          <Button variant="quiet" onClick={() => change({ ...view, cut: null })}>
            {copy.whole}
          </Button>
        )}
      </div>
    </div>
  );
}

function CuttingFrame({ view, change, close }: Props & { close: () => void }) {
  const setCut = (cut: PhotoView['cut']) => change({ ...view, cut });
  const leave = () => {
    setCut(null);
    close();
  };
  return (
    <section className={styles.section} aria-label={copy.cut}>
      <p tabIndex={-1} ref={focusOnce}>
        {copy.cutText}
      </p>
      <ReactCrop
        crop={{ ...(view.cut ?? inset), unit: '%' }}
        onChange={(_, part) => setCut(part)}
        onComplete={(_, part) => isTiny(part) && setCut(inset)}
        ruleOfThirds
        {...(own.cut && { className: own.cut })}
      >
        <Drawn view={{ ...view, cut: null }} label={copy.cutLabel} />
      </ReactCrop>
      <div className={styles.actions}>
        <Button onClick={close}>{copy.useCut}</Button>
        <Button variant="quiet" onClick={leave}>
          {copy.leaveCut}
        </Button>
      </div>
    </section>
  );
}

function Drawn({ view: { photo, quarters, cut }, label }: { view: PhotoView; label: string }) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas) drawView(canvas, { photo, quarters, cut }, SHOWN_SIDE);
    },
    [photo, quarters, cut],
  );
  return <canvas ref={draw} className={own.photo} role="img" aria-label={label} />;
}
