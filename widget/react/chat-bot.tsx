'use client';

import {
  forwardRef,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Engine, Plugin } from '../core/engine-types';
import { isSame, merge } from '../core/merge';
import { makePart } from '../core/part';
import type { Settings } from '../core/settings';
import type { Styles } from '../core/styles';
import type { Flow, Theme } from '../core/types';
import { browserLog, newId } from '../effects/browser-ports';
import { onFirstInteraction } from '../effects/page';
import type { BotThemes } from '../effects/theme';
import { demoFlow } from '../flows/demo';
import { ChatBotView } from '../ui/chat-bot-view';
import { ChatBotProvider } from './chat-bot-provider';
import { useEngine, useEngineHandle, useOuterEngine } from './engine-provider';
import { type ChatBotHandle, makeHandle, register } from './handle';
import type { Slots } from './types';

export type ChatBotProps = {
  id?: string;
  flow?: Flow;
  settings?: Settings;
  styles?: Styles;
  themes?: Theme | Theme[];
  plugins?: Plugin[];
  slots?: Slots;
  ref?: Ref<ChatBotHandle>;
};

/** The bot, under the provider around it or under one of its own. React 18 hands a `ref` to `forwardRef` alone. */
export const ChatBot = forwardRef<ChatBotHandle, ChatBotProps>(function ChatBot(props, ref) {
  const bot = <Bot {...props} handle={ref} />;
  return useOuterEngine() ? bot : <ChatBotProvider>{bot}</ChatBotProvider>;
});

type BotProps = Omit<ChatBotProps, 'ref'> & { handle: Ref<ChatBotHandle> };

function Bot({ id: fixedId, flow, settings, styles, themes, plugins = [], slots, handle }: BotProps) {
  const engine = useEngineHandle();
  const id = useBotIdentity(fixedId);
  const [config] = useState(() => configure(engine, { flow, settings, styles }));
  const pluginConfigs = plugins.map((plugin) => plugin());
  const phase = useEngine((state) => state.phase);
  const hasPreLoadEvent = useEngine((state) => state.settings.event.rcbPreLoadChatBot);
  const themeList = useSame(themes ? [themes].flat() : []);
  const first = useRef({ pluginConfigs, plugins, themeList });
  const [themeLoader] = useState(() => makeThemeLoader(engine, themeList));
  useImperativeHandle(handle, () => makeHandle(engine), [engine]);

  // After every render: the flow is live, and settings and styles count when they say something new.
  useEffect(() => {
    config.update({ flow, settings, styles });
    themeLoader.change(themeList);
  });

  // Starts the conversation once the bot is on the page, and ends it with the bot.
  useEffect(() => {
    engine.setIdentity({ botId: id });
    engine.setLayer(
      'plugins',
      first.current.pluginConfigs.reduce((all, plugin) => merge(all, plugin), {}),
    );
    const removals = [
      register(id, makeHandle(engine)),
      onFirstInteraction(() => engine.actions.interact('page')),
      () => engine.stop(),
    ];
    void engine.load({
      ...themeLoader.start(),
      themes: first.current.themeList,
      plugins: first.current.plugins,
    });
    return () => {
      themeLoader.remove();
      for (const remove of removals) remove();
    };
  }, [engine, id, themeLoader]);

  const isHeldBack = phase === 'waiting' && (themeList.length > 0 || hasPreLoadEvent);
  return phase === 'refused' || isHeldBack ? null : (
    <ChatBotView id={id} slots={slots} onDrawn={themeLoader.dress} />
  );
}

type LiveProps = { flow: Flow | undefined; settings: Settings | undefined; styles: Styles | undefined };

/** Hands the props to the engine: at once while nothing listens (so that a server draws them too), else after the render. */
function configure(engine: Engine, first: LiveProps): { update(props: LiveProps): void } {
  let known: Pick<LiveProps, 'settings' | 'styles'> | null = null;
  const update = ({ flow, settings, styles }: LiveProps) => {
    engine.setFlow(flow && Object.keys(flow).length > 0 ? flow : demoFlow);
    if (known && isSame(known, { settings, styles }, true)) return;
    known = { settings, styles };
    engine.setLayer('props', known);
  };
  if (!engine.isWatched()) update(first);
  return { update };
}

const themePart = makePart(() => import('../effects/theme'), browserLog);
const noThemes = { settings: {}, styles: {} };

/** Fetches the code of the themes (effects/theme.ts) for a bot that has some; it does the rest. */
function makeThemeLoader(engine: Engine, first: Theme[]) {
  let themes = first;
  let hasStarted = false;
  let tree: Node | undefined;
  let bot: BotThemes | undefined;
  const botThemes = async () => {
    const part = await themePart.load();
    if (hasStarted) bot ??= part?.makeBotThemes(engine, () => tree);
    return bot;
  };
  return {
    /** The page or the shadow root that gets the rules. */
    dress(drawnIn: Node) {
      tree = drawnIn;
      bot?.dress();
    },
    /** What the engine loads before it draws. */
    start() {
      hasStarted = true;
      const loadThemes = async () => (await botThemes())?.load(themes) ?? noThemes;
      return themes.length > 0 ? { loadThemes } : {};
    },
    /** Other themes restyle the bot; the conversation stays. */
    change(changed: Theme[]) {
      if (changed === themes) return;
      themes = changed;
      if (hasStarted) void botThemes().then((found) => found?.change(themes));
    },
    remove() {
      hasStarted = false;
      bot?.remove();
    },
  };
}

/** An id read once; without one, hydration needs the server's and two roots on a page need two. */
function useBotIdentity(fixedId: string | undefined): string {
  const [fixed] = useState(fixedId);
  const [own] = useState(() => ({ id: '' }));
  const serverId = `rcb-${useId()}`;
  const fallback = useSyncExternalStore(
    nothingChanges,
    () => {
      own.id ||= `rcb-${newId()}`;
      return own.id;
    },
    () => serverId,
  );
  return fixed ?? fallback;
}
const nothingChanges = () => () => {};

/** The first of equal values, so that a value written inline does not change at each render. */
function useSame<T>(value: T): T {
  const [known, setKnown] = useState(value);
  if (isSame(known, value)) return known;
  setKnown(value);
  return value;
}
