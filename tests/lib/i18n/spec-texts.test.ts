import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as z from 'zod';
import { Footer } from '@/components/shell/footer';
import { donorMessages } from '@/lib/formats/field-messages';
import { about } from '@/lib/i18n/en/about';
import { blog } from '@/lib/i18n/en/blog';
import { corporates } from '@/lib/i18n/en/corporates';
import { donate } from '@/lib/i18n/en/donate';
import { home } from '@/lib/i18n/en/home';
import { legal } from '@/lib/i18n/en/legal';
import { messages } from '@/lib/i18n/en/messages';
import { shell } from '@/lib/i18n/en/shell';
import { treatment } from '@/lib/i18n/en/treatment';
import listed from '@/tests/fixtures/spec-texts.json';
import { shellWords } from '@/tests/helpers/dictionaries';
import { makeSite } from '@/tests/helpers/make-site';
import { settings } from '@/tests/helpers/settings';

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

const root = resolve(__dirname, '../../..');

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
  'lib/i18n/en/about': about,
  'lib/i18n/en/blog': blog,
  'lib/i18n/en/corporates': corporates,
  'lib/i18n/en/donate': donate,
  'lib/i18n/en/home': home,
  'lib/i18n/en/legal': legal,
  'lib/i18n/en/messages': messages,
  'lib/i18n/en/shell': shell,
  'lib/i18n/en/treatment': treatment,
  'lib/formats/field-messages': donorMessages,
  'lib/config/env': settings({}),
};

/** Whether the owner says exactly this text: as a value, or in quotes where it keeps the text to itself. */
function says(owner: string, text: string): boolean {
  if (owner === 'components/shell/footer') return footer().includes(`© 2026 ${text}<`);
  const module = owners[owner];
  if (module !== undefined) return textsIn(module).includes(text);
  const file = ['.ts', '.tsx'].map((ending) => resolve(root, owner + ending)).find(existsSync);
  return file !== undefined && readFileSync(file, 'utf8').includes(`'${text}'`);
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
