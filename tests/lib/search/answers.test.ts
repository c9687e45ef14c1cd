import { type Language, languages, localPath } from '@/lib/i18n/language';
import { makeSearch } from '@/lib/search/search';
import { inThisRun } from '@/tests/helpers/run-profile';
import { siteDocuments } from './site-documents';

const bySite = new Map(
  languages.map((language) => [language, makeSearch(siteDocuments(language), language)]),
);
const urls = (language: Language, query: string, limit = 8) =>
  bySite
    .get(language)?.(query, limit)
    .map(({ document }) => document.url) ?? [];

const FORCE = '/faq#can-someone-be-admitted-if-they-do-not-want-to-come';
const STOP_BEFORE = '/faq#should-i-stop-drinking-before-i-come';
const PHONE = '/faq#may-i-keep-my-phone';
const DRINKS = '/blog/when-someone-you-love-drinks';
const OPIOIDS = '/blog/opioids-and-overdose';
const SUBSTANCES = '/faq#which-substances-do-you-treat';
const COST = '/faq#what-does-treatment-cost';
const CANNOT_PAY = '/faq#what-if-we-cannot-pay';
const ALONE = '/blog/why-not-to-stop-alone';
const RELAPSE = '/blog/relapse-is-not-the-end';
const RIGHTS = '/blog/your-rights-in-treatment';
const ADMISSION = '/faq#admission-steps';
const SECRET = '/faq#who-will-know-that-i-am-here';
const NOT_READY = '/blog/talking-to-someone-who-is-not-ready';
const HOME = '/blog/coming-home';
const WORK = '/blog/going-back-to-work';
const DAY = '/blog/a-day-at-the-centre';

