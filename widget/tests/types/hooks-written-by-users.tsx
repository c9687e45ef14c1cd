/** The hooks of react-chatbotify 2.5.0 as a site uses them; read as `written-by-users.tsx` is. */
import { useEffect, useRef } from 'react';
import {
  getDefaultSettings,
  getDefaultStyles,
  type Message,
  type RcbChangePathEvent,
  RcbEvent,
  type RcbPreInjectMessageEvent,
  type RcbPreProcessBlockEvent,
  type RcbShowToastEvent,
  type RcbStartSimulateStreamMessageEvent,
  type RcbTextAreaChangeValueEvent,
  type RcbToggleChatWindowEvent,
  type RcbUserSubmitTextEvent,
  type RcbUserUploadFileEvent,
  type Settings,
  type Styles,
  type Toast,
  useAudio,
  useBotId,
  useChatHistory,
  useChatWindow,
  useFirstInteraction,
  useFlow,
  useMessages,
  useNotifications,
  useOnRcbEvent,
  usePaths,
  useSettings,
  useStyles,
  useTextArea,
  useToasts,
  useVoice,
} from 'react-chatbotify';

const answers: Record<string, string> = {};

export function Beside() {
  const { messages, injectMessage, replaceMessages, getMessages, removeMessage, endStreamMessage } =
    useMessages();
  const { showToast, dismissToast, toasts, replaceToasts } = useToasts();
  const { settings: current, updateSettings, replaceSettings } = useSettings();
  const { styles: look, updateStyles, replaceStyles } = useStyles();
  const { getCurrPath, getPrevPath, goToPath, paths, replacePaths } = usePaths();
  const { toggleChatWindow, isChatWindowOpen, scrollToBottom, getIsChatBotVisible, toggleIsBotTyping } =
    useChatWindow();
  const { audioToggledOn, speakAudio, toggleAudio } = useAudio();
  const { voiceToggledOn, toggleVoice } = useVoice();
  const { notificationsToggledOn, toggleNotifications, playNotificationSound } = useNotifications();
  const { hasFlowStarted, restartFlow, getFlow } = useFlow();
  const { getTextAreaValue, setTextAreaValue, focusTextArea, blurTextArea, toggleTextAreaDisabled } =
    useTextArea();
  const { showChatHistory, getHistoryMessages, setHistoryMessages, hasChatHistoryLoaded } = useChatHistory();
  const { hasInteractedPage } = useFirstInteraction();
  const { getBotId } = useBotId();
  const first = useRef<Message | null>(null);

  useOnRcbEvent(RcbEvent.CHANGE_PATH, (event: RcbChangePathEvent) => {
    if (event.data.nextPath === 'end') event.preventDefault();
    event.promises.push(Promise.resolve());
  });
  useOnRcbEvent(RcbEvent.USER_UPLOAD_FILE, (event: RcbUserUploadFileEvent) => {
    answers['files'] = event.data.files.map(({ name }) => name).join();
  });
  useEffect(() => {
    const inject = (event: RcbPreInjectMessageEvent) => {
      event.data.message.contentWrapper = ({ children }) => <b>{children}</b>;
      event.data.message.tags?.push(event.detail.botId ?? '');
    };
    const stream = (event: RcbStartSimulateStreamMessageEvent) => {
      event.data.simulateStreamChunker = (content) => [...content];
    };
    const block = ({ data }: RcbPreProcessBlockEvent) => void data.block.path;
    const toast = ({ data }: RcbShowToastEvent) => void data.toast.content;
    const submit = ({ data }: RcbUserSubmitTextEvent) => void [data.inputText.length, data.sendInChat];
    const text = ({ data }: RcbTextAreaChangeValueEvent) => void [data.currValue, data.prevValue];
    const toggle = ({ data }: RcbToggleChatWindowEvent) => void [data.currState, data.newState];
    void [inject, stream, block, toast, submit, text, toggle];
    first.current = messages[0] ?? null;
  }, [messages]);

  const run = async () => {
    const message: Message | null = await injectMessage(<b>x</b>, 'USER');
    const found: Message[] | null = getMessages('BOT', 1, 0);
    replaceMessages((list) => [...list, ...(found ?? [])]);
    if (message) await removeMessage(message.id);
    await endStreamMessage();
    const id: string | null = await showToast('x', 100);
    await dismissToast(id ?? '');
    replaceToasts((list: Toast[]) => list.slice(1));
    updateSettings({ header: { title: 'x' } });
    replaceSettings((old: Settings) => ({ ...old, tooltip: { ...old.tooltip, mode: 'NEVER' } }));
    replaceSettings(getDefaultSettings());
    updateStyles({ bodyStyle: {} });
    replaceStyles((old: Styles) => ({ ...old, ...look }));
    replaceStyles(getDefaultStyles());
    await goToPath(getCurrPath() ?? getPrevPath() ?? 'start');
    replacePaths([...paths]);
    await toggleChatWindow(!isChatWindowOpen);
    await toggleIsBotTyping(true);
    scrollToBottom(600);
    await speakAudio(String(audioToggledOn));
    await toggleAudio();
    await toggleVoice(!voiceToggledOn);
    await toggleNotifications(!notificationsToggledOn);
    playNotificationSound();
    await restartFlow();
    await setTextAreaValue(getTextAreaValue());
    focusTextArea();
    blurTextArea();
    toggleTextAreaDisabled();
    await showChatHistory();
    setHistoryMessages(getHistoryMessages());
    return [
      hasFlowStarted,
      getFlow()['start'],
      hasChatHistoryLoaded,
      hasInteractedPage,
      getBotId(),
      getIsChatBotVisible(),
      toasts,
      current,
    ];
  };
  return (
    <button type="button" onClick={() => void run()}>
      run
    </button>
  );
}
