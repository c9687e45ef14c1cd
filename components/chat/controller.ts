import { takeBack } from '@/lib/browser/phone-back';
import type { CardFinding } from '@/lib/chat/care/assessment';
import { type ChatApi, type ChatFailure, chatApi } from '@/lib/chat/client/api';
import { storedToken, storedWindowChoice } from '@/lib/chat/client/storage';
import type { AssistantFacts } from '@/lib/config/site-facts';
import { assistantCopy } from '@/lib/i18n/assistant';
import type { Language } from '@/lib/i18n/language';
import type { ChatBotHandle, Flow } from '@/widget/index';
import { conversationFlow, type FlowDeps, isServerPath, pathOf } from './conversation-flow';
import { greetAnew, greetHere, needFlow } from './need-flow';
import { type Care, makePanels, type Panels } from './panels';
import { makePeople } from './people';
import { type Conversation, type Erasure, makeSession, type Session } from './session';

/** The documents' onboarding (chat spec §4). */
export type Onboarding = {
  flow: (deps: FlowDeps) => Flow;
  /** The calls, with what is registered of the answers. */
  apiOf: (api: ChatApi) => ChatApi;
};

export type AssistantProps = {
  site: AssistantFacts;
  /** Language of the page around. */
  language: Language;
  /** Where the chat endpoints are; blank on the site itself. */
  origin?: string;
  /** Where an upstream wants its answers first; else the need comes first. */
  onboarding?: Onboarding | undefined;
  /** What the site's pages say to own words, as light markdown; null where nothing does. */
  findPages?: FlowDeps['findPages'];
};

/** The state of one assistant apart from what is drawn: created once, it outlives pages of the same layout. */
export type Controller = {
  first: Language;
  site: AssistantProps['site'];
  flow: Flow;
  panels: Panels;
  /** In the site's own pages, which have a gutter, a column and on phones a bar for the chat; or in those of others. */
  isOnSite: boolean;
  isOpenAtFirst: boolean;
  /** The first step of its own conversation offers help, and can be said in another language. */
  isNeedFirst: boolean;
  /** Nobody has opened or closed the window yet. */
  isUntouched: boolean;
  setHandle(handle: ChatBotHandle | null): void;
  getHandle(): ChatBotHandle | null;
  setRoot(root: HTMLElement | null): void;
  /** Brings the focus into the conversation: to the input, or where that raises a keyboard, to the messages. */
  focusConversation(): void;
  /** The window is drawn, where a focus may be due. */
  drawn(): void;
  /** The window was opened or closed; by the visitor unless it only stepped aside. */
  windowChanged(isOpen: boolean): void;
  /** The conversation is at another step; after a reload, at the one where it stood. */
  pathChanged(path: string | undefined): void;
  /** Shows the numbers to call over the conversation, by the danger where that was named. */
  showHelp(finding?: CardFinding): void;
  /** Closes the window for now, which is not the visitor's choice. */
  stepAside(): void;
  /** The connection may be back: an answer that waits for it goes now. */
  online(): void;
  /** Deletes the conversation on both sides; on failure nothing is deleted. */
  erase(): Promise<Erasure>;
};

/** From here on the window does not cover the page (contract §9.2). */
const WIDE_PX = 769;

/** Marked by `app/_pages/chat-start.tsx`. */
const isStartPage = (): boolean => document.querySelector('[data-chat-start]') !== null;
const isWide = (): boolean => window.innerWidth >= WIDE_PX;

/** On wide screens, in the pages that say so (contract §11.2), unless the visitor has closed it. */
const opensOnSite = (choice: boolean | null): boolean => isWide() && isStartPage() && choice !== false;

/** On other sites as the visitor left it; on the first visit open on wide screens, but never over a form. */
const opensElsewhere = (choice: boolean | null): boolean =>
  choice ?? (isWide() && document.querySelector('main form') === null);

/** A failed call is no error of the page; the log holds nothing that a visitor wrote. */
const log = (what: string, why: ChatFailure) => console.info(`assistant: ${what} failed (${why})`);

/** Where a finger types, focusing the input brings up a keyboard that covers the choices. */
export const hasTouchKeyboard = (): boolean => matchMedia('(pointer: coarse)').matches;

type State = {
  handle: ChatBotHandle | null;
  root: HTMLElement | null;
  conversation: Conversation | null;
  isSteppingAside: boolean;
  isFocusDue?: boolean;
  leaveBack?: (() => void) | undefined;
};

async function loadCare(): Promise<Care> {
  const [{ SpokenCareCard: CareCard, quietLine }, { assessCare, writtenLanguage }] = await Promise.all([
    import('@/components/help/spoken-care-card'),
    import('@/lib/chat/care/assess'),
  ]);
  return { CareCard, quietLine, assessCare, writtenLanguage };
}

