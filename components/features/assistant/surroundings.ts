import { CHAT_PLACE } from '@/lib/domain/chat-place';
import type { Controller } from './controller';

/**
 * What the assistant does with the page around it: a way in by F6, out of the way of the keyboard's focus, on with what
 * waits for the connection. Returns what lets go of the page.
 */
export function attachSurroundings(place: HTMLElement, controller: Controller): () => void {
  const left = new AbortController();
  const { signal } = left;
  const isInside = (event: Event) => event.composedPath().includes(place);
  const chatWindow = () => place.querySelector('.rcb-window-open .rcb-chat-window');

  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'F6' || event.defaultPrevented || isInside(event)) return;
      event.preventDefault();
      void enter(controller);
    },
    { signal },
  );
  // The skip link leads to the place of the chat, which stands there before its code does.
  const target = place.parentElement?.querySelector(`:scope > #${CHAT_PLACE}`);
  target?.addEventListener('focus', () => void enter(controller), { signal });
  // A window that opened by itself must not hide where the keyboard is (WCAG 2.4.11).
  document.addEventListener(
    'focusin',
    (event) => {
      const over = chatWindow();
      const { target } = event;
      if (isInside(event) || !over || !(target instanceof HTMLElement) || target.tabIndex < 0) return;
      if (!target.matches(':focus-visible')) return;
      if (isCovered(target.getBoundingClientRect(), over.getBoundingClientRect())) controller.stepAside();
    },
    { signal },
  );
  window.addEventListener('online', controller.online, { signal });
  // Somebody is about to use the chat: the care layer is there before the first answer can be sent.
  for (const sign of ['pointerover', 'focusin'])
    place.addEventListener(sign, () => void controller.panels.load(), { once: true, signal });
  return () => left.abort();
}

/** Opens the window and puts the focus where the visitor can go on. */
export async function enter(controller: Controller): Promise<void> {
  const handle = controller.getHandle();
  await handle?.open();
  // After the window is drawn as open; before that it takes no focus.
  setTimeout(() => handle?.focusTextArea(), 0);
}

const isCovered = (element: DOMRect, over: DOMRect): boolean =>
  element.width > 0 &&
  element.left < over.right &&
  element.right > over.left &&
  element.top < over.bottom &&
  element.bottom > over.top;
