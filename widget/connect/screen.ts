import type { Message, Params } from '../core/types';

/** The text is drawn at most this often, however small its pieces are. */
const DRAW_EVERY_MS = 50;

/** One streamed message of the bot. */
export type Screen = {
  show(text: string): void;
  /** Shows what is still to be shown and completes the message; resolves with its id, null if there is none. */
  end(): Promise<string | null>;
};

export function makeScreen({ streamMessage, endStreamMessage }: Params, signal: AbortSignal): Screen {
  let latest = '';
  let shown = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<Message | null> | undefined;

  const draw = () => {
    timer = undefined;
    // Once the visitor has gone on, the same action would begin another message.
    if (signal.reason === 'leave') return;
    // An answer that is replayed begins anew; until it has caught up, what is shown stays.
    if (latest.trim() === '' || shown.startsWith(latest)) return;
    shown = latest;
    last = streamMessage(latest);
  };
  return {
    show(text) {
      latest = text;
      if (timer !== undefined) return;
      if (shown === '') draw();
      timer = setTimeout(draw, DRAW_EVERY_MS);
    },
    async end() {
      clearTimeout(timer);
      draw();
      if (!last) return null;
      const message = await last;
      await endStreamMessage();
      return message?.id ?? null;
    },
  };
}
