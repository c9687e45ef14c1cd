'use client';

import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { fill } from '@/lib/i18n/language';
import { Icon } from './icon';
import styles from './lightbox.module.css';
import { Picture } from './picture';
import { useModal } from './use-modal';
export type LightboxImage = { src: string; alt: string; title: string };

type LightboxLabels = {
  close: string;
  previous: string;
  next: string;
  /** "Image {number} of {count}: {title}" */
  position: string;
};

type Props = {
  label: string;
  labels: LightboxLabels;
  images: readonly LightboxImage[];
  start: number;
  onClose: () => void;
};

/** Pictures one at a time over the whole screen; both ends meet (spec §2, Accommodation). */
export function Lightbox({ label, labels, images, start, onClose }: Props) {
  const { ref, close } = useModal();
  const [index, setIndex] = useState(wrapIndex(start, images.length));
  const captionId = useId();
  const step = (by: number) => setIndex((now) => wrapIndex(now + by, images.length));
  const swipe = useSwipe(step);
  const image = images[index];
  if (!image) return null;

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
    if (key === 'Home') setIndex(0);
    if (key === 'End') setIndex(images.length - 1);
  };

  return (
    <dialog ref={ref} className={styles.lightbox} aria-label={label} onClose={onClose} onKeyDown={onKeyDown}>
      <button type="button" className={styles.close} onClick={close}>
        <Icon name="close" size={26} />
        <span className="visually-hidden">{labels.close}</span>
      </button>
      <figure className={styles.figure} aria-labelledby={captionId} {...swipe}>
        <Picture key={image.src} src={image.src} alt={image.alt} className={styles.image} priority />
        <figcaption id={captionId} className="visually-hidden">
          {image.title}
        </figcaption>
      </figure>
      <button type="button" className={styles.previous} onClick={() => step(-1)}>
        <Icon name="previous" size={26} />
        <span className="visually-hidden">{labels.previous}</span>
      </button>
      <button type="button" className={styles.next} onClick={() => step(1)}>
        <Icon name="next" size={26} />
        <span className="visually-hidden">{labels.next}</span>
      </button>
      <p className={styles.position} role="status">
        {fill(labels.position, { number: index + 1, count: images.length, title: image.title })}
      </p>
      <Neighbours images={images} index={index} />
    </dialog>
  );
}

/** The pictures before and after, fetched but not shown. */
function Neighbours({ images, index }: { images: readonly LightboxImage[]; index: number }) {
  const around = [-1, 1].map((by) => images[wrapIndex(index + by, images.length)]);
  const others = new Set(around.filter((image) => image !== undefined && image !== images[index]));
  return (
    <div hidden>
      {[...others].map((image) => image && <Picture key={image.src} src={image.src} alt="" priority />)}
    </div>
  );
}

/** The index a row of `count` pictures shows: past the last comes the first, before the first the last (spec §2). */
export function wrapIndex(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0;
}

/** Shorter moves are a trembling finger. */
const SWIPE_PX = 48;

/** A finger drawn to the side steps on or back: an extra beside buttons and keys, never the only way. */
function useSwipe(step: (by: number) => void) {
  const startRef = useRef<number | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      startRef.current = pointerType === 'touch' ? clientX : null;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const start = startRef.current;
      startRef.current = null;
      if (start === null || Math.abs(clientX - start) < SWIPE_PX) return;
      step(clientX < start ? 1 : -1);
    },
  };
}
