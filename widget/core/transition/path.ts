import type { State } from '../state';
import type { Host } from '../types';
import type { Command, Outcome, PathEvent } from './event';
import { restOf } from './initial';

export function onPath<H extends Host>(state: State<H>, event: PathEvent): Outcome<H> {
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

/** An answer that is being checked belonged to the old way. */
const replaced = <H extends Host>(state: State<H>, paths: readonly string[]): State<H> => ({
  ...state,
  paths,
  visit: state.visit + 1,
  turn: state.turn + 1,
  input: { ...state.input, isChecking: false },
});

function entered<H extends Host>(state: State<H>, path: string): State<H> {
  const { input, settings } = state;
  return {
    ...state,
    visit: state.visit + 1,
    turn: state.turn + 1,
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

function waiting<H extends Host>(state: State<H>): Outcome<H> {
  const { rest, isVoiceOn } = state;
  const commands: Command[] = isVoiceOn && !rest.isDisabled ? ['listen', 'offer-focus'] : ['offer-focus'];
  return [{ ...state, bot: 'idle', input: { ...state.input, ...rest, isChecking: false } }, commands];
}
