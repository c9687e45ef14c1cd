import { Agent, request } from 'node:http';
import { routes } from '@/lib/config/routes';
import { expect, test } from '../helpers/instances';
import { onFullRun } from '../helpers/run-profile';

/** `gone`: nobody listens any more, so a proxy asks another instance. `reset`: a connection was cut. */
type Outcome = { kind: 'answered'; closes: boolean; status: number } | { kind: 'gone' | 'reset' };
type Sent = { url: string; agent: Agent; body?: string };

/** One request over kept connections, as a proxy sends it. */
function send({ url, agent, body }: Sent): Promise<Outcome> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(url, { agent, headers, method: body ? 'POST' : 'GET' }, (response) => {
      response.on('error', () => resolve({ kind: 'reset' }));
      response.on('end', () =>
        resolve({
          kind: response.complete ? 'answered' : 'reset',
          closes: response.headers.connection === 'close',
          status: response.statusCode ?? 0,
        }),
      );
      response.resume();
    });
    sent.on('error', (error) => {
      resolve({ kind: 'code' in error && error.code === 'ECONNREFUSED' ? 'gone' : 'reset' });
    });
    sent.end(body);
  });
}

test(
  'a stop under load drops no request: reading is tried again, a message is not',
  onFullRun,
  async ({ startInstance }) => {
    const site = await startInstance({ TRUST_PROXY: '1', LOG_LEVEL: 'silent' });
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const count = { pages: 0, retried: 0, messages: 0, failed: 0 };
    let isOpen = true;

    const reader = async () => {
      for (let outcome = await send({ url: site.url + routes.home, agent }); ; ) {
        if (outcome.kind === 'gone') return;
        if (outcome.kind === 'answered' && outcome.status === 200) count.pages += 1;
        else if (outcome.kind === 'answered') count.failed += 1;
        else {
          // Idempotent, so it may be sent again; a second cut would be a loss.
          count.retried += 1;
          const again = await send({ url: site.url + routes.home, agent });
          if (again.kind === 'reset') count.failed += 1;
          if (again.kind === 'gone') return;
        }
        outcome = await send({ url: site.url + routes.home, agent });
      }
    };
    const body = JSON.stringify({
      fullname: 'Asha',
      email: 'asha@example.org',
      phone: '+91 98300 00000',
      Address: '',
      message: 'Please call.',
    });
    const writer = async () => {
      while (isOpen) {
        const outcome = await send({ url: site.url + routes.api.saveDetails, agent, body });
        if (outcome.kind !== 'answered' || outcome.status !== 200) count.failed += 1;
        else count.messages += 1;
        // What a proxy's health check sees: it sends new work elsewhere.
        if (outcome.kind !== 'answered' || outcome.closes) isOpen = false;
      }
    };
    const work = [...Array.from({ length: 12 }, reader), ...Array.from({ length: 4 }, writer)];
    const isUnderLoad = () => count.pages > 100 && count.messages > 10;
    await expect.poll(isUnderLoad, { timeout: 40_000 }).toBe(true);
    const ended = new Promise((resolve) => site.child.once('exit', resolve));
    const askedMs = Date.now();
    site.child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { intervals: [20] }).toBe(503);
    await Promise.all(work);
    expect(await ended).toBe(0);
    console.log(`drain: ${JSON.stringify(count)}, gone after ${Date.now() - askedMs} ms`);
    expect(Date.now() - askedMs).toBeLessThan(30_000);
    expect(count.messages).toBeGreaterThan(0);
    expect(count.failed).toBe(0);
  },
);
