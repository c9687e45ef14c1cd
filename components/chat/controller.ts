import { type ChatFailure, chatApi } from '@/lib/chat/client/api';
import { storedToken, storedWindowChoice } from '@/lib/chat/client/storage';
import { assistantCopy } from '@/lib/i18n/assistant';
import type { Language } from '@/lib/i18n/language';
import type { ChatBotHandle, Flow } from '@/widget/index';
import type { AssistantProps } from './assistant-props';
import type { Talk } from './conversation-api';
import { assistantFlow } from './flow';
import { isTalkPath, pathOf } from './flow-steps';
import { makePanels, type Panels } from './panels';
import { type Erasure, makeSession } from './session';

/** Everything of one assistant that is not drawn: made once, it outlives pages of the same layout. */
export type Controller = {
  first: Language;
  site: AssistantProps['site'];
  flow: Flow;
  panels: Panels;
  /** In the site's own pages, which have a gutter, a column and on phones a bar for the chat; or in those of others. */
  isOnSite: boolean;
  isOpenAtFirst: boolean;
  /** Nobody has opened or closed the window yet. */
  isUntouched: boolean;
  setHandle(handle: ChatBotHandle | null): void;
  getHandle(): ChatBotHandle | null;
  /** The window was opened or closed; by the visitor unless it only stepped aside. */
  windowChanged(isOpen: boolean): void;
  /** Closes the window for now, without taking it for the visitor's wish. */
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

/** A failed call is no error of the page; nothing that a visitor wrote is in it. */
const log = (what: string, why: ChatFailure) => console.info(`assistant: ${what} failed (${why})`);

type Place = { handle: ChatBotHandle | null; talk: Talk | null; isSteppingAside: boolean };

export function makeController({ site, language, origin = '' }: AssistantProps): Controller {
  const place: Place = { handle: null, talk: null, isSteppingAside: false };
  const choice = storedWindowChoice();
  const isOnSite = origin === '';
  // After what lay over the conversation is gone; before that its input takes no focus.
  const onBack = (then: () => void) => {
    setTimeout(() => {
      place.handle?.focusTextArea();
      then();
    }, 0);
  };
  const panels = makePanels({ loadCare: () => import('./care'), onBack });
  const session = makeSession({ api: chatApi(origin), tokens: storedToken(), log });
  session.prepare();

  const restart = async () => {
    session.forget();
    place.talk = null;
    await place.handle?.restartFlow();
  };
  const flow = assistantFlow({
    session,
    copy: assistantCopy,
    first: language,
    phone: { text: site.phone, href: site.phoneHref },
    retentionDays: site.retentionDays,
    guard: panels.guard,
    takeQuietLine: (spoken) =>
      panels.takeQuiet() ? (panels.get().care?.quietLine(spoken, site) ?? null) : null,
    onTalk: (talk) => {
      place.talk = talk;
    },
    restart,
  });

  return {
    first: language,
    site,
    panels,
    flow,
    isOnSite,
    isOpenAtFirst: isOnSite ? opensOnSite(choice.read()) : opensElsewhere(choice.read()),
    isUntouched: choice.read() === null,
    ...windowOf(place, choice),
    erase: async () => {
      const erasure = await session.erase();
      if (erasure === 'failed') return erasure;
      place.handle?.clearHistory();
      await restart();
      return erasure;
    },
  };
}

type WindowParts = Pick<Controller, 'setHandle' | 'getHandle' | 'windowChanged' | 'stepAside' | 'online'>;
const windowOf = (place: Place, choice: ReturnType<typeof storedWindowChoice>): WindowParts => ({
  setHandle: (handle) => {
    place.handle = handle;
  },
  getHandle: () => place.handle,
  windowChanged: (isOpen) => {
    if (!place.isSteppingAside) choice.keep(isOpen);
    place.isSteppingAside = false;
  },
  stepAside: () => {
    place.isSteppingAside = true;
    void place.handle?.close();
  },
  online: () => {
    const { handle, talk } = place;
    if (!navigator.onLine) return;
    if (handle && talk?.failed?.reason === 'offline' && isTalkPath(handle.getCurrPath()))
      void handle.goToPath(pathOf(talk.language, 'turn'));
  },
});
