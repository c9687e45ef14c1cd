import type { Block, Params } from '../core/types';
import type { ConnectConfig } from './config';

/** What is said where the code that fetches answers cannot be loaded itself. */
const NOT_LOADED = 'The answer could not be fetched.';

const load = () => import('./answer');

/**
 * A block that hands each answer of the visitor to a model and streams what it says. The block stays until the model's
 * stream names another path: `flow = { start: connect({ url, protocol, message: 'Hello' }) }`.
 */
export function connect(config: ConnectConfig): Block {
  return {
    message: ({ variables, currPath }) => {
      // Fetched while the visitor writes, and before the connection may be lost.
      load().catch(() => {});
      return stateOf(variables, currPath) ? undefined : config.message;
    },
    options: ({ variables, currPath }) => stateOf(variables, currPath)?.options ?? [],
    function: async (params) => {
      const loaded = await load().catch(() => null);
      if (loaded) await loaded.answer(config, params);
      else await params.injectMessage(config.texts?.unreachable ?? NOT_LOADED, 'SYSTEM');
    },
  };
}

/** What `answer` keeps of the conversation between two entries into the block. */
function stateOf(variables: Params['variables'], path: string | null): { options: string[] } | null {
  const stored: unknown = variables[`connect:${path ?? ''}`];
  return typeof stored === 'object' && stored !== null && 'options' in stored && Array.isArray(stored.options)
    ? { options: stored.options.filter((option: unknown) => typeof option === 'string') }
    : null;
}
