import { sharedCacheControl } from '@/lib/cache/headers';

describe('the headers of public answers', () => {
  it('let a CDN keep them for the age of content, and longer while we are away', () => {
    expect(sharedCacheControl({ CONTENT_TTL_SECONDS: 30, CONTENT_STALE_SECONDS: 900 })).toBe(
      'public, max-age=0, s-maxage=30, stale-while-revalidate=300, stale-if-error=900',
    );
  });
});
