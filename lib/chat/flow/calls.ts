import type { ChatLanguage } from '@/lib/chat/schema';
import { isCallable as isDialled, isMobile } from '@/lib/formats/formats';
import { asciiDigits } from '@/lib/formats/text';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { type CanCall, callWishesIn, furtherWishesIn } from './call-request';
import { plain } from './cues';
import type { Flow, ScriptStep } from './schema';
import type { Variables } from './variables';

/** The step that asks for the number to call. */
export const phoneStep = (flow: Flow): ScriptStep | undefined =>
  [...flow.steps.values()].find(({ answer, saveAs }) => answer === 'phone' && saveAs === 'phone');

/** Whether a step leads to a request for a call by `next` alone, before reaching the step `after`. */
export function leadsToCall(flow: Flow, from: string, after?: string): boolean {
  const seen = new Set<string>();
  let id: string | undefined = from;
  while (id !== undefined && id !== after && !seen.has(id)) {
    seen.add(id);
    const step: ScriptStep | undefined = flow.steps.get(id);
    if (step?.action === 'callback') return true;
    id = step?.next;
  }
  return false;
}

/** The step that begins a request for a call. */
export const callStart = (flow: Flow): string | undefined =>
  flow.anywhere.find(({ next }) => leadsToCall(flow, next))?.next;

/** The visitor, as far as a call is concerned. */
export type Caller = {
  language: ChatLanguage;
  variables: Variables;
  /** Whether the centre can call at a time. */
  canCall?: CanCall;
};

/** The wishes of an answer combined with those told before: `at 6`, then `today evening`. Digits of a phone number are no time. */
export function updatedWishes({ language, canCall, variables }: Caller, answer: string): Variables {
  const words = numberIn(answer)?.rest ?? answer;
  return furtherWishesIn(words, language, { canCall, before: variables['call_when'] });
}

/** `centre_open` for the hour that an answer names, in place of now. */
export function openStateAt({ language, canCall, variables }: Caller, answer: string): Variables {
  const { call_when } = callWishesIn(answer, language);
  if (!variables['centre_open'] || !canCall || !/\d:\d/.test(call_when)) return {};
  return { centre_open: dictionaries[language].callback.inChat[canCall(call_when) ? 'yes' : 'no'] };
}

/** Changes to a call in an answer: time, day, language, discretion. */
export function callChangesIn({ language, canCall, variables }: Caller, words: string): Variables {
  const known = { canCall, before: variables['call_when'] };
  // Here a number alone is an hour: `make it 7`.
  const timed = words.replace(/(?<![\d:.])(\d{1,2})(?=$|[\s,.!?])(?!\s*(?:[ap]\.?m|baj|बज))/u, 'at $1');
  const found = CHANGES.test(plain(words))
    ? callWishesIn(timed, language, known)
    : furtherWishesIn(words, language, known);
  return Object.fromEntries(Object.entries(found).filter(([, wish]) => wish !== ''));
}

/** Whether a number can be called back; one from abroad begins with +. */
export const isCallable = (text: string): boolean => {
  const dense = asciiDigits(text).replace(/[\s().\-–]/g, '');
  return /^\+\d{8,15}$/.test(dense) || (isDialled(dense) && !/^(\d)\1+$/.test(dense));
};

/** Digits in a row as people write a number: with spaces, dashes, brackets, + before them. */
const DIGITS = /\+?\d[\d\s().\-–]{5,20}\d/g;
/** Words that people write around their number. */
const ABOUT_IT =
  /\b(?:my|number|no|is|the|on|at|its|phone|mobile|mera|meri|hai|amar|nombor|nambar|ye|yeh|eta|and|whatsapp|she|he|her|his|it|this|that|wo|uska|uski|or|tar)\b|मेरा|मेरी|नंबर|फ़ोन|फोन|मोबाइल|है|यह|ये|আমার|নম্বর|নাম্বার|ফোন|মোবাইল|এটা|হল|হলো/giu;

/** The phone number in an answer, and the words beside it; null for none. */
export function numberIn(answer: string): { phone: string; rest: string } | null {
  const text = asciiDigits(answer);
  for (const { 0: run, index } of text.matchAll(DIGITS)) {
    const [alone] = /^(?:\+91|0)?[6-9]\d{9}(?= )/.exec(run) ?? [];
    const called = alone ?? run;
    const phone = called.replace(/[\s().\-–]/g, '');
    if (!isMobile(phone) && !/^0[1-8]\d{9}$/.test(phone)) continue;
    if (!isCallable(phone)) continue;
    const rest = `${answer.slice(0, index)} ${answer.slice(index + called.length)}`.trim();
    return { phone, rest: /\p{L}/u.test(rest.replace(ABOUT_IT, ' ')) ? rest : '' };
  }
  return null;
}

/** The number of digits of an answer that is digits only; null for any other. */
export function digitsAlone(answer: string): number | null {
  const text = asciiDigits(answer).trim();
  return /^\+?\d[\d\s().\-–]*$/.test(text) ? text.replace(/\D/g, '').length : null;
}

/** Words that change a requested call, as a wish or a question, and words for a wrong number. */
export const CHANGES =
  /(?:^| )(?:chang\S*|shift|instead|postpone|make it|rather|better|badal\S*|badl\S*|bodl\S*|palt\S*|बदल\S*|বদল\S*|পালট\S*)(?: |$)/u;
export const ASKS_CHANGE =
  /(?:^| )(?:can|could|please|pls|plz|possible|sakte|sakt[ai]|parben|सकते|পারবেন|পারেন)(?: |$)/u;
export const WRONG_NUMBER =
  /(?:^| )(?:wrong|galat|galti|vul|bhul|bhool|chang\S*|new|bada?l\S*|bodo?l\S*|गलत|बदल\S*|ভুল|বদল\S*)(?: |$)/u;
const OF_NUMBER = /(?:^| )(?:(?:number|no|nombor|nombar|nambar|नंबर|नम्बर)|(?:নম্বর|নাম্বার)\S*)(?: |$)/u;
const OF_OWN =
  /(?:^| )(?:i|my|gave|typed|wrote|mine|mera|maine|diya|amar|ami|diyechi|diyechhi|dilam|मेरा|मैंने|दिया|आपको|আমার|আমি|দিয়েছি|দিয়েছি|দিলাম|লিখেছি)(?: |$)/u;
/** Whether words say that the number was wrong; unless they are brief, they must speak of the visitor's own. */
export const isNumberWrong = (text: string, isBrief: boolean): boolean =>
  WRONG_NUMBER.test(text) && OF_NUMBER.test(text) && (isBrief || OF_OWN.test(text));
