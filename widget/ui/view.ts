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

/** The id of a message's row in the page. */
export const rowId = (messageId: string) => `rcb-row-${messageId}`;
