/** The inline scripts that this site writes into its pages beside Next's; the policy knows them by their text. */

/** No type that browsers run or fetch: such a script waits where it stands. */
export const WAITING_TYPE = 'text/later';
/** A tab that is hidden before its first frame gets none, and runs its scripts all the same. */
const LATEST_MS = 3000;

/**
 * Stands last in a page. Makes every waiting script a running one after the first frame, in its place and with its own
 * attributes, so that whoever looks for it by its address (React, the bundler) finds one.
 */
export const runWaitingScripts = `(() => {
  const wake = () => {
    for (const waiting of document.querySelectorAll('script[type="${WAITING_TYPE}"]')) {
      const script = document.createElement('script');
      for (const { name, value } of waiting.attributes) if (name !== 'type') script.setAttribute(name, value);
      waiting.replaceWith(script);
    }
  };
  if (document.hidden) return wake();
  requestAnimationFrame(() => setTimeout(wake));
  setTimeout(wake, ${LATEST_MS});
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, wake, { capture: true, once: true });
})()`;

/**
 * Stands before the header of every page and runs before anything is drawn: the pages on which the chat opens by itself
 * (app/_pages/chat-start.tsx) are laid out beside the window from their first frame, unless the visitor has closed it.
 */
export const chatStart =
  "{let last;try{last=localStorage.chatWindow}catch{}if(last!=='closed'&&document.querySelector('[data-chat-start]'))document.documentElement.dataset.chat='start'}";
