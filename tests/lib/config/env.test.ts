import { ConfigurationError, readEnv } from '@/lib/config/env';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      CONTENT_TTL_SECONDS: 60,
      DONATION_CURRENCIES: ['INR', 'USD', 'EUR', 'GBP'],
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
    ['RATE_LIMIT', 'maybe'],
    ['SITE_URL', 'https://example.org/site'],
    ['SITE_URL', 'https://example.org/?a'],
    ['BACKEND_URL', 'https://api.example.org/v1?key=1'],
    ['SITE_PHONE', 'call us'],
    ['MAIL_FROM', 'the website'],
    ['DONATION_CURRENCIES', ','],
    ['DONATION_CURRENCIES', 'INR,JPY'],
    ['DONATION_CURRENCIES', 'INRUSD'],
    ['WIDGET_ORIGINS', 'partner.example.org'],
    ['WIDGET_ORIGINS', 'https://partner.example.org/page'],
    ['WIDGET_ORIGINS', 'https://user@partner.example.org'],
    ['WIDGET_ORIGINS', 'https://a.example.org,'],
    ['CHAT_RETENTION_DAYS', '0'],
    ['PII_KEY', 'short'],
    ['RAZORPAY_KEY_ID', 'key_1'],
    ['TRUST_PAN', 'AAATS12345'],
    ['TRUST_PAN', 'AAAXS1234A'],
    ['TAX_APPROVAL', 'yes'],
    ['TAX_APPROVAL', 'Approved'],
    ['TAX_APPROVAL', '2026'],
    ['BANK_DETAILS', 'on'],
    ['UPI_ID', 'true'],
    ['UPI_ID', '98300 00000'],
    ['REGISTRATION_NO', 'pending'],
    ['OPENING_HOURS', 'no'],
    ['OPENING_HOURS', 'Mo-Su 8 am to 8 pm'],
    ['OPENING_HOURS', 'Mo-Sa 20:00-08:00'],
    ['CALL_BACK_MINUTES', '0'],
    ['GRIEVANCE_CONTACT', 'TBD'],
    ['SITE_NAME', 'null'],
    ['SITE_ADDRESS', '-'],
    ['SITE_PHONE', '+91 33 4000 1234 / +91 33 4000 1235'],
    ['SITE_PHONE', 'ring 1 or 2 or 3'],
    ['WHATSAPP_NUMBER', '1 2 3 4'],
    ['MEDIA_HOSTS', 'yes'],
    ['MEDIA_HOSTS', 'media.example.org,..'],
    ['MEDIA_HOSTS', '*.example.org'],
    ['MAIL_FROM', 'a@example.org, b@example.org'],
    ['MAIL_FROM', 'Website <website>'],
    ['MAIL_FROM', 'A\r\nBcc: x@example.org <a@example.org>'],
    ['NOTIFY_EMAIL', 'a@example.org, b@example.org'],
    ['DATABASE_URL', 'postgres://us er@:port/x'],
    ['SMTP_URL', 'smtp://'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name}: bad value, expected .*$`));
  });

  it.each([
    ['TAX_APPROVAL', 'AAATS1234AF20261 dated 2026-05-01'],
    ['BANK_DETAILS', 'Account 12345, IFSC ABCD0123456'],
    ['UPI_ID', 'trust.kolkata@okbank'],
    ['SITE_PHONE', '1800-123-4567'],
    ['SITE_PHONE', '(033) 2321 0000'],
    ['WHATSAPP_NUMBER', '919830000000'],
    ['MAIL_FROM', '"Centre, Kolkata" <website@example.org>'],
    ['MAIL_FROM', 'website@example.org'],
    ['OPENING_HOURS', 'Always'],
    ['OPENING_HOURS', 'Monday to Saturday, 9:00 to 18:00'],
    ['OPENING_HOURS', 'Mo-Fr 08:00-12:30, 14:00-20:00; Sa 09:00-13:00'],
    ['BANK_DETAILS', 'State Bank, the counter in Park Street'],
    ['SITE_NAME', 'আশা'],
  ])('takes %s=%s', (name, value) => {
    expect(readEnv({ [name]: value })).toMatchObject({ [name]: value });
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

  it('keeps the origins of embedding pages as a browser sends them', () => {
    const given = ' https://Partner.example.org/ ,http://localhost:8080';
    expect(readEnv({ WIDGET_ORIGINS: given }).WIDGET_ORIGINS).toEqual([
      'https://partner.example.org',
      'http://localhost:8080',
    ]);
  });

  it('follows PORT in the default SITE_URL', () => {
    expect(readEnv({ PORT: '4100' }).SITE_URL).toBe('http://localhost:4100');
  });

  it.each<[Record<string, string>, string]>([
    [{ RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'rzp_test_00000000' }, 'RAZORPAY_KEY_SECRET'],
    [{ PAYMENTS: 'razorpay', RAZORPAY_KEY_ID: 'rzp_test_1' }, 'PAYMENTS'],
    [{ DATABASE_URL: 'postgres://127.0.0.1/site' }, 'PII_KEY'],
  ])('refuses what cannot stand together: %j', (given, name) => {
    expect(() => readEnv(given)).toThrow(new RegExp(`^${name}: `));
  });

  it('needs neither secret nor key of its own where an upstream takes the payments', () => {
    const given = { BACKEND_URL: 'https://api.example.org', DATABASE_URL: 'postgres://127.0.0.1/site' };
    expect(() => readEnv({ ...given, PAYMENTS: 'razorpay' })).not.toThrow();
  });

  it('starts on Vercel only with what outlives a process there', () => {
    const linesOf = (source: Record<string, string>) => {
      try {
        readEnv({ VERCEL: '1', ...source });
        return [];
      } catch (error) {
        return error instanceof ConfigurationError
          ? error.lines.map((line) => line.split(':', 1)[0])
          : [error];
      }
    };
    const shared = { REDIS_URL: 'redis://cache.example.org' };
    expect(linesOf({})).toEqual(['DATABASE_URL', 'REDIS_URL']);
    expect(linesOf({ ...shared, BACKEND_URL: 'https://api.example.org' })).toEqual([]);
    expect(linesOf({ ...shared, DATABASE_URL: 'postgres://db/site' })).toEqual(['PII_KEY']);
  });
});
