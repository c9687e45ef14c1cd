/**
 * What a site writes for react-chatbotify 2.5.0. The project's own type check reads it with the package; the
 * `tsconfig.json` beside it reads the same lines with ours under the package's name.
 */
import HtmlRenderer, { type HtmlRendererBlock } from '@rcb-plugins/html-renderer';
import InputValidator, { type InputValidatorBlock } from '@rcb-plugins/input-validator';
import MarkdownRenderer, { type MarkdownRendererBlock } from '@rcb-plugins/markdown-renderer';
import ChatBot, {
  type Block,
  Button,
  ChatBotProvider,
  type Flow,
  type Params,
  type Plugin,
  RcbEvent,
  type Settings,
  type Styles,
  type Theme,
} from 'react-chatbotify';
import { Beside } from './hooks-written-by-users';

const answers: Record<string, string> = {};

export const flow: Flow = {
  start: {
    message: 'Hello',
    options: ['One', 'Two'],
    path: 'ask',
  },
  ask: {
    message: (params) => `You chose ${params.userInput}`,
    checkboxes: { items: ['a', 'b'], min: 1, max: 2, sendOutput: false, reusable: true },
    function: (params) => {
      answers[params.currPath ?? ''] = params.userInput;
    },
    path: async (params) => (params.prevPath === 'start' ? 'load' : 'end'),
  },
  load: {
    message: async ({
      injectMessage,
      streamMessage,
      endStreamMessage,
      simulateStreamMessage,
      removeMessage,
    }) => {
      const message = await injectMessage('wait', 'BOT');
      await streamMessage(<b>now</b>);
      await endStreamMessage('BOT');
      await simulateStreamMessage('slowly', 'BOT', (content) => content.split(' '));
      if (message) await removeMessage(message.id);
    },
    options: async () => ({ items: ['x'], sendOutput: true }),
    component: <button type="button">press</button>,
    chatDisabled: ({ userInput }) => userInput === 'x',
    isSensitive: true,
    transition: { duration: 1000, interruptable: true },
    path: null,
  },
  upload: {
    component: (params: Params) => (params.userInput ? <p>{params.userInput}</p> : undefined),
    checkboxes: ['a'],
    transition: () => 500,
    file: async ({ files, showToast, dismissToast, setTextAreaValue, toggleChatWindow, goToPath }) => {
      const id = await showToast(`${files?.length ?? 0} files`, 1000);
      if (id) await dismissToast(id);
      await setTextAreaValue('done');
      await toggleChatWindow(true);
      const went: boolean = await goToPath('start');
      answers['went'] = String(went);
    },
    path: () => undefined,
  },
};

const validated: InputValidatorBlock = {
  message: 'age?',
  validateTextInput: (input) => ({ success: Number(input) > 0 }),
};
const marked: MarkdownRendererBlock = { message: '**b**', renderMarkdown: ['BOT', 'USER'] };
const drawn: HtmlRendererBlock = { message: '<b>b</b>', renderHtml: ['BOT'] };
export const withPlugins: Flow = { start: validated, marked, drawn };

const Icon = (props: React.SVGProps<SVGSVGElement>) => <svg {...props} />;
export const settings: Settings = {
  general: { primaryColor: '#fff', embedded: true, flowStartTrigger: 'ON_PAGE_INTERACT' },
  tooltip: { mode: 'NEVER', text: 'Ask' },
  chatButton: { icon: Icon },
  header: {
    title: <h3>Title</h3>,
    buttons: [Button.CLOSE_CHAT_BUTTON, <b key="b">b</b>],
    closeChatIcon: 'x.svg',
  },
  notification: { disabled: true, sound: 'x.mp3', volume: 0.1 },
  audio: { disabled: false, voiceNames: ['A'], rate: 1 },
  chatHistory: { storageKey: 'k', storageType: 'SESSION_STORAGE', autoLoad: true, maxEntries: 5 },
  chatInput: { botDelay: 600, characterLimit: 10, buttons: [Button.SEND_MESSAGE_BUTTON, 'own'] },
  chatWindow: { defaultOpen: true, messagePromptOffset: 3 },
  sensitiveInput: { asterisksCount: 3 },
  userBubble: { showAvatar: true, avatar: 'a.png' },
  botBubble: { simulateStream: true, streamSpeed: 5 },
  voice: { disabled: false, sendAsAudio: true, timeoutPeriod: 0 },
  footer: { text: <i>Own</i>, buttons: [] },
  fileAttachment: { accept: '.pdf', multiple: false, showMediaDisplay: true },
  emoji: { list: ['🌱'] },
  toast: { maxCount: 1, forbidOnMax: true },
  event: { rcbPreInjectMessage: true, rcbSaveChatHistory: true },
  ariaLabel: { chatButton: 'open' },
  device: { mobileEnabled: false },
};

export const styles: Styles = {
  headerStyle: { color: 'red', fontSize: 12 },
  chatButtonHoveredStyle: { transform: 'none' },
  rcbTypingIndicatorDotStyle: {},
};

export const themes: Theme[] = [{ id: 'one', version: '1', baseUrl: 'https://x', cacheDuration: 5 }];

export const plugin: Plugin = () => ({
  name: 'mine',
  settings: { header: { title: 'x' } },
  styles: { bodyStyle: {} },
});

const helper = (params: Params): Block => ({ message: params.userInput });
const Header = ({ buttons }: { buttons: React.JSX.Element[] }) => <div>{buttons}</div>;

export const Page = () => (
  <ChatBotProvider>
    <ChatBot
      id="mine"
      flow={{ ...flow, extra: { function: (params) => void helper(params) } }}
      settings={settings}
      styles={styles}
      themes={themes}
      plugins={[plugin, InputValidator(), MarkdownRenderer(), HtmlRenderer({ autoConfig: true })]}
      slots={{ chatBotHeader: Header, chatBotFooter: 'div' }}
    />
    <Beside />
  </ChatBotProvider>
);

/** The members of the original's enum are types as well. */
export const nameOf = (event: RcbEvent): RcbEvent.SHOW_TOAST | null =>
  event === RcbEvent.SHOW_TOAST ? event : null;
