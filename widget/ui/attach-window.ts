import type { Engine } from '../core/engine-types';
import { followKeyboard, isInView } from '../effects/page';

import { announce } from './announcer';
import { scrollToEnd } from './attach-body';

/**
 * What the drawn window does beside showing state: moving focus, keys of the whole window, announcing, scrolling.
 * Listeners on the root include the host's own slots. `isPressed`: the launcher's press has fetched this code.
 * Returns a function that removes them.
 */
export function attachWindow(root: HTMLElement, engine: Engine, isPressed: boolean): () => void {
  const scroll = scrollOf(root);
  const detachView = engine.attachView(viewOf(root, engine, scroll.toEnd));
  const stopFocus = followFocus(root, engine, isPressed);
  const onKeyDown = (event: KeyboardEvent) => windowKeys(event, root, engine);
  const stopKeyboard = followKeyboard(root);
  const log = root.querySelector<HTMLElement>('.rcb-log');
  const status = root.querySelector<HTMLElement>('.rcb-status');
  const fallSilent = log && status ? announce({ log, status }, engine) : () => {};
  root.addEventListener('keydown', onKeyDown);
  return () => {
    detachView();
    scroll.stop();
    stopFocus();
    stopKeyboard();
    fallSilent();
    root.removeEventListener('keydown', onKeyDown);
  };
}

const find = (root: HTMLElement, selector: string) => root.querySelector<HTMLElement>(selector);
/** An open popup closes first. */
const hasPopup = (root: HTMLElement) => find(root, '.rcb-chat-window [aria-expanded="true"]') !== null;
const inputOf = (root: HTMLElement) => find(root, '.rcb-chat-input-textarea');
const bodyOf = (root: HTMLElement) => find(root, '.rcb-chat-body-container');

/** The focused element of the page or of the shadow root the widget lives in. */
function focusedIn(root: HTMLElement): HTMLElement | null {
  const tree = root.getRootNode();
  const focused = tree instanceof Document || tree instanceof ShadowRoot ? tree.activeElement : null;
  return focused instanceof HTMLElement && root.contains(focused) ? focused : null;
}

/** One scroll at a time; a new one cancels the last. */
function scrollOf(root: HTMLElement) {
  let stop = () => {};
  return {
    stop: () => stop(),
    toEnd: (durationMs: number) => {
      stop();
      const body = bodyOf(root);
      if (body) stop = scrollToEnd(body, durationMs);
    },
  };
}

type EngineView = Parameters<Engine['attachView']>[0];
function viewOf(root: HTMLElement, engine: Engine, scrollToBottom: EngineView['scrollToBottom']): EngineView {
  return {
    focusInput: () => inputOf(root)?.focus({ preventScroll: true }),
    blurInput: () => inputOf(root)?.blur(),
    offerFocus: () => {
      const focused = focusedIn(root);
      // Only after an answer does the focus move; elsewhere it stays.
      if (focused?.matches('[data-rcb-answers], .rcb-chat-input-textarea')) focusFirst(root, engine);
    },
    scrollToBottom,
    holdPosition: () => {
      const body = bodyOf(root);
      const below = body ? body.scrollHeight - body.scrollTop : 0;
      return () => {
        if (body) body.scrollTop = body.scrollHeight - below;
      };
    },
    isInView: () => isInView(find(root, '.rcb-chat-window')),
  };
}

const LIVE_CHOICE =
  '.rcb-options:not([aria-disabled="true"]), .rcb-checkbox-mark:not([aria-disabled="true"])';

/** The input; or the first of the newest choices, else the messages, where typing is off or its keyboard stays down. */
function focusFirst(root: HTMLElement, engine: Engine) {
  const input = inputOf(root);
  const { focusOnlyAfterTyping } = engine.getState().settings.chatInput;
  const isLocked =
    input instanceof HTMLTextAreaElement || input instanceof HTMLInputElement ? input.readOnly : true;
  const groups = find(root, '.rcb-chat-body')?.querySelectorAll('fieldset') ?? [];
  const choice = Array.from(groups, (group) => find(group, LIVE_CHOICE)).findLast((found) => found !== null);
  const isElsewhere = isLocked || (focusOnlyAfterTyping && focusedIn(root) !== input);
  (isElsewhere ? (choice ?? bodyOf(root)) : input)?.focus({ preventScroll: true });
}

const isBody = (focused: Element | null) => !focused || focused === document.body;

/** Opened by the launcher, the window takes the focus; closed with the focus inside, it gives it back. On load it takes nothing. */
function followFocus(root: HTMLElement, engine: Engine, isPressed: boolean): () => void {
  let wasOpen = engine.getState().isOpen && !isPressed;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    const { isOpen } = engine.getState();
    if (isOpen === wasOpen) return;
    wasOpen = isOpen;
    const focused = focusedIn(root);
    const isOpening =
      isOpen && (focused?.matches('[data-rcb-opens]') || (isPressed && isBody(document.activeElement)));
    const isClosing = !isOpen && focused?.closest('.rcb-chat-window');
    isPressed = false;
    clearTimeout(timer);
    // After React has drawn what becomes visible by it.
    if (isOpening) timer = setTimeout(() => focusFirst(root, engine), 0);
    if (isClosing) timer = setTimeout(() => find(root, '.rcb-toggle-button')?.focus(), 0);
  };
  follow();
  const unsubscribe = engine.subscribe(follow);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** Escape closes, F6 goes between input and messages, page keys scroll the messages from an empty input. */
function windowKeys(event: KeyboardEvent, root: HTMLElement, engine: Engine) {
  const focused = focusedIn(root);
  if (!focused?.closest('.rcb-chat-window') || event.defaultPrevented) return;
  const { isOpen, settings, draft } = engine.getState();
  const body = bodyOf(root);
  if (event.key === 'Escape' && isOpen && !settings.general.embedded && !hasPopup(root)) {
    event.stopPropagation();
    void engine.actions.toggleChatWindow(false);
  } else if (event.key === 'F6') {
    event.preventDefault();
    if (focused === inputOf(root)) body?.focus();
    else inputOf(root)?.focus();
  } else if (body && /^Page(Up|Down)$/.test(event.key) && focused === inputOf(root) && !draft) {
    event.preventDefault();
    body.scrollTop += (event.key === 'PageUp' ? -0.9 : 0.9) * body.clientHeight;
  }
}
