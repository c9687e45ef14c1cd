import { ConfigurationError, readEnv } from '@/lib/env';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      CONTENT_TTL_SECONDS: 60,
    });
  });

  it('names every bad variable on a line of its own, with what is expected', () => {
    const read = () => readEnv({ PORT: '70000', BACKEND_URL: 'ftp://x' });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(/^PORT: .*1 to 65535\nBACKEND_URL: .*absolute http/);
  });

  it('takes an empty string for absent', () => {
    expect(readEnv({ BACKEND_URL: '', PORT: '' })).toMatchObject({ BACKEND_URL: undefined, PORT: 3000 });
  });

  it.each([
    ['SITE_URL', 'https://example.org/site'],
    ['SITE_URL', 'https://example.org/?a'],
    ['BACKEND_URL', 'https://api.example.org/v1?key=1'],
    ['SITE_PHONE', 'call us'],
    ['MAIL_FROM', 'the website'],
    ['DONATION_CURRENCIES', ','],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name}: bad value, expected `));
  });

  it('takes a backend below a path, and drops the closing slash', () => {
    const settings = readEnv({
      SITE_URL: 'https://example.org/',
      BACKEND_URL: 'https://api.example.org/v1/',
    });
    expect(settings).toMatchObject({
      SITE_URL: 'https://example.org',
      BACKEND_URL: 'https://api.example.org/v1',
    });
  });

  it('follows PORT in the default SITE_URL', () => {
    expect(readEnv({ PORT: '4100' }).SITE_URL).toBe('http://localhost:4100');
  });
});
