/** English words, folded, that must not be lost to one slip of the finger (access-and-care §2.5, step 3). */
const CRITICAL =
  'suicide suicidal overdose overdosed breathing poison swalowed seizure himself sleping tablets shaking'.split(
    ' ',
  );

/** Ordinary words one edit away from a critical one. */
const ORDINARY = /^(prison|sharing|shaping|staking|overdone|breding)$/;

/** Each letter but the first wrong, missing or doubled by another, or exchanged with the next. */
const slips = CRITICAL.map((word) => {
  const ways = [...word.slice(1)].map((letter, index) => {
    const [head, tail] = [word.slice(0, index + 1), word.slice(index + 2)];
    return `${head}(.?.?${tail}|${tail.slice(0, 1)}${letter}${tail.slice(1)})`;
  });
  return { word, pattern: new RegExp(`^(${ways.join('|')})$`) };
});

/** The word, or the critical word that is one edit or one exchange of neighbours away. Short words stay. */
export const repairSpelling = (word: string): string =>
  word.length < 6 || ORDINARY.test(word)
    ? word
    : (slips.find(({ pattern }) => pattern.test(word))?.word ?? word);
