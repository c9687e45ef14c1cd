/** Documents of the store that lie over those of a folder, by path. `body` null: hidden. */
export type Overlay = {
  dir: string;
  rows: ReadonlyMap<string, OverlayRow>;
  /** The same in every instance that shows the same; blank without rows. */
  edition: string;
  /** The last change of the store that is in it. */
  seq: number;
  /** When that was. */
  changedMs: number;
  /** False until the store, or a copy of what it said, has been read: what is taken down is not known before. */
  isKnown: boolean;
};
export type OverlayRow = { stamp: string; body: string | null };

/** The names of files with those that lie over them, less those that are hidden. */
export function withOverlay(files: Iterable<string>, overlay: Overlay | null): Set<string> {
  const names = new Set(files);
  for (const [path, { body }] of overlay?.rows ?? []) {
    if (body === null) names.delete(path);
    else names.add(path);
  }
  return names;
}

/** Ids of the stories that are taken down, whether this instance ever showed them or not. */
export const hiddenStories = (overlay: Overlay | null): string[] =>
  [...(overlay?.rows ?? [])].flatMap(([path, { body }]) => {
    const id = /^stories\/([^./]+)\.md$/.exec(path)?.[1];
    return body === null && id !== undefined ? [id] : [];
  });

/** So long after a change of the store another instance may still show what was before it. */
const SETTLED_MS = 1500;

/**
 * The edition as a proxy sees it: another one at once, for what is taken down, and once more when every instance has seen
 * the change, for what the proxy may have taken meanwhile from one that had not.
 */
export function visibleEdition(overlay: Overlay | null): string {
  if (!overlay || overlay.edition === '') return '';
  return `${overlay.edition}${Date.now() - overlay.changedMs < SETTLED_MS ? ' new' : ''}`;
}
