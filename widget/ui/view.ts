import type { FullSettings } from '../core/settings';
import type { Entry as AnyEntry, Interactive } from '../core/state';
import type { Styles } from '../core/styles';
import type { ReactHost } from '../react/types';

export type Entry = AnyEntry<ReactHost>;
export type MessageEntry = Extract<Entry, { kind: 'message' }>;
export type InteractiveEntry = Extract<Entry, { kind: 'interactive' }>;
export type CheckboxesEntry = InteractiveEntry & {
  interactive: Extract<Interactive, { kind: 'checkboxes' }>;
};

/** What a row needs of the configuration. */
export type Look = { settings: FullSettings<ReactHost>; styles: Styles<ReactHost> };

/** The id of a message's row in the page. */
export const rowId = (messageId: string) => `rcb-row-${messageId}`;
