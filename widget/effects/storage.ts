/** The part of web storage the widget uses. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nothing: Shelf = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** Reading `window.localStorage` itself throws where the visitor blocks it, and writing throws when it is full: both are inert here. */
export function shelf(type: string): Shelf {
  const found = guard(() => (type === 'SESSION_STORAGE' ? window.sessionStorage : window.localStorage), null);
  if (!found) return nothing;
  return {
    getItem: (key) => guard(() => found.getItem(key), null),
    setItem: (key, value) => guard(() => found.setItem(key, value), undefined),
    removeItem: (key) => guard(() => found.removeItem(key), undefined),
  };
}

export function parseJson(text: string | null): unknown {
  return text === null ? null : guard((): unknown => JSON.parse(text), null);
}

function guard<T>(attempt: () => T, otherwise: T): T {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
}
