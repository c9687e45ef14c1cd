import { confirmedFacts } from '@/lib/backend/confirmed-facts';
import { given } from '@/tests/helpers/settings';
import { testFolders, write } from '@/tests/lib/backend/folder';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));

const folders = testFolders();
const name = { en: 'Deed', hi: 'विलेख', bn: 'দলিল' };

async function trustOn(siteUrl: string, sample: boolean) {
  given({ SITE_URL: siteUrl });
  const dir = folders.content();
  write(dir, 'trust.json', JSON.stringify({ sample, registrations: [{ name, checked: '2026-10-01' }] }));
  return (await confirmedFacts(() => dir)()).trust;
}

describe('proof that is a sample', () => {
  it('is shown while the site is tried out, and never on a public one', async () => {
    expect(await trustOn('http://localhost:3000', true)).not.toBeNull();
    expect(await trustOn('https://example.org', true)).toBeNull();
  });

  it('is shown everywhere once it is none', async () => {
    expect(await trustOn('https://example.org', false)).not.toBeNull();
  });
});
