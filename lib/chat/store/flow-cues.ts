import { asciiDigits } from '@/lib/formats/text';
import type { Example } from './flow-schema';

/** One spelling for comparing: no case, punctuation, joiners or Hindi dots below, digits 0-9, words apart by one space. */
export const plain = (text: string): string =>
  IS_PLAIN.test(text)
    ? text
    : asciiDigits(text.normalize('NFC'))
        .toLowerCase()
        .replace(/[\u093c\u200c\u200d]/g, '')
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim();
/** Most examples are spelled so already. */
const IS_PLAIN = /^[a-z\d]+(?: [a-z\d]+)*$/;

/** Between the step that was told and a phrase that leans on it: `visiting > and my son?`. */
export const FOLLOWS = ' > ';

/** Numbers of one or two digits are alike in examples: `he is 24`, `3 saal se`; only those that may be a minor's age stay apart. */
export const anyNumber = (word: string) =>
  /^\d{1,2}$/.test(word) ? (/^(?:[5-9]|1[0-7])$/.test(word) ? '15' : '0') : word;

const exampleKeys = new WeakMap<Example, string>();

/** One spelling of an example for comparing, worked out once: a script has some ten thousand of them. */
export function exampleKey(example: Example): string {
  const known = exampleKeys.get(example);
  if (known !== undefined) return known;
  const key = `${example.after ?? ''}${FOLLOWS}${plain(example.text).replace(/\d+/g, anyNumber)}`;
  exampleKeys.set(example, key);
  return key;
}

/** A cue as answers are compared with it: `sought` stands in their words, or is all of them where it `isWhole`. */
export type Cue = { words: string; sought: string; isWhole: boolean; counts: boolean };
/** By the key that its first word has in every answer with it. */
type CueList = ReadonlyMap<string, readonly Cue[]>;
const cueLists = new WeakMap<readonly string[], CueList>();

/** A list by its first words, worked out once: an answer is compared with those alone that may stand in it. */
function cueList(list: readonly string[]): CueList {
  const known = cueLists.get(list);
  if (known) return known;
  const byKey = new Map<string, Cue[]>();
  for (const written of list) {
    const text = plain(written.replaceAll('#', '0'));
    if (text === '') continue;
    const isWhole = written.trim().startsWith('=');
    const isOpen = written.trim().endsWith('*') && !isWhole;
    const key = isOpen && !text.includes(' ') ? openKey(text) : (text.split(' ')[0] ?? '');
    const sought = ` ${text}${isOpen ? '' : ' '}`;
    const cue = { words: plain(written), sought, isWhole, counts: written.includes('#') };
    byKey.set(key, [...(byKey.get(key) ?? []), cue]);
  }
  cueLists.set(list, byKey);
  return byKey;
}

const openKey = (word: string) => `${word.slice(0, 2)}*`;

/** An answer between spaces, the same with one number for all, and the keys of the cues that may stand in it. */
export type ParsedAnswer = { text: string; counted: string; keys: readonly string[] };
export function parseAnswer(answer: string): ParsedAnswer {
  const text = ` ${plain(answer)} `;
  const counted = text.replace(/\d+/g, '0');
  const words = `${text}${counted}`.trim().split(/ +/);
  const keys = words.flatMap((word) => [word, openKey(word), `${word.slice(0, 1)}*`]);
  return { text, counted, keys: [...new Set(keys)] };
}

/**
 * The cues of a list that an answer holds: whole words in their order, never a piece of a word, `mar` is not in `market`.
 * A star at the end stands for any ending (`visit*`), a sign of equality at the beginning for the whole answer (`=no`),
 * `#` for any number (`# years`).
 */
export function heldCues({ text, counted, keys }: ParsedAnswer, list: readonly string[]): Cue[] {
  const byKey = cueList(list);
  const held: Cue[] = [];
  for (const key of keys)
    for (const cue of byKey.get(key) ?? []) {
      const within = cue.counts ? counted : text;
      if (cue.isWhole ? within === cue.sought : within.includes(cue.sought)) held.push(cue);
    }
  return held;
}

