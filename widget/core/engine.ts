import { makeConfig, mergedParts } from './config';
import type { Actions, Engine, EngineConfig } from './engine-types';
import { makeLifecycle } from './lifecycle';
import type { Ports, View } from './ports';
import { makeAnswers } from './procedures/answers';
import { makeBlocks } from './procedures/blocks';
import { makeHistory } from './procedures/history';
import { type Kit, type Memory, makeAsk, makeTimers } from './procedures/kit';
import { makeMessages } from './procedures/messages';
import { makeResume } from './procedures/resume';
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

/** One chat: its state, everything a page can do with it, and nothing shared with another one. */
export function createEngine(config: EngineConfig): Engine {
  const { ports } = config;
  const memory = newMemory(config);
  const parts = mergedParts(config);
  const store = createStore<State, Event, Command>({
    initial: initialState(parts.settings, parts.styles),
    transition,
    onChange: () => resume.keep(),
    run: (command) =>
      runCommand(command, { kit, toggleVoice, send: answers.send, type: answers.type, save: history.save }),
  });
  const kit = makeKit(ports, memory, store);

  const messages = makeMessages(kit);
  const streams = makeStreams(kit, messages);
  const blocks = makeBlocks(kit, { messages, streams, getParams });
  const answers = makeAnswers(kit, { messages, streams, blocks, getParams });
  const toggles = makeToggles(kit, messages);
  const { toggleVoice } = toggles;
  const toasts = makeToasts(kit);
  const history = makeHistory(kit);
  const resume = makeResume(kit, { answers, blocks, history, streams, getParams });

  function getParams(): Params {
    return { ...actionsOf(actions, kit.alive()), ...factsOf(kit) };
  }
  const configuration = makeConfig(kit, config);
  const lifecycle = makeLifecycle(kit, { configuration, streams, history, resume, blocks });
  const actions: Actions = {
    ...messages,
    ...streams,
    ...answers,
    ...toggles,
    ...toasts,
    ...history,
    goToPath: blocks.goToPath,
    restartFlow: lifecycle.restart,
    interact: lifecycle.interact,
    ...makeReaders(kit),
  };
  return {
    getState: store.getState,
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

function makeKit(ports: Ports, memory: Memory, { getState, send }: Store<State, Event>): Kit {
  const timers = makeTimers(ports.clock);
  return {
    ports,
    memory,
    timers,
    getState,
    send,
    ask: makeAsk({ ports, memory, getState }),
    alive: () => {
      const { epoch } = memory;
      return () => memory.epoch === epoch;
    },
  };
}

function attachView(memory: Memory, view: View): () => void {
  memory.view = view;
  return () => {
    if (memory.view === view) memory.view = null;
  };
}

/** What blocks may do; a block of a conversation that has been restarted since adds nothing to the new one. */
function actionsOf(actions: Actions, isAlive: () => boolean): Omit<Params, keyof ReturnType<typeof factsOf>> {
  const { removeMessage, dismissToast, toggleChatWindow, openChat } = actions;
  return {
    ...{ removeMessage, dismissToast, toggleChatWindow, openChat },
    goToPath: async (path) => isAlive() && actions.goToPath(path),
    setTextAreaValue: async (text) => {
      if (isAlive()) await actions.setTextAreaValue(text);
    },
    injectMessage: async (...said) => (isAlive() ? actions.injectMessage(...said) : null),
    simulateStreamMessage: async (...said) => (isAlive() ? actions.simulateStreamMessage(...said) : null),
    streamMessage: async (...said) => (isAlive() ? actions.streamMessage(...said) : null),
    endStreamMessage: async (sender) => !isAlive() || actions.endStreamMessage(sender),
    showToast: async (...said) => (isAlive() ? actions.showToast(...said) : null),
  };
}

/** What blocks are told. */
const factsOf = ({ memory, getState }: Kit) => ({
  userInput: memory.userInput,
  currPath: currentPath(getState()),
  prevPath: previousPath(getState()),
  variables: memory.variables,
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
function makeReaders({ getState, send, memory }: Kit): Pick<Actions, Readers> {
  return {
    getFlow: () => memory.flow,
    getCurrPath: () => currentPath(getState()),
    getPrevPath: () => previousPath(getState()),
    replacePaths: (given) => {
      const paths = typeof given === 'function' ? given([...getState().paths]) : given;
      memory.isBusy = false;
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
    epoch: 0,
    userInput: '',
    variables: {},
    secrets: new Set(),
    isBusy: false,
    forgotten: new Set(),
    earlier: [],
    pending: null,
    view: null,
  };
}
