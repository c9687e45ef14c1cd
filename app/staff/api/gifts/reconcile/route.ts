import * as z from 'zod';
import type { ReconciledGifts } from '@/lib/donations/gift-schema';
import { paymentDeps } from '@/lib/donations/store/deps';
import { reconcileNow } from '@/lib/donations/store/gift-changes';
import { staffPost } from '@/lib/http/staff-endpoint';
import { giftConflict } from '@/lib/http/staff-gifts';

export const dynamic = 'force-dynamic';

/** POST /staff/api/gifts/reconcile: asks the payment provider of every gift that may still change. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'gifts',
  body: z.object({}),
  async handle({ person }): Promise<ReconciledGifts> {
    const done = await reconcileNow(paymentDeps(), person.id);
    if (done === 'off' || done === 'unreachable') throw giftConflict(done);
    return { ok: true, is_done: done !== null, checked: done?.checked ?? 0, moved: done?.moved ?? 0 };
  },
});
