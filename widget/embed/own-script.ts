/** What the script is called; optimisers put its address in other attributes than `src`. */
const FILE = /(?:^|\/)(?:embed|widget)(?:\.min)?\.js(?:[?#]|$)/;

/** The attributes of a script tag, or of `<rcb-chat>`, that make a chat. */
export const isConfigured = ({ dataset }: HTMLElement): boolean =>
  Boolean(dataset['flowUrl'] || dataset['settings'] || dataset['locale']);

const addressOf = (script: HTMLScriptElement): string | undefined =>
  Array.from(script.attributes, ({ value }) => value).find((value) => FILE.test(value));

/**
 * The script tag that loaded this file. Optimisers bundle scripts, fetch them as blobs or put tags in anew, so that
 * `currentScript` may be absent or another's: then it is a tag with this file's name, first one that configures a chat.
 */
export function ownScript(): HTMLScriptElement | null {
  const { currentScript } = document;
  const current = currentScript instanceof HTMLScriptElement ? currentScript : null;
  if (current && (addressOf(current) || isConfigured(current))) return current;
  const named = Array.from(document.scripts).filter(addressOf);
  return named.find(isConfigured) ?? named[0] ?? current;
}

/** Address of the folder in which the script lies; that of the page for a script that tells none. */
export function folderOf(script: HTMLScriptElement | null): string {
  const own = script?.dataset['base'];
  if (own) return asFolder(own);
  const address = (script && addressOf(script)) ?? script?.src;
  return new URL('.', new URL(address && !address.startsWith('blob:') ? address : '', document.baseURI)).href;
}

/** A folder's address with its slash, relative to the page. */
export const asFolder = (address: string): string =>
  new URL(address.endsWith('/') ? address : `${address}/`, document.baseURI).href;

/** Runs as soon as the page has a body: a script in the head runs before. */
export function whenBody(run: () => void): void {
  if (document.body) run();
  else document.addEventListener('DOMContentLoaded', run, { once: true });
}
