import * as route from '@/app/contact/send/route';
import { BackendError } from '@/lib/backend/backend';
import { contactPages } from '@/lib/http/contact-form-redraw';
import { limiters } from '@/lib/http/rate-limit';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { makeFormPost, makeRequest, problemOf } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { stubBackend } from '@/tests/helpers/stub-backend';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const POLICY = "default-src 'none'; script-src 'sha256-x'";
const page = `<html><head><title>Contact – Centre</title></head><form id="newsletter"><input id="newsletter-email" type="email"/></form>
<form method="post" action="/contact/send"><input id="fullname" name="fullname" type="text"/>
<input id="email" name="email" type="email"/><input id="phone" name="phone"/>
<textarea id="address" name="address" rows="2"></textarea><textarea id="message" name="message" rows="6"></textarea><input id="website" name="website"/></form></html>`;

const typed = {
  fullname: 'Asha Sen',
  email: 'asha@example.org',
  phone: '',
  address: '4 Lake Road',
  message: 'Please call me.',
  website: '',
};
const saveContact = jest.fn();
const askPage = jest.fn();
const post = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  route.POST(makeFormPost('/contact/send', { ...typed, ...fields }, headers));

beforeEach(() => {
  given({});
  saveContact.mockReset();
  limiters.clear();
  contactPages.clear();
  globalThis.siteBackend = stubBackend({ saveContact });
  askPage
    .mockReset()
    .mockImplementation(
      async () => new Response(page, { headers: { 'content-security-policy': POLICY, 'set-cookie': 'a=b' } }),
    );
  jest.spyOn(globalThis, 'fetch').mockImplementation(askPage);
});