export function makeController({
  site,
  language,
  origin = '',
  onboarding,
  findPages,
}: AssistantProps): Controller {
  const state: State = { handle: null, root: null, conversation: null, isSteppingAside: false };
  const choice = storedWindowChoice();
  const isOnSite = origin === '';
  const view = windowOf(state, choice);
  const isHeard = () => people?.isHeard() === true;
  const panels = makePanels({ loadCare, onBack: (then) => goBack(view, then), isHeard });
  const tokens = storedToken();
  const calls = chatApi(origin);
  const session = makeSession({ api: onboarding?.apiOf(calls) ?? calls, tokens, log });
  session.prepare();
  const people = onboarding ? undefined : makePeople(state, { origin, tokens, held: panels, language });
  const restart = async () => {
    session.forget();
    state.conversation = null;
    await state.handle?.restartFlow();
  };
  const deps: FlowDeps = {
    writtenIn: onboarding ? () => null : panels.writtenIn,
    session,
    first: language,
    ...wordsOf(site, panels),
    guard: guardOf(panels, () => people?.look()),
    onConversation: (conversation) => {
      state.conversation = conversation;
      people?.look();
    },
    people,
    restart,
    showHelp: (finding) => showHelpIn(panels, finding),
    greetIn: (spoken) => greetAnew(state, assistantCopy[spoken].offer),
    findPages,
  };

  return {
    first: language,
    site,
    panels,
    flow: { ...(onboarding?.flow ?? needFlow)(deps), ...conversationFlow(deps) },
    isOnSite,
    isNeedFirst: !onboarding,
    isOpenAtFirst: isOnSite ? opensOnSite(choice.read()) : opensElsewhere(choice.read()),
    isUntouched: choice.read() === null,
    ...view,
    drawn: () => state.isFocusDue && view.focusConversation(),
    pathChanged: (to) => people?.follow(to) ?? (people && greetHere(state, to, language)),
    showHelp: deps.showHelp,
    erase: () => eraseBy(session, state, restart),
  };
}

/** The guard of the panels; who has joined in the meantime is looked for at once. */
const guardOf = (panels: Panels, look: () => void): FlowDeps['guard'] => {
  return (...text) => {
    const guarded = panels.guard(...text);
    look();
    return guarded;
  };
};

function showHelpIn(panels: Panels, finding: CardFinding = { category: null, subject: 'other' }): void {
  void panels.load();
  panels.show({ kind: 'help', finding });
}

/** Deletes on both sides; on failure nothing is deleted. */
async function eraseBy(session: Session, { handle }: State, restart: () => Promise<void>): Promise<Erasure> {
  const erasure = await session.erase();
  if (erasure === 'failed') return erasure;
  handle?.clearHistory();
  await restart();
  return erasure;
}

/** After what lay over the conversation is gone; before that its input takes no focus. */
const goBack = (view: WindowControls, then: () => void): void => {
  setTimeout(() => {
    view.focusConversation();
    then();
  }, 0);
};

/** What the flow says of the centre and of help. */
const wordsOf = (
  site: AssistantFacts,
  panels: Panels,
): Pick<FlowDeps, 'site' | 'isDanger' | 'takeSent' | 'takeQuietLine'> => ({
  site,
  isDanger: panels.isDanger,
  takeSent: panels.takeSent,
  takeQuietLine: (spoken) =>
    panels.takeQuiet() ? (panels.get().care?.quietLine(spoken, site) ?? null) : null,
});

type WindowControls = Pick<
  Controller,
  'setHandle' | 'getHandle' | 'setRoot' | 'focusConversation' | 'windowChanged' | 'stepAside' | 'online'
>;
const windowOf = (state: State, choice: ReturnType<typeof storedWindowChoice>): WindowControls => ({
  setHandle: (handle) => {
    state.handle = handle;
  },
  getHandle: () => state.handle,
  setRoot: (root) => {
    state.root = root;
  },
  focusConversation: () => {
    if (!hasTouchKeyboard()) return state.handle?.focusTextArea();
    const messages = state.root?.querySelector<HTMLElement>('.rcb-chat-body-container');
    state.isFocusDue = !messages;
    messages?.focus({ preventScroll: true });
  },
  windowChanged: (isOpen) => {
    if (!state.isSteppingAside) choice.write(isOpen);
    state.isSteppingAside = false;
    state.leaveBack?.();
    state.leaveBack = isOpen && hasTouchKeyboard() ? takeBack(() => state.handle?.close()) : undefined;
  },
  stepAside: () => {
    state.isSteppingAside = true;
    void state.handle?.close();
  },
  online: () => {
    const { handle, conversation } = state;
    if (!navigator.onLine) return;
    if (handle && conversation?.failed?.reason === 'offline' && isServerPath(handle.getCurrPath()))
      void handle.goToPath(pathOf(conversation.language, 'turn'));
  },
});
