import type { ComponentType, CSSProperties, FC, JSX, ReactNode, SVGProps } from 'react';
import type { Actions, Engine as AnyEngine } from '../core/engine-types';
import type { FullSettings } from '../core/settings';
import type { Entry as AnyEntry, State as AnyState, Interactive } from '../core/state';
import type { Styles } from '../core/styles';
import type { Toast as AnyToast } from '../core/types';

export type Engine = AnyEngine<ReactHost>;
export type State = AnyState<ReactHost>;
export type Entry = AnyEntry<ReactHost>;
export type MessageEntry = Extract<Entry, { kind: 'message' }>;
export type InteractiveEntry = Extract<Entry, { kind: 'interactive' }>;
export type CheckboxesEntry = InteractiveEntry & {
  interactive: Extract<Interactive, { kind: 'checkboxes' }>;
};
export type Toast = AnyToast<ReactHost>;

/** What a row needs of the configuration. */
export type Look = { settings: FullSettings<ReactHost>; styles: Styles<ReactHost> };

/** The id of a message's row in the page. */
export const rowId = (messageId: string) => `rcb-row-${messageId}`;
export type ReactHost = {
  rich: JSX.Element;
  wrapper: ComponentType<{ children: ReactNode }>;
  icon: FC<SVGProps<SVGSVGElement>>;
  css: CSSProperties;
};
export declare function useEngineHandle(): Engine;
export declare function useView<T>(select: (state: State) => T): T;
export declare function useActions(): Actions<ReactHost>;
