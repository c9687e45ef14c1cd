'use client';

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import ChatBot, {
  ChatBotProvider,
  type RcbToggleChatWindowEvent,
  useChatWindow,
  useOnRcbEvent,
  usePaths,
} from '@/widget/index';
import styles from './assistant.module.css';
import type { AssistantProps } from './assistant-props';
import { type Controller, makeController } from './controller';
import conversation from './conversation.module.css';
import faces from './faces.module.css';
import { isEndPath, languageOfPath } from './flow-steps';
import { makeHeader } from './header';
import { Preview } from './preview';
import { assistantSettings } from './settings';
import { attachSurroundings, tellPage } from './surroundings';

const looks = `${faces.faces} ${styles.assistant} ${conversation.conversation}`;

/** The whole assistant (chat spec §§1, 4, 7, 8). Loaded when the page rests; nothing of it is needed to read. */
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
  const settings = useMemo(
    () => assistantSettings(controller, { language, isEnded, isUnopened }),
    [controller, language, isEnded, isUnopened],
  );
  const [slots] = useState(() => ({ chatBotHeader: makeHeader(controller) }));
  const place = useRef<HTMLElement | null>(null);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      place.current = element;
      return element ? attachSurroundings(element, controller) : undefined;
    },
    [controller],
  );
  // One that opens by itself does so after it is drawn; until then the page holds its column free.
  const isSettled = useRef(!controller.isOpenAtFirst);
  useLayoutEffect(() => {
    isSettled.current ||= isChatWindowOpen;
    if (place.current && controller.isOnSite && isSettled.current) tellPage(place.current, isChatWindowOpen);
  }, [controller, isChatWindowOpen]);
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
