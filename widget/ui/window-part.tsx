'use client';

import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { makePart } from '../core/part';
import { isVisible } from '../core/selectors';
import { browserLog } from '../effects/browser-ports';
import { isMobile, watchWindowSize } from '../effects/page';
import { useEngine } from '../react/engine-provider';
import type { WindowProps } from './chat-window';

/** The window and all that is in it; fetched when it is opened, or at the start where it is a part of the page. */
export const windowPart = makePart(() => import('./chat-window'), browserLog);
type WindowCode = typeof import('./chat-window');

// A server draws windows that are parts of a page whole.
if (typeof document === 'undefined') void windowPart.load();

/** A page that is being hydrated keeps what the server has drawn until the code is there. */
function whileHydrating(): WindowCode | null {
  const found = windowPart.get();
  if (!found && !windowPart.hasFailed()) throw windowPart.load();
  return found;
}

/** On a phone an open window fills the screen, unless the settings or the page say otherwise. */
export function useFullScreen(): boolean {
  const { general, device } = useEngine((state) => state.settings);
  const isOnMobile = useSyncExternalStore(watchWindowSize, isMobile, () => false);
  return isOnMobile && device.applyMobileOptimizations && !general.embedded;
}

/** The window once its code has come; the root asks for that (attach-root.ts). */
export function LazyWindow(props: Omit<WindowProps, 'coversPage'>) {
  const isWanted = useEngine(isVisible);
  const isOpen = useEngine((state) => state.isOpen);
  const isFull = useFullScreen();
  const found = useSyncExternalStore(
    windowPart.watch,
    windowPart.get,
    isWanted ? whileHydrating : windowPart.get,
  );
  return found && <found.ChatWindow {...props} coversPage={isFull && isOpen} />;
}

/** A section of the window as a component of its own; within the window its code is there. */
function section<Props extends object>(
  pick: (code: WindowCode) => ComponentType<Props>,
  meanwhile: (props: Props) => ReactNode = () => null,
): (props: Props) => ReactNode {
  return function Section(props: Props) {
    const found = useSyncExternalStore(windowPart.follow, windowPart.get, whileHydrating);
    if (!found) return meanwhile(props);
    const Drawn = pick(found);
    return <Drawn {...props} />;
  };
}
export const ChatBotHeader = section(({ sections }) => sections.Header);
export const ChatBotBody = section(({ sections }) => sections.Body);
export const ChatBotInput = section(({ sections }) => sections.Input);
export const ChatBotFooter = section(({ sections }) => sections.Footer);
/** Light markdown as elements; elsewhere than in the window its text, until the code has come. */
export const SafeMarkdown = section(
  (code) => code.SafeMarkdown,
  ({ children }) => children,
);
