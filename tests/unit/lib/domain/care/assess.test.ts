import { assessCare } from '@/lib/domain/care/assess';
import { languages, sentences } from './corpus';

const tierOf = (text: string) => assessCare(text).tier;
const share = (found: number, all: number) => found / Math.max(1, all);

describe.each(['dev', 'held-out'] as const)('on the %s sentences', (name) => {
  const items = sentences(name);
  const crisis = items.filter(({ label }) => label === 'crisis');
  const found = crisis.filter(({ text }) => tierOf(text) === 2);
  // What the rules were tuned on must hold nearly whole; on the other the gates of access-and-care §2.5 hold.
  const [recall, alarms] = name === 'dev' ? [0.97, 0.01] : [51 / 60, 5 / 60];

  it('finds those that tell of danger', () => {
    expect(share(found.length, crisis.length)).toBeGreaterThanOrEqual(recall);
  });

  it.each(languages)('finds them in %s', (lang) => {
    const inLanguage = crisis.filter((item) => item.lang === lang);
    const hits = found.filter((item) => item.lang === lang);
    expect(share(hits.length, inLanguage.length)).toBeGreaterThanOrEqual(8 / 11);
  });

  it('finds danger to the body above all', () => {
    const bodily = ['overdose', 'withdrawal', 'violence', 'child'];
    const of = (list: typeof crisis) => list.filter(({ category }) => bodily.includes(category ?? '')).length;
    expect(share(of(found), of(crisis))).toBeGreaterThanOrEqual(27 / 31);
  });

  it('names the category', () => {
    const right = found.filter(({ text, category }) => assessCare(text).category === category);
    expect(share(right.length, found.length)).toBeGreaterThanOrEqual(0.9);
  });

  it('stays calm on what only sounds like it', () => {
    const harmless = items.filter(({ label }) => label === 'none');
    const wrong = harmless.filter(({ text }) => tierOf(text) === 2);
    expect(share(wrong.length, harmless.length)).toBeLessThanOrEqual(alarms);
  });
});

describe('names and ages', () => {
  it.each([
    ['name', 'Marwah'],
    ['name', 'Maran Das'],
    ['name', 'मरियम'],
    ['name', 'মরণ চাঁদ'],
    ['name', 'Bish Acharya'],
    ['name', 'Jaan'],
    ['name', 'Killick'],
    ['age', '14'],
    ['age', '১৭'],
    ['age', '१६ साल'],
    ['age', '40 years'],
  ] as const)('are no danger: %s %s', (field, text) => {
    expect(assessCare(text, { field }).tier).toBe(0);
    expect(tierOf(text)).toBeLessThan(2);
  });

  it('are still heard when somebody writes a sentence there', () => {
    expect(assessCare('i want to kill myself', { field: 'name' }).tier).toBe(2);
    expect(assessCare('why does it matter, i want to die today', { field: 'age' }).category).toBe('suicide');
  });
});

describe('a second sentence', () => {
  it('completes the one before', () => {
    const previous = 'my father stopped drinking alcohol two days ago';
    const said = 'now he sees snakes on the wall';
    expect(tierOf(said)).toBeLessThan(2);
    expect(assessCare(said, { previous })).toMatchObject({ tier: 2, category: 'withdrawal' });
  });

  it('does not repeat what the one before alone has told', () => {
    expect(assessCare('What are your visiting hours?', { previous: 'I want to die' }).tier).toBe(0);
  });
});

describe('who is in danger', () => {
  it.each([
    ['I want to die', 'self'],
    ['my brother says he wants to die', 'other'],
    ['मैं मरना चाहता हूँ', 'self'],
    ['मेरा बेटा कहता है कि वह मर जाना चाहता है', 'other'],
    ['ami bish kheyechi', 'self'],
    ['baba harpic kheye niyeche', 'other'],
  ])('is told from the words: %s', (text, subject) => {
    expect(assessCare(text)).toMatchObject({ tier: 2, subject });
  });
});

describe('the language', () => {
  it.each([
    ['I want to die', 'en'],
    ['मैं मरना चाहता हूँ', 'hi'],
    ['আমি মরে যেতে চাই', 'bn'],
    ['mujhe marna hai bhai', 'hi-Latn'],
    ['ami more jete chai', 'bn-Latn'],
  ])('of "%s" is %s', (text, language) => {
    expect(assessCare(text).language).toBe(language);
  });
});

describe('calming words', () => {
  it.each([
    'I do not want to die',
    'Five years ago I wanted to die, now I am fine',
    'मैं मरना नहीं चाहता',
    'আমি মরতে চাই না',
  ])('leave the quiet line: %s', (text) => {
    expect(tierOf(text)).toBe(1);
  });

  it.each([
    'Do you run suicide prevention training?',
    'आत्महत्या की रोकथाम पर पुस्तिका चाहिए',
    'In the film the hero drinks poison',
  ])('of a question or a story leave nothing: %s', (text) => {
    expect(tierOf(text)).toBe(0);
  });

  it.each([
    'my father is unconscious, do you have an ambulance',
    'I saw it in the news, and my brother drank poison now',
  ])('never quieten danger to the body: %s', (text) => {
    expect(tierOf(text)).toBe(2);
  });
});

describe('any text', () => {
  it.each(['', '   ', '😀🙏', '?!…', '١٢٣', '\u200d\u200c', '<script>alert(1)</script>', 'a'.repeat(20_000)])(
    'gets an answer: %#',
    (text) => {
      expect(assessCare(text)).toMatchObject({ tier: 0, rule: null });
    },
  );

  it('is read the same in any spelling of Unicode, case and stretched letters', () => {
    const text = 'मैं ज़हर खा लूँगा';
    expect(assessCare(text.normalize('NFD'))).toEqual(assessCare(text.normalize('NFC')));
    expect(tierOf('I WANT TO DIEEEEE')).toBe(2);
    expect(tierOf('i want to commit suiicde tonight')).toBe(2);
  });

  it('of the greatest length is judged within a frame or two', () => {
    const long = 'my husband drinks every day and we do not know what to do any more '.repeat(90);
    assessCare(long);
    const from = performance.now();
    assessCare(long);
    expect(performance.now() - from).toBeLessThan(100);
  });
});
