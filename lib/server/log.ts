import 'server-only';
import pino from 'pino';
import { env } from '@/lib/config/env';

/** One JSON line an event (contract §2). Callers pass ids, kinds and counts, never names, texts or addresses of people. */
export const log = pino(
  {
    level: process.env['NEXT_PHASE'] === 'phase-production-build' ? 'silent' : env().LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: [
        'email',
        'phone',
        'name',
        'fullname',
        'message',
        'address',
        'panCard',
        '*.email',
        '*.phone',
        '*.panCard',
      ],
      remove: true,
    },
  },
  pino.destination({ dest: 1, sync: true }),
);
