import { useEffect } from 'react';

/**
 * While a form is refused its page's title begins with the word for an error, so that it is the first thing heard on
 * coming back to the page (WCAG 2.4.2, access-and-care §4.1, point 7).
 */
export function useErrorTitle(errorLabel: string, isRefused: boolean): void {
  // The title belongs to the document, outside what React draws here.
  useEffect(() => {
    if (!isRefused) return undefined;
    const own = document.title;
    const marked = `${errorLabel} ${own}`;
    document.title = marked;
    return () => {
      // Another page may have set its own by now.
      if (document.title === marked) document.title = own;
    };
  }, [errorLabel, isRefused]);
}
