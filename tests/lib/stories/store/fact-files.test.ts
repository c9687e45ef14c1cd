import { dictionaries } from '@/lib/i18n/dictionaries';
import { pictureIn, pictures } from '@/lib/i18n/pictures';
import {
  costList,
  costSentences,
  hasProof,
  isExpired,
  noFacts,
  proofSections,
  proofSummary,
  Trust,
} from '@/lib/stories/centre-facts';
import { reportContent } from '@/lib/stories/store/check';
import { factFiles } from '@/lib/stories/store/fact-files';
import { testFolders, write } from '@/tests/lib/backend/folder';

const folders = testFolders();
const words = (text: string) => ({ en: text, hi: `${text} हि`, bn: `${text} বা` });
const stay = { room: words('Dormitory'), days: 45, amount: 125_000, includes: words('Food and care.') };
const costs = { confirmed: '2026-10-01', stays: [stay] };

/** What the files of a folder say, and what an operator is told. */
async function factsOf(files: Record<string, unknown>) {
  const dir = folders.content();
  for (const [name, value] of Object.entries(files)) write(dir, name, JSON.stringify(value, null, 1));
  const { value, mistakes } = await factFiles(dir, () => undefined)();
  return {
    dir,
    facts: value,
    told: mistakes.map(({ file, line, message }) => `${file}:${line}: ${message}`),
  };
}

