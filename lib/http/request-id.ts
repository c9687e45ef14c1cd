import 'server-only';
import { randomUUID } from 'node:crypto';

/** One id an answer: in the body of a problem, the `x-request-id` header and the log line (contract §6). */
export const newRequestId = (): string => randomUUID();
