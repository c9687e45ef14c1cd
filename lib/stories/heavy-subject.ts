/** Whole words only: "stop suddenly" counts, "a sudden stop at the lights" does not. */
const phrases = [
  'overdos(?:e|es|ed|ing)',
  'suicides?',
  'suicidal',
  'self[- ]harm',
  '(?:stop|stops|stopped|stopping|quit|quits|quitting|withdraw|withdrawing) (?:\\S+ ){0,3}(?:suddenly|abruptly)',
  '(?:suddenly|abruptly) (?:stop|stops|stopped|stopping|quit|quits|quitting|withdraw|withdrawing)',
  'sudden withdrawal',
  'cold turkey',
  'আত্মহত্যা',
  'ওভারডোজ',
  'आत्महत्या',
  'ओवरडोज',
];
const heavy = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'iu');

/** Whether a text concerns overdose, suicide or stopping suddenly, so that help should stand beside it. */
export const isHeavySubject = (text: string): boolean => heavy.test(text.replace(/\s+/g, ' '));
