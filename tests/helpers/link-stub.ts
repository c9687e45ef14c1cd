import { type ComponentProps, createElement, type MouseEvent } from 'react';

type Props = ComponentProps<'a'> & { prefetch?: boolean };

/** Stands in for `next/link`, which needs Next's router: marks itself as client navigation and goes nowhere. */
export default function LinkStub({ prefetch, onClick, ...rest }: Props) {
  const stay = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    onClick?.(event);
  };
  return createElement('a', {
    ...rest,
    'data-client': '',
    'data-prefetch': String(prefetch),
    onClick: stay,
  });
}
