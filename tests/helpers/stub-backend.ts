import type { Backend } from '@/lib/backend/backend';
import { BackendError } from '@/lib/backend/backend';

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
    createOrder: unreachable,
    verifyPayment: unreachable,
    gift: unreachable,
    paySandbox: unreachable,
    startChat: unreachable,
    registerChat: unreachable,
    chatHistory: unreachable,
    chatStep: unreachable,
    eraseChat: unreachable,
    health: async () => ({ ok: true, kind: 'embedded', detail: {} }),
    ...able,
  };
}
