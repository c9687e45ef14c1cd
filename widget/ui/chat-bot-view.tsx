import { Suspense, useId, useMemo, useSyncExternalStore } from 'react';
import { isMobile, watchWindowSize } from '../effects/page';
import { useEngine, useEngineHandle } from '../react/engine-provider';
import type { Slots } from '../react/types';
import { attachRoot } from './attach-root';
import { tokens } from './drawing';
import { Launcher, Tooltip } from './launcher';
import { refTo } from './view';
import { LazyWindow, useFullScreen } from './window-part';
import './rcb.css';

type Props = {
  id: string;
  slots?: Slots | undefined;
  /** Called with the page or the shadow root the widget is in, before it is painted. */
  onDrawn?: (tree: Node) => void;
};

const nothingChanges = () => () => {};

/** The whole widget: tooltip, launcher and window, with the regions that speak to screen readers. */
export function ChatBotView({ id, slots, onDrawn }: Props) {
  const engine = useEngineHandle();
  const { general, device } = useEngine((state) => state.settings);
  const phase = useEngine((state) => state.phase);
  const isOpen = useEngine((state) => state.isOpen);
  const isOnMobile = useSyncExternalStore(watchWindowSize, isMobile, () => false);
  // A style attribute in server HTML breaks a strict content security policy; the stylesheet's colours apply until hydration.
  const isTakenOver = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  const isFull = useFullScreen();
  const windowId = useId();
  const ref = useMemo(
    () =>
      refTo<HTMLElement>((root) => {
        onDrawn?.(root.getRootNode());
        return attachRoot(root, engine);
      }),
    [engine, onDrawn],
  );
  // The same element at each render: React 18 gives up hydrating a boundary that is drawn anew meanwhile.
  const chatWindow = useMemo(
    () => (
      <Suspense fallback={null}>
        <LazyWindow id={windowId} slots={slots} />
      </Suspense>
    ),
    [windowId, slots],
  );

  if (phase === 'refused') return null;
  if (isOnMobile ? !device.mobileEnabled : !device.desktopEnabled) return null;
  const state = general.embedded ? 'embedded' : isOpen ? 'open' : 'close';
  return (
    <div id={id} ref={ref}>
      <div
        className={`rcb-chatbot-global rcb-window-${state}`}
        lang={general.language}
        style={
          isTakenOver ? tokens(general.primaryColor, general.secondaryColor, general.fontFamily) : undefined
        }
        data-rcb-scheme={general.colorScheme}
        data-rcb-mobile={isFull}
      >
        {!general.embedded && (
          <>
            <Tooltip />
            <Launcher windowId={windowId} />
          </>
        )}
        {/* One that stands in the page has its place there from the server on; one over the page is drawn when it is ready. */}
        {(phase === 'ready' || general.embedded) && chatWindow}
        <div className="rcb-log rcb-sr-only" role="log" aria-live="polite" aria-relevant="additions" />
        <div className="rcb-status rcb-sr-only" role="status" />
      </div>
    </div>
  );
}