/** What a frightened person, a mother or a wife types, in any of the scripts, and what is then the first hit. */
const first: readonly (readonly [query: string, path: string])[] = [
  ['zabardasti', FORCE],
  ['fir se pina shuru', RELAPSE],
  ['phir se peena shuru kar diya', RELAPSE],
  ['फिर से पीना शुरू', RELAPSE],
  ['আবার মদ খাওয়া শুরু', RELAPSE],
  ['abar mod khaoa shuru', RELAPSE],
  ['how much heroin is safe', OPIOIDS],
  ['kitni heroin safe hai', OPIOIDS],
  ['কতটা হেরোইন নিরাপদ', OPIOIDS],
  ['how much alcohol is safe', ALONE],
  ['how many sleeping tablets is too many', '/help-now'],
  ['how much does alcohol treatment cost', COST],
  ['जबरदस्ती', FORCE],
  ['जबरदस्ती ले जाते हैं', FORCE],
  ['jor kore niye jawa', FORCE],
  ['জোর করে নিয়ে যান', FORCE],
  ['can you take him by force', FORCE],
  ['wifi phone allowed', PHONE],
  ['can I bring my phone', PHONE],
  ['mobile rakh sakte hain', PHONE],
  ['ফোন রাখতে দেবে', PHONE],
  ['phone number', '/contact'],
  ['will you tell the police', '/faq#will-you-tell-the-police'],
  ['पुलिस को बताएँगे क्या', '/faq#will-you-tell-the-police'],
  ['পুলিশকে বলবেন', '/faq#will-you-tell-the-police'],
  ['where are you', '/contact'],
  ['kahan hai ye', '/contact'],
  ['apnara kothay', '/contact'],
  ['কেন্দ্রটা কোথায়', '/contact'],
  ['सेंटर कहाँ है', '/contact'],
  ['how to stop drinking', '/treatment'],
  ['mod charbo kivabe', '/treatment'],
  ['মদ ছাড়তে চাই', '/treatment'],
  ['शराब कैसे छोड़ें', '/treatment'],
  ['sharab kaise chhode', '/treatment'],
  ['nesha charano', '/treatment'],
  ['নেশা ছাড়তে চাই', '/treatment'],
  ['नशा छोड़ना है', '/treatment'],
  ['husband drinking', DRINKS],
  ['amar bor mod khay', DRINKS],
  ['স্বামীকে মদ ছাড়াব কী করে', DRINKS],
  ['swami ke mod charabo kivabe', DRINKS],
  ['पति की शराब कैसे छुड़ाएँ', DRINKS],
  ['pati ki sharab kaise chudaye', DRINKS],
  ['bhai er nesha charabo', DRINKS],
  ['brown sugar', OPIOIDS],
  ['ब्राउन शुगर', OPIOIDS],
  ['ব্রাউন সুগার', OPIOIDS],
  ['smack', OPIOIDS],
  ['bhai brown sugar khay', OPIOIDS],
  ['cough syrup', OPIOIDS],
  ['my son is on drugs', '/families'],
  ['chele ganja khay', '/families'],
  ['is it painful', '/blog/what-happens-in-detox'],
  ['dard hota hai kya', '/blog/what-happens-in-detox'],
  ['kosto hobe ki', '/blog/what-happens-in-detox'],
  ['garib hu paisa nahi hai', '/faq#what-if-we-cannot-pay'],
  ['taka nei', '/faq#what-if-we-cannot-pay'],
  ['is it free', '/faq#what-if-we-cannot-pay'],
  ['do they lock the door', '/blog/your-rights-in-treatment'],
  ['tala deye rakhe', '/blog/your-rights-in-treatment'],
  ['sleeping pills', STOP_BEFORE],
  ['ঘুমের ওষুধ', STOP_BEFORE],
  ['should I stop drinking before I come', STOP_BEFORE],
  ['pregnant', '/faq#what-about-other-illnesses'],
  ['thik hobe to', '/blog/relapse-is-not-the-end'],
  ['success rate', '/blog/relapse-is-not-the-end'],
  ['insurance', '/faq#does-health-insurance-pay'],
  ['how do I convince him', '/blog/talking-to-someone-who-is-not-ready'],
  ['hit me', '/help-now'],
  ['he hit me', '/help-now'],
  ['he beat me', '/help-now'],
  ['beaten', '/help-now'],
  ['slapped', '/help-now'],
  ['usne mujhe mara', '/help-now'],
  ['मुझे मारा', '/help-now'],
  ['पिटाई', '/help-now'],
  ['amake mereche', '/help-now'],
  ['আমাকে মেরেছে', '/help-now'],
  ['I want to die', '/help-now'],
  ['wont wake up', '/help-now'],
  ['होश', '/help-now'],
  ['hosh', '/help-now'],
  ['बेहोश', '/help-now'],
  ['behosh', '/help-now'],
  ['অজ্ঞান', '/help-now'],
  ['oggan', '/help-now'],
  ['জ্ঞান নেই', '/help-now'],
  ['will they beat him', '/blog/your-rights-in-treatment'],
  ['alchohol', STOP_BEFORE],
  ['alchol', STOP_BEFORE],
  ['alcool', STOP_BEFORE],
  ['alcohal', STOP_BEFORE],
  ['alcholic husband', DRINKS],
  ['tari', DRINKS],
  ['ताड़ी', DRINKS],
  ['তাড়ি', DRINKS],
  ['baba tari khay', DRINKS],
  ['chullu', DRINKS],
  ['चुल्लू', DRINKS],
  ['চুল্লু', DRINKS],
  ['চোলাই', DRINKS],
  ['bangla', DRINKS],
  ['বাংলা', DRINKS],
  ['bangla mod', DRINKS],
  ['yaba', SUBSTANCES],
  ['याबा', SUBSTANCES],
  ['ইয়াবা', SUBSTANCES],
  ['mdma', SUBSTANCES],
  ['chele yaba khay', '/families'],
  ['ganja', SUBSTANCES],
  ['charas', SUBSTANCES],
  ['চরস', SUBSTANCES],
  ['gard', OPIOIDS],
  ['गर्द', OPIOIDS],
  ['গার্দ', OPIOIDS],
  ['puria', OPIOIDS],
  ['पुड़िया', OPIOIDS],
  ['পুরিয়া', OPIOIDS],
  ['khaini', '/contact'],
  ['khayni', '/contact'],
  ['खैनी', '/contact'],
  ['খৈনি', '/contact'],
  ['জর্দা', '/contact'],
  ['how much', COST],
  ['fees', COST],
  ['price per month', COST],
  ['kitna paisa', COST],
  ['khoroch koto', COST],
  ['weed', SUBSTANCES],
  ['smoking weed', SUBSTANCES],
  ['glue', SUBSTANCES],
  ['my son smokes ganja', '/families'],
  ['my son takes drugs', '/families'],
  ['husband drinks', DRINKS],
  ['drnking husband', DRINKS],
  ['mother in law drinks', DRINKS],
  ['saas sharab pita hai', DRINKS],
  ['শাশুড়ি মদ খায়', DRINKS],
  ['father drinks and beats mother', '/help-now'],
  ['not safe at home', '/help-now'],
  ['fits', '/help-now'],
  ['not breathing', '/help-now'],
  ['suicide', '/help-now'],
  ['shaking hands', ALONE],
  ['হাত কাঁপে', ALONE],
  ['detox at home', ALONE],
  ['घर पर डिटॉक्स', ALONE],
  ['বাড়িতে ডিটক্স', ALONE],
  ['cant sleep', '/blog/what-happens-in-detox'],
  ['again drinking', RELAPSE],
  ['फिर से पीने लगा', RELAPSE],
  ['abar mod khacche', RELAPSE],
  ['he does not want to come', NOT_READY],
  ['visiting hours', '/faq#when-may-the-family-visit'],
  ['can he leave', '/faq#may-i-leave-before-the-end'],
  ['will police know', '/faq#will-you-tell-the-police'],
  ['bail', RIGHTS],
  ['is it safe', RIGHTS],
  ['secret', SECRET],
  ['neighbours', SECRET],
  ['গোপন', SECRET],
  ['admission', ADMISSION],
  ['how to admit my brother', ADMISSION],
  ['भर्ती', ADMISSION],
  ['how long', '/faq#how-long-does-treatment-last'],
  ['duration', '/faq#how-long-does-treatment-last'],
  ['food', DAY],
  ['day routine', DAY],
  ['after treatment', HOME],
  ['इलाज के बाद', HOME],
  ['going home', HOME],
  ['job', WORK],
  ['office leave', WORK],
  ['job vacancy', '/contact'],
  ['volunteer', '/contact'],
  ['open on sunday', '/contact'],
  ['parking', '/contact'],
  ['mobile addiction', '/contact'],
  ['women', '/contact'],
  ['nicotine', '/contact'],
  ['room rent', COST],
  ['दाम कितना', COST],
  ['कीमत', COST],
  ['দাম', COST],
  ['female doctor', '/about'],
  ['lady doctor', '/about'],
  ['mahila doctor', '/about'],
  ['মহিলা ডাক্তার', '/about'],
  ['महिला डॉक्टर', '/about'],
  ['swasthya sathi', CANNOT_PAY],
  ['sasthya sathi card', CANNOT_PAY],
  ['স্বাস্থ্যসাথী', CANNOT_PAY],
  ['आयुष्मान', CANNOT_PAY],
  ['bpl card', CANNOT_PAY],
  ['esi card', '/faq#does-health-insurance-pay'],
  ['paisa', COST],
  ['पैसा', COST],
  ['paise', COST],
  ['টাকা', COST],
  ['taka', COST],
  ['money', COST],
  ['80G', '/Donate'],
  ['receipt', '/Donate'],
  ['room AC', '/Accomodation'],
  ['এসি ঘর', '/Accomodation'],
  ['laundry', '/Accomodation'],
  ['family', '/families'],
  ['daughter', '/families'],
  ['16 years old son', '/families'],
  ['online counselling', '/treatment#facilities'],
  ['नशा', '/treatment'],
  ['disulfiram', '/faq#may-i-go-on-taking-my-medicines'],
  ['can i bring my child', '/faq#may-children-come'],
  ['founder', '/about'],
  ['are you real', '/trust'],
  ['company', '/corporates'],
  ['stories', '/blog'],
  ['rehab near me', '/contact'],
  ['best rehab kolkata', '/contact'],
  ['nasha mukti kendra', '/treatment'],
  ['can my wife stay with me', '/faq#when-may-the-family-visit'],
  ['ghum er oshudh', STOP_BEFORE],
];

