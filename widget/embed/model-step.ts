import type { Block, Params } from '../core/types';
import { connect } from '../react/connect';
import type { Model, Running } from './flow-types';
import { permittedUrl } from './webhook';

type Input = { model: Model; message: string | undefined; running: Running };

/** What `connect()` makes of a model's stream that is data. Words go to addresses alone that the page has allowed. */
export function makeModel({
  model,
  message,
  running,
}: Input): Pick<Block, 'message' | 'options' | 'function'> {
  const block = connect({ ...model, ...(message === undefined ? {} : { message }) });
  if (permittedUrl(model.url, running.webhookOrigins)) return block;
  console.error(`No answer is handed to the model at ${model.url}: the page has not allowed this address.`);
  return {
    message,
    function: async ({ injectMessage }: Params) =>
      void (await injectMessage(running.texts.unavailable, 'SYSTEM')),
  };
}
