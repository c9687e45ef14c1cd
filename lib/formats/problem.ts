import * as z from 'zod';

/** The one error body of our endpoints (contract §6). */
export const Problem = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    request_id: z.string(),
  }),
});
export type Problem = z.infer<typeof Problem>;
