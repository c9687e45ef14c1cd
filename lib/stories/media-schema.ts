import * as z from 'zod';
import { MAX_ALT, MAX_UPLOAD_BYTES, PART_BYTES, partCount, uploadHash } from './picture-upload';
import { isDay } from './schema';

/** What the console sends about pictures. The messages stand beside the fields. */
const words = z.string().trim().max(MAX_ALT, `At most ${MAX_ALT} characters.`);
const required = (message: string) => words.min(1, message);
const optional = words.optional().transform((text) => text || undefined);

const facts = {
  alt: z.object({ en: required('Please say what the picture shows.'), hi: optional, bn: optional }),
  shows_person: z.boolean('Please say whether a person can be recognised.'),
  consent: z.object({
    by: words.default(''),
    on: z.string().refine(isDay, 'Please choose the day.'),
    paper: words.default(''),
  }),
};

/** Nobody else has to agree where nobody can be recognised. Asked beside all other faults, not after them. */
const ifPerson = (part: 'by' | 'paper', message: string) => ({
  test: (input: { shows_person: boolean; consent: { by: string; paper: string } }) =>
    input.shows_person !== true || Boolean(input.consent?.[part]?.trim()),
  params: { message, path: ['consent', part], when: () => true },
});
const agreed = ifPerson('by', 'Please say who agreed.');
const stored = ifPerson('paper', 'Please say how they agreed, and where that is stored.');

const id = z.string().regex(/^[0-9a-f]{32}$/);
const path = z.string().max(100).transform(uploadHash).pipe(z.string('This is no picture of the console.'));

export const BeginUpload = z.object({
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  size: z.number().int().min(1).max(MAX_UPLOAD_BYTES, 'A picture may have at most 10 MB.'),
});
export const UploadPart = z.object({
  id,
  number: z.number().int().min(0).max(partCount(MAX_UPLOAD_BYTES)),
  data: z.base64().max(Math.ceil(PART_BYTES / 3) * 4),
});
export const FinishUpload = z
  .object({ id, ...facts })
  .refine(agreed.test, agreed.params)
  .refine(stored.test, stored.params);
export const DescribePicture = z
  .object({ path, ...facts })
  .refine(agreed.test, agreed.params)
  .refine(stored.test, stored.params);
export const RemovePicture = z.object({ path });
