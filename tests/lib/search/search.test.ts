import { brotliCompressSync, constants } from 'node:zlib';
import { type Language, languages, localPath } from '@/lib/i18n/language';
import { excerptOf } from '@/lib/search/excerpt';
import { makeSearch } from '@/lib/search/search';
import { writeIndex } from '@/lib/search/search-index';
import { tokensOf } from '@/lib/search/words';
import { siteDocuments } from './site-documents';

const bySite = new Map(
  languages.map((language) => [language, makeSearch(siteDocuments(language), language)]),
);
const found = (language: (typeof languages)[number], query: string) =>
  bySite
    .get(language)?.(query, 3)
    .map(({ document }) => document.url) ?? [];

const COST = '/faq#what-does-treatment-cost';
const DRINKS = '/blog/when-someone-you-love-drinks';
const ALONE = '/blog/why-not-to-stop-alone';
const DETOX = '/blog/what-happens-in-detox';
const UNWILLING = '/faq#can-someone-be-admitted-if-they-do-not-want-to-come';
const VISITS = '/faq#when-may-the-family-visit';
const MEDICINES = '/faq#may-i-go-on-taking-my-medicines';
const LENGTH = '/faq#how-long-does-treatment-last';
const RELAPSE = '/blog/relapse-is-not-the-end';

/** What people type on the English page, in three scripts and in Roman letters, and what is then the first hit. */
const firstInEnglish: readonly (readonly [query: string, url: string])[] = [
  ['cost', COST],
  ['COSTS', COST],
  ['fees', COST],
  ['how much', COST],
  ['price', COST],
  ['kharcha', COST],
  ['kitna paisa', COST],
  ['kitna kharch hoga', COST],
  ['koto taka', COST],
  ['khoroch koto', COST],
  ['खर्च', COST],
  ['ख़र्चा कितना है', COST],
  ['कितने पैसे लगेंगे', COST],
  ['খরচ', COST],
  ['কত টাকা', COST],
  ['my husband drinks', DRINKS],
  ['mera pati sharab pita hai', DRINKS],
  ['मेरा पति शराब पीता है', DRINKS],
  ['amar swami mod khay', DRINKS],
  ['আমার স্বামী মদ খায়', DRINKS],
  ['amar chele nesha kore', DRINKS],
  ['hands shaking at night', ALONE],
  ['detox day by day', DETOX],
  ['acommodation', '/Accomodation'],
  ['accomodation', '/Accomodation'],
  ['insurence', '/faq#does-health-insurance-pay'],
  ['बीमा', '/faq#does-health-insurance-pay'],
  ['visiting hours', VISITS],
  ['can I keep my phone', '/faq#may-i-keep-my-phone'],
  ['how long', LENGTH],
  ['how many days', LENGTH],
  ['kitne din', LENGTH],
  ['कितने दिन', LENGTH],
  ['কত দিন', LENGTH],
  ['koto din thakte hobe', LENGTH],
  ['medicines', MEDICINES],
  ['दवा', MEDICINES],
  ['dawai', MEDICINES],
  ['ওষুধ', MEDICINES],
  ['my son refuses to come', UNWILLING],
  ['jabardasti bharti', UNWILLING],
  ['ভর্তি', '/faq#admission-steps'],
  ['heroin', '/blog/opioids-and-overdose'],
  ['overdose', '/blog/opioids-and-overdose'],
  ['talking to kids', '/blog/talking-with-children'],
  ['your rights', '/blog/your-rights-in-treatment'],
  ['adhikar', '/blog/your-rights-in-treatment'],
  ['donate', '/Donate'],
  ['दान', '/Donate'],
  ['address', '/contact'],
  ['yoga', '/treatment#what-we-treat'],
  ['112', '/help-now'],
  ['is it registered', '/trust'],
  ['first night', '/blog/first-week-with-us#The-first-night'],
  ['what happens on the first night', '/blog/first-week-with-us#The-first-night'],
  ['first day', '/blog/first-week-with-us'],
  ['pehli raat', '/blog/first-week-with-us#The-first-night'],
  ['প্রথম রাত', '/blog/first-week-with-us#The-first-night'],
  ['overdse', '/blog/opioids-and-overdose'],
  ['volunteer', '/contact'],
  ['when are you open', '/contact'],
];

