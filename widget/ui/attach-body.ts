import { isCalm } from '../effects/viewport';
import type { ReactEngine } from '../react/engine-provider';

const HAND_SIGNS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the newest message in sight as the list grows (streams, pictures, the keyboard), until the visitor scrolls up,
 * and tells the engine of that. Returns what lets go of the body again.
 */
export function attachBody(body: HTMLElement, engine: ReactEngine): () => void {
  let knownHeight = body.scrollHeight;
  let isMovedByHand = false;
  const onHand = () => {
    isMovedByHand = true;
  };
  const keepAtEnd = () => {
    const { isScrolledUp, settings } = engine.getState();
    knownHeight = body.scrollHeight;
    if (!isScrolledUp || settings.chatWindow.autoJumpToBottom) body.scrollTop = body.scrollHeight;
  };
  const onScroll = () => {
    const { settings, isScrolledUp } = engine.getState();
    const distance = body.scrollHeight - body.scrollTop - body.clientHeight;
    const isUp = distance > settings.chatWindow.messagePromptOffset;
    // Race: our own jump to the end is told when the next message has already made the list longer.
    const isOvertaken = isUp && !isScrolledUp && !isMovedByHand && body.scrollHeight > knownHeight;
    isMovedByHand = false;
    knownHeight = body.scrollHeight;
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

/** Scrolls to the end in steps, slow at both ends; at once for who asked for less motion. Returns what stops it. */
export function scrollToEnd(body: HTMLElement, durationMs: number): () => void {
  const isInstant = durationMs <= 0 || isCalm();
  const end = () => body.scrollHeight - body.clientHeight;
  // The list is drawn after the engine has spoken.
  if (isInstant) {
    const timer = setTimeout(() => {
      body.scrollTop = end();
    }, 1);
    return () => clearTimeout(timer);
  }
  const start = body.scrollTop;
  const startedAt = performance.now();
  const timer = setInterval(() => {
    // By the clock, not by counting: a busy page gets fewer steps, not a longer way.
    const share = Math.min(1, (performance.now() - startedAt) / durationMs);
    body.scrollTop = start + (end() - start) * eased(share);
    if (share === 1) clearInterval(timer);
  }, STEP_MS);
  return () => clearInterval(timer);
}

const eased = (share: number) => (share < 0.5 ? 2 * share ** 2 : 1 - (2 - 2 * share) ** 2 / 2);
