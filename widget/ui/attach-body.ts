import { isCalm } from '../effects/viewport';
import type { ReactEngine } from '../react/engine-provider';

/**
 * Keeps the newest message in sight as the list grows (streams, pictures, the keyboard), until the visitor scrolls up,
 * and tells the engine of that. Returns what lets go of the body again.
 */
export function attachBody(body: HTMLElement, engine: ReactEngine): () => void {
  const distance = () => body.scrollHeight - body.scrollTop - body.clientHeight;
  const onScroll = () => {
    const { settings, isScrolledUp } = engine.getState();
    const isUp = distance() > settings.chatWindow.messagePromptOffset;
    if (isUp !== isScrolledUp) engine.actions.setScrolledUp(isUp);
  };
  const keepAtEnd = () => {
    const { isScrolledUp, settings } = engine.getState();
    if (!isScrolledUp || settings.chatWindow.autoJumpToBottom) body.scrollTop = body.scrollHeight;
  };
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(keepAtEnd);
  sizes?.observe(body);
  if (body.firstElementChild) sizes?.observe(body.firstElementChild);
  body.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    sizes?.disconnect();
    body.removeEventListener('scroll', onScroll);
  };
}

const STEP_MS = 20;

/** Scrolls to the end in steps, slow at both ends; at once for who asked for less motion. Returns what stops it. */
export function scrollToEnd(body: HTMLElement, durationMs: number): () => void {
  const steps = durationMs <= 0 || isCalm() ? 0 : Math.ceil(durationMs / STEP_MS);
  const end = () => body.scrollHeight - body.clientHeight;
  // The list is drawn after the engine has spoken.
  if (steps === 0) {
    const timer = setTimeout(() => {
      body.scrollTop = end();
    }, 1);
    return () => clearTimeout(timer);
  }
  const start = body.scrollTop;
  let step = 0;
  const timer = setInterval(() => {
    step += 1;
    body.scrollTop = start + (end() - start) * eased(step / steps);
    if (step >= steps) clearInterval(timer);
  }, STEP_MS);
  return () => clearInterval(timer);
}

const eased = (share: number) => (share < 0.5 ? 2 * share ** 2 : 1 - (2 - 2 * share) ** 2 / 2);
