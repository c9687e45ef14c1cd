import { httpBackend } from '@/lib/backend/upstream/upstream';
import { describeWith } from '@/tests/helpers/describe-with';
import { describeBackend, payInSandbox } from './conformance';
import { fixtureContent } from './fixture-content';

/** A running instance of this site, started with CONTENT_DIR=tests/fixtures/content (contract §3: one may be the upstream of another). */
describeWith('SITE_UNDER_TEST', 'another instance', (siteUrl) => {
  describeBackend('http on a running site', async () => {
    const backend = httpBackend({ baseUrl: siteUrl.replace(/\/+$/, ''), timeoutMs: 8000 });
    return {
      backend,
      pay: payInSandbox(backend),
      expected: fixtureContent,
      close: async () => {},
    };
  });
});