describe.each(languages)('on the pages in %s', (language) => {
  // On a commit all on the English pages, and every fourth on those of each other language.
  const asked = inThisRun(first, (one) => language === 'en' || first.indexOf(one) % 4 === 0);
  it.each(asked)('%j is answered first by %s', (query, path) => {
    expect(urls(language, query)[0]).toBe(localPath(language, path));
  });

  it.each([
    'first night',
    'first nite',
    'frst nite',
    '1st night',
    'पहली रात कैसी होती है',
    'প্রথম রাতটা কেমন',
    'pehli raat kaisi hoti hai',
    'prothom raat kemon',
    'prothom raatta kemon hoy',
  ])('%j leads to the story of the first night', (query) => {
    expect(urls(language, query)[0]).toContain('/blog/first-week-with-us#');
  });

  it.each(['receipt', 'my receipt', 'रसीद', 'রসিদ', 'roshid', 'rasid', '80G'])(
    '%j leads to Donate, to the gift given last and to the registrations',
    (query) => {
      const expected = ['/Donate', '/Donate/status', '/trust'].map((path) => localPath(language, path));
      expect(urls(language, query).slice(0, 3)).toEqual(expected);
    },
  );

  it.each(['how to stop drinking', 'husband drinking', 'nesha charano', 'মদ ছাড়তে চাই', 'mod charbo kivabe'])(
    'what to do before coming stands behind the ways to help for %j',
    (query) => {
      const at = urls(language, query).indexOf(localPath(language, STOP_BEFORE));
      expect(at === -1 || at > 1).toBe(true);
    },
  );

  it.each(['brown sugar', 'room', 'कमरा', 'yoga', 'family', 'treatment', 'food', 'counselling', 'detox'])(
    'an address stands once among the results for %j',
    (query) => {
      const shown = urls(language, query);
      expect(new Set(shown).size).toBe(shown.length);
    },
  );

  it('home is not what answers the name of a drug', () => {
    for (const query of ['brown sugar', 'heroin', 'smack', 'ganja'])
      expect(urls(language, query)[0]).not.toBe(localPath(language, '/'));
  });
});

