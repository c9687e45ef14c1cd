import { type Backend, BackendError } from '@/lib/backend/backend';

/** A backend that can do what a test gives it; everything else is unreachable. */
export function stubBackend(able: Partial<Backend> = {}): Backend {
  const unreachable = async () => {
    throw new BackendError('unreachable');
  };
  return {
    testimonials: unreachable,
    features: unreachable,
    accommodations: unreachable,
    blogs: unreachable,
    blog: unreachable,
    saveContact: unreachable,
    saveCallback: unreachable,
    createOrder: unreachable,
    verifyPayment: unreachable,
    donation: unreachable,
    paySandbox: unreachable,
    startChat: unreachable,
    registerChat: unreachable,
    chatHistory: unreachable,
    chatStep: unreachable,
    liveChat: unreachable,
    sendLive: unreachable,
    eraseChat: unreachable,
    health: async () => ({ ok: true, kind: 'embedded', detail: {} }),
    ...able,
  };
}
