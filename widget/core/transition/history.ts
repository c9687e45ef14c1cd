import type { Entry, State } from '../state';

import type { HistoryEvent, Outcome } from './event';

export function onHistory(state: State, event: HistoryEvent): Outcome {
  const rest = state.entries.filter(({ kind }) => kind !== 'spinner');
  switch (event.type) {
    case 'history-offered':
      return [{ ...state, history: event.isOffered ? 'offered' : 'none' }, []];
    case 'history-loading':
      return [{ ...state, history: 'loading', entries: [event.spinner, ...rest] }, []];
    case 'history-shown':
      return [{ ...state, history: 'shown', entries: [...event.entries, ...rest] }, []];
    case 'history-gone':
      return [{ ...state, history: 'none', entries: rest.filter((entry) => !isOfHistory(entry)) }, []];
  }
}

const isOfHistory = (entry: Entry): boolean =>
  entry.kind === 'line-break' || (entry.kind !== 'spinner' && entry.isFromHistory);
