import { staffRead } from '@/lib/http/staff-endpoint';
import { listPictures } from '@/lib/stories/store/stored-pictures';
import { usingTexts } from '@/lib/stories/store/using-texts';

export const dynamic = 'force-dynamic';

/** GET /staff/api/media: the pictures that staff added, with the texts that show them. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'content',
  handle: async ({ store }) => ({ pictures: await listPictures(store, await usingTexts(store)) }),
});
