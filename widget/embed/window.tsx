import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { merge } from '../core/merge';
import type { Settings } from '../core/settings';
import type { Flow } from '../core/types';
import { ChatBot } from '../react/chat-bot';

import { readFlow } from './flow-data';
import type { Mount } from './loader';

/** Replaces the static launcher by the bot. Returns a function that unmounts it. */
export const mount: Mount = ({ host, root, isOpen, ...options }) => {
  const drawn = createRoot(root);
  let isGone = false;
  void configuration(options).then(({ flow, own }) => {
    if (isGone) return;
    // The launcher that stood there first would take the focus with it; opened, the window takes it over from the new one.
    const hadFocus = root.matches(':focus-within');
    root.replaceChildren();
    const opened = isOpen || host.dataset['open'] === 'true';
    const all = merge(own, opened ? { chatWindow: { defaultOpen: true } } : {});
    flushSync(() =>
      drawn.render(<ChatBot {...(host.id ? { id: `${host.id}-bot` } : {})} flow={flow} settings={all} />),
    );
    if (hadFocus) root.querySelector<HTMLElement>('.rcb-toggle-button')?.focus();
  });
  return () => {
    isGone = true;
    drawn.unmount();
  };
};

type Options = Pick<Parameters<Mount>[0], 'flowUrl' | 'settings' | 'locale'>;

/** Errors are logged and the bot starts without the part that failed. */
async function configuration({ flowUrl, settings, locale }: Options) {
  const [flow, own, localeTexts] = await Promise.all([
    attempt<Flow>(async () => (flowUrl ? readFlow(await (await fetch(flowUrl)).json()) : {}), {}),
    attempt<Settings>(async () => (settings ? JSON.parse(settings) : {}), {}),
    attempt<Settings>(() => (locale ? loadLocale(locale) : {}), {}),
  ]);
  return { flow, own: merge(localeTexts, own) };
}

async function loadLocale({ name, url }: NonNullable<Options['locale']>): Promise<Settings> {
  const packs: Record<string, Settings> = await import(url);
  return packs[name] ?? {};
}

async function attempt<T>(work: () => T | Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch (reason) {
    console.error('The chat could not be configured.', reason);
    return otherwise;
  }
}