describe('the contact form without JavaScript', () => {
  it('is stored and answered with a page of its own', async () => {
    const response = await post();
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/contact/sent');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { fullname, email, phone, address, message } = typed;
    expect(saveContact).toHaveBeenCalledWith({ fullname, email, phone, Address: address, message });
  });

  it.each([
    ['I want to die', '/contact/sent#care-en'],
    ['मैं मरना चाहता हूँ', '/contact/sent#care-hi'],
    ['আমি মরে যেতে চাই', '/contact/sent#care-bn'],
    ['mujhe marna hai', '/contact/sent#care-en'],
    ['my husband beats me when he drinks', '/contact/sent#care-2-en'],
    ['স্বামী মদ খেয়ে মারে', '/contact/sent#care-2-bn'],
  ])('is answered with whom to call when it tells of danger: %s', async (message, location) => {
    const response = await post({ message });
    expect(response.headers.get('location')).toBe(location);
    expect(saveContact).toHaveBeenCalledWith(expect.objectContaining({ message, isUrgent: true }));
  });

  it.each([
    ['fullname', 'ami morte chai'],
    ['address', 'মরতে চাই'],
    ['address', 'bish kheyechi'],
  ])('hears danger told in the field %s, and marks the message', async (name, text) => {
    const response = await post({ [name]: text });
    expect(response.headers.get('location')).toMatch(/#care-(en|bn)$/);
    expect(saveContact).toHaveBeenCalledWith(expect.objectContaining({ isUrgent: true }));
  });

  it('takes a name that only sounds like danger for a name', async () => {
    const response = await post({ fullname: 'মরণ চাঁদ দাস', address: 'Jahar Kha Lane, Bish Nath Road' });
    expect(response.headers.get('location')).toBe('/contact/sent');
    expect(saveContact).toHaveBeenCalledWith(expect.not.objectContaining({ isUrgent: true }));
  });

  it('says whom to call also where the form cannot be taken', async () => {
    const html = await (await post({ email: 'mujhe marna hai', phone: 'মরতে চাই' })).text();
    expect(html).toContain(dictionaries.en.messages.contact.failed);
    expect(html).toContain('<a href="tel:14416">');
    expect(saveContact).not.toHaveBeenCalled();
  });

  it.each([
    ['hi', '/hi/contact/sent'],
    ['bn', '/bn/contact/sent'],
    ['//evil.test', '/contact/sent'],
  ])('sent from a page that names its language %s, it comes back to %s', async (language, location) => {
    expect((await post({ language })).headers.get('location')).toBe(location);
  });

  it('says in the language of its page what to mend', async () => {
    const response = await post({ language: 'bn', email: 'asha' });
    expect(askPage).toHaveBeenCalledWith(expect.stringMatching(/\/bn\/contact$/), expect.anything());
    const html = await response.text();
    expect(html).toContain(dictionaries.bn.contact.form.errors.email);
    expect(html).toContain(dictionaries.bn.messages.contact.failed);
    expect(html).toContain(`<title>${dictionaries.bn.common.error} Contact – Centre</title>`);
  });

  it('answers a form filler as if it were sent, and stores nothing', async () => {
    const response = await post({ website: 'https://spam.example' });
    expect(response.headers.get('location')).toBe('/contact/sent');
    expect(saveContact).not.toHaveBeenCalled();
  });

  it('stores what tells of danger though a browser filled the trap by itself, and shows the card', async () => {
    const response = await post({ website: 'mine', message: 'I want to kill myself tonight' });
    expect(response.headers.get('location')).toMatch(/^\/contact\/sent#care/);
    expect(saveContact).toHaveBeenCalledWith(expect.objectContaining({ isUrgent: true }));
  });

  it('comes back with what was typed and what to mend, never in an address', async () => {
    const response = await post({ email: 'asha', message: '' });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(html).toContain('<input value="Asha Sen" id="fullname"');
    expect(html).toContain(
      '<input value="asha" aria-invalid="true" aria-describedby="email-error" id="email"',
    );
    expect(html).toMatch(/<form method="post" action="\/contact\/send"><div role="alert">/);
    expect(html).toContain('Failed to submit form. Please try again.');
    expect(html).toContain('<a href="#email">Please enter an email address such as name@example.com.</a>');
    expect(html).toContain('<a href="#message">Please write your message.</a>');
    expect(saveContact).not.toHaveBeenCalled();
  });

  it('says beside each field what is wrong with it, and marks it', async () => {
    const html = await (await post({ email: 'a@example.org, b@example.org', message: ' ' })).text();
    expect(html).toMatch(
      /<input value="a@example.org, b@example.org" aria-invalid="true" aria-describedby="email-error"/,
    );
    expect(html).toMatch(
      /<p id="email-error">.*Please enter an email address such as name@example.com.<\/p>/,
    );
    expect(html).toMatch(/<textarea aria-invalid="true" aria-describedby="message-error" id="message"/);
    expect(html).not.toContain('id="fullname-error"');
  });

  it.each([
    ['fullname', 'Asha\u202eneS', 'hidden'],
    ['fullname', '\u200b', 'hidden'],
    ['message', 'x'.repeat(5001), 'long'],
  ] as const)('refuses %s %j in the words of its page', async (field, value, flaw) => {
    const html = await (await post({ language: 'hi', [field]: value })).text();
    expect(html).toContain(dictionaries.hi.common.field[flaw]);
    expect(saveContact).not.toHaveBeenCalled();
  });

  it('hands on clean text: one line for a name, NFC, whole Unicode', async () => {
    await post({ fullname: ' Jose\u0301\tSen ', address: '4 Lake Road\r\nKolkata\u0000' });
    expect(saveContact).toHaveBeenCalledWith(
      expect.objectContaining({ fullname: 'Jos\u00e9 Sen', Address: '4 Lake Road\nKolkata' }),
    );
  });

  it('asks for the page once for many refused posts, and holds back the fifty-first of ten minutes', async () => {
    for (let n = 0; n < 50; n += 1) expect((await post({ email: `foo${n}@` })).status).toBe(400);
    expect(askPage).toHaveBeenCalledTimes(1);
    const response = await post({ email: 'foo@', message: 'Please call me.' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.text()).toContain('\nPlease call me.</textarea>');
    expect(askPage).toHaveBeenCalledTimes(1);
    expect((await post()).status).toBe(303);
  });

  it("leads an error of the wire's Address to the field on the page", async () => {
    const html = await (await post({ address: 'x'.repeat(501) })).text();
    expect(html).toContain('<a href="#address">');
  });

  it('comes back whole and not kept by any cache when the message cannot be stored', async () => {
    saveContact.mockRejectedValue(new BackendError('storage'));
    const response = await post();
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('\nPlease call me.</textarea>');
    expect(html).toContain('\n4 Lake Road</textarea>');
    expect(html).toMatch(/<input value="[^"]+" id="fullname"/);
  });

  it('comes back with how long to wait after too many messages', async () => {
    for (let n = 0; n < 5; n += 1) await post();
    const response = await post();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.text()).toContain('value="Asha Sen"');
  });

  it('writes what was typed as text, whatever it says', async () => {
    saveContact.mockRejectedValue(new BackendError('storage'));
    const html = await (
      await post({ fullname: '"><script>alert(1)</script>', message: '</textarea><b>$& $1</b>' })
    ).text();
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).toContain('&lt;/textarea&gt;&lt;b&gt;$&amp; $1&lt;/b&gt;</textarea>');
    expect(html).not.toContain('<script>alert');
  });

  it.each(['<', '"', '$&', 'name="message"', '<input ', '>', '&'])(
    'comes back in no time with as many %s as a form may carry',
    async (unit) => {
      const startedMs = performance.now();
      const response = await post({ email: 'foo@', message: unit.repeat(10_000 / unit.length) });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('id="message-error"');
      expect(performance.now() - startedMs).toBeLessThan(1000);
    },
  );

  it('carries the policy of the page and no other header of it', async () => {
    const response = await post({ message: '' });
    expect(response.headers.get('content-security-policy')).toBe(POLICY);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    [{}, 'http://127.0.0.1:3000/contact'],
    [{ HOSTNAME: '::', PORT: '4000' }, 'http://[::1]:4000/contact'],
    [{ HOSTNAME: '10.0.0.9' }, 'http://10.0.0.9:3000/contact'],
  ])(
    'asks its own server for the page with %j, whatever the request says of the host',
    async (variables, address) => {
      given(variables);
      await post({ message: '' }, { host: 'evil.example.org', 'x-forwarded-host': 'evil.example.org' });
      expect(askPage).toHaveBeenCalledWith(address, expect.anything());
    },
  );

  it('is a plain problem when even the page cannot be had', async () => {
    askPage.mockRejectedValue(new TypeError('fetch failed 127.0.0.1:3000'));
    const response = await post({ message: '' });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('127.0.0.1');
  });

  it.each([
    [{ origin: 'null' }],
    [{ origin: 'https://evil.example.org' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ])('refuses %j', async (headers) => {
    expect((await post({}, headers)).status).toBe(403);
    expect(saveContact).not.toHaveBeenCalled();
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'refuses the type %s',
    async (type) => {
      const response = await post({}, { 'content-type': type });
      expect(response.status).toBe(415);
      expect((await problemOf(response)).code).toBe('form_only');
    },
  );

  it('refuses a body over 64 KiB', async () => {
    expect((await post({ message: 'x'.repeat(64 * 1024) })).status).toBe(413);
  });

  it('takes POST only', async () => {
    const response = await route.GET(makeRequest('/'));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});
