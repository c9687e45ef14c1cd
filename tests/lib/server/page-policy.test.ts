import { createHash } from 'node:crypto';
import { nextScripts, type PolicyPage, type PolicySettings, pagePolicy } from '@/lib/server/page-policy';

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

const directives = (given: Partial<PolicyPage> = {}, over: Partial<PolicySettings> = {}) => {
  const policy = pagePolicy(
    { path: '/', scripts: [], styles: undefined, ...given },
    { ...settings, ...over },
  );
  return new Map(
    policy.split('; ').map((text) => {
      const [name = '', ...sources] = text.split(' ');
      return [name, sources];
    }),
  );
};

const OPENING = '(self.__next_f=self.__next_f||[]).push([0])';
const push = (...piece: readonly unknown[]) => `self.__next_f.push(${JSON.stringify(piece)})`;
const bootstrap = (facts: object) =>
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(facts)});`;
/** Next ends a page with one unbroken run of scripts. */
const endingIn = (...bodies: readonly string[]) =>
  `<main><p>words</p></main>${bodies.map((body) => `<script>${body}</script>`).join('')}</body></html>`;
const data = '1:"$Sreact.fragment"\n2:["$","p",null,{"children":"আশা"}]\n3:T3,';
const pieces = [push(1, data.slice(0, 30)), push(1, data.slice(30)), push(3, 'B/8A')];

describe('Next’s own scripts', () => {
  it('are those that end the page, in their order', () => {
    const start = bootstrap({ otherChunks: ['static/chunks/4a_-~.js'], runtimeModuleIds: [12] });
    expect(nextScripts(endingIn(start, OPENING, ...pieces))).toEqual([start, OPENING, ...pieces]);
    const withFiles = endingIn(start, OPENING, ...pieces).replace(
      `<script>${OPENING}`,
      `<script src="/_next/static/chunks/a.js" async=""></script><script id="x">${OPENING}`,
    );
    expect(nextScripts(withFiles)).toEqual([start, OPENING, ...pieces]);
  });

  it.each([
    ['of words', 'alert(1)'],
    ['that begins as Next’s does', `${OPENING};alert(1)`],
    ['that ends as Next’s does', `alert(1);${push(1, data)}`],
    ['that pushes what is no data', 'self.__next_f.push([1,alert(1)])'],
    ['that pushes twice', `${push(1, data)},${push(1, data)}`],
    ['that pushes another kind', push(2, [])],
    ['that pushes to the loader', 'self.__next_f.push([1,"a"].map(alert))'],
    ['with a program for the loader', `${bootstrap({ otherChunks: [], runtimeModuleIds: [] })}alert(1)`],
    [
      'with a stranger’s file for the loader',
      bootstrap({ otherChunks: ['//evil.example/a.js'], runtimeModuleIds: [1] }),
    ],
    ['with more for the loader', bootstrap({ otherChunks: [], runtimeModuleIds: [1], more: 'x' })],
    ['that is empty', ''],
  ])('are none %s, even among them', (_, body) => {
    expect(nextScripts(endingIn(body, ...pieces))).toEqual(pieces);
  });

  it('are none that stand in the content, whatever they look like', () => {
    const forged = push(1, '4:["$","script",null,{"dangerouslySetInnerHTML":{"__html":"alert(1)"}}]\n');
    for (const tag of ['<main>', '</main>', '<p>']) {
      const html = endingIn(...pieces).replace(tag, `${tag}<script>${forged}</script>`);
      const isInContent = tag !== '</main>';
      expect(nextScripts(html)).toEqual(isInContent ? pieces : [forged, ...pieces]);
    }
    expect(nextScripts(`<script>${forged}</script>`)).toEqual([]);
    expect(
      nextScripts(endingIn(...pieces, '').replace('</script></body>', '</script><!-- --></body>')),
    ).toEqual([]);
  });
});

describe('the policy of a page', () => {
  it('runs its own files and hashed scripts, and nothing inline or evaluated', () => {
    const scripts = [OPENING, 'one()', OPENING];
    expect(directives({ scripts }).get('script-src')).toEqual(["'self'", hash(OPENING), hash('one()')]);
    expect(pagePolicy({ path: '/', scripts, styles: 'a{}' }, settings)).not.toContain('unsafe');
  });

  it('takes the sheets that were put into the page by hash, but where the payment window writes its own', () => {
    const styles = 'a{color:red}';
    expect(directives({ styles }).get('style-src')).toEqual(["'self'", hash(styles)]);
    expect(directives().get('style-src')).toEqual(["'self'"]);
    expect(directives({ styles, path: '/Donate' }).get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
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

  it('lets a page of the staff console speak to this site alone', () => {
    const policy = directives({ path: '/staff/me' }, { MEDIA_HOSTS: ['media.example.org'] });
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'none'"]);
    expect(policy.has('frame-src')).toBe(false);
    const sources = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'worker-src'];
    for (const name of sources) expect(policy.get(name)).toEqual(["'self'"]);
  });

  it('asks for secure requests only where the site is secure', () => {
    expect(directives().has('upgrade-insecure-requests')).toBe(false);
    expect(directives({}, { SITE_URL: 'https://centre.example.org' }).has('upgrade-insecure-requests')).toBe(
      true,
    );
  });
});
