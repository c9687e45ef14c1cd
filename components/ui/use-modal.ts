import { type RefObject, useEffect, useRef } from 'react';

export type Modal = {
  ref: RefObject<HTMLDialogElement | null>;
  /** The one way out; the dialog's `close` event then tells the parent, as it does after Esc. */
  close: () => void;
};

/**
 * Opens a native dialog while its component is mounted: top layer, inert page and Esc come from the browser; a press
 * that begins and ends on the dialog element itself is one on the backdrop. Focus goes back to what had it before.
 */
export function useModal(): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const openerRef = useRef<Element | null>(null);

  // Subscribes to the backdrop and moves focus: both need the element in the document.
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // Strict mode mounts twice; the second time focus is already inside.
    openerRef.current ??= document.activeElement;
    if (!dialog.open) {
      // Room is kept only for a scrollbar that takes some: one that floats would leave the page narrower.
      const root = document.documentElement;
      root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
      dialog.showModal();
    }
    const stopWatching = closeOnBackdrop(dialog);
    return () => {
      stopWatching();
      // An element removed while it is open gives focus to nothing.
      const opener = openerRef.current;
      if (opener instanceof HTMLElement && !dialog.isConnected) opener.focus();
    };
  }, []);

  return { ref, close: () => ref.current?.close() };
}

function closeOnBackdrop(dialog: HTMLDialogElement): () => void {
  // A selection dragged out of the dialog ends in a click on the backdrop: where it began decides.
  let beganOutside = false;
  const begin = (event: Event) => {
    beganOutside = event.target === dialog;
  };
  const end = (event: Event) => {
    if (beganOutside && event.target === dialog) dialog.close();
  };
  dialog.addEventListener('pointerdown', begin);
  dialog.addEventListener('click', end);
  return () => {
    dialog.removeEventListener('pointerdown', begin);
    dialog.removeEventListener('click', end);
  };
}
