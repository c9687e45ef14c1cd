import { useMemo } from 'react';
import { useEngine } from '../react/engine-provider';
import { refTo } from './view';

function showFile(element: HTMLMediaElement | HTMLImageElement, file: Blob): () => void {
  const address = URL.createObjectURL?.(file);
  if (!address) return () => {};
  element.src = address;
  return () => URL.revokeObjectURL(address);
}

/** An uploaded file in its bubble. */
export function MediaDisplay({ file, kind }: { file: Blob; kind: string }) {
  const style = useEngine((state) => state.styles.mediaDisplayContainerStyle);
  // The object URL is revoked with the element.
  const show = useMemo(
    () => refTo((element: HTMLMediaElement | HTMLImageElement) => showFile(element, file)),
    [file],
  );
  const name = file instanceof File ? file.name : kind;
  return (
    <div
      className={`rcb-media-display-${kind}-container rcb-media-entry`}
      style={style}
      data-testid={`media-display-${kind}-container`}
    >
      {kind === 'image' && <img ref={show} className="rcb-media-display-image" alt={name} />}
      {kind === 'video' && (
        <video ref={show} className="rcb-media-display-video" controls muted aria-label={name} />
      )}
      {kind === 'audio' && (
        <audio ref={show} className="rcb-media-display-audio" controls muted aria-label={name} />
      )}
    </div>
  );
}
