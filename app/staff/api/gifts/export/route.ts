import { type ExportedGifts, ExportGifts } from '@/lib/donations/gift-schema';
import { paymentDeps } from '@/lib/donations/store/deps';
import { exportGifts } from '@/lib/donations/store/gift-list';
import { staffPost } from '@/lib/http/staff-endpoint';

export const dynamic = 'force-dynamic';

/** POST /staff/api/gifts/export: gifts between two days as CSV, with addresses, PAN masked. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'gifts',
  stepUp: true,
  body: ExportGifts,
  async handle({ store, body, person }): Promise<ExportedGifts> {
    const csv = await exportGifts(store, { staffId: person.id, vault: paymentDeps().vault() }, body);
    return { name: `gifts-${body.from}-${body.to}.csv`, csv };
  },
});
