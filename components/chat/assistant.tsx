'use client';

import { useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { assistantCopy } from '@/lib/i18n/assistant';
import ChatBot, {
  ChatBotProvider,
  type RcbToggleChatWindowEvent,
  useChatWindow,
  useOnRcbEvent,
  usePaths,
} from '@/widget/index';
import styles from './assistant.module.css';
import { type AssistantProps, type Controller, makeController } from './controller';
import conversation from './conversation.module.css';
import { isEndPath, languageOfPath } from './conversation-flow';
import faces from './faces.module.css';
import { makeHeader } from './header';
import { attachPageEvents, enter, tellPage } from './page-events';
import previewStyles from './preview.module.css';
import { assistantSettings } from './settings';

const looks = `${faces.faces} ${styles.assistant} ${conversation.conversation}`;

/** The whole assistant (chat spec §§1, 4, 7, 8). Loaded when the page is idle; reading needs nothing of it. */
export function Assistant(props: AssistantProps) {
  const [controller] = useState(() => makeController(props));
  return (
    <ChatBotProvider>
      <Conversation controller={controller} />
    </ChatBotProvider>
  );
}

function Conversation({ controller }: { controller: Controller }) {
  const { paths } = usePaths();
  const path = paths.at(-1);
  const language = languageOfPath(path) ?? controller.first;
  const isEnded = isEndPath(path);
  const { isChatWindowOpen } = useChatWindow();
  const [isUnopened, setIsUnopened] = useState(!controller.isOpenAtFirst);
  if (isChatWindowOpen && isUnopened) setIsUnopened(false);
  const { panels } = controller;
  const { labels } = useSyncExternalStore(panels.subscribe, panels.get, panels.get);
  const settings = useMemo(
    () => assistantSettings(controller, { language, isEnded, isUnopened, labels }),
    [controller, language, isEnded, isUnopened, labels],
  );
  const [slots] = useState(() => ({ chatBotHeader: makeHeader(controller) }));
  const root = useRef<HTMLElement | null>(null);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      root.current = element;
      controller.setRoot(element);
      return element ? attachPageEvents(element, controller) : undefined;
    },
    [controller],
  );
  // A window that opens by itself does so after it is drawn; until then the page reserves its column.
  const isSettled = useRef(!controller.isOpenAtFirst);
  useLayoutEffect(() => {
    isSettled.current ||= isChatWindowOpen;
    if (root.current && controller.isOnSite && isSettled.current) tellPage(root.current, isChatWindowOpen);
    controller.pathChanged(path);
  }, [controller, isChatWindowOpen, path]);
  useOnRcbEvent(
    'rcb-toggle-chat-window',
    useCallback(
      (event: RcbToggleChatWindowEvent) => controller.windowChanged(event.data.newState),
      [controller],
    ),
  );
  return (
    <div className={looks} ref={attach} data-assistant="ready">
      <ChatBot
        id="assistant"
        ref={controller.setHandle}
        flow={controller.flow}
        settings={settings}
        slots={slots}
      />
      {isUnopened && <Preview controller={controller} />}
    </div>
  );
}

/**
 * The launcher before the window was first opened: on phones, in the pages of other sites, the greeting stands beside it.
 * It bears no number: nobody has said anything yet.
 */
function Preview({ controller }: { controller: Controller }) {
  const [isWanted, setIsWanted] = useState(controller.isUntouched && !controller.isOnSite);
  const copy = assistantCopy[controller.first];
  const dismiss = () => {
    controller.windowChanged(false);
    setIsWanted(false);
  };
  // The preview must not cover the text of a visitor who scrolls on.
  const hideOnScroll = useCallback((preview: HTMLElement | null) => {
    if (!preview) return undefined;
    const hide = () => setIsWanted(false);
    window.addEventListener('scroll', hide, { once: true, passive: true });
    return () => window.removeEventListener('scroll', hide);
  }, []);
  if (!isWanted) return null;
  return (
    <div className={previewStyles.preview} lang={controller.first} ref={hideOnScroll}>
      <button type="button" className={previewStyles.previewText} onClick={() => void enter(controller)}>
        {copy.offer}
      </button>
      <button
        type="button"
        className={previewStyles.previewHide}
        aria-label={copy.hidePreview}
        onClick={dismiss}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
