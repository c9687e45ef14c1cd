import type { State } from '../state';
import { restOf } from './config';
import type { Command, Outcome, PathEvent } from './event';

export function onPath(state: State, event: PathEvent): Outcome {
  switch (event.type) {
    case 'path-entered':
      return [entered(state, event.path), state.isVoiceOn ? ['stop-listening'] : []];
    case 'block-ready':
      return waiting({ ...state, rest: event.rest });
    case 'block-waits':
      return waiting(state);
    case 'paths-replaced':
      return [replaced(state, event.paths), []];
    case 'flow-started':
      return [{ ...state, hasFlowStarted: true }, []];
  }
}

/** A running check belongs to the old path. */
const replaced = (state: State, paths: readonly string[]): State => ({
  ...state,
  paths,
  visit: state.visit + 1,
  step: state.step + 1,
  input: { ...state.input, isChecking: false },
});

function entered(state: State, path: string): State {
  const { input, settings } = state;
  return {
    ...state,
    visit: state.visit + 1,
    step: state.step + 1,
    paths: [...state.paths, path],
    bot: 'typing',
    rest: restOf(settings),
    input: {
      isDisabled: settings.chatInput.blockSpam || input.isDisabled,
      isSensitive: false,
      isAttachable: false,
      problem: null,
      isChecking: false,
    },
  };
}

function waiting(state: State): Outcome {
  const { rest, isVoiceOn } = state;
  const commands: Command[] = isVoiceOn && !rest.isDisabled ? ['listen', 'offer-focus'] : ['offer-focus'];
  return [{ ...state, bot: 'idle', input: { ...state.input, ...rest, isChecking: false } }, commands];
}
