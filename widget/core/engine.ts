import { makeConfig, mergedConfig } from './config';
import type { Actions, Engine, EngineConfig } from './engine-types';
import { makeLifecycle } from './lifecycle';
import { updated } from './merge';
import type { Ports, View } from './ports';
import { makeAnswers } from './procedures/answers';
import { makeBlocks } from './procedures/blocks';
import {
  beginSpan,
  type Context,
  type Memory,
  makeAsk,
  makeTimers,
  newSpans,
  type Span,
} from './procedures/context';
import { makeHistory } from './procedures/history';
import { makeLazyResume } from './procedures/lazy-resume';
import { makeMessages } from './procedures/messages';
import { makeReplies } from './procedures/replies';
import { makeStreams } from './procedures/streams';
import { makeToasts } from './procedures/toasts';
import { makeToggles } from './procedures/toggles';
import { runCommand } from './run-command';
import { currentPath, previousPath } from './selectors';
import type { State } from './state';
import { createStore, type Store } from './store';
import { transition } from './transition';
import { initialState } from './transition/config';
import type { Command, Event } from './transition/event';
import type { Params } from './types';

/** Creates one chat with its state and actions; two engines share nothing. */
export function createEngine(config: EngineConfig): Engine {
  const { ports } = config;
  const memory = newMemory(config);
  const initial = mergedConfig(config);
  const store = createStore<State, Event, Command>({
    initial: initialState(initial.settings, initial.styles),
    transition,
    onChange: () => resume.save(),
    run: (command) =>
      runCommand(command, { context, toggleVoice, ...answers, save: history.save, ...replies }),
  });
  const context = makeContext(ports, memory, store);

  const messages = makeMessages(context);
  const streams = makeStreams(context, messages);
  const blocks = makeBlocks(context, { messages, streams, getParams });
  const answers = makeAnswers(context, { messages, streams, blocks, getParams });
  const { startReply, ...replies } = makeReplies(context, blocks);
  const toggles = makeToggles(context, messages);
  const { toggleVoice } = toggles;
  const toasts = makeToasts(context);
  const history = makeHistory(context);
  const resume = makeLazyResume(context, { answers, blocks, history, streams, getParams });

  function getParams(span: Span = 'step'): Params {
    return { ...actionsOf(actions, context.signal('conversation')), ...factsOf(context, span), startReply };
  }
  const configuration = makeConfig(context, config);
  const lifecycle = makeLifecycle(context, { configuration, streams, history, resume, blocks });
  const actions: Actions = {
    ...messages,
    ...streams,
    ...answers,
    ...replies,
    ...toggles,
    ...toasts,
    ...history,
    goToPath: blocks.goToPath,
    restartFlow: lifecycle.restart,
    interact: lifecycle.interact,
    ...makeReaders(context),
  };
  return {
    getState: store.getState,
    getServerState: store.getServerState,
    subscribe: store.subscribe,
    actions,
    getParams,
    getBotId: () => memory.botId,
    ...configuration,
    isWatched: store.isWatched,
    load: lifecycle.load,
    stop: lifecycle.stop,
    attachView: (view) => attachView(memory, view),
  };
}

function makeContext(ports: Ports, memory: Memory, { getState, send }: Store<State, Event>): Context {
  const timers = makeTimers(ports.clock);
  return {
    ports,
    memory,
    timers,
    getState,
    send,
    ask: makeAsk({ ports, memory, getState }),
    signal: (span) => memory.running[span].signal,
    begin: (span) => beginSpan(memory, span),
  };
}

function attachView(memory: Memory, view: View): () => void {
  memory.view = view;
  return () => {
    if (memory.view === view) memory.view = null;
  };
}

/** The actions of `params`; they have no effect after the conversation has been restarted. */
function actionsOf(
  actions: Actions,
  conversation: AbortSignal,
): Omit<Params, 'startReply' | keyof ReturnType<typeof factsOf>> {
  const isAlive = () => !conversation.aborted;
  const { removeMessage, dismissToast, toggleChatWindow, openChat } = actions;
  return {
    ...{ removeMessage, dismissToast, toggleChatWindow, openChat },
    goToPath: async (path) => isAlive() && actions.goToPath(path),
    setTextAreaValue: async (text) => {
      if (isAlive()) await actions.setTextAreaValue(text);
    },
    injectMessage: async (...args) => (isAlive() ? actions.injectMessage(...args) : null),
    simulateStreamMessage: async (...args) => (isAlive() ? actions.simulateStreamMessage(...args) : null),
    streamMessage: async (...args) => (isAlive() ? actions.streamMessage(...args) : null),
    endStreamMessage: async (sender) => !isAlive() || actions.endStreamMessage(sender),
    showToast: async (...args) => (isAlive() ? actions.showToast(...args) : null),
  };
}

/** The values of `params`. */
const factsOf = ({ memory, getState, signal }: Context, span: Span) => ({
  userInput: memory.userInput,
  currPath: currentPath(getState()),
  prevPath: previousPath(getState()),
  variables: memory.variables,
  signal: signal(span),
  keepSecret: (answer: string) => {
    if (answer.trim()) memory.secrets.add(answer.trim());
  },
});

type Readers =
  | 'getFlow'
  | 'getCurrPath'
  | 'getPrevPath'
  | 'replacePaths'
  | 'getTextAreaValue'
  | 'focusTextArea'
  | 'blurTextArea'
  | 'scrollToBottom'
  | 'getIsChatBotVisible';
function makeReaders({ getState, send, memory, begin }: Context): Pick<Actions, Readers> {
  return {
    getFlow: () => memory.flow,
    getCurrPath: () => currentPath(getState()),
    getPrevPath: () => previousPath(getState()),
    replacePaths: (update) => {
      const paths = updated(update, [...getState().paths]);
      begin('visit');
      send({ type: 'paths-replaced', paths });
    },
    getTextAreaValue: () => getState().draft,
    focusTextArea: () => memory.view?.focusInput(),
    blurTextArea: () => memory.view?.blurInput(),
    scrollToBottom: (durationMs = 0) => memory.view?.scrollToBottom(durationMs),
    getIsChatBotVisible: () => memory.view?.isInView() ?? false,
  };
}

function newMemory({ botId = null, flow = {}, render = {} }: EngineConfig): Memory {
  return {
    botId,
    flow,
    render,
    running: newSpans(),
    userInput: '',
    variables: {},
    secrets: new Set(),
    processing: null,
    forgotten: new Set(),
    earlier: [],
    pending: null,
    view: null,
  };
}
