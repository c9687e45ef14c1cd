import type { JSX as ReactJsx } from 'react';

/** The package's declarations speak of the global `JSX`, which React 19 no longer declares; without it they say `any`. */
declare global {
  namespace JSX {
    type Element = ReactJsx.Element;
  }
}