/** Words that begin a question in English, and that stand anywhere in one in Hindi and Bengali, Roman letters included. */
const ASKS =
  /^(?:how|what|when|where|which|who|why|can|could|do|does|is|are|will|may|should|any) |(?:^| )(?:kitn[aei]|kya|kab|kaise|kahan|kyun|kyon|koto|kotodin|kobe|kokhon|kivabe|kothay|keno|kemon|kais[aei]|कितन[ाेी]|क्या|कब|कैसे|कहाँ|कहां|क्यों|কত|কতদিন|কী|কি|কবে|কখন|কীভাবে|কিভাবে|কোথায়|কেন|কেমন|कैस[ाी])(?: |$)| (?:to nah[ie]n?|तो नहीं|na to|না তো)$/u;
const REQUESTS =
  /^(?:tell me|let me know|i (?:want|need) to know|want to know) |(?:^| )(?:bata(?:o|do|iye|ye|en|iyega)|bata d[oe]n?|jaan?na hai|bolun|bolben(?! na)|janan|jante ch[ae]i|बता(?:ओ|इए|इये|एँ|एं|ना)|बता दो|जानना है|বলুন|বলবেন(?! না)|জানান|জানতে চাই)(?: |$)/u;
/** What people write before the question itself. */
const FILLERS =
  /^(?:(?:thanks?(?: a lot| you(?: so| very)?(?: much)?| u)?|thn?x|thanx|ty|dhan[iy]*a?[vbw]aa?d|dhonn?obaa?d|shukri?ya|धन्यवाद|शुक्रिया|ধন্যবাদ|btw|by the way|ok|okay|k|but|and|so|actually|first|please|pls|plz|sir|madam|mam|also|wait|well|before that|one thing|hm+|um+|thik (?:hai|ache)|theek hai|a?c?ch?h?a|lekin|par|kintu|ठीक है|अच्छा|लेकिन|ঠিক আছে|আচ্ছা|কিন্তু) )+/u;
const THANKS = /^(?:ok(?:ay)? |thik ache )?(?:than|thn?x|ty|dhan|dhonn?o|shukr|धन्य|शुक्र|ধন্য)/u;
/** Fewer words after thanks belong to them. */
const MANY_WORDS = 3;
const withoutFillers = (answer: string) => plain(answer).replace(FILLERS, '');
export const asks = (answer: string) => answer.includes('?') || ASKS.test(withoutFillers(answer));

/** Whether words ask for something rather than answer. */
export const isQuestion = (answer: string): boolean => asks(answer) || REQUESTS.test(withoutFillers(answer));

/** A question, or many words behind thanks, without what is said before: `ok but how much is it`; any other answer in its spelling for comparing. */
export function bareQuestion(words: string): string {
  const bare = withoutFillers(words);
  const isBehindThanks = THANKS.test(plain(words)) && bare.split(' ').length >= MANY_WORDS;
  return asks(words) || isBehindThanks ? bare : plain(words);
}

/** What somebody wants to know, without who it is: `my mother also wants to know what it costs`. */
export const questionIn = (words: string) =>
  plain(words).replace(/^.*(?:wants?|wanted|needs?|like) to (?:know|ask) (?=\S+ \S)/u, '');

const listOf = (words: string) => new Set(words.split(/[\s,]+/));
/** Words that join on to what was said, and those that name somebody or a time: a question of these alone is about what was asked before. */
const JOINING = listOf(
  `and nd also even which but or so ok then what about is it are can for from with to of in on at my his her their our the a an
  that this too will be which do does i he she they we him them me if how tell there aur bhi ya to toh phir fir mera meri mere
  uska uski unka ke ka ki ko se mein me liye kya hai h ar o tahole tar amar er ke ta ki jonno
  और भी या तो फिर मेरा मेरी मेरे उसका उसकी के का की को से में लिए क्या है आর আর ও তাহলে তার আমার এর কে কি জন্য`,
);
const WHO_OR_WHEN = listOf(
  `wife husband son daughter mother father brother sister dad mom mum uncle aunt law laws saas sasural sasuri family friend friends parents relatives neighbours children child kids
  women woman men boss office employer police today tomorrow tonight now night morning evening weekend weekends sunday sundays
  saturday time timing timings days day possible allowed aaj aj kal abhi ekhon raat raate rat subah shaam sokal bikel kab kokhon
  patni biwi pati beta beti maa mummy papa pitaji bhai behen parivar dost bachche bacche bou bor swami stri chele meye baba didi
  poribar bondhu baccha daftar ghar pados pulis
  पत्नी बीवी पति बेटा बेटी माँ पापा भाई बहन परिवार दोस्त बच्चे आज कल अभी रात सुबह शाम कब दफ़्तर पुलिस
  স্ত্রী বউ স্বামী ছেলে মেয়ে মা বাবা ভাই বোন পরিবার বন্ধু বাচ্চা আজ কাল এখন রাত সকাল বিকেল কখন অফিস পুলিশ`,
);
const MOST_OF_FOLLOW_UP = 6;
/** Whether words name nobody and nothing but whom or when something asked before is about: `and my wife`, `what time`. */
export function isFollowUp(answer: string): boolean {
  const words = plain(answer).split(' ');
  const isOf = (word: string) => WHO_OR_WHEN.has(word);
  return (
    words.length <= MOST_OF_FOLLOW_UP &&
    words.some(isOf) &&
    words.every((word) => isOf(word) || JOINING.has(word))
  );
}

