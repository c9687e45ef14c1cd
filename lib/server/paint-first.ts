/** No type that browsers run or fetch: such a script waits where it stands. */
const LATER = 'text/later';

/** A tab that is hidden before its first frame gets none, and wakes all the same. */
const LATEST_MS = 3000;

/**
 * Stands last in a page. Gives every waiting script its life after the first frame, in its place and with its own
 * attributes, so that whoever looks for it by its address (React, the bundler) finds one.
 */
export const waker = `(() => {
  const wake = () => {
    for (const waiting of document.querySelectorAll('script[type="${LATER}"]')) {
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
 * Stands first in the pages on which the chat opens by itself (app/_pages/chat-start.tsx) and runs before they are drawn:
 * they are laid out beside the window from their first frame, unless the visitor has closed it before.
 */
export const chatStart =
  "{let last;try{last=localStorage.chatWindow}catch{}if(last!=='closed')document.documentElement.dataset.chat='start'}";

/** As Next writes the scripts of its build; those for old browsers have no `async` and stay as they are. */
const builtScript = /<script(?= src="\/_next\/static\/)(?=[^>]* async="")(?=[^>]*><\/script>)/g;
/** Scripts, and sheets of what the page does not show yet. */
const fetchedAhead =
  /<link rel="preload" (?:as="script"[^>]*|href="\/_next\/static\/[^"]*\.css" as="style")\/?>/g;
const END = '</body></html>';

/**
 * The HTML of a whole page with its scripts waiting for the first frame (decision 30). Next would have them run before
 * a visitor sees a word that stands in the HTML, and fetched beside the sheets and pictures that the frame needs.
 */
export function paintFirst(html: string): string {
  if (!html.endsWith(END)) return html;
  const waiting = html.replace(builtScript, `<script type="${LATER}"`);
  if (waiting === html) return html;
  return `${waiting.replace(fetchedAhead, '').slice(0, -END.length)}<script>${waker}</script>${END}`;
}
