import { isCallable as isDialled, isMobile } from '@/lib/formats/formats';
import { asciiDigits } from '@/lib/formats/text';

/** A number that somebody can call back; one from abroad begins with +. */
export const isCallable = (text: string): boolean => {
  const dense = asciiDigits(text).replace(/[\s().\-–]/g, '');
  return /^\+\d{8,15}$/.test(dense) || (isDialled(dense) && !/^(\d)\1+$/.test(dense));
};

/** Digits in a row as people write a number: with spaces, dashes, brackets, + before them. */
const DIGITS = /\+?\d[\d\s().\-–]{5,20}\d/g;
/** What people say with their number and nothing else. */
const ABOUT_IT =
  /\b(?:my|number|no|is|the|on|at|its|phone|mobile|mera|meri|hai|amar|nombor|nambar|ye|yeh|eta|and|whatsapp|she|he|her|his|it|this|that|wo|uska|uski|or|tar)\b|मेरा|मेरी|नंबर|फ़ोन|फोन|मोबाइल|है|यह|ये|আমার|নম্বর|নাম্বার|ফোন|মোবাইল|এটা|হল|হলো/giu;

/** A number of a phone in an answer, and the other words of it; null where there is none. */
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

/** Digits of a number that lacks some, or has too many: how many there are; null where there is anything else, or none. */
export function digitsAlone(answer: string): number | null {
  const text = asciiDigits(answer).trim();
  return /^\+?\d[\d\s().\-–]*$/.test(text) ? text.replace(/\D/g, '').length : null;
}
