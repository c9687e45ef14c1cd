import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as z from 'zod';
import { Footer } from '@/components/shell/footer';
import { about } from '@/lib/content/en/about';
import { blog } from '@/lib/content/en/blog';
import { corporates } from '@/lib/content/en/corporates';
import { donate } from '@/lib/content/en/donate';
import { home } from '@/lib/content/en/home';
import { legal } from '@/lib/content/en/legal';
import { messages } from '@/lib/content/en/messages';
import { shell } from '@/lib/content/en/shell';
import { treatment } from '@/lib/content/en/treatment';
import { donorMessages } from '@/lib/contract/field-words';
import listed from '@/tests/fixtures/spec-texts.json';
import { makeSite } from '@/tests/helpers/make-site';
import { settings } from '@/tests/helpers/settings';
import { shellWords } from '@/tests/helpers/words';

/** `text`: as the document has it; `site`: with a capital where the document names a thing in a running sentence. */
const texts = z
  .array(
    z.object({
      clause: z.string().regex(/^§\d/),
      owner: z.string(),
      text: z.string(),
      site: z.string().optional(),
    }),
  )
  .parse(listed);

const root = resolve(__dirname, '../../../..');

/** What the document calls a place that the site names shorter. */
const inDocument = (text: string) => text.replace('{description}', '{provider description}');

/** Every text of a module, each place in it by the document's own word. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [inDocument(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const footer = () =>
  renderToStaticMarkup(
    createElement(Footer, {
      site: makeSite({ name: '{product}', trust: settings({}).TRUST_NAME }),
      words: shellWords(),
      year: 2026,
    }),
  );

const owners: Readonly<Record<string, unknown>> = {
  'lib/content/en/about': about,
  'lib/content/en/blog': blog,
  'lib/content/en/corporates': corporates,
  'lib/content/en/donate': donate,
  'lib/content/en/home': home,
  'lib/content/en/legal': legal,
  'lib/content/en/messages': messages,
  'lib/content/en/shell': shell,
  'lib/content/en/treatment': treatment,
  'lib/contract/field-words': donorMessages,
  'lib/config/env': settings({}),
};

/** Whether the owner says exactly this text: as a value, or in quotes where it keeps the text to itself. */
function says(owner: string, text: string): boolean {
  if (owner === 'components/shell/footer') return footer().includes(`© 2026 ${text}<`);
  const module = owners[owner];
  if (module !== undefined) return textsIn(module).includes(text);
  return readFileSync(resolve(root, `${owner}.ts`), 'utf8').includes(`'${text}'`);
}

describe("the document's own texts", () => {
  it.each(texts)('$clause: "$text" stands in $owner', ({ owner, text, site = text }) => {
    expect(site.toLowerCase()).toBe(text.toLowerCase());
    expect(says(owner, site)).toBe(true);
  });

  it('are each listed once for their place', () => {
    const places = texts.map(({ clause, owner, text }) => `${clause} ${owner} ${text}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('mention POSH compliance among the legal risks (§2 Corporates)', () => {
    const risks = corporates.challenges.items.find(({ title }) => title === 'Legal and Financial Risks');
    expect(risks?.text).toContain('POSH compliance');
  });

  it.each([
    [
      'navigation',
      shell.navigation,
      ['Home', 'About us', 'CSR', 'Treatment', 'Accommodation', 'Donate', 'Blog', 'Contact'],
    ],
    ['quick links', shell.footer.quick, ['Home', 'About us', 'Blog post', 'Privacy Policy']],
    ['ways to get in touch', shell.footer.touch, ['Contact us', 'Our services']],
  ])('keep the order of the %s', (_, items, labels) => {
    expect(items.map(({ label }) => label)).toEqual(labels);
  });

  it('keep the order of the eight sections on privacy, and number no more', () => {
    const sections = texts.filter(({ clause }) => clause === '§2 Privacy policy').map(({ text }) => text);
    expect(legal.privacy.sections.map(({ title }) => title)).toEqual(sections);
  });
});

/** The document lies beside the project where the site is developed, and is not part of it. */
const document = resolve(root, '../shared/spec/website.md');
if (existsSync(document)) {
  describe('the list of texts', () => {
    it('is the document, word for word', () => {
      const words = readFileSync(document, 'utf8');
      expect(texts.filter(({ text }) => !words.includes(text))).toEqual([]);
    });
  });
}
