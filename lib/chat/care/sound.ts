/**
 * Devanagari and Bengali lie 0x80 apart in the same order, so one table reads both: first the vowels from अ (0x05),
 * then the consonants from क (0x15), by sound. Capitals stand for two Latin letters;
 * aspirates whose h people drop on a phone are written without.
 */
const LETTERS = 'aaiiuuR000eAo0oo';
const CONSONANTS = 'kKggnCCjjnttddnttddnnpfbBmyrrlllbsssh';
const SIGNS = 'aiiuuR0e0eAo0oo';
/** The vowel that a bare consonant carries unseen. */
const UNSEEN = '_';
const [VOWEL, CONSONANT, SIGN, VIRAMA, NUKTA, DOT, KHANDA_TA] = [5, 0x15, 0x3e, 0x4d, 0x3c, 2, 0x4e] as const;

/** A word in either script, letter by letter; unseen vowels stand as `_`. */
function spell(word: string, isBengali: boolean): string {
  let latin = '';
  let before = 0;
  for (const letter of word) {
    const at = letter.charCodeAt(0) % 0x80;
    const vowel = LETTERS[at - VOWEL];
    const consonant = CONSONANTS[at - CONSONANT];
    const sign = SIGNS[at - SIGN];
    // Bengali য is a j, but a y where it is joined to the letter before it.
    if (letter < '\u0900') latin += letter;
    else if (consonant) latin += (isBengali && at === 0x2f && before !== VIRAMA ? 'j' : consonant) + UNSEEN;
    else if (vowel) latin += isBengali && at === VOWEL ? 'o' : vowel;
    else if (sign) latin = latin.replace(/_$/, '') + sign;
    else if (at === VIRAMA) latin = latin.replace(/_$/, '');
    else if (at === NUKTA && isBengali) latin = latin.replace(/d_$/, 'r_').replace(/j_$/, 'y_');
    else if (at === DOT) latin += isBengali ? 'ng' : 'n';
    else if (at === KHANDA_TA) latin += 't';
    before = at;
  }
  return latin;
}

const isVowel = (letter = ' '): boolean => 'aeiouAR_'.includes(letter);
const isConsonant = (letter = ' '): boolean => letter !== ' ' && !isVowel(letter);

/**
 * Unseen vowels are silent at the end, and between two syllables that have their own: मरना is marna. Read once from the
 * end, since a vowel that falls silent closes the syllable before it and opens none after it.
 */
function silence(latin: string, isBengali: boolean): string {
  const open = latin.replace(isBengali ? /([aeiouAR_][^aeiouAR_])_$/ : /(.[^aeiouAR_])_$/, '$1');
  const fromEnd: string[] = [];
  for (let at = open.length - 1; at >= 0; at -= 1) {
    const letter = open.charAt(at);
    const isBetween = isVowel(open[at - 2]) && isConsonant(open[at - 1]);
    const isBefore = isConsonant(fromEnd.at(-1)) && isVowel(fromEnd.at(-2));
    if (!(letter === '_' && isBetween && isBefore)) fromEnd.push(letter);
  }
  return fromEnd.reverse().join('');
}

/** Spellings in Latin letters that fall together, in this order. */
const SAME: readonly (readonly [RegExp, string])[] = [
  // Who strikes (पीटता, pitta) does not drink (पीता).
  [/^p(ee|i+)tt(?=[aei])/, 'mart'],
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/(^|[^c])c[ch]*h/g, '$1ch'],
  [/c(?=[eiy])/g, 's'],
  [/c+k*(?!h)/g, 'k'],
  [/ph/g, 'f'],
  [/jn/g, 'g'],
  [/z/g, 'j'],
  [/[vw]/g, 'b'],
  [/q/g, 'k'],
  [/([tdgjs])h/g, '$1'],
  [/ou|au(?=[^n ])/g, 'o'],
  [/([a-z])\1+/g, '$1'],
  [/iy(?=[aeo])/g, 'i'],
  [/([ao])y(?=[ie])/g, '$1'],
  [/y$/, 'i'],
  [/([aeiou])h$/, '$1'],
];

const alike = (word: string): string => SAME.reduce((key, [from, to]) => key.replace(from, to), word);

/** How a Hindi or Bengali word sounds, in whichever script it is typed, so that its spellings fall together. */
export function soundKey(word: string): string {
  if (!/[\u0900-\u09ff]/.test(word)) return alike(word);
  const isBengali = /[\u0980-\u09ff]/.test(word);
  const latin = silence(spell(word.replace(/\u0902$/, ''), isBengali), isBengali)
    .replace(/_/g, isBengali ? 'o' : 'a')
    .replace(/[KCBAR]/g, (letter) => letter.toLowerCase() + (letter < 'B' || letter > 'K' ? 'i' : 'h'));
  if (!isBengali) return alike(latin);
  return alike(
    latin
      .replace(/^oya/, 'a')
      .replace(/([^aeiou])ya/g, '$1a')
      .replace(/ks/g, 'kh')
      .replace(/([aeiou][^aeiou]+)ob$/, '$1bo'),
  );
}
