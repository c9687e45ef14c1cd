import { platformHeaders, securityHeaders, sharedCacheControl } from '@/lib/server/headers';

describe('the headers of public answers', () => {
  it('let a CDN keep them for the age of content, and longer while we are away', () => {
    expect(sharedCacheControl({ CONTENT_TTL_SECONDS: 30, CONTENT_STALE_SECONDS: 900 })).toBe(
      'public, max-age=0, s-maxage=30, stale-while-revalidate=300, stale-if-error=900',
    );
  });
});

describe('the security headers', () => {
  const http = { SITE_URL: 'http://localhost:3000' };

  it('let nothing run in what has no policy of its own, and frame nothing', () => {
    const policy = securityHeaders('/healthz', http)['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
  });

  it('let other sites load the scripts that are made for them, and nothing else', () => {
    const allowed = (path: string) => {
      const headers = securityHeaders(path, http);
      return [headers['cross-origin-resource-policy'], headers['access-control-allow-origin']];
    };
    const shared = ['/widget.js', '/assistant.js', '/embed.js', '/embed-window.js', '/embed-chunk-7QX2_A.js'];
    for (const path of shared) expect([path, ...allowed(path)]).toEqual([path, 'cross-origin', '*']);
    for (const path of ['/', '/api/blogs/', '/widget/x.js', '/media/a.webp'])
      expect([path, ...allowed(path)]).toEqual([path, 'same-origin', undefined]);
  });

  it('ask for https only where the site has it', () => {
    expect(securityHeaders('/', http)['strict-transport-security']).toBeUndefined();
    expect(securityHeaders('/', { SITE_URL: 'https://a.example.org' })['strict-transport-security']).toMatch(
      /^max-age=\d{8}/,
    );
  });

  it('on a platform that keeps pages itself allow their own inline scripts, and no evaluation', () => {
    const policy = platformHeaders({ SITE_URL: 'https://a.example.org' })['content-security-policy'];
    expect(policy).toContain("script-src 'self' 'unsafe-inline' https://checkout.razorpay.com;");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("frame-ancestors 'none'");
  });
});
