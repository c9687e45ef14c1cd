import type { Engine } from '../core/engine-types';
import { isCalm } from '../effects/page';

const HAND_SIGNS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the newest message in sight as the list grows (streams, pictures, the keyboard), until the visitor scrolls up,
 * and reports that to the engine. Returns a function that removes the listeners.
 */
export function attachBody(body: HTMLElement, engine: Engine): () => void {
  const hidden = () => body.scrollHeight - body.clientHeight;
  let knownTop = 0;
  let isMovedByHand = false;
  const onHand = () => {
    isMovedByHand = true;
  };
  const keepAtEnd = () => {
    const { isScrolledUp, settings } = engine.getState();
    if (isScrolledUp && !settings.chatWindow.autoJumpToBottom) return;
    knownTop = hidden();
    body.scrollTop = body.scrollHeight;
  };
  const onScroll = () => {
    const { settings, isScrolledUp } = engine.getState();
    const isUp = hidden() - body.scrollTop > settings.chatWindow.messagePromptOffset;
    // Race: our own jump to the end is told when the list is longer already, or its window lower (a keyboard, a turn).
    const isOvertaken = isUp && !isScrolledUp && !isMovedByHand && body.scrollTop >= knownTop;
    isMovedByHand = false;
    knownTop = body.scrollTop;
    if (isOvertaken) keepAtEnd();
    else if (isUp !== isScrolledUp) engine.actions.setScrolledUp(isUp);
  };
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(keepAtEnd);
  sizes?.observe(body);
  if (body.firstElementChild) sizes?.observe(body.firstElementChild);
  body.addEventListener('scroll', onScroll, { passive: true });
  for (const sign of HAND_SIGNS) body.addEventListener(sign, onHand, { passive: true });
  return () => {
    sizes?.disconnect();
    for (const sign of HAND_SIGNS) body.removeEventListener(sign, onHand);
    body.removeEventListener('scroll', onScroll);
  };
}

const STEP_MS = 20;

/** Scrolls to the end with easing, or at once with reduced motion. Returns a function that stops it. */
export function scrollToEnd(body: HTMLElement, durationMs: number): () => void {
  const end = () => body.scrollHeight - body.clientHeight;
  // With the next frame: the list is drawn by then, and it is laid out once for all messages until then.
  if (durationMs <= 0 || isCalm()) {
    const frame = requestAnimationFrame(() => {
      body.scrollTop = end();
    });
    return () => cancelAnimationFrame(frame);
  }
  const start = body.scrollTop;
  const startedAt = performance.now();
  const timer = setInterval(() => {
    // By the clock: a busy page takes fewer steps in the same time.
    const share = Math.min(1, (performance.now() - startedAt) / durationMs);
    body.scrollTop = start + (end() - start) * eased(share);
    if (share === 1) clearInterval(timer);
  }, STEP_MS);
  return () => clearInterval(timer);
}

const eased = (share: number) => (share < 0.5 ? 2 * share ** 2 : 1 - (2 - 2 * share) ** 2 / 2);
