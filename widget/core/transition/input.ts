import type { State } from '../state';

import type { InputEvent, Outcome } from './event';

export function onInput(state: State, event: InputEvent): Outcome {
  const { input } = state;
  switch (event.type) {
    case 'draft-changed':
      // The same object while nothing of it changes: a key draws nothing but the draft anew.
      return [
        { ...state, draft: event.draft, input: input.problem === null ? input : { ...input, problem: null } },
        [],
      ];
    case 'answer-checking':
      return [{ ...state, input: { ...input, problem: null, isChecking: true } }, []];
    case 'answer-checked':
      return [{ ...state, input: { ...input, problem: event.problem, isChecking: false } }, []];
    case 'answered': {
      const isDisabled = state.settings.chatInput.blockSpam || input.isDisabled;
      const answered = { ...input, isDisabled, isSensitive: false, problem: null, isChecking: false };
      return [{ ...state, turn: state.turn + 1, input: answered }, state.isVoiceOn ? ['stop-listening'] : []];
    }
    case 'input-set': {
      const { isDisabled = input.isDisabled, isSensitive = input.isSensitive } = event;
      return [{ ...state, input: { ...input, isDisabled, isSensitive } }, []];
    }
  }
}
