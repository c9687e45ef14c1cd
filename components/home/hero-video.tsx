'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { wantsStillness, whenPageRests } from '@/lib/browser/on-idle';
import styles from './hero-video.module.css';

type Props = { src: string; copy: { pause: string; play: string } };

/** `absent`: the picture alone, as sent by the server. `waiting`: not a frame shown yet. The film reports the rest. */
type State = 'absent' | 'waiting' | 'playing' | 'paused';

/** The moving river over the hero's picture: comes when the page rests, and stops when the visitor says so. */
export function HeroVideo({ src, copy }: Props) {
  const [state, setState] = useState<State>('absent');
  const ref = useRef<HTMLVideoElement>(null);

  // A subscription: the film must not compete with the picture and the words for a slow line.
  useEffect(() => (wantsStillness() ? undefined : whenPageRests(() => setState('waiting'))), []);

  if (state === 'absent') return null;
  const toggle = () => {
    const isPlaying = state === 'playing';
    pauseChoice.keep(isPlaying);
    if (isPlaying) ref.current?.pause();
    // A refusal by the browser leaves the film paused, which the button already says.
    else ref.current?.play().catch(() => {});
  };
  const staysPaused = pauseChoice.isKept();
  return (
    <>
      <video
        ref={ref}
        className={styles.video}
        src={src}
        data-shown={state === 'waiting' ? undefined : ''}
        autoPlay={!staysPaused}
        preload={staysPaused ? 'none' : 'auto'}
        muted
        loop
        playsInline
        disablePictureInPicture
        disableRemotePlayback
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setState('playing')}
        onPause={() => setState('paused')}
        onError={() => setState('absent')}
      />
      <button type="button" className={styles.button} onClick={toggle}>
        <Icon name={state === 'playing' ? 'pause' : 'play'} size={20} />
        <span className={styles.word}>{state === 'playing' ? copy.pause : copy.play}</span>
      </button>
    </>
  );
}

const KEY = 'hero-paused';

/** Whoever stopped the moving picture finds it still after a reload, for as long as the tab lives. */
const pauseChoice = {
  isKept(): boolean {
    try {
      return sessionStorage.getItem(KEY) !== null;
    } catch {
      // Storage can be forbidden; then the choice lasts as long as the page.
      return false;
    }
  },
  keep(isPaused: boolean): void {
    try {
      if (isPaused) sessionStorage.setItem(KEY, 'yes');
      else sessionStorage.removeItem(KEY);
    } catch {}
  },
};
