import type { Entry, State } from '../state';
import type { Host } from '../types';
import type { HistoryEvent, Outcome } from './event';

export function onHistory<H extends Host>(state: State<H>, event: HistoryEvent<H>): Outcome<H> {
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

const isOfHistory = <H extends Host>(entry: Entry<H>): boolean =>
  entry.kind === 'line-break' || (entry.kind !== 'spinner' && entry.isFromHistory);
