import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeBackend } from './conformance';
import { embeddedSubject } from './embedded-subject';

describeBackend('embedded on SQLite', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-conformance-'));
  return embeddedSubject({ dataDir }, () => rm(dataDir, { recursive: true }));
});
