import { RcbEvent } from '../events';
import { blockAt, type Context, type GetParams, logFailure } from './context';
import type { Messages } from './messages';

type Deps = {
  messages: Messages;
  getParams: GetParams;
  submit: (value: string, sendInChat: boolean) => Promise<boolean>;
};

/** Shows the files if configured, submits their names as the answer, and passes them to the block's `file` function. */
export async function upload(
  context: Context,
  { messages, getParams, submit }: Deps,
  value: readonly File[],
): Promise<void> {
  const { getState, ask, memory } = context;
  const { input, settings, paths } = getState();
  const block = blockAt(memory, paths.at(-1));
  if (value.length === 0 || !input.isAttachable || !block?.file) return;
  const conversation = context.signal('conversation');
  const { allowed, data } = await ask(RcbEvent.USER_UPLOAD_FILE, { files: [...value] });
  if (!allowed || conversation.aborted) return;
  if (settings.fileAttachment.showMediaDisplay) {
    for (const file of data.files) {
      const rich = memory.render.media?.(file);
      if (rich) await messages.inject({ content: rich, sender: 'USER' });
    }
  }
  const names = data.files.map(({ name }) => name).join(', ');
  await submit(`📄 ${names}`, settings.fileAttachment.sendFileName);
  // The block's path is followed while the files are still on their way.
  const params = { ...getParams('conversation'), files: data.files };
  try {
    await block.file(params);
  } catch (reason) {
    logFailure(context, reason, params.signal);
  }
}
