import type { Configuration } from './config';
import type { Actions, Engine, LoadConfig } from './engine-types';
import { RcbEvent } from './events';
import type { Blocks } from './procedures/blocks';
import type { Context } from './procedures/context';
import type { History } from './procedures/history';
import type { makeLazyResume } from './procedures/lazy-resume';
import type { Streams } from './procedures/streams';

const START = 'start';

type Deps = {
  configuration: Configuration;
  streams: Streams;
  history: History;
  resume: ReturnType<typeof makeLazyResume>;
  blocks: Blocks;
};
export type Lifecycle = Pick<Engine, 'load' | 'stop'> & {
  restart: Actions['restartFlow'];
  interact: Actions['interact'];
};

export function makeLifecycle(context: Context, deps: Deps): Lifecycle {
  const { getState, send } = context;
  const { history, resume, blocks } = deps;

  let unfollow = () => {};
  /** Pending work stays in the snapshot. */
  const leave = () => {
    resume.leave();
    unfollow();
    clear(context, deps);
  };
  const start = async () => {
    send({ type: 'flow-started' });
    await blocks.goToPath(START);
  };
  const isAwaited = (trigger: string) => {
    const { phase, hasFlowStarted, settings } = getState();
    return phase === 'ready' && !hasFlowStarted && settings.general.flowStartTrigger === trigger;
  };
  const begin = async () => {
    const { voice } = getState().settings;
    if (!voice.disabled && voice.defaultToggledOn) send({ type: 'voice-set', isOn: true });
    unfollow = resume.follow();
    const isRestored = resume.restore();
    history.prepare();
    if (isRestored) return;
    if (isAwaited('ON_LOAD') || (isAwaited('ON_PAGE_INTERACT') && getState().hasInteracted)) await start();
  };

  return {
    async load(config = {}) {
      leave();
      const conversation = context.signal('conversation');
      // React's strict mode stops and loads again at once: only the last load counts.
      await Promise.resolve();
      if (conversation.aborted || !(await enter(context, deps, config)) || conversation.aborted) return;
      await begin();
    },
    stop: () => {
      // Flushed now, because another bot may use the same storage key next.
      leave();
      context.ports.transcript.flush?.();
      context.ports.sound.close?.();
    },
    async restart() {
      clear(context, deps);
      resume.forget();
      history.prepare();
      await start();
    },
    interact(where) {
      send({ type: 'interacted' });
      if (where === 'chatbot') unlock(context);
      const isStart =
        isAwaited('ON_PAGE_INTERACT') || (where === 'chatbot' && isAwaited('ON_CHATBOT_INTERACT'));
      if (isStart) void start();
    },
  };
}

/** Allows later sounds, which phones refuse without a press. */
function unlock({ getState, ports }: Context): void {
  const { notification, audio } = getState().settings;
  if (!notification.disabled) ports.sound.unlock?.();
  if (!audio.disabled) ports.speech.unlock?.();
}

/** Ends the conversation and forgets what belongs to it. */
function clear({ send, memory, timers, begin }: Context, { streams, history }: Deps): void {
  streams.close();
  history.flush();
  begin('conversation');
  timers.clear();
  memory.userInput = '';
  memory.variables = {};
  memory.secrets = new Set();
  memory.forgotten = new Set();
  memory.pending = null;
  send({ type: 'cleared' });
}

/** The load events and the themes; true once the bot may be drawn. */
async function enter(
  { send, ask, getState, memory, signal, ports }: Context,
  { configuration, resume }: Deps,
  { loadThemes, themes, plugins }: LoadConfig,
): Promise<boolean> {
  const conversation = signal('conversation');
  const details = () => {
    const { settings, styles } = getState();
    return { flow: memory.flow, settings, styles, themes, plugins };
  };
  const { allowed } = await ask(RcbEvent.PRE_LOAD_CHATBOT, details());
  if (conversation.aborted) return false;
  if (!allowed) {
    send({ type: 'phase-set', phase: 'refused' });
    return false;
  }
  void resume.load();
  try {
    const layer = loadThemes ? await loadThemes() : { settings: {}, styles: {} };
    if (conversation.aborted) return false;
    configuration.setLayer('themes', layer);
  } catch (reason) {
    // The conversation starts without a theme that cannot be loaded (§1.12).
    ports.log.error('The themes could not be loaded:', reason);
  }
  // What the settings turn on is fetched now; only resuming must be there before the flow starts.
  const { audio, voice } = getState().settings;
  if (!audio.disabled) void ports.speech.load?.();
  if (!voice.disabled) void ports.listening.load?.();
  await resume.load();
  if (conversation.aborted) return false;
  send({ type: 'phase-set', phase: 'ready' });
  await ask(RcbEvent.POST_LOAD_CHATBOT, details());
  return true;
}
