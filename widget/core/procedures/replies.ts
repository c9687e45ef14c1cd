import type { InterfaceActions } from '../engine-types';
import { currentPath } from '../selectors';
import type { Params, Reply } from '../types';
import type { Blocks } from './blocks';
import { blockAt, type Context } from './context';

export type Replies = Pick<InterfaceActions, 'stopReply' | 'repeatReply'> & Pick<Params, 'startReply'>;

/** Replies that take their time: one at once, which the visitor can stop, and repeat if it failed. */
export function makeReplies(context: Context, { finish }: Pick<Blocks, 'finish'>): Replies {
  const { getState, send, memory } = context;
  let running: AbortController | null = null;
  let isRepeated = false;

  const startReply: Params['startReply'] = ({ texts = {}, stopsOnClose = false } = {}): Reply => {
    const step = context.signal('step');
    const controller = new AbortController();
    running?.abort('leave');
    running = controller;
    // The next answer, path or conversation has no use for it; the state is theirs by then.
    const leave = () => controller.abort('leave');
    if (step.aborted) leave();
    else step.addEventListener('abort', leave);
    send({ type: 'reply-set', reply: { status: 'running', texts, stopsOnClose } });
    const reply: Reply = {
      signal: controller.signal,
      isRepeated,
      language: getState().settings.general.language,
      hasPath: (path) => blockAt(memory, path) !== undefined,
      end: (outcome) => {
        step.removeEventListener('abort', leave);
        if (running !== controller) return;
        running = null;
        if (step.aborted) return;
        const failed = { status: 'failed' as const, texts, stopsOnClose };
        send({ type: 'reply-set', reply: outcome === 'failed' ? failed : null });
      },
    };
    isRepeated = false;
    return reply;
  };

  return {
    startReply,
    stopReply: () => running?.abort('stop'),
    async repeatReply() {
      const block = blockAt(memory, currentPath(getState()));
      if (!block || getState().reply?.status !== 'failed') return;
      isRepeated = true;
      context.begin('step');
      send({ type: 'answered' });
      send({ type: 'typing-set', isTyping: true });
      await finish(block);
      isRepeated = false;
    },
  };
}
