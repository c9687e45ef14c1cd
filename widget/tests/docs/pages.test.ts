/** @jest-environment node */
import { pagesOf, type Site, startSite, violations } from './site';

const made: { site?: Site } = {};
function site(): Site {
  if (!made.site) throw new Error('No browser.');
  return made.site;
}

const htmlFiles = () => [...site().files].filter(([name]) => name.endsWith('.html'));
const idsOf = (text: string) => new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

/** Where a page leads and what it loads, as file and fragment. */
const targetsOf = (text: string) =>
  [...text.matchAll(/ (?:href|src|data-flow-url)="([^"]*)"/g)].map(([, target = '']) => target);

describe('the documentation', () => {
  beforeAll(async () => {
    made.site = await startSite();
  }, 120_000);
  afterAll(() => made.site?.close());

  it('leads only to files and anchors that are there', () => {
    const { files } = site();
    const lost = htmlFiles().flatMap(([name, text]) =>
      targetsOf(text)
        .filter((target) => !target.startsWith('https:'))
        .filter((target) => {
          const [file, fragment] = target.replace(/\?[^#]*/, '').split('#');
          const found = files.get(file || name);
          return found === undefined || (!!fragment && !idsOf(found).has(fragment));
        })
        .map((target) => `${name} → ${target}`),
    );
    expect(htmlFiles().flatMap(([, text]) => targetsOf(text)).length).toBeGreaterThan(500);
    expect(lost).toEqual([]);
  });

  it('has each id once on a page', () => {
    const doubled = htmlFiles().filter(
      ([, text]) => idsOf(text).size !== [...text.matchAll(/ id="/g)].length,
    );
    expect(doubled.map(([name]) => name)).toEqual([]);
  });

  it('names every frame', () => {
    const named = htmlFiles().map(([name, text]) => {
      const titles = [...text.matchAll(/<iframe[^>]* title="([^"]+)"/g)].map(([, title]) => title);
      return [name, new Set(titles).size === [...text.matchAll(/<iframe/g)].length];
    });
    expect(named.filter(([, isNamed]) => !isNamed)).toEqual([]);
  });

  it('forbids by its policy what it does not do: inline scripts and styles, other hosts', () => {
    const inline = /<style|\sstyle=|<script(?![^>]*\ssrc=)|\son[a-z]+=|(?:src|srcset)="(?:https?:)?\/\//;
    const loose = htmlFiles().filter(
      ([, text]) => inline.test(text) || !text.includes('http-equiv="Content-Security-Policy"'),
    );
    expect(loose.map(([name]) => name)).toEqual([]);
    const policies = htmlFiles().map(([, text]) => / content="(default-src[^"]+)"/.exec(text)?.[1] ?? '');
    expect([...new Set(policies)].map((policy) => policy.replaceAll('&#39;', "'"))).toEqual([
      expect.stringMatching(
        /^default-src 'none'; script-src 'self'; style-src 'self';(?!.*(?:unsafe|\*|http))/,
      ),
    ]);
  });

  it('has nothing for axe to find on any page, in light and in dark', async () => {
    const visitor = await site().visitor({ colorScheme: 'light' }, false);
    const found: Record<string, string[]> = {};
    for (const name of pagesOf(site())) {
      const page = await visitor.open(name);
      const inLight = await violations(page);
      // Only what has to do with colours can differ.
      await page.emulateMedia({ colorScheme: 'dark' });
      found[name] = [...inLight, ...(await violations(page, 'color-contrast', 'link-in-text-block'))];
      await page.close();
    }
    expect(Object.keys(found).length).toBeGreaterThan(15);
    expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  }, 300_000);

  it.each([390, 320])(
    'fits a screen of %d pixels without scrolling sideways',
    async (width) => {
      const visitor = await site().visitor({ viewport: { width, height: 700 } }, false);
      const wide: string[] = [];
      for (const name of pagesOf(site())) {
        const page = await visitor.open(name);
        if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) wide.push(name);
        await page.close();
      }
      expect(wide).toEqual([]);
      await visitor.close();
    },
    200_000,
  );

  it('shows each of six themes with a look of its own and nothing for axe to find', async () => {
    const visitor = await site().visitor();
    const ids = [...(site().files.get('themes.html') ?? '').matchAll(/theme-preview\.html\?theme=([\w-]+)/g)];
    const papers = new Set<string>();
    for (const [, id = ''] of ids) {
      const page = await visitor.open(`theme-preview.html?theme=${id}`);
      await page.getByRole('checkbox', { name: 'Tea' }).waitFor();
      papers.add(
        await page
          .locator('.rcb-chat-window')
          .evaluate((element) => getComputedStyle(element).backgroundColor),
      );
      expect(await violations(page)).toEqual([]);
      await page.close();
    }
    expect([ids.length, papers.size]).toEqual([6, 6]);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  }, 60_000);

  it('opens its menu by keyboard on a small screen and leads past it', async () => {
    const visitor = await site().visitor({ viewport: { width: 390, height: 700 } });
    const page = await visitor.open('flows.html');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('text');
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Settings' });
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await visitor.close();
  }, 60_000);

  it('remembers the theme that was chosen, on other pages and in frames', async () => {
    const visitor = await site().visitor({ colorScheme: 'light' });
    const page = await visitor.open('index.html');
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    await page.getByLabel('Theme').selectOption('Dark');
    const dark = await paper();
    expect(dark).not.toBe(light);
    await page.frameLocator('iframe').first().locator('html[data-theme=dark]').waitFor();
    await page.goto(page.url().replace('index', 'flows'));
    expect(await paper()).toBe(dark);
    expect(await page.getByLabel('Theme').inputValue()).toBe('dark');
    await visitor.close();
  }, 60_000);
});
