import type { Actions } from './engine-types';
import type { Context } from './procedures/context';
import { withinLimits } from './rules';
import type { Command } from './transition/event';

type Deps = { context: Context; save: () => void } & Pick<
  Actions,
  'toggleVoice' | 'send' | 'type' | 'stopReply'
>;

const FOCUS_DELAY_MS = 100;

/** Runs a command of a transition through the ports. */
export function runCommand(command: Command, deps: Deps): void {
  const { context } = deps;
  const { ports, timers, memory, getState } = context;
  switch (command) {
    case 'save':
      deps.save();
      return;
    case 'play-sound':
      if (!getState().settings.general.embedded || !memory.view?.isInView()) ports.sound.play();
      return;
    case 'scroll':
      // The view scrolls with the next frame, once for all requests until then.
      memory.view?.scrollToBottom(0);
      return;
    case 'offer-focus':
      // Never at the start: a page that loads keeps its focus where it is.
      if (getState().paths.length > 1) timers.after(FOCUS_DELAY_MS, () => memory.view?.offerFocus());
      return;
    case 'stop-reply':
      deps.stopReply();
      return;
    case 'stop-speaking':
      ports.speech.stop();
      return;
    case 'listen':
      listen(deps);
      return;
    case 'stop-listening':
      ports.listening.stop();
      void ports.recorder.stop();
      return;
  }
}

function listen({ context, toggleVoice, send, type }: Deps): void {
  const { ports, getState } = context;
  const { sendAsAudio } = getState().settings.voice;
  if (sendAsAudio) {
    void ports.recorder.start();
    return;
  }
  ports.listening.start(
    (text) => {
      const { draft, settings } = getState();
      type(withinLimits(draft ? `${draft} ${text}` : text, settings.chatInput));
    },
    () => void toggleVoice(false),
    () => void send(),
  );
}
