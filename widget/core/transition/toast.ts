import type { State } from '../state';

import type { Outcome, ToastEvent } from './event';

export function onToast(state: State, event: ToastEvent): Outcome {
  switch (event.type) {
    case 'toast-added': {
      // The oldest make room.
      const kept = Math.max(0, state.settings.toast.maxCount - 1);
      return [{ ...state, toasts: [...(kept === 0 ? [] : state.toasts.slice(-kept)), event.toast] }, []];
    }
    case 'toast-removed':
      return [{ ...state, toasts: state.toasts.filter(({ id }) => id !== event.id) }, []];
    case 'toasts-replaced':
      return [{ ...state, toasts: event.toasts }, []];
  }
}
