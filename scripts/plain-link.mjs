import { jsx } from 'react/jsx-runtime';

/** Stands in for the framework's link in a bundle for pages that are not the framework's. */
export default function PlainLink({ prefetch: _prefetch, ...rest }) {
  return jsx('a', rest);
}
