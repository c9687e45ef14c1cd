import { createHash } from 'node:crypto';
import { type PolicySettings, pagePolicy, scriptHashes } from '@/lib/cache/page-policy';

const settings: PolicySettings = {
  SITE_URL: 'http://localhost:3000',
  BACKEND_URL: undefined,
  MEDIA_HOSTS: undefined,
  HERO_VIDEO_URL: undefined,
  MAP_URL: 'https://maps.example.org/centre?output=embed',
  RAZORPAY_API_URL: 'https://api.pay.example.org',
  RAZORPAY_CHECKOUT_URL: 'https://checkout.pay.example.org/v1/checkout.js',
};

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directives = (given: { html?: string; path?: string } = {}, over: Partial<PolicySettings> = {}) => {
  const policy = pagePolicy({ html: '', path: '/', ...given }, { ...settings, ...over });
  return new Map(
    policy.split('; ').map((text) => {
      const [name = '', ...sources] = text.split(' ');
      return [name, sources];
    }),
  );
};

describe('the hashes of a page', () => {
  it('are those of its own scripts, each once, line breaks and all', () => {
    const html =
      '<script>one()</script><p>x</p><script nonce="a" async="">\n two("<\\/script>")\n</script><script>one()</script>';
    expect(scriptHashes(html)).toEqual([hash('one()'), hash('\n two("<\\/script>")\n')]);
  });

  it('leave out scripts with an address and blocks of data', () => {
    const html =
      '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script type="module">m()</script>';
    expect(scriptHashes(html)).toEqual([hash('m()')]);
  });
});

describe('the policy of a page', () => {
  it('runs its own files and hashed scripts, and nothing inline or evaluated', () => {
    const script = directives({ html: '<script>one()</script>' }).get('script-src');
    expect(script).toEqual(["'self'", hash('one()')]);
    expect(pagePolicy({ html: '', path: '/' }, settings)).not.toContain('unsafe');
  });

  it('takes the sheets that stand in the page by hash, but where the payment window writes its own', () => {
    const html = '<style>a{color:red}</style>';
    expect(directives({ html }).get('style-src')).toEqual(["'self'", hash('a{color:red}')]);
    expect(directives({ html, path: '/Donate' }).get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
  });

  it('denies what it does not name, every frame around it, and another base', () => {
    const policy = directives();
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
  });

  it.each(['/', '/about', '/blog/coming-home', '/donate', '/Donate/status'])(
    'frames player, map and payment on %s, but runs no script of the payment provider',
    (path) => {
      const policy = directives({ path });
      expect(policy.get('frame-src')).toEqual([
        'https://www.youtube-nocookie.com',
        'https://maps.example.org',
        'https://checkout.pay.example.org',
        'https://api.pay.example.org',
      ]);
      expect(policy.get('script-src')).toEqual(["'self'"]);
      expect(policy.get('connect-src')).toEqual(["'self'"]);
    },
  );

  it.each(['/Donate', '/hi/Donate', '/bn/Donate'])('runs the provider on %s', (path) => {
    const policy = directives({ path });
    expect(policy.get('script-src')).toContain('https://checkout.pay.example.org');
    expect(policy.get('script-src')).toContain('https://cdn.razorpay.com');
    expect(policy.get('form-action')).toContain('https://api.pay.example.org');
    expect(policy.get('script-src')).not.toContain("'unsafe-inline'");
  });

  it('takes pictures and clips from MEDIA_HOSTS', () => {
    const policy = directives(
      {},
      { MEDIA_HOSTS: ['media.example.org'], BACKEND_URL: 'https://api.example.org' },
    );
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'media.example.org']);
    expect(policy.get('media-src')).toEqual(["'self'", 'media.example.org']);
  });

  it("takes them from the backend's host where none is named, and the hero's clip from its own", () => {
    const policy = directives(
      {},
      { BACKEND_URL: 'http://127.0.0.1:4000', HERO_VIDEO_URL: 'https://clips.example.org/hero.mp4' },
    );
    expect(policy.get('media-src')).toEqual(["'self'", '127.0.0.1:4000', 'clips.example.org']);
  });

  it('asks for secure requests only where the site is secure', () => {
    expect(directives().has('upgrade-insecure-requests')).toBe(false);
    expect(directives({}, { SITE_URL: 'https://centre.example.org' }).has('upgrade-insecure-requests')).toBe(
      true,
    );
  });
});
