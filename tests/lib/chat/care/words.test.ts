import { english } from '@/lib/chat/care/lexicon/english';
import { sounded } from '@/lib/chat/care/lexicon/sounded';
import { quiet, rules } from '@/lib/chat/care/rules';
import { soundKey } from '@/lib/chat/care/sound';
import { repairSpelling, tokenize } from '@/lib/chat/care/words';

describe('the sound of a word', () => {
  it.each([
    ['मरना', 'marna'],
    ['ज़हर', 'zahar'],
    ['नहीं', 'nahi'],
    ['सांस', 'saans'],
    ['दौरा', 'daura'],
    ['গোলি', 'goli'],
    ['মরতে', 'morte'],
    ['বিষ', 'bish'],
    ['খেয়েছে', 'kheyeche'],
    ['ওষুধ', 'oshudh'],
    ['স্বামী', 'swami'],
    ['করব', 'korbo'],
    ['অ্যাসিড', 'acid'],
  ])('is the same in its own script and in Latin letters: %s, %s', (native, latin) => {
    expect(soundKey(native)).toBe(soundKey(latin));
  });

  it.each([
    ['zindagi', 'jindagi'],
    ['jeena', 'jina'],
    ['woh', 'vo'],
    ['kheyechhe', 'kheyecche'],
    ['phansi', 'fansi'],
  ])('is the same in two spellings: %s, %s', (one, other) => {
    expect(soundKey(one)).toBe(soundKey(other));
  });
});

describe('a slip of the finger', () => {
  it.each([
    ['suicde', 'suicide'],
    ['siucide', 'suicide'],
    ['overdosse', 'overdose'],
    ['poision', 'poison'],
  ])('is repaired: %s', (typed, meant) => {
    expect(repairSpelling(typed)).toBe(meant);
  });

  it.each(['prison', 'sharing', 'person', 'overdue', 'marwah'])('is not seen in the word %s', (word) => {
    expect(repairSpelling(word)).toBe(word);
  });
});

describe('words', () => {
  it('are cut alike for both lines, digits of any script included', () => {
    expect(tokenize("don't wait, वह ২০টা गोली!")).toMatchObject({
      spelt: ' dont wait वह 20টা गोली ',
      sounded: ' dont bait ba 20ta goli ',
      count: 5,
    });
  });
});

describe('the rules', () => {
  const known = new Set([...Object.keys(english), ...Object.keys(sounded)]);

  it('name only cues that a lexicon has', () => {
    const named = [...rules.flatMap(({ all }) => all), quiet].flatMap((names) => names.split(' '));
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('have names of their own', () => {
    const names = rules.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('read sounds in the letters that sounds are written with', () => {
    const letters = Object.values(sounded)
      .join(' ')
      .replace(/\\[a-z]|\[[^\]]*\]/g, '.');
    expect(letters.match(/[vwxz]|ph|th|dh|gh|jh|sh/g) ?? []).toEqual([]);
  });
});
