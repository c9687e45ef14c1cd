import type { ConnectConfig } from '@/widget/connect/config';
import { connect } from '@/widget/connect/connect';
import { allEntries } from '@/widget/core/entries';
import { messagesOf } from '@/widget/core/selectors';
import type { Entry, State } from '@/widget/core/state';
import type { Flow } from '@/widget/core/types';
import { type Rig, startRig } from '../core/rig';

export type Chat = Rig & {
  entries(): Entry[];
  /** Resolves when the state is so. */
  until(isSo: (state: State) => boolean): Promise<void>;
  /** Says something and waits for the reply to end. */
  ask(text: string): Promise<void>;
  /** Says something and waits for the first text of the reply. */
  askAndRead(text: string): Promise<void>;
};

type Options = Parameters<typeof startRig>[1];

/** A chat whose flow begins with a model; its other blocks follow. */
export async function startChat(
  config: ConnectConfig,
  { flow = {}, ...options }: Options & { flow?: Flow } = {},
): Promise<Chat> {
  const rig = await startRig({ start: connect(config), ...flow }, options);
  return asChat(rig);
}

export function asChat(rig: Rig): Chat {
  const { engine } = rig;
  const until: Chat['until'] = (isSo) =>
    new Promise((resolve) => {
      const look = () => {
        if (!isSo(engine.getState())) return;
        stop();
        resolve();
      };
      const stop = engine.subscribe(look);
      look();
    });
  return {
    ...rig,
    until,
    entries: () => allEntries(engine.getState().entries),
    async ask(text) {
      await rig.say(text);
      await until(({ input }) => !input.isDisabled);
    },
    async askAndRead(text) {
      const { length } = rig.texts();
      await rig.say(text);
      await until((state) => messagesOf(state).length > length + 1);
    },
  };
}

/** Waits are short, so that tests are. */
export const QUICK = { connectMs: 5000, idleMs: 5000, totalMs: 10_000, retryMs: 1 };