describe('an answer is chosen by what is asked, not by a likeness', () => {
  it.each(['bangla te kotha bola jabe', 'do you speak bangla', 'bangla bolte parben'])(
    '%j asks for a language, not for a drink',
    (query) => {
      expect(urls('bn', query).slice(0, 2)).not.toContain(`/bn${DRINKS}`);
    },
  );

  it.each(['cost', 'kharcha kitna', 'খরচ কত', 'fees', 'how much'])(
    '%j stays a question of costs',
    (query) => {
      expect(urls('en', query)[0]).toBe('/faq#what-does-treatment-cost');
    },
  );

  it.each(['kosto hobe ki', 'khub kosto'])('%j is pain and no cost', (query) => {
    expect(urls('en', query)).not.toContain('/faq#what-does-treatment-cost');
  });

  it.each(['xyzzyqq', 'zabarxyz', 'forxp qq', 'jorq', 'blah blah', 'moq'])(
    'the nonsense %j finds nothing',
    (query) => {
      expect(urls('en', query)).toEqual([]);
    },
  );
});

describe('what a confirmed site is asked', () => {
  const words = (text: string) => ({ en: text, hi: text, bn: text });
  const costs = {
    confirmed: '2026-11-10',
    stays: [{ room: words('Dormitory'), days: 90, amount: 36_000, includes: words('food') }],
    reduced: words('Families who cannot pay in full pay what they can; please ask what it costs for you.'),
  };
  const top = (language: Language, query: string) =>
    makeSearch(siteDocuments(language, costs), language)(query).at(0);
  const shown = (language: Language, query: string) =>
    top(language, query)
      ?.excerpt.map(({ text }) => text)
      .join('');

  it.each([
    ['en', 'cost'],
    ['hi', 'खर्च'],
    ['bn', 'খরচ'],
  ] as const)('quotes the confirmed costs first (%s)', (language, query) => {
    expect(top(language, query)?.document.url).toBe(localPath(language, '/faq#what-does-treatment-cost'));
    expect(shown(language, query)).toContain('₹36,000');
  });

  it.each([
    ['en', 'first night', 'The-first-night'],
    ['hi', 'पहली रात', 'पहली-रात'],
    ['bn', 'প্রথম রাত', 'প্রথম-রাত'],
  ] as const)('leads to the part about the first night and quotes it (%s)', (language, query, part) => {
    expect(top(language, query)?.document.url).toBe(localPath(language, `/blog/first-week-with-us#${part}`));
    expect(siteDocuments(language).find(({ url }) => url.endsWith(part))?.text).toContain(
      shown(language, query)?.replace(/^… | …$/g, ''),
    );
  });

  it('answers single words with what fits', () => {
    expect(top('en', 'first week')?.document.url).toBe('/blog/first-week-with-us');
    expect(top('en', 'doctor')?.document.url).toBe('/treatment#detox');
    expect(top('en', 'receipt 80g')?.document.url).toBe('/Donate');
    expect(top('en', 'women')?.document.url).toBe('/contact');
  });
});

