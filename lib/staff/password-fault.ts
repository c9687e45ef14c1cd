import 'server-only';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const LENGTH = { least: 15, most: 128 } as const;

/** What people of this place put into passwords, and phrases that are known as such; the lists of the library lack them. */
const COMMON =
  'kolkata calcutta howrah bengal bangla india bharat hindustan 700001 rehab rehabilitation centre center counsellor staff login krishna radha radheradhe harekrishna ganesh ganapati shiva shivaya harharmahadev om namah nama omnamahshivaya omnamahshivay durga kali maakali joymaakali lakshmi saraswati ram sita jaishriram hanuman jaimatadi sairam omsairam 108 786 allah bismillah waheguru jaihind joybangla vandemataram correcthorsebatterystaple thequickbrownfox jumpsoverthelazydog'.split(
    ' ',
  );

/** The grade of 10^10 guesses and more: neither the lists, nor rows of keys or letters, repeats, dates, names of its owner. */
const STRONG = 4;
/** Its time grows with the length, and whoever needs more guesses for these letters does not need less for all. */
const LONGEST_JUDGED = 64;

let known: ZxcvbnFactory | undefined;

export type PasswordFault = 'short' | 'long' | 'common';

/** The fault of a new password, or null. Counted in letters of any script; `of`: names of its person and of the site. */
export function passwordFault(password: string, of: readonly string[] = []): PasswordFault | null {
  const letters = Array.from(password.normalize('NFC'));
  if (letters.length < LENGTH.least) return 'short';
  if (letters.length > LENGTH.most) return 'long';
  known ??= new ZxcvbnFactory({ dictionary: { ...dictionary, own: COMMON }, graphs: adjacencyGraphs });
  const names = of.flatMap((one) => one.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u));
  const judged = letters.slice(0, LONGEST_JUDGED).join('');
  // Signs between known words make none of it better.
  const forms = [judged, judged.replace(/[^\p{L}\p{M}\p{N}]/gu, '')];
  return forms.some((form) => known?.check(form, names).score !== STRONG) ? 'common' : null;
}
