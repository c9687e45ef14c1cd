import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import * as route from '@/app/contact/send/call/route';
import { CallbackSection } from '@/components/contact/callback-section';
import { BackendError } from '@/lib/backend/backend';
import { site } from '@/lib/config/site';
import { contactPages } from '@/lib/http/contact-form-redraw';
import { limiters } from '@/lib/http/rate-limit';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { languageOf, withoutPrefix } from '@/lib/i18n/language';
import { makeFormPost } from '@/tests/helpers/requests';
import { given } from '@/tests/helpers/settings';
import { stubBackend } from '@/tests/helpers/stub-backend';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const copy = dictionaries.en.callback;
const typed = {
  call_phone: '98300 12345',
  call_name: '',
  call_time: '18:00',
  call_day: 'today',
  call_language: 'hi',
  call_may_say_who: 'no',
  call_say: 'The book "is" here & <there>',
  call_website: '',
  page: '/contact',
  language: 'en',
};
const saveCallback = jest.fn();
const post = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  route.POST(makeFormPost('/contact/send/call', { ...typed, ...fields }, headers));

/** The page as the site draws it, with scripts that would draw it anew. */
async function pageOf(address: string) {
  const language = languageOf(withoutPrefix(new URL(address).pathname).language);
  const section = CallbackSection({
    texts: dictionaries[language],
    language,
    site: site(),
    page: '/contact',
  });
  const html = `<html><head><title>Contact</title><script src="/a.js"></script></head><form id="other"></form>${renderToStaticMarkup(section)}<script>self.x="<b>"</script></html>`;
  return new Response(html, { headers: { 'content-security-policy': "default-src 'none'" } });
}

const drawn = async (response: Response) => {
  return new JSDOM(await response.text()).window.document;
};
const value = (page: Document, name: string) =>
  page.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;

beforeEach(() => {
  given({ OPENING_HOURS: 'Mo-Su 08:00-20:00' });
  saveCallback.mockReset();
  limiters.clear();
  contactPages.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-23T10:00+05:30'), doNotFake: ['setImmediate', 'nextTick'] });
  globalThis.siteBackend = stubBackend({ saveCallback });
  Object.assign(globalThis, { fetch: jest.fn(pageOf) });
});
afterEach(() => jest.useRealTimers());

describe('the request for a call without JavaScript', () => {
  it('tells of a site that is tried out, that nobody calls, and who answers', async () => {
    given({});
    const status = (await drawn(await post())).querySelector('[role="status"]');
    expect(status?.textContent).toContain(copy.trial);
    expect(status?.textContent).not.toContain('We have your request');
    const numbers = [...(status?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(numbers).toEqual(['tel:14446']);
  });

  it('is stored and answered by its page with the promise in place of the form', async () => {
    const response = await post();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
    const page = await drawn(response);
    const status = page.querySelector('[role="status"]')?.textContent;
    expect(status).toContain('We will call you today, Monday, at 6\u00a0pm, Indian time.');
    expect(status).toContain('We will say: “The book "is" here & <there>”');
    expect(page.querySelector('form[action^="/contact/send/call"]')).toBeNull();
    expect(page.querySelectorAll('script')).toHaveLength(0);
    const time = Date.parse('2026-11-23T18:00+05:30');
    expect(saveCallback).toHaveBeenCalledWith({
      ...{ name: '', phone: '98300 12345', language: 'hi', say: typed.call_say },
      ...{ may_say_who: false, call: { from: time, to: time } },
    });
  });

  it.each([
    ['/contact', 'en', '/contact'],
    ['/help-now', 'bn', '/bn/help-now'],
    ['//evil.test', 'xx', '/contact'],
  ])('sent from %s in %s, its answer is the page %s', async (page, language, path) => {
    await post({ page, language });
    expect(jest.mocked(fetch).mock.calls[0]?.[0]).toBe(`http://127.0.0.1:3000${path}`);
  });

  it('comes back with what was typed and chosen, and what is wrong beside each field', async () => {
    const response = await post({ call_phone: '12345', call_time: '09:00', call_may_say_who: 'yes' });
    expect(response.status).toBe(400);
    expect(saveCallback).not.toHaveBeenCalled();
    const page = await drawn(response);
    expect(page.title).toBe('Error: Contact');
    for (const [name, text] of Object.entries({
      call_phone: '12345',
      call_time: '09:00',
      call_day: 'today',
      call_language: 'hi',
    }))
      expect([name, value(page, name)]).toEqual([name, text]);
    expect(value(page, 'call_say')).toBe(typed.call_say);
    expect(page.querySelector<HTMLInputElement>('[value="yes"]')?.checked).toBe(true);
    expect(page.querySelector('#call_phone-error')?.textContent).toContain(copy.errors.phone);
    expect(page.querySelector('#call_time-error')?.textContent).toContain(copy.errors.when);
    const links = [...page.querySelectorAll('[role="alert"] a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#call_phone', '#call_time']);
  });

  it('comes back whole when it cannot be stored', async () => {
    saveCallback.mockRejectedValue(new BackendError('storage'));
    const response = await post();
    expect(response.status).toBe(503);
    const page = await drawn(response);
    expect(page.querySelector('[role="alert"]')?.textContent).toContain(copy.failed);
    expect(value(page, 'call_phone')).toBe('98300 12345');
  });

  it('says whom to call where danger is told, sent or not', async () => {
    for (const call_phone of ['98300 12345', '1']) {
      const page = await drawn(await post({ call_phone, call_say: 'she took poison' }));
      expect(page.querySelector('a[href="tel:112"]')).not.toBeNull();
    }
    expect(saveCallback).toHaveBeenCalledWith(expect.objectContaining({ isUrgent: true }));
  });

  it('holds back the sixth request for a number, with what was typed', async () => {
    for (let n = 0; n < 5; n += 1) await post();
    const response = await post();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(value(await drawn(response), 'call_phone')).toBe('98300 12345');
  });

  it('stores nothing of a form filler', async () => {
    expect((await post({ call_website: 'https://spam.test' })).status).toBe(303);
    expect(saveCallback).not.toHaveBeenCalled();
  });

  it('stores what tells of danger though a browser filled the trap by itself', async () => {
    await post({ call_website: 'mine', call_say: 'I want to kill myself tonight' });
    expect(saveCallback).toHaveBeenCalledWith(expect.objectContaining({ isUrgent: true }));
  });

  it('refuses a form of another website', async () => {
    expect((await post({}, { origin: 'https://evil.test' })).status).toBe(403);
  });

  it.each(['<', '"', '$&', '<option value="18:00"', '</select>', '<script>'])(
    'comes back in no time with as many %s as a field may carry',
    async (unit) => {
      const startedMs = performance.now();
      const response = await post({ call_phone: '1', call_say: unit.repeat(20_000 / unit.length) });
      expect(response.status).toBe(400);
      expect(value(await drawn(response), 'call_time')).toBe('18:00');
      expect(performance.now() - startedMs).toBeLessThan(1500);
    },
  );
});
