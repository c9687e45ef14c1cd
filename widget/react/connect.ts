import type { ConnectConfig } from '../connect/config';
import { connect as connectBlock } from '../connect/connect';
import type { Block, Params } from '../core/types';
import { loadReplyButtons } from '../ui/reply';

/** The block of `widget/connect`, with buttons to stop and to repeat an answer. */
export function connect(config: ConnectConfig): Block {
  const block = connectBlock(config);
  return {
    ...block,
    message: async (params: Params) => {
      loadReplyButtons().catch(() => {});
      return typeof block.message === 'function' ? await block.message(params) : block.message;
    },
  };
}
