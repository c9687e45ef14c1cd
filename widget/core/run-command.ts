import type { Actions } from './engine-types';
import type { Kit } from './procedures/kit';
import { withinLimits } from './rules';
import type { Command } from './transition/event';

type Means = { kit: Kit; save: () => void } & Pick<Actions, 'toggleVoice' | 'send' | 'type'>;

const FOCUS_DELAY_MS = 100;

/** Turns what a transition asks for into calls of ports. */
export function runCommand(command: Command, means: Means): void {
  const { kit } = means;
  const { ports, timers, memory, getState } = kit;
  switch (command) {
    case 'save':
      means.save();
      return;
    case 'chime':
      if (!getState().settings.general.embedded || !memory.view?.isInView()) ports.sound.play();
      return;
    case 'scroll':
      // The view goes there with the next frame, once for all that was asked until then.
      memory.view?.scrollToBottom(0);
      return;
    case 'offer-focus':
      // Never at the start: a page that loads keeps its focus where it is.
      if (getState().paths.length > 1) timers.after(FOCUS_DELAY_MS, () => memory.view?.offerFocus());
      return;
    case 'hush':
      ports.speech.stop();
      return;
    case 'listen':
      listen(means);
      return;
    case 'stop-listening':
      ports.listening.stop();
      void ports.recorder.stop();
      return;
  }
}

function listen({ kit, toggleVoice, send, type }: Means): void {
  const { ports, getState } = kit;
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
