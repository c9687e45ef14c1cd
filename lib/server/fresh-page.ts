/** A page that the cache handler would answer with as it is: whole, current, of nobody in particular. */
export type FreshPage = { html: string; headers: Readonly<Record<string, unknown>> };

declare global {
  /**
   * Set by the cache handler, which Next's build takes into its own bundle, and asked by the HTTP server, which is
   * another bundle of the same process: only the global object is one for both.
   */
  var siteFreshPage: ((path: string) => FreshPage | undefined) | undefined;
}

export const freshPage = (path: string): FreshPage | undefined => globalThis.siteFreshPage?.(path);

export function offerFreshPages(find: (path: string) => FreshPage | undefined): void {
  globalThis.siteFreshPage = find;
}
