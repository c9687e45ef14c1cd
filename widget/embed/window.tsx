import { createRoot } from 'react-dom/client';
import { merge } from '../core/merge';
import { ChatBot } from '../react/chat-bot';
import type { Flow, Settings } from '../react/types';
import { readFlow } from './flow-data';
import type { Mount } from './loader';

/** Draws the bot in place of the launcher that stood there first. Returns what takes it away. */
export const mount: Mount = ({ host, root, flowUrl, settings, isOpen }) => {
  const drawn = createRoot(root);
  let isGone = false;
  void configuration(flowUrl, settings).then(({ flow, given }) => {
    if (isGone) return;
    root.replaceChildren();
    const opened = isOpen || host.dataset['open'] === 'true';
    const all = merge(given, opened ? { chatWindow: { defaultOpen: true } } : {});
    drawn.render(<ChatBot {...(host.id ? { id: `${host.id}-bot` } : {})} flow={flow} settings={all} />);
  });
  return () => {
    isGone = true;
    drawn.unmount();
  };
};

/** What cannot be read is said in the log; the bot then shows what it has. */
async function configuration(flowUrl: string | null, settings: string | null) {
  const [flow, given] = await Promise.all([
    attempt<Flow>(async () => (flowUrl ? readFlow(await (await fetch(flowUrl)).json()) : {}), {}),
    attempt<Settings>(async () => (settings ? JSON.parse(settings) : {}), {}),
  ]);
  return { flow, given };
}

async function attempt<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch (reason) {
    console.error('The chat could not be configured.', reason);
    return otherwise;
  }
}
