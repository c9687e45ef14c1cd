import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { makePart } from '../core/part';
import { browserLog } from '../effects/browser-ports';

type LazyPart<Props> = {
  /** Draws `meanwhile` until the code has come, and if it does not. */
  Drawn: ComponentType<Props>;
  /** Fetches the code before it is drawn. */
  load(): void;
};

/** A component whose code is fetched when it is first drawn. */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  meanwhile: (props: Props) => ReactNode = () => null,
): LazyPart<Props> {
  const part = makePart(fetchPart, browserLog);
  return {
    Drawn: function Drawn(props: Props) {
      const Part = useSyncExternalStore(part.follow, part.get, onServer);
      return Part ? <Part {...props} /> : meanwhile(props);
    },
    load: () => void part.load(),
  };
}

const onServer = () => null;
