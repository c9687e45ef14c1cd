import type { Language } from '@/lib/i18n/language';
import { staffRoutes } from '../addresses';

/** The console alone, with its start page; the public worker of the site is another one. */
const SCOPE = staffRoutes.home;

let installed: Language | undefined;
/** Installs the console's worker for the language on view: a language chosen later is that of the next notice. */
export function installFor(language: Language): void {
  if (language === installed || !('serviceWorker' in navigator)) return;
  installed = language;
  void register().catch(() => undefined);
}
const register = () =>
  navigator.serviceWorker.register(`${staffRoutes.worker}?${installed ?? 'en'}`, { scope: SCOPE });

/** Whether this browser can take notices; on an iPhone only from the home screen. */
export const knowsPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  // The public worker answers for every address that has none of its own.
  return registration?.scope.endsWith(SCOPE) ? registration.pushManager.getSubscription() : null;
};

/** The address of this browser at its push service; null where it has none. */
export async function ownEndpoint(): Promise<string | null> {
  if (!knowsPush()) return null;
  return (await subscription().catch(() => null))?.endpoint ?? null;
}

export type TurnedOn = { kind: 'on'; endpoint: string } | { kind: 'unsupported' | 'denied' | 'failed' };

/** Asks the person, then the push service. To be called at a touch: browsers ask at no other time. */
export async function subscribe(key: string): Promise<TurnedOn> {
  if (!knowsPush()) return { kind: 'unsupported' };
  if ((await Notification.requestPermission()) !== 'granted') return { kind: 'denied' };
  try {
    const registration = await register();
    await isActive(registration);
    // One that was made with another key, or that the server has forgotten.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: key };
    return { kind: 'on', endpoint: (await registration.pushManager.subscribe(options)).endpoint };
  } catch {
    return { kind: 'failed' };
  }
}

/** Chrome subscribes with an active worker only. */
const isActive = ({ active, installing, waiting }: ServiceWorkerRegistration) =>
  new Promise<void>((resolve, reject) => {
    const worker = installing ?? waiting;
    if (active || !worker) return resolve();
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker was not installed'));
    });
  });

/** The server has forgotten this browser; it forgets its address too. */
export async function unsubscribe(): Promise<void> {
  await (await subscription().catch(() => null))?.unsubscribe();
}
