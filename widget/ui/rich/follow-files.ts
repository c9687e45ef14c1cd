import { FILES_CHOSEN } from '../view';

type Offer = (files: readonly File[]) => void;
type Follower = { offer: Offer; attach(element: HTMLElement): () => void };

/** Hands on the files that are chosen, dropped on or pasted into the chat window an element stands in. */
export function followFiles(): Follower {
  const follower: Follower = { offer: () => {}, attach };
  const take = (event: Event, data: DataTransfer | null) => {
    const files = Array.from(data?.files ?? []);
    if (files.length === 0) return;
    // A file that is dropped on a page would replace it.
    event.preventDefault();
    follower.offer(files);
  };
  const onDrop = (event: DragEvent) => take(event, event.dataTransfer);
  const onPaste = (event: ClipboardEvent) => take(event, event.clipboardData);
  const onDragOver = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const onChosen = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    follower.offer(event.detail);
  };

  function attach(element: HTMLElement): () => void {
    const root = element.closest<HTMLElement>('.rcb-chat-window') ?? element;
    root.addEventListener('drop', onDrop);
    root.addEventListener('paste', onPaste);
    root.addEventListener('dragover', onDragOver);
    root.addEventListener(FILES_CHOSEN, onChosen);
    const field = root.querySelector<HTMLInputElement>('.rcb-attach-input');
    if (field?.files?.length) {
      follower.offer(Array.from(field.files));
      field.value = '';
    }
    return () => {
      root.removeEventListener('drop', onDrop);
      root.removeEventListener('paste', onPaste);
      root.removeEventListener('dragover', onDragOver);
      root.removeEventListener(FILES_CHOSEN, onChosen);
    };
  }
  return follower;
}
