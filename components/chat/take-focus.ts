/** For a heading that comes in because the visitor acted: the reading position goes there. As a ref it acts once. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
