import { storedLines } from '@/lib/chat/client/storage';
import type { ChatBotHandle } from '@/widget/index';
import { isServerPath, type People } from './conversation-flow';
import type { LiveLine, LiveLineDeps } from './live-line';

type State = { handle: ChatBotHandle | null; root: HTMLElement | null };

/** People of the centre in the conversation; what brings their words is loaded once a conversation goes on. */
export function makePeople(
  state: State,
  deps: Pick<LiveLineDeps, 'origin' | 'tokens' | 'held' | 'language'>,
): People & { look(): void; follow(path: string | undefined): true | undefined } {
  let line: LiveLine | undefined;
  let loading: Promise<void> | undefined;
  /** Choices that were drawn before. */
  let drawn: Parameters<People['choices']> | undefined;
  const load = () =>
    import('./live-line').then(
      ({ makeLiveLine }) => {
        line = makeLiveLine({ ...deps, state });
        if (drawn) line.choices(...drawn);
      },
      () => {
        loading = undefined;
      },
    );
  const look = () => {
    loading ??= load();
    void loading.then(() => line?.look());
  };
  return {
    look,
    /** True where the conversation goes on. Who left the page with words of danger unsent may have been answered since. */
    follow: (path) => {
      if (isServerPath(path) || storedLines(deps.tokens).isBegun()) look();
      return isServerPath(path) || undefined;
    },
    isHeard: () => line?.isHeard() === true,
    isUrgent: () => line?.isUrgent() === true,
    sent: async (language, days) => line?.sent(language, days) ?? null,
    choices: (...step) => {
      drawn = step;
      return line?.choices(...step) ?? [...step[0]];
    },
    take: async (answer, language) => line?.take(answer, language) ?? null,
  };
}
