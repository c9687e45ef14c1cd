import { routes } from '@/lib/config/routes';
import { expect, type Instance, test } from '../helpers/instances';
import { makeContact, makeOrderRequest } from '../helpers/make';
import { onFullRun } from '../helpers/run-profile';

const METRICS_TOKEN = 'a-token-of-sixteen-or-more';

/** The value of one line of `GET /metrics`; null where it is not there. */
async function figure(site: Instance, line: string): Promise<number | null> {
  const answer = await fetch(`${site.url}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  expect(answer.status).toBe(200);
  const found = (await answer.text()).split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length));
}

const post = (site: Instance, path: string, body: unknown) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test(
  'the built site counts care cards by rule, gifts by state and reads of content',
  onFullRun,
  async ({ startInstance }) => {
    const site = await startInstance({ METRICS_TOKEN, PAYMENTS: 'sandbox' });
    const cards = async () => {
      const answer = await fetch(`${site.url}/metrics`, {
        headers: { authorization: `Bearer ${METRICS_TOKEN}` },
      });
      const lines =
        (await answer.text()).match(/^site_care_cards_total\{rule="[^"]+",tier="2"\} \d+$/gm) ?? [];
      return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    };
    expect(await cards()).toBe(0);
    const danger = 'I want to kill myself tonight.';
    expect((await post(site, routes.api.saveDetails, makeContact({ message: danger }))).status).toBe(200);
    expect((await post(site, routes.api.saveDetails, makeContact())).status).toBe(200);
    expect(await cards()).toBe(1);

    expect((await post(site, routes.api.payment, makeOrderRequest())).status).toBe(200);
    expect(await figure(site, 'site_gifts{mode="test",status="created"}')).toBe(1);
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const { backend } = await (await fetch(`${site.url}/readyz`, { headers })).json();
    expect(backend).toMatchObject({ messages_unread: 2 });
    expect(backend).not.toHaveProperty('gifts');
    expect(await (await fetch(`${site.url}/readyz`)).text()).toBe('{"ok":true}');

    expect((await fetch(site.url + routes.api.blogs)).status).toBe(200);
    const read = await figure(site, 'site_content_read_timestamp_seconds{what="blogs"}');
    expect(Math.abs(Date.now() / 1000 - (read ?? 0))).toBeLessThan(60);
    expect(await figure(site, 'site_requests_total{route="save-details",method="POST",status="200"}')).toBe(
      2,
    );
  },
);

test(
  'the built site shows the breaker of an upstream that fails, and its calls by outcome',
  onFullRun,
  async ({ startInstance, startUpstream }) => {
    const upstream = await startUpstream();
    await upstream.down();
    const site = await startInstance({ METRICS_TOKEN, BACKEND_URL: upstream.url, LOG_LEVEL: 'silent' });
    for (let round = 0; round < 8; round += 1)
      expect((await post(site, routes.api.saveDetails, makeContact())).status).toBe(503);
    expect(await figure(site, 'site_upstream_breaker{endpoint="contact"}')).toBe(2);
  },
);
