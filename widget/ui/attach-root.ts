import type { Engine } from '../core/engine-types';
import { isVisible } from '../core/selectors';
import { windowPart } from './window-part';

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Tells the engine of the visitor's touches, and fetches the window's code when they come near or the window can be
 * seen; then that does the rest. Returns a function that removes it all.
 */
export function attachRoot(root: HTMLElement, engine: Engine): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let detach = attachNothing(root, engine);
  let wasVisible = false;
  const look = () => {
    if (wasVisible === isVisible(engine.getState())) return;
    wasVisible = !wasVisible;
    if (!wasVisible) return;
    // Hidden by the open window, what was pressed loses the focus before the code is there.
    const isPressed = root.querySelector('[data-rcb-opens]:focus') !== null;
    void windowPart.load().then((found) => {
      if (signal.aborted) return;
      // The next press tries again.
      if (!found) return void engine.actions.toggleChatWindow(false);
      unsubscribe();
      detach();
      detach = found.attachWindow(root, engine, isPressed);
    });
  };
  const unsubscribe = engine.subscribe(look);
  look();
  root.addEventListener('click', () => engine.actions.interact('chatbot'), { signal });
  for (const sign of SIGNS)
    root.addEventListener(sign, () => void windowPart.load(), { passive: true, once: true, signal });
  return () => {
    listeners.abort();
    unsubscribe();
    detach();
  };
}

/** Before there is a window only the focus is wanted, and given once it is drawn. */
function attachNothing(root: HTMLElement, engine: Engine): () => void {
  const focusInput = () => root.querySelector<HTMLElement>('.rcb-chat-input-textarea')?.focus();
  return engine.attachView({
    focusInput: () => {
      if (isVisible(engine.getState())) void windowPart.load().then(() => setTimeout(focusInput, 0));
    },
    blurInput: () => {},
    offerFocus: () => {},
    scrollToBottom: () => {},
    holdPosition: () => () => {},
    isInView: () => false,
  });
}