/** The same for what has several good answers: one of the first three. */
const amongEnglish: readonly (readonly [query: string, url: string])[] = [
  ['shaking hands', ALONE],
  ['hath kaanpte hain', ALONE],
  ['হাত কাঁপছে', ALONE],
  ['tremors', '/treatment#detox'],
  ['ghar', '/blog/coming-home'],
  ['coming home', '/blog/coming-home'],
  ['वार्ड कैसा है', '/Accomodation'],
  ['room', '/Accomodation#rooms'],
  ['food', '/Accomodation'],
  ['नशा छोड़ना', ALONE],
  ['নেশা ছাড়তে চাই', ALONE],
  ['nesha charte chai', ALONE],
  ['sharab kaise chhode', ALONE],
  ['mod charbo kivabe', ALONE],
  ['शराब', DRINKS],
  ['daru', DRINKS],
  ['মদ', DRINKS],
  ['detocks', DETOX],
  ['detoxx', DETOX],
  ['relaps', RELAPSE],
  ['relapsing', RELAPSE],
  ['phir se peene laga', RELAPSE],
  ['abar shuru koreche', RELAPSE],
  ['will my boss know', '/faq#will-you-tell-my-employer'],
  ['চাকরি যাবে?', '/faq#will-you-tell-my-employer'],
  ['suicide', '/blog/talking-to-someone-who-is-not-ready'],
  ['बच्चों से', '/blog/talking-with-children'],
];

const inHindi: readonly (readonly [query: string, url: string])[] = [
  ['pati daru pita hai', '/hi/families'],
  ['लाइसेंस', '/hi/trust'],
  ['नशा छोड़ना', '/hi/help-now'],
  ['nasha chhodna hai', '/hi/help-now'],
  ['खर्च', `/hi${COST}`],
  ['kharcha', `/hi${COST}`],
  ['डिटॉक्स', '/hi/treatment#detox'],
  ['detox', '/hi/treatment#detox'],
  ['दान', '/hi/Donate'],
  ['कहाँ है', '/hi/contact'],
];
/** Stories in the language of the page, first, in its letters and in Roman ones. */
const storiesInHindi: readonly (readonly [query: string, path: string])[] = [
  ['मेरा पति शराब पीता है', DRINKS],
  ['mera pati sharab pita hai', DRINKS],
  ['हाथ काँप रहे हैं', ALONE],
  ['bachchon se kaise baat karen', '/blog/talking-with-children'],
  ['ओवरडोज', '/blog/opioids-and-overdose'],
  ['overdose', '/blog/opioids-and-overdose'],
  ['मेरे अधिकार', '/blog/your-rights-in-treatment'],
];
const storiesInBengali: readonly (readonly [query: string, path: string])[] = [
  ['আমার স্বামী মদ খায়', DRINKS],
  ['amar swami mod khay', DRINKS],
  ['হাত কাঁপছে', ALONE],
  ['bacchader ki bolbo', '/blog/talking-with-children'],
  ['ওভারডোজ', '/blog/opioids-and-overdose'],
  ['amar odhikar', '/blog/your-rights-in-treatment'],
  ['bari fera', '/blog/coming-home'],
];
const inBengali: readonly (readonly [query: string, url: string])[] = [
  ['আমার স্বামী মদ খায়', '/bn/families'],
  ['amar swami mod khay', '/bn/families'],
  ['নেশা ছাড়তে চাই', '/bn/help-now'],
  ['nesha charte chai', '/bn/help-now'],
  ['খরচ', `/bn${COST}`],
  ['হাত কাঁপছে', '/bn/treatment#detox'],
  ['ওয়ার্ড কেমন', '/bn/Accomodation#rooms'],
  ['স্বেচ্ছাসেবক', '/bn/contact'],
];

