import type { InterfaceActions, PublicActions } from '../engine-types';
import { RcbEvent } from '../events';
import { updated } from '../merge';
import type { Toast } from '../types';
import type { Context } from './context';

export type Toasts = Pick<PublicActions, 'showToast' | 'dismissToast' | 'replaceToasts'> &
  Pick<InterfaceActions, 'holdToast' | 'releaseToast'>;

export function makeToasts(context: Context): Toasts {
  const { getState, send, ask, ports } = context;
  const cancels = new Map<string, () => void>();
  const find = (id: string) => getState().toasts.find((toast) => toast.id === id);

  const stopTime = (id: string) => {
    cancels.get(id)?.();
    cancels.delete(id);
  };
  const startTime = ({ id, timeout }: Toast) => {
    if (timeout)
      cancels.set(
        id,
        context.timers.after(timeout, () => void dismissToast(id)),
      );
  };
  const dismissToast = async (id: string) => {
    const toast = find(id);
    if (!toast) return null;
    const { allowed } = await ask(RcbEvent.DISMISS_TOAST, { toast });
    if (!allowed) return null;
    stopTime(id);
    send({ type: 'toast-removed', id });
    return id;
  };

  return {
    dismissToast,
    async showToast(content, timeout) {
      const { toasts, settings } = getState();
      if (settings.toast.forbidOnMax && toasts.length >= settings.toast.maxCount) return null;
      const conversation = context.signal('conversation');
      const toast: Toast = { id: ports.newId(), content, ...(timeout === undefined ? {} : { timeout }) };
      const { allowed, data } = await ask(RcbEvent.SHOW_TOAST, { toast });
      if (!allowed || conversation.aborted) return null;
      send({ type: 'toast-added', toast: data.toast });
      startTime(data.toast);
      return data.toast.id;
    },
    replaceToasts: (update) => {
      const toasts = updated(update, [...getState().toasts]);
      send({ type: 'toasts-replaced', toasts });
      for (const id of cancels.keys()) if (!find(id)) stopTime(id);
      for (const toast of toasts) if (!cancels.has(toast.id)) startTime(toast);
    },
    holdToast: stopTime,
    releaseToast: (id) => {
      const toast = find(id);
      if (!toast) return;
      stopTime(id);
      startTime(toast);
    },
  };
}
