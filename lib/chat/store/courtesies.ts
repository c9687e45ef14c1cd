import { onboardingCopy } from '@/lib/i18n/onboarding';
import { plain } from './flow-cues';
import type { Flow } from './flow-schema';

/** Beside the words on the button: what people write who want to leave a question out. */
const SKIPS = 'skip,pass,chhodo,chhoden,chodo,rehne do,eriye jan,eriye jao,thak,থাক,रहने दो'.split(',');
const skips = new Set([...Object.values(onboardingCopy).map(({ skip }) => skip), ...SKIPS].map(plain));
export const isSkip = (answer: string): boolean => skips.has(plain(answer));

/** Words of thanks and of farewell, and what may stand around them. */
const THANKS =
  /^(?:t+ha*n+[kq]+(?:s+|yo?u+|u+|q)?|th(?:a?n?x|ks+)|tnx|tq|ty|tysm|dhan+[iy]*a*[vbw]aa?d|dho?n+[oay]*baa?d|shu?kri?y?aa?|su[ck]riya|धन्यवाद|धन्यबाद|शुक्रिया|शुक्रीया|थैंक.*|ধন্যবাদ|শুকরি.*|থ্যা[ঙং]?ক.*)$/u;
const FAREWELL =
  /^(?:b+y+e+|goodbye|tata|alvida|gn|goodnight|milenge|aschi|ashi|बाय|टाटा|अलविदा|मिलेंगे|বাই|টাটা|বিদায|আসি|আসছি)$/u;
const AROUND_THANKS =
  /^(?:you|u|see|so|very|much|a|lot|alot|lots|many|ton|ok|okay|sir|madam|mam|maam|ji|for|your|ur|the|all|this|that|it|and|help|helping|info|information|telling|listening|hearing|out|alright|time|support|guidance|advice|reply|replying|answer|answering|everything|really|again|then|now|good|care|take|me|bah?ut|bohu?t|bhot|aa?pka|aa?pko|onek|khub|apnake|apnader|tomake|sunne|shonar|jonno|ke|liye|बहुत|आपका|आपको|जी|सर|मैडम|यू|ठीक|है|अच्छा|सुनने|के|लिए|অনেক|আপনাকে|আপনাদের|অসংখ্য|ইউ|আচ্ছা|ঠিক|আছে|দাদা|দিদি|শোনার|জন্য|তাহলে|dada|didi|bhai|bhaiya|भाई|भैया|ভাই|bro|sister|thik|theek|hai|ache|a?c?ch?h?a|phir|fir|फिर|chalo|chalun|tahole|tahle)$/u;

/** Whether an answer says such words and nothing else. */
function saysOnly(answer: string, cue: RegExp): boolean {
  const words = plain(answer).replace('good night', 'goodnight').split(' ');
  const isKnown = (word: string) => [THANKS, FAREWELL, AROUND_THANKS].some((known) => known.test(word));
  return words.some((word) => cue.test(word)) && words.every(isKnown);
}
export const isThanks = (answer: string): boolean =>
  /^(?:[👍👌🙂😊❤]|\p{EMod}|\ufe0f|\s)+$/u.test(answer) || saysOnly(answer, THANKS);
export const isFarewell = (answer: string): boolean => saysOnly(answer, FAREWELL);
const ENOUGH =
  /^(?:no|nope|nothing(?: else| more)?|no thanks?(?: you)?|(?:ok )?that ?s? (?:is )?all|bas(?: itna(?: hi)?)?|(?:nahi|na)(?: (?:shukriya|dhan[iy]*avad|dhonnobad))?|नहीं(?: धन्यवाद| शुक्रिया)?|बस(?: इतना ही)?|না(?: ধন্যবাদ)?|এইটুকুই|আর না)$/u;
/** Whether somebody wants to hear no more, where topics are offered. */
export const isEnough = (answer: string): boolean => ENOUGH.test(plain(answer));

/** An answer that only greets: the script leads it, as a whole, to its first step. */
export const isGreeting = ({ anywhere, start }: Flow, answer: string): boolean =>
  anywhere.some(
    ({ words, next }) =>
      next === start &&
      words.some((word) => (word.startsWith('=') ? plain(answer) === plain(word) : answer.trim() === word)),
  );
