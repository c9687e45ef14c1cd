const SIGNS = ['click', 'keydown', 'touchstart'] as const;

/** Calls once, at the page's first sign of a visitor; browsers allow sound only after it. */
export function onFirstInteraction(run: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, once);
  };
  const once = () => {
    stop();
    run();
  };
  for (const sign of SIGNS) window.addEventListener(sign, once, { passive: true });
  return stop;
}
