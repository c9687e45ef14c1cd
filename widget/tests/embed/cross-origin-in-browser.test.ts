/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bubble, type Pages, startPages } from './pages';
import { type Site, serveFiles, startSite } from './servers';

const flow = JSON.stringify({
  start: { message: 'Hello from afar', options: ['Good'], path: 'end' },
  end: { message: 'Goodbye' },
});
/** A page of one origin whose chat lies on another; its policy names that and nothing else. */
const page = (origin: string) => `<!doctype html><html lang="en"><head><title>x</title>
  <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' ${origin}; style-src 'self'; connect-src 'self' ${origin}; img-src data:">
  <link rel="icon" href="data:,">
  <script src="${origin}/embed.js" defer data-flow-url="${origin}/flow.json" data-locale="en"></script>
  </head><body><h1>x</h1></body></html>`;

const made: { pages?: Pages; sites: Site[] } = { sites: [] };
beforeAll(async () => {
  made.pages = await startPages();
}, 60_000);
afterAll(async () => {
  await made.pages?.close();
  await Promise.all(made.sites.map((site) => site.close()));
});

/** Two sites: one with the chat's files, another with a page that uses them. */
async function sites(headersFor: (name: string) => Record<string, string>) {
  const { pages } = made;
  if (!pages) throw new Error('No browser.');
  const files = await startSite(
    serveFiles({ ...Object.fromEntries(pages.files), 'flow.json': flow }, headersFor),
  );
  const host = await startSite(serveFiles({ 'index.html': page(files.origin) }));
  made.sites.push(files, host);
  const { context, complaints } = await pages.stranger();
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  const tab = await context.newPage();
  return { tab, context, files, host, complaints, requests };
}

it('the chat of another origin runs under a strict policy, asks nobody else and leaves no cookie', async () => {
  const { tab, context, files, host, complaints, requests } = await sites(() => ({
    'access-control-allow-origin': '*',
  }));
  await tab.goto(`${host.origin}/index.html`);
  await tab.locator('.rcb-toggle-button').click();
  await bubble(tab, 'Hello from afar').waitFor();
  await tab.getByRole('button', { name: 'Good' }).click();
  await bubble(tab, 'Goodbye').waitFor();
  expect(complaints).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const strangers = requests.filter((url) => ![files.origin, host.origin].includes(new URL(url).origin));
  expect(strangers.filter((url) => !url.startsWith('data:'))).toEqual([]);
}, 60_000);

it.each(['embed-window.js', 'flow.json'])(
  'without the header, %s of another origin is not had, and that is told',
  async (missing) => {
    const { tab, host, complaints } = await sites(
      (name): Record<string, string> => (name === missing ? {} : { 'access-control-allow-origin': '*' }),
    );
    const failure = tab.waitForEvent(
      'console',
      (message) =>
        message.text().startsWith('The chat’s flow could not be read.') ||
        message.text().startsWith('The chat could not be loaded from'),
    );
    await tab.goto(`${host.origin}/index.html`);
    await failure;
    expect(complaints.join('\n')).toContain('Access-Control-Allow-Origin');
  },
  60_000,
);

it('the documentation names the header, for files that are not scripts of a tag', () => {
  const readme = readFileSync(resolve('widget/README.md'), 'utf8');
  expect(readme).toMatch(/add_header Access-Control-Allow-Origin "\*"/);
  expect(readme).toMatch(/Header set Access-Control-Allow-Origin "\*"/);
});
