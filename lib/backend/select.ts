import 'server-only';
import { httpBackend } from '@/lib/backend/upstream/upstream';
import { env } from '@/lib/config/env';
import type { Backend } from './backend';
import { embeddedBackend } from './embedded';

/** On `globalThis` because Next's pages and its endpoints are two bundles, each with its own copy of this module. */
declare global {
  var siteBackend: Backend | undefined;
}

/** The backend of this process: `BACKEND_URL` decides (contract §2). The only file that knows both. */
export function backend(): Backend {
  globalThis.siteBackend ??= env().BACKEND_URL ? httpBackend() : embeddedBackend();
  return globalThis.siteBackend;
}