/** What is asked by donors, about women, the old and the young, the staff and the price: the first hit, in each language's index. */
const firstEverywhere: readonly (readonly [query: string, path: string])[] = [
  ['koto taka lage', COST],
  ['kitna kharcha', COST],
  ['how much', COST],
  ['donation 80G tax', '/Donate'],
  ['tax receipt', '/Donate'],
  ['kar chhoot', '/Donate'],
  ['rehab for women', '/contact'],
  ['mahila', '/contact'],
  ['মহিলা', '/contact'],
  ['doctor qualification', '/trust'],
  ['ganja', '/faq#which-substances-do-you-treat'],
  ['गांजा', '/faq#which-substances-do-you-treat'],
  ['গাঁজা', '/faq#which-substances-do-you-treat'],
  ['old age', '/families'],
  ['teenager son', '/families'],
  ['treatment', '/treatment'],
];
const asked: Readonly<Record<Language, readonly (readonly [query: string, path: string])[]>> = {
  en: [
    ['what are your charges', COST],
    ['kitne paise lagenge', COST],
    ['80g certificate', '/Donate'],
    ['PAN card', '/Donate'],
    ['is there a ward for women', '/contact'],
    ['are your doctors qualified', '/trust'],
    ['weed', '/faq#which-substances-do-you-treat'],
    ['my old father', '/families'],
    ['my teenage daughter', '/families'],
    ['money back', '/refund-policy'],
  ],
  hi: [
    ['इलाज का खर्चा कितना होगा', COST],
    ['कितने पैसे लगेंगे', COST],
    ['दान पर टैक्स छूट', '/Donate'],
    ['80G रसीद', '/Donate'],
    ['महिलाओं के लिए', '/contact'],
    ['डॉक्टर की योग्यता', '/trust'],
    ['चरस', '/faq#which-substances-do-you-treat'],
    ['बुज़ुर्ग पिता', '/families'],
    ['किशोर बेटा', '/families'],
    ['पैसे वापस', '/refund-policy'],
    ['kitna kharcha aayega', COST],
    ['daan ki rasid', '/Donate'],
    ['aurat ke liye', '/contact'],
    ['bujurg pita', '/families'],
    ['doctor ki degree', '/trust'],
  ],
  bn: [
    ['চিকিৎসায় কত টাকা লাগবে', COST],
    ['কত খরচ হবে', COST],
    ['কর ছাড়', '/Donate'],
    ['দানের রসিদ', '/Donate'],
    ['মেয়েদের জন্য', '/contact'],
    ['ডাক্তারের যোগ্যতা', '/trust'],
    ['গাঁজা খায়', '/faq#which-substances-do-you-treat'],
    ['বয়স্ক বাবা', '/families'],
    ['কিশোর ছেলে', '/families'],
    ['টাকা ফেরত', '/refund-policy'],
    ['koto khoroch hobe', COST],
    ['daner roshid', '/Donate'],
    ['mohilader jonno', '/contact'],
    ['daktarer degree', '/trust'],
    ['obhijog', '/trust'],
  ],
};

describe.each(languages)('on the pages in %s', (language) => {
  it.each([...firstEverywhere, ...asked[language]])('%j finds %s first', (query, path) => {
    expect(found(language, query)[0]).toBe(localPath(language, path));
  });

  it.each(['koto taka lage', 'kitna kharcha', 'how much'])('%j finds nothing about what to pack', (query) => {
    const urls = bySite
      .get(language)?.(query, 8)
      .map(({ document }) => document.url);
    expect(urls).not.toContain(localPath(language, '/faq#what-should-stay-at-home'));
  });

  it.each(['ক্ষঝজ্ঞ', 'ঢঢণঞ', 'ফঘঝটঠ', 'ঙঞণৎ', 'ज्ञक्षझ', 'खझढणञ'])('the nonsense %j finds nothing', (query) => {
    expect(found(language, query)).toEqual([]);
  });
});