it.each([
  ['en', 'women', 'Is there a ward for women?'],
  ['hi', 'महिला', 'क्या महिलाओं के लिए अलग वार्ड है?'],
  ['bn', 'mohila', 'মহিলাদের জন্য কি আলাদা ওয়ার্ড আছে?'],
] as const)('a question that the trust has added about %s, %j, comes first', (language, query, title) => {
  const url = localPath(language, '/faq#own-women');
  const own = { kind: 'question', language, url, title, text: 'Yes.' } as const;
  expect(makeSearch([...siteDocuments(language), own], language)(query)[0]).toMatchObject({
    document: { url },
    answers: 'page',
  });
});

describe('what is marked', () => {
  const marked = (query: string) => {
    const hits = bySite.get('en')?.(query, 8) ?? [];
    const segments = hits.flatMap(({ title, excerpt }) => [...title, ...excerpt]);
    return new Set(segments.flatMap(({ text, isTyped }) => (isTyped ? [text.toLowerCase()] : [])));
  };

  it.each([
    ['fees', /^fees?$/],
    ['charas', /^charas$/],
    ['husband drinks', /^(?:husband|drink)/],
    ['my son takes drugs', /^(?:sons?$|takes?$|taking$|drugs?$)/],
    ['cost', /^costs?$/],
    ['relapsing', /^relaps/],
    ['drnking', /^drinking$/],
    ['mera bhai smack leta hai', /^smack$/],
  ])('for %j are words that were typed, in this or another form', (query, expected) => {
    expect([...marked(query)].filter((word) => !expected.test(word))).toEqual([]);
  });

  it.each(['cost', 'husband drinks', 'relapsing', 'drnking'])('for %j is something', (query) => {
    expect(marked(query).size).toBeGreaterThan(0);
  });
});

it('a room in Roman letters, kamra, is no work in Hindi', () => {
  expect(urls('hi', 'kamra')).not.toContain(`/hi${WORK}`);
});

it.each(['a', 'x', ' k ', 'ক'])('a letter alone, %j, finds nothing', (query) => {
  for (const language of languages) expect(urls(language, query)).toEqual([]);
});

it.each(['address', 'phone allowed', 'parking', 'receipt'])(
  'behind the answer to %j stands nothing that only mentions it',
  (query) => {
    expect(urls('en', query).length).toBeLessThanOrEqual(3);
    expect(urls('en', query).join()).not.toMatch(/talking-with-children|what-to-bring|refund/);
  },
);
