import type { ReactElement } from 'react';
import { useEngine } from '../react/engine-provider';

/** A picture, film or sound the visitor sent; null for any other file. */
export function mediaElement(file: Blob): ReactElement | null {
  const kind = /^(image|video|audio)\//.exec(file.type)?.[1];
  return kind ? <MediaDisplay file={file} kind={kind} /> : null;
}

function MediaDisplay({ file, kind }: { file: Blob; kind: string }) {
  const style = useEngine((state) => state.styles.mediaDisplayContainerStyle);
  // The address lives as long as the element that shows it.
  const show = (element: HTMLMediaElement | HTMLImageElement | null) => {
    if (!element) return undefined;
    const address = URL.createObjectURL?.(file);
    if (!address) return undefined;
    element.src = address;
    return () => URL.revokeObjectURL(address);
  };
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
