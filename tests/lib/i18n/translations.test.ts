import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, prefixed as languages, type Prefixed } from '@/lib/i18n/language';

const root = join(__dirname, '../../../lib/i18n');
const scripts: Readonly<Record<Prefixed, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
};

/** Values that are no words: the types keep some, the rest is the same by its nature. */
const wordless = new Set([
  'href',
  'icon',
  'id',
  'autoComplete',
  'image',
  'picture',
  'date',
  'stories',
  'tel',
  'source',
]);
/** Names that keep their letters, numbers and days. */
const names = /^(?:CSR|WhatsApp|UPI|Instagram|YouTube|Facebook|(?:tel:)?[\d-]+)$/;

/** Latin words that a Hindi or Bengali reader meets as they are: places, addresses, codes and names. */
const latin =
  /\{\w+\}|[\w.]+@[\w.]+|\b(?:ABCPE1234F|PAN|UPI|UTR|CSR|Esc|Shift|Ctrl|Enter|Razorpay|WhatsApp|YouTube|Instagram|Facebook|Google|JavaScript|SMTP_URL|NOTIFY_WEBHOOK_URL|PDF|USD|INR|EUR|GBP|https)\b/g;

const filesOf = (language: string) =>
  readdirSync(join(root, language))
    .filter((name) => name !== 'index.ts')
    .sort();
const files = [...new Set(languages.flatMap(filesOf))];

type Text = readonly [path: string, text: string];

function texts(value: unknown, path: string): Text[] {
  if (typeof value === 'string') return [[path, value]];
  // A sentence made by a function: each value it is given has to stand in it.
  if (typeof value === 'function') return [[path, String(value('{first}', '{second}'))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !wordless.has(key))
    .flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

/** The English helplines stand beside the dictionaries. */
const beside: Readonly<Record<string, string>> = { 'help-now.ts': 'helplines.ts' };

async function english(file: string): Promise<Record<string, unknown>> {
  const other = beside[file];
  return { ...(await import(join(root, 'en', file))), ...(other && (await import(join(root, other)))) };
}

async function dictionary(
  found: Record<string, unknown>,
  exported: (name: string) => boolean = () => true,
): Promise<Text[]> {
  return Object.entries(found)
    .filter(([name]) => exported(name))
    .flatMap(([name, value]) => texts(value, name));
}

const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort();

describe.each(languages)('the words in %s', (language) => {
  it('are there for the same dictionaries as in every other language', () => {
    expect(filesOf(language)).toEqual(files);
  });

  describe.each(files)('%s', (file) => {
    async function both() {
      const own = await dictionary(await import(join(root, language, file)));
      const kept = new Set(own.map(([path]) => path.split('.')[0]));
      return { own, english: await dictionary(await english(file), (name) => kept.has(name)) };
    }

    it('keep every key of the English and add none', async () => {
      const { own, english } = await both();
      expect(own.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
    });

    it('keep every place for a value, and every number', async () => {
      const { own, english } = await both();
      const facts = (all: Text[]) =>
        Object.fromEntries(all.map(([path, text]) => [path, [...places(text), ...numbers(text)]]));
      expect(facts(own)).toEqual(facts(english));
    });

    it('are written in their own script, with the digits that everybody reads', async () => {
      const { own } = await both();
      const other = scripts[language === 'hi' ? 'bn' : 'hi'];
      const worded = ([, text]: Text) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));
      const sentences = own.filter(worded).filter(([, text]) => !names.test(text));
      expect(sentences.filter(([, text]) => !scripts[language].test(text))).toEqual([]);
      for (const [path, text] of own) {
        expect([path, text]).toEqual([path, expect.not.stringMatching(other)]);
        expect([path, text]).toEqual([path, expect.not.stringMatching(/[०-९০-৯]/)]);
      }
    });

    it('leave no English over', async () => {
      const { own } = await both();
      const left = own.filter(([, text]) =>
        /[A-Za-z]{2,}/.test(text.replace(latin, '').replace(/^tel:/, '')),
      );
      expect(left).toEqual([]);
    });
  });
});

it('spells Hindi one way: a dot under ज and फ, none under क, ख and ग', async () => {
  for (const file of filesOf('hi')) {
    for (const [path, text] of await dictionary(await import(join(root, 'hi', file)))) {
      expect([path, text.normalize('NFD')]).toEqual([path, expect.not.stringMatching(/[कखग]\u093c/)]);
    }
  }
});

describe('what one thing of the console is called in two places', () => {
  const inLanguage = async <T>(language: Language, name: string): Promise<T> =>
    import(`@/lib/i18n/${language}/${name}`);

  it.each(['en', ...languages] as const)(
    '%s: shifts have one name in the inbox, in the first steps and on their page',
    async (language) => {
      const { staffInbox } = await inLanguage<typeof import('@/lib/i18n/en/staff-inbox')>(
        language,
        'staff-inbox',
      );
      const { staffShifts } = await inLanguage<typeof import('@/lib/i18n/en/staff-notices')>(
        language,
        'staff-notices',
      );
      const { tour } = await inLanguage<typeof import('@/lib/i18n/en/staff-tour')>(language, 'staff-tour');
      expect(staffInbox.onNow.title).toBe(staffShifts.title);
      expect(tour.steps.shifts.title.toLowerCase()).toContain(staffShifts.title.toLowerCase());
    },
  );

  it.each([
    ['en', 'at the top right'],
    ['hi', 'ऊपर दाईं ओर'],
    ['bn', 'উপরে ডান দিকে'],
  ] as const)('%s: the sign-out is where the first steps say', async (language, place) => {
    const { tour } = await inLanguage<typeof import('@/lib/i18n/en/staff-tour')>(language, 'staff-tour');
    expect(tour.steps.leave.text).toContain(place);
  });
});
