import type { APIRequestContext } from '@playwright/test';
import { routes } from '@/lib/config/routes';
import { contact } from '@/lib/i18n/en/contact';
import { messages } from '@/lib/i18n/en/messages';
import { expect, type Instance, test } from '../helpers/instances';
import { makeContact } from '../helpers/make';
import { onFullRun } from '../helpers/run-profile';
import { pagesWithContent } from '../helpers/site-pages';

const { fields, submit } = contact.form;
const person = makeContact({ message: 'About my brother, please call after six.' });

// The statuses: `tests/app/save-details.test.ts`.
test(
  'a message to a backend that is away, slow or wrong is answered by its own status',
  onFullRun,
  async ({ request, startInstance, startUpstream }) => {
    const upstream = await startUpstream();
    const site = await startInstance({ BACKEND_URL: upstream.url, BACKEND_TIMEOUT_MS: '1000' });
    const send = async () => {
      const answer = await request.post(site.url + routes.api.saveDetails, { data: person });
      const { error } = await answer.json();
      expect(answer.headers()['cache-control']).toBe('no-store');
      expect(error.request_id).toBe(answer.headers()['x-request-id']);
      expect(JSON.stringify(error)).not.toContain(new URL(upstream.url).host);
      return { status: answer.status(), code: error.code };
    };
    upstream.fail('*', 'hang');
    expect(await send()).toEqual({ status: 504, code: 'backend_timeout' });
    upstream.fail('*', '500');
    expect(await send()).toEqual({ status: 502, code: 'backend_bad_answer' });
    upstream.fail('*', '400');
    expect(await send()).toEqual({ status: 502, code: 'backend_rejected' });
    await upstream.down();
    expect(await send()).toEqual({ status: 503, code: 'backend_unreachable' });
    // One try each: a message whose answer was lost may have arrived.
    expect(upstream.requestsTo(routes.api.saveDetails)).toHaveLength(3);
  },
);

/** The page that a form without script sends comes back with what was typed. */
async function expectKeptWithoutScript(request: APIRequestContext, { url }: Instance): Promise<void> {
  const { Address: address, ...rest } = person;
  const answer = await request.post(url + routes.contactSend, {
    form: { ...rest, address },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(503);
  const html = await answer.text();
  expect(html).toContain(messages.contact.failed);
  for (const typed of Object.values(person)) expect(html).toContain(typed);
}

test('the red alert shows and what was typed stays until it can be sent, with scripts and without', async ({
  page,
  request,
  startInstance,
  startUpstream,
}) => {
  const upstream = await startUpstream();
  await upstream.down();
  const site = await startInstance({ BACKEND_URL: upstream.url });
  await expectKeptWithoutScript(request, site);
  await page.goto(site.url + routes.contact);
  const main = page.getByRole('main');
  await main.getByLabel(fields.fullname.label).fill(person.fullname);
  await main.getByLabel(fields.email.label, { exact: true }).fill(person.email);
  await main.getByLabel(fields.phone.label).fill(person.phone);
  await main.getByLabel(fields.message.label, { exact: true }).fill(person.message);
  await main.getByRole('button', { name: submit }).click();
  await expect(main.getByRole('alert').filter({ hasText: messages.contact.failed })).toBeVisible();
  await expect(main.getByLabel(fields.fullname.label)).toHaveValue(person.fullname);
  await expect(main.getByLabel(fields.email.label, { exact: true })).toHaveValue(person.email);
  await expect(main.getByLabel(fields.phone.label)).toHaveValue(person.phone);
  await expect(main.getByLabel(fields.message.label, { exact: true })).toHaveValue(person.message);

  await upstream.up();
  await main.getByRole('button', { name: submit }).click();
  await expect(main.getByText(messages.contact.done)).toBeVisible();
  expect(upstream.requestsTo(routes.api.saveDetails).map(({ body }) => body)).toEqual([
    { ...person, Address: '' },
  ]);
});

test(
  'an ill endpoint is a detail for the operator, from memory alone, and leaves the instance ready',
  onFullRun,
  async ({ request, startInstance, startUpstream }) => {
    const METRICS_TOKEN = 'a-token-of-sixteen-or-more';
    const upstream = await startUpstream();
    const site = await startInstance({ BACKEND_URL: upstream.url, METRICS_TOKEN, LOG_LEVEL: 'silent' });
    const ready = async (headers = {}) => {
      const answer = await request.get(`${site.url}/readyz`, { headers });
      return { status: answer.status(), body: await answer.json() };
    };
    const details = async () => (await ready({ authorization: `Bearer ${METRICS_TOKEN}` })).body.backend;
    expect(await details()).toMatchObject({ kind: 'http', contact: 'closed' });
    expect(upstream.requests).toHaveLength(0);
    upstream.fail('*', '500');
    for (const _try of [1, 2, 3, 4, 5])
      await request.post(site.url + routes.api.saveDetails, { data: person });
    expect(await details()).toMatchObject({ contact: 'open', blogs: 'closed' });
    expect(await ready()).toEqual({ status: 200, body: { ok: true } });
  },
);

// No cause in an answer: `tests/app/save-details.test.ts`.
test(
  'neither a log line nor an answer tells who wrote or where the upstream is',
  onFullRun,
  async ({ request, startInstance, startUpstream }) => {
    const upstream = await startUpstream();
    upstream.fail('*', '500');
    const site = await startInstance({ BACKEND_URL: upstream.url, LOG_LEVEL: 'debug' });
    const { Address: address, ...rest } = person;
    const said: string[] = [];
    for (const path of [
      ...pagesWithContent,
      routes.story('12'),
      routes.api.blogs,
      '/readyz',
      '/no-such-page',
    ]) {
      said.push(await (await request.get(site.url + path)).text());
    }
    said.push(await (await request.post(site.url + routes.api.saveDetails, { data: person })).text());
    await request.post(site.url + routes.contactSend, { form: { ...rest, address }, maxRedirects: 0 });
    const { host, port } = new URL(upstream.url);
    for (const text of said)
      expect(text).not.toMatch(new RegExp(`${host}|127\\.0\\.0\\.1:${port}|db-7|boom`));
    const log = site.output();
    expect(log).toContain('request_refused');
    for (const detail of [...Object.values(person), host, 'db-7', 'boom']) expect(log).not.toContain(detail);
    for (const line of log.split('\n').filter((text) => text.startsWith('{'))) {
      expect(() => JSON.parse(line)).not.toThrow();
    }
  },
);
