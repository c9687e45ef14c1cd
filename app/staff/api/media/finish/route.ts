import { RequestError } from '@/lib/http/problem';
import { staffPost } from '@/lib/http/staff-endpoint';
import { FinishUpload } from '@/lib/stories/media-schema';
import { type UploadFault, uploadPath } from '@/lib/stories/picture-upload';
import { finishUpload } from '@/lib/stories/store/picture-intake';
import { makeAvif, pictureWidth } from '@/lib/stories/store/stored-pictures';

export const dynamic = 'force-dynamic';

const messages: Readonly<Record<UploadFault, string>> = {
  heic: 'Photos in the HEIC format cannot be read here. On an iPhone choose Settings, Camera, Formats, Most Compatible, or send the photo to yourself by mail first.',
  not_a_picture: 'This file is no picture in JPEG, PNG or WebP.',
  too_many_pixels: 'This picture has more than 40 megapixels.',
  broken: 'This picture could not be read. Please choose it again.',
};

/** POST /staff/api/media/finish: makes the picture of an upload whose parts are all here. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffPost({
  right: 'content',
  body: FinishUpload,
  async handle({ store, body, person }) {
    const result = await finishUpload(store, { staffId: person.id, ...body });
    if (result.kind === 'unknown')
      throw new RequestError('unknown_upload', 'This upload has ended.', { status: 404 });
    if (result.kind === 'incomplete')
      throw new RequestError('incomplete', 'Parts of the picture are missing.', { status: 409 });
    if (result.kind === 'refused')
      throw new RequestError(result.fault, messages[result.fault], { status: 422 });
    const { hash } = result;
    void makeAvif(store, { hash, width: await pictureWidth(store, hash) });
    return { path: uploadPath(hash) };
  },
});
