import { useMemo, useState } from 'react';
import { useActions, useEngine } from '../../react/engine-provider';
import { refTo } from '../view';
import { type Refusal, sizeText, withOffered } from './file-rules';
import { followFiles } from './follow-files';
import { filled, useRichTexts } from './words';
import '../css/rich.css';

type Tray = { visit: number; files: readonly File[]; refusal: Refusal | 'closed' | null };
const EMPTY: Tray = { visit: -1, files: [], refusal: null };

/** Files that were chosen, dropped or pasted, until the visitor sends them or takes them away. */
export function FileTray() {
  const { accept, multiple } = useEngine((state) => state.settings.fileAttachment);
  const isOpen = useEngine((state) => state.input.isAttachable);
  const visit = useEngine((state) => state.visit);
  const [known, setTray] = useState(EMPTY);
  const tray = known.visit === visit ? known : EMPTY;
  const { upload, focusTextArea } = useActions();
  const words = useRichTexts();
  const offer = (offered: readonly File[]) =>
    setTray(
      isOpen
        ? { visit, ...withOffered(tray.files, offered, { accept, multiple }) }
        : { visit, files: [], refusal: 'closed' },
    );
  const follower = useMemo(() => followFiles(), []);
  follower.offer = offer;
  const ref = useMemo(() => refTo<HTMLElement>(follower.attach), [follower]);
  /** The button that was pressed goes away with it. */
  const leave = (next: Tray) => {
    setTray(next);
    focusTextArea();
  };
  const remove = (file: File) =>
    leave({ visit, files: tray.files.filter((one) => one !== file), refusal: null });
  return (
    <div ref={ref} className="rcb-files" lang={words.language} hidden={tray === EMPTY}>
      {tray.refusal !== null && (
        <p className="rcb-files-problem" role="alert">
          {refused(tray.refusal, words, accept)}
        </p>
      )}
      {tray.files.length > 0 && (
        <>
          <ul className="rcb-file-list" aria-label={words.files}>
            {tray.files.map((file) => (
              <FileRow key={keyOf(file)} file={file} onRemove={() => remove(file)} />
            ))}
          </ul>
          <button
            type="button"
            className="rcb-files-send"
            onClick={() => {
              leave(EMPTY);
              void upload(tray.files);
            }}
          >
            {words.sendFiles}
          </button>
        </>
      )}
      <span className="rcb-sr-only" role="status">
        {tray.files.map(({ name }) => name).join(', ')}
      </span>
    </div>
  );
}

type Words = ReturnType<typeof useRichTexts>;
const refused = (refusal: NonNullable<Tray['refusal']>, words: Words, accept: string): string =>
  refusal === 'closed'
    ? words.noFiles
    : refusal.kind === 'many'
      ? words.oneFile
      : filled(words.fileRefused, { name: refusal.name, accept });

/** The same file may be there twice. */
const keys = new WeakMap<File, string>();
let newest = 0;
function keyOf(file: File): string {
  const known = keys.get(file);
  if (known) return known;
  newest += 1;
  keys.set(file, `file-${newest}`);
  return `file-${newest}`;
}

function FileRow({ file, onRemove }: { file: File; onRemove: () => void }) {
  const words = useRichTexts();
  return (
    <li className="rcb-file">
      {file.type.startsWith('image/') && <Thumbnail file={file} />}
      <span className="rcb-file-name">{file.name}</span>
      <span>{sizeText(file.size, words.language)}</span>
      <button
        type="button"
        className="rcb-icon-button"
        aria-label={filled(words.removeFile, { name: file.name })}
        onClick={onRemove}
      >
        <span className="rcb-icon" aria-hidden>
          <svg className="rcb-shape" viewBox="0 0 24 24" aria-hidden>
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </span>
      </button>
    </li>
  );
}

/** Its address is revoked with it. */
function Thumbnail({ file }: { file: File }) {
  const ref = useMemo(
    () =>
      refTo<HTMLImageElement>((picture) => {
        const address = URL.createObjectURL(file);
        picture.src = address;
        return () => URL.revokeObjectURL(address);
      }),
    [file],
  );
  return <img ref={ref} className="rcb-file-picture" alt="" />;
}