/** Who is in danger is spoken of in these words; a question without them is of something else. */
const OF_SOMEBODY =
  /(?:^| )(?:he|she|him|her|his|hes|shes|they|them|i|me|my|wo|woh|us[aekn]*|unko|unhe|vah|main|mujhe|o|or|oke|tar|take|ami|amar|amake|वह|वो|उस\S*|उन\S*|मैं|मुझे|ও|ওর|ওকে|তার|তাকে|আমি|আমার|আমাকে)(?: |$)/u;
export const isOfSomebody = (words: string) => OF_SOMEBODY.test(plain(words));
/** `no, i mean my brother`: what was understood before was not meant. */
const SETS_RIGHT =
  /^(?:no|nope|na|nahi|nahin|are+y?|i meant?|what i meant?|matlab|mane|नहीं|ना|अरे|मतलब|না|আরে|মানে) \S+ \S+/u;
export const isCorrection = (words: string) => SETS_RIGHT.test(plain(words));
const CLAUSE = /[.,;!?।\n]|(?=\b(?:only|but|just|not|no|sirf|bas|sh?udhu)\b)|(?=(?:सिर्फ|केवल|শুধু|কেবল) )/iu;
/** Words in parts of which each denies something or not. */
export const clausesOf = (words: string) => words.split(CLAUSE).map(plain);
const DENIES = /(?:^| )(?:no|not|dont|doesnt|never|na|nahin?|nhi|noy|नहीं|না|নয়|নেই)(?: |$)/u;
export const denies = (clause: string) => DENIES.test(clause);
const HAS =
  /^(?:(?:is|are) there (?!any hope|hope|any help|help)|do you have |have you )|(?:^| )(?:kya wahan|kya yahan|क्या वहाँ|क्या यहाँ|okhane ki|ekhane ki|ওখানে কি|এখানে কি) /u;
/** Whether words ask for what the centre has: after a danger too they are no part of it. */
export const isOfCentre = (words: string) => HAS.test(plain(words)) && !isOfSomebody(words);

/** What changes a call that is asked for, as a wish or as a question; and that a number was given wrongly. */
export const CHANGES =
  /(?:^| )(?:chang\S*|shift|instead|postpone|make it|rather|better|badal\S*|badl\S*|bodl\S*|palt\S*|बदल\S*|বদল\S*|পালট\S*)(?: |$)/u;
export const ASKS_CHANGE =
  /(?:^| )(?:can|could|please|pls|plz|possible|sakte|sakt[ai]|parben|सकते|পারবেন|পারেন)(?: |$)/u;
export const WRONG_NUMBER =
  /(?:^| )(?:wrong|galat|galti|vul|bhul|bhool|chang\S*|new|bada?l\S*|bodo?l\S*|गलत|बदल\S*|ভুল|বদল\S*)(?: |$)/u;
export const OF_NUMBER = /(?:^| )(?:(?:number|no|nombor|nombar|nambar|नंबर|नम्बर)|(?:নম্বর|নাম্বার)\S*)(?: |$)/u;
export const OF_OWN =
  /(?:^| )(?:i|my|gave|typed|wrote|mine|mera|maine|diya|amar|ami|diyechi|diyechhi|dilam|मेरा|मैंने|दिया|आपको|আমার|আমি|দিয়েছি|দিয়েছি|দিলাম|লিখেছি)(?: |$)/u;
