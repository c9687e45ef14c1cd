import { type CSSProperties, useState, version } from 'react';
import type { FullSettings } from '../core/settings';
import type { Entry as AnyEntry, Interactive } from '../core/state';
import type { Styles } from '../core/styles';

export type Entry = AnyEntry;
export type MessageEntry = Extract<Entry, { kind: 'message' }>;
export type InteractiveEntry = Extract<Entry, { kind: 'interactive' }>;
export type CheckboxesEntry = InteractiveEntry & {
  interactive: Extract<Interactive, { kind: 'checkboxes' }>;
};

/** What a row needs of the configuration. */
export type Look = { settings: FullSettings; styles: Styles };

/** The event by which the attach button hands over what was chosen, where files are shown before they are sent. */
export const FILES_CHOSEN = 'rcb-files-chosen';

/** The id of a message's row in the page. */
export const rowId = (messageId: string) => `rcb-row-${messageId}`;

/** Moves the focus to the messages before a focused control disappears, otherwise it falls to the page. */
export function focusMessages(control: Element): void {
  const body = control.closest('.rcb-chat-window')?.querySelector<HTMLElement>('.rcb-chat-body-container');
  if (control.matches(':focus')) body?.focus({ preventScroll: true });
}

/** Inline styles know no `:hover`, so the parts a host can style when hovered keep it as state. Focus counts as hovering. */
export function useHover() {
  const [isHovered, setHovered] = useState(false);
  const enter = () => setHovered(true);
  const leave = () => setHovered(false);
  return [isHovered, { onMouseEnter: enter, onMouseLeave: leave, onFocus: enter, onBlur: leave }] as const;
}

const INERT = Number.parseInt(version, 10) < 19 ? '' : true;

/** The attribute `inert`, which React 18 takes as text and React 19 as a boolean. */
export const inertIf = (isInert: boolean): object => (isInert ? { inert: INERT } : {});

/** A callback ref that detaches what it attached; React 18 ignores the function that a callback ref returns. */
export function refTo<E extends Element>(attach: (element: E) => () => void): (element: E | null) => void {
  let detach: (() => void) | undefined;
  return (element) => {
    detach?.();
    detach = element ? attach(element) : undefined;
  };
}

/** Styles in order of rising weight. */
export const styled = (...styles: (CSSProperties | false | undefined)[]): CSSProperties =>
  Object.assign({}, ...styles.filter(Boolean));
