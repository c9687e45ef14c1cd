import { returnSigns } from '@/lib/browser/on-idle';
import { CHAT_ANCHOR } from '@/lib/config/chat-anchor';
import type { Controller } from './controller';

/**
 * The events of the page that concern the assistant: links and keys that open it, focus and navigation that close it, a
 * connection that is back. Returns what removes the listeners.
 */
export function attachPageEvents(root: HTMLElement, controller: Controller): () => void {
  const left = new AbortController();
  const { signal } = left;
  attachWaysIn(root, controller, signal);
  attachStepsAside(root, controller, signal);
  attachReadingFromTop(root, signal);
  for (const sign of returnSigns) window.addEventListener(sign, controller.online, { signal });
  // The end of a paste beyond the limit would be lost: none of it goes in, and the visitor is told.
  const refuseLong = (event: ClipboardEvent) => {
    const over = (event.clipboardData?.getData('text').length ?? 0) - LONGEST_ANSWER;
    if (over <= 0) return;
    event.preventDefault();
    void import('./here').then(({ tellTooLong }) => tellTooLong(controller, over));
  };
  root.addEventListener('paste', refuseLong, { signal });
  // A first sign of use loads the care layer, before an answer can be sent.
  for (const sign of ['pointerover', 'focusin'])
    root.addEventListener(sign, () => void controller.panels.load(), { once: true, signal });
  return () => left.abort();
}

/** As much as the endpoint takes (`MAX_ANSWER_LENGTH`); the counter says when it is full. */
export const LONGEST_ANSWER = 10_000;

const isInside = (event: Event, root: HTMLElement) => event.composedPath().includes(root);

/** Links of the page that lead to the chat: the skip link, the tab of the bar. */
const wayIn = `a[href="#${CHAT_ANCHOR}"]`;

function attachWaysIn(root: HTMLElement, controller: Controller, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'F6' || event.defaultPrevented || isInside(event, root)) return;
      event.preventDefault();
      void enter(controller);
    },
    { signal },
  );
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element && event.target.closest(wayIn))) return;
      event.preventDefault();
      void enter(controller);
    },
    { signal },
  );
  // Pressed before this was loaded, the link has led the focus to where the chat now stands.
  const target = root.parentElement?.querySelector(`:scope > #${CHAT_ANCHOR}`);
  if (target && target === document.activeElement) void enter(controller);
}

/** So long after the list has grown it is scrolled for that; later scrolling is somebody's own. */
const GROWN_MS = 500;
/** Scrolling so soon after a touch, a key or the focus comes from these. */
const HAND_MS = 300;

/** What is longer than the window is read from its beginning: each newest message, until the visitor moves the list or goes into it. */
function attachReadingFromTop(root: HTMLElement, signal: AbortSignal): void {
  const isBody = (target: EventTarget | null): target is HTMLElement =>
    target instanceof HTMLElement && target.classList.contains('rcb-chat-body-container');
  let handAt = 0;
  let known = { height: 0, at: 0 };
  const noteHand = (event: Event) => {
    // The list itself is focused as the window opens.
    const isOpening = event.type === 'focusin' && isBody(event.target);
    if (!isOpening && event.composedPath().some(isBody)) handAt = event.timeStamp;
  };
  for (const sign of ['pointerdown', 'touchmove', 'wheel', 'keydown', 'focusin'])
    root.addEventListener(sign, noteHand, { passive: true, signal });
  root.addEventListener(
    'scroll',
    ({ target, timeStamp }) => {
      if (!isBody(target)) return;
      const { scrollHeight: height } = target;
      if (height !== known.height) known = { height, at: timeStamp };
      if (timeStamp - handAt < HAND_MS) known = { height, at: 0 };
      const message = [...target.querySelectorAll('.rcb-user-message, .rcb-bot-message')].at(-1);
      if (!message || timeStamp - known.at > GROWN_MS) return;
      const topOf = (element: Element) => element.getBoundingClientRect().top;
      const top = target.scrollTop + topOf(message) - topOf(target) - 8;
      if (target.scrollTop > top) target.scrollTop = top;
    },
    { capture: true, signal },
  );
}

function attachStepsAside(root: HTMLElement, controller: Controller, signal: AbortSignal): void {
  const openWindow = () => root.querySelector('.rcb-window-open .rcb-chat-window');
  // A window that opened by itself must not hide where the keyboard is (WCAG 2.4.11).
  document.addEventListener(
    'focusin',
    (event) => {
      const over = openWindow();
      const { target } = event;
      if (isInside(event, root) || !over || !(target instanceof HTMLElement) || target.tabIndex < 0) return;
      if (!target.matches(':focus-visible')) return;
      if (isCovered(target.getBoundingClientRect(), over.getBoundingClientRect())) controller.stepAside();
    },
    { signal },
  );
  if (!controller.isOpenAtFirst || !controller.isUntouched || !controller.isOnSite) return;
  // A window that opened by itself and was not used closes on pages where it does not open (contract §11.2).
  const goneOn = new MutationObserver(() => {
    if (document.querySelector('[data-chat-start]')) return;
    goneOn.disconnect();
    if (openWindow()) controller.stepAside();
  });
  goneOn.observe(document.documentElement, { childList: true, subtree: true });
  const stay = () => goneOn.disconnect();
  for (const sign of ['pointerdown', 'keydown']) root.addEventListener(sign, stay, { once: true, signal });
  signal.addEventListener('abort', stay);
}

/** Opens the window and puts the focus where the visitor can go on. */
export async function enter(controller: Controller): Promise<void> {
  await controller.getHandle()?.open();
  // After the window is drawn as open; before that it takes no focus.
  setTimeout(controller.focusConversation, 0);
}

/**
 * Tells the page whether the window stands beside it (app/globals.css), and gives the focus back to the tab of the bar
 * where that is the launcher.
 */
export function tellPage(root: HTMLElement, isOpen: boolean): void {
  document.documentElement.dataset['chat'] = isOpen ? 'open' : 'closed';
  if (isOpen || !root.contains(document.activeElement)) return;
  const tab = document.querySelector<HTMLElement>(`nav ${wayIn}`);
  if (tab?.checkVisibility()) setTimeout(() => tab.focus(), 0);
}

const isCovered = (element: DOMRect, over: DOMRect): boolean =>
  element.width > 0 &&
  element.left < over.right &&
  element.right > over.left &&
  element.top < over.bottom &&
  element.bottom > over.top;
