import { requireChatOrigin, requireOwnOrigin } from '@/lib/http/origin';
import { settings } from '@/tests/helpers/settings';

const live = settings({ SITE_URL: 'https://centre.example.org' });
const local = settings({ PORT: '3000' });

const asked = (headers: Record<string, string>, of = live) => {
  return () => requireOwnOrigin(new Headers(headers), of);
};

describe('the origin of a request', () => {
  it.each([
    { origin: 'https://centre.example.org' },
    { origin: 'https://centre.example.org', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin' },
    {},
  ])('is ours with %j', (headers) => {
    expect(asked(headers)).not.toThrow();
  });

  it.each([
    { origin: 'null' },
    { origin: '' },
    { origin: 'https://evil.example.org' },
    { origin: 'http://centre.example.org' },
    { origin: 'https://centre.example.org:8443' },
    { origin: 'https://centre.example.org.evil.example' },
    { origin: 'https://evil.example/?https://centre.example.org' },
    { origin: 'http://localhost:3000' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://evil.example.org', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is refused with %j', (headers) => {
    expect(asked(headers)).toThrow(expect.objectContaining({ status: 403, code: 'cross_site' }));
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'is ours at %s while SITE_URL is unset',
    (origin) => {
      expect(asked({ origin }, local)).not.toThrow();
    },
  );

  it.each([
    'http://localhost:3001',
    'http://localhost',
    'http://localhost.evil.example:3000',
    'http://192.168.1.9:3000',
  ])('is refused at %s even then', (origin) => {
    expect(asked({ origin }, local)).toThrow(expect.objectContaining({ status: 403 }));
  });
});

describe('the origin of a chat request', () => {
  const embedded = settings({
    SITE_URL: 'https://centre.example.org',
    WIDGET_ORIGINS: 'https://partner.example.org,http://localhost:8080',
  });
  const askedOfChat = (headers: Record<string, string>, of = embedded) => {
    return () => requireChatOrigin(new Headers(headers), of);
  };

  it.each([
    { origin: 'https://centre.example.org' },
    { origin: 'https://partner.example.org', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost:8080', 'sec-fetch-site': 'cross-site' },
    {},
  ])('is allowed with %j', (headers) => {
    expect(askedOfChat(headers)).not.toThrow();
  });

  it.each([
    { origin: 'https://partner.example.org.evil.example' },
    { origin: 'http://partner.example.org' },
    { origin: 'https://sub.partner.example.org' },
    { origin: 'https://partner.example.org,http://localhost:8080' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is refused with %j', (headers) => {
    expect(askedOfChat(headers)).toThrow(expect.objectContaining({ status: 403, code: 'cross_site' }));
  });

  it('is only our own while no other website is named', () => {
    expect(askedOfChat({ origin: 'https://partner.example.org' }, live)).toThrow();
  });

  it('of another website is still refused by every other endpoint', () => {
    expect(asked({ origin: 'https://partner.example.org' }, embedded)).toThrow();
  });
});
