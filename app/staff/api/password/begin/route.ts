import { vault } from '@/lib/backend/database/vault';
import { site } from '@/lib/config/site';
import { staffPost } from '@/lib/http/staff-endpoint';
import { appKey } from '@/lib/staff/qr-code';
import { Nothing, type PasswordOffer } from '@/lib/staff/schema';
import { offerSeed } from '@/lib/staff/store/password';

export const dynamic = 'force-dynamic';

/** POST /staff/api/password/begin: a new key for an authenticator app; nothing changes yet. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'own-account',
  stepUp: true,
  body: Nothing,
  async handle({ store, person }): Promise<PasswordOffer> {
    const { seed, offer } = offerSeed(vault(), person.id, store.now());
    return { offer, ...appKey({ issuer: site().name, email: person.email, seed }) };
  },
});