it.each([
  ['hi', 'आत्महत्या', /^(?:आत्महत्या|मर)/],
  ['hi', 'suicide', /^(?:आत्महत्या|मा?र)/],
  ['bn', 'আত্মহত্যা', /^(?:আত্মহত্যা|মর)/],
  ['bn', 'tax receipt', /^(?:দান|রসিদ|কর)/],
] as const)('on a page in %s only words that match %j are marked', (language, query, expected) => {
  const hits = bySite.get(language)?.(query) ?? [];
  const marked = hits.flatMap(({ title, excerpt }) =>
    [...title, ...excerpt].filter(({ isMatch }) => isMatch),
  );
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.map(({ text }) => text).filter((text) => !expected.test(text))).toEqual([]);
});

it('no excerpt ends within a number', () => {
  const matching = { isMatch: () => false, isTyped: () => false };
  const before = 'The dormitory and everything in it that a stay of so many days needs, '.repeat(3);
  for (let length = 150; length < 185; length += 1) {
    const text = `${before.slice(0, length)} ₹1,50,000 for 90 days, and half of it for who earns little.`;
    const shown = excerptOf(text, tokensOf(text), matching)
      .map((one) => one.text)
      .join('');
    expect(shown).not.toMatch(/₹(?!1,50,000)/);
  }
});

describe('a search among all there is to find', () => {
  it.each(firstInEnglish)('for %j finds %s first', (query, url) => {
    expect(found('en', query)[0]).toBe(url);
  });

  it.each(amongEnglish)('for %j finds %s among the first three', (query, url) => {
    expect(found('en', query)).toContain(url);
  });

  it.each(inHindi)('on a Hindi page finds for %j %s among the first three', (query, url) => {
    expect(found('hi', query)).toContain(url);
  });

  it.each(inBengali)('on a Bengali page finds for %j %s among the first three', (query, url) => {
    expect(found('bn', query)).toContain(url);
  });

  it.each([
    ...storiesInHindi.map(([query, path]) => ['hi', query, path] as const),
    ...storiesInBengali.map(([query, path]) => ['bn', query, path] as const),
  ])('on a page in %s finds for %j the translated story %s first', (language, query, path) => {
    const [hit] = bySite.get(language)?.(query, 1) ?? [];
    expect(hit?.document).toMatchObject({ kind: 'story', language, url: localPath(language, path) });
  });

  it.each(['', '   ', '.*(', '[\\', '😀😀', 'xyzzyqq'])('finds nothing for %j', (query) => {
    expect(found('en', query)).toEqual([]);
  });
});

describe('what is hardly about the words', () => {
  it.each(['cost', 'first night', 'visiting hours', 'overdse', 'what does treatment cost'])(
    'is left out for %j',
    (query) => {
      expect(bySite.get('en')?.(query, 60).length).toBeLessThan(6);
    },
  );

  it.each(['xyzzy blah', 'blah', 'foo baz'])(
    'is not guessed from a short word that means nothing: %j',
    (query) => {
      expect(found('en', query)).toEqual([]);
    },
  );

  it.each(['bor mod khay', 'amar bor mod khay', 'আমার বর মদ খায়'])(
    'gives way to the families of who drinks: %j',
    (query) => {
      expect(['/bn/families', `/bn${DRINKS}`]).toContain(found('bn', query)[0]);
    },
  );
});

describe('hostile queries', () => {
  it.each([
    'a'.repeat(10_000),
    'নেশা '.repeat(2_000),
    '(a+)+$ '.repeat(1_500),
    '\u202e\u2066abc'.repeat(2_000),
    ' '.repeat(10_000),
    '😀'.repeat(5_000),
    Array.from({ length: 2_000 }, (_, n) => `shakng${n}`).join(' '),
    'ा'.repeat(10_000),
  ])('are answered at once: %#', (query) => {
    const search = bySite.get('en');
    const times = [1, 2, 3].map(() => {
      const before = process.cpuUsage();
      search?.(query);
      return process.cpuUsage(before).user / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(250);
  });
});

it.each(languages)('the index in %s weighs little on its way', (language) => {
  const json = JSON.stringify(writeIndex(siteDocuments(language)));
  const packed = brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  process.stdout.write(`search index ${language}: ${packed.length} bytes packed\n`);
  expect(packed.length).toBeLessThan(48_000);
});