describe('what the trust has confirmed', () => {
  it('is nothing where no file is there, and nothing is wrong with that', async () => {
    expect(await factsOf({})).toMatchObject({ facts: noFacts, told: [] });
  });

  it('is read whole, with a document in the content folder as an address', async () => {
    const proof = { name: words('Deed'), document: 'stories/first-steps.webp', checked: '2026-10-01' };
    const { facts, told } = await factsOf({ 'costs.json': costs, 'trust.json': { registrations: [proof] } });
    expect(told).toEqual([]);
    expect(facts.costs).toEqual(costs);
    expect(facts.trust?.registrations[0]?.document).toMatch(/^\/media\/stories\/first-steps\.webp/);
  });

  it('are costs in the chat as a list, a line a room, what all include once, and last who pays less', () => {
    const single = { ...stay, room: words('Single Room') };
    const stays = [stay, { ...stay, days: 90, amount: 184_000 }, single];
    const copy = dictionaries.en.trust.costs;
    const told = costList({ ...costs, stays, reduced: words('Ask us.') }, copy, 'en');
    expect(told.split('\n')).toEqual([
      '- Dormitory: ₹1,25,000 for 45\u00a0days, ₹1,84,000 for 90\u00a0days.',
      '- Single Room, 45\u00a0days: ₹1,25,000.',
      '',
      'Included: Food and care.',
      '',
      expect.stringMatching(/^Ask us\./),
    ]);
    expect(costSentences({ ...costs, stays }, copy, 'en')).toEqual([
      'Dormitory: ₹1,25,000 for 45\u00a0days, ₹1,84,000 for 90\u00a0days.',
      'Single Room, 45\u00a0days: ₹1,25,000.',
      'Included: Food and care.',
    ]);
    const unlike = [stay, { ...stay, days: 90, includes: words('food') }];
    expect(costList({ ...costs, stays: unlike }, copy, 'en').split('\n')).toEqual([
      '- Dormitory, 45\u00a0days: ₹1,25,000. Food and care.',
      expect.stringMatching(/^- Dormitory, 90\u00a0days: ₹1,25,000\. Food\.$/),
    ]);
  });

  it('are the people who work here, one whose photograph lacks consent without it, and told', async () => {
    const person = { name: words('Asha Roy'), title: words('Psychiatrist') };
    const consent = { by: 'Asha Roy', date: '2026-10-01', kept: 'Office file 3' };
    const photo = { file: 'stories/first-steps.webp', alt: { en: 'Asha Roy' } };
    const { facts, told } = await factsOf({
      'team.json': [
        { ...person, photo: { ...photo, consent } },
        { ...person, name: words('Ravi Das'), photo },
        { ...person, name: words('Mita Sen') },
      ],
    });
    expect(facts.team).toEqual([
      { ...person, image: expect.stringMatching(/^\/media\/stories\//), alt: { en: 'Asha Roy' } },
      { ...person, name: words('Ravi Das') },
      { ...person, name: words('Mita Sen') },
    ]);
    expect(told).toEqual([
      expect.stringMatching(/^team\.json:\d+: "photo\.consent": no consent is recorded/),
    ]);
    expect((await factsOf({ 'team.json': [{ name: words('Asha') }] })).facts.team).toBeNull();
  });

  it('are photographs for drawings of fixed pages, one without consent left to its drawing, and told', async () => {
    const consent = { by: 'Asha Roy', date: '2026-10-01', kept: 'Office file 3' };
    const photo = { file: 'stories/first-steps.webp', alt: { en: 'The gate', bn: 'ফটক' } };
    const given = { contact: { ...photo, consent }, help: photo };
    const { dir, facts, told } = await factsOf({ 'pictures.json': given });
    expect(told).toEqual([
      expect.stringMatching(/^pictures\.json:\d+: "help\.consent": no consent is recorded/),
    ]);
    const src = expect.stringMatching(/^\/media\/stories\/first-steps/);
    expect(facts.pictures).toEqual({ contact: { src, alt: photo.alt } });
    const messages = (await reportContent(dir)).mistakes.map(({ message }) => message).join();
    expect(messages).toContain('no consent is recorded');
    expect(messages).not.toContain('is not read');
    const at = (language: 'bn' | 'hi') => pictureIn(facts.pictures, language);
    expect(at('bn')(pictures.contact, 'A drawing')).toEqual({ src, alt: 'ফটক' });
    expect(at('hi')(pictures.contact, 'A drawing')).toEqual({ src, alt: 'The gate', lang: 'en' });
    expect(at('hi')(pictures.help, 'A drawing')).toEqual({ src: pictures.help, alt: 'A drawing' });
    const unknown = await factsOf({ 'pictures.json': { kitchen: { ...photo, consent } } });
    expect([unknown.facts.pictures, ...unknown.told]).toEqual([null, expect.stringMatching(/kitchen/)]);
  });

  it.each([
    [
      'a missing language',
      { ...costs, stays: [{ ...stay, room: { en: 'Dormitory', hi: 'डॉर्म' } }] },
      /^costs\.json:\d+: "stays\.0\.room\.bn": expected a text$/,
    ],
    [
      'a price in words',
      { ...costs, stays: [{ ...stay, amount: 'much' }] },
      /"stays\.0\.amount": expected a number/,
    ],
    ['half a rupee', { ...costs, stays: [{ ...stay, amount: 1.5 }] }, /expected a whole number/],
    ['no day of confirmation', { stays: [stay] }, /"confirmed": expected a day such as 2026-03-14/],
    ['no stay', { ...costs, stays: [] }, /"stays": expected at least one stay/],
  ])('is left out as a whole for %s, with its line', async (_, given, told) => {
    const read = await factsOf({ 'costs.json': given });
    expect(read.facts.costs).toBeNull();
    expect(read.told).toEqual([expect.stringMatching(told)]);
  });

  it('leaves out a licence that is no longer valid, and tells the operator', async () => {
    const entry = (valid_until: string) => ({
      name: words(`until ${valid_until}`),
      valid_until,
      checked: '2026-10-01',
    });
    const licences = [entry('2001-03-14'), entry('2999-03-14')];
    const { dir, facts, told } = await factsOf({ 'trust.json': { licences } });
    expect(facts.trust?.licences.map(({ valid_until }) => valid_until)).toEqual(['2999-03-14']);
    const line = 'trust.json:9: "until 2001-03-14" was valid until 2001-03-14: left out of the page';
    expect(told).toEqual([line]);
    const { mistakes } = await reportContent(dir);
    expect(mistakes.filter(({ file }) => file === 'trust.json')).toEqual([
      expect.objectContaining({ isNote: true }),
    ]);
  });

  it('holds a licence to be valid through its last day in Kolkata', () => {
    const proof = { name: words('Licence'), valid_until: '2027-03-14', checked: '2026-10-01' };
    expect(isExpired(proof, Date.parse('2027-03-14T23:59+05:30'))).toBe(false);
    expect(isExpired(proof, Date.parse('2027-03-15T00:00+05:30'))).toBe(true);
  });

  it('leaves out a document that nobody can open', async () => {
    const proof = { name: words('Deed'), checked: '2026-10-01' };
    const { facts, told } = await factsOf({
      'trust.json': {
        registrations: [
          { ...proof, document: 'deed.pdf' },
          { ...proof, document: 'http://example.org/deed.pdf' },
        ],
      },
    });
    expect(facts.trust?.registrations).toEqual([proof, proof]);
    expect(told).toHaveLength(2);
  });

  it('is counted by the check: what nobody has reviewed waits', async () => {
    const review = { by: 'Dr. A. Roy', on: '2026-10-01' };
    const { dir } = await factsOf({ 'reviews.json': { treatment: review } });
    const { mistakes, counts } = await reportContent(dir);
    expect([mistakes, counts['awaiting review']]).toEqual([[], 7]);
    const inScripts = { ...review, by: { en: 'Dr. A. Roy', bn: 'ডাঃ অ. রায়' } };
    const { facts } = await factsOf({ 'reviews.json': { treatment: review, families: inScripts } });
    expect(facts.reviews).toEqual({ treatment: { ...review, by: { en: review.by } }, families: inScripts });
  });

  it('names the file of a fact with a mistake in the check', async () => {
    const { dir } = await factsOf({ 'giving.json': { confirmed: '2026-10-01', amounts: [] } });
    expect((await reportContent(dir)).mistakes).toEqual([
      { file: 'giving.json', line: 3, message: '"amounts": expected at least one amount' },
    ]);
  });
});

describe('the files that come with the site', () => {
  it('have no mistake, and what they claim is marked as a sample throughout', async () => {
    const { value, mistakes } = await factFiles('content', () => undefined)();
    expect(mistakes).toEqual([]);
    expect(value).toMatchObject({ costs: null, purposes: null, reviews: null, trust: { sample: true } });
    const names = proofSections.flatMap((part) => value.trust?.[part].map((proof) => proof.name.en) ?? []);
    expect(names.filter((name) => !name.startsWith('Sample: '))).toEqual([]);
  });
});

describe('the costs', () => {
  it('are a sentence a stay and who pays less, in each language', () => {
    const reduced = words('Families without an income pay nothing.');
    const inLanguage = (language: 'en' | 'hi') =>
      costSentences({ ...costs, reduced }, dictionaries[language].trust.costs, language);
    expect(inLanguage('en')).toEqual([
      'Dormitory, 45\u00a0days: ₹1,25,000. Food and care.',
      'Families without an income pay nothing.',
    ]);
    expect(inLanguage('hi')[0]).toBe('Dormitory हि, 45\u00a0दिन: ₹1,25,000। Food and care. हि।');
  });

  it('become sentences with a large letter and an end', () => {
    const includes = { en: 'food, medicine for two weeks', hi: 'खाना', bn: 'খাবার' };
    const stays = [{ ...stay, includes }];
    const inLanguage = (language: 'en' | 'bn') =>
      costSentences({ ...costs, stays }, dictionaries[language].trust.costs, language);
    expect(inLanguage('en')).toEqual(['Dormitory, 45\u00a0days: ₹1,25,000. Food, medicine for two weeks.']);
    expect(inLanguage('bn')).toEqual(['Dormitory বা, 45\u00a0দিন: ₹1,25,000। খাবার।']);
  });
});

describe('the page of proof', () => {
  it('exists where at least one part has an entry', async () => {
    const { facts: empty } = await factsOf({ 'trust.json': {} });
    const proof = { name: words('Auditor’s report'), checked: '2026-10-01' };
    const { facts } = await factsOf({ 'trust.json': { accounts: [proof] } });
    expect([hasProof(null), hasProof(empty.trust), hasProof(facts.trust)]).toEqual([false, false, true]);
  });
});

describe('what of the proof stands on the home page', () => {
  const entry = { name: words('Licence of the centre'), number: 'CE/118', checked: '2026-10-01' };

  it('is two results, a licence and a doctor with their numbers', () => {
    const figures = ['164', '12', '3'].map((value) => ({ value, text: words('people treated') }));
    const doctor = { name: words('Dr A'), checked: '2026-10-01' };
    const trust = Trust.parse({ figures, licences: [entry, entry], clinicians: [doctor] });
    expect(proofSummary(trust, 'en')).toEqual([
      '164 people treated',
      '12 people treated',
      'Licence of the centre, CE/118',
      'Dr A',
    ]);
  });

  it('is nothing where there is only another paper', () => {
    expect(proofSummary(Trust.parse({ registrations: [entry] }), 'hi')).toEqual([]);
  });
});
