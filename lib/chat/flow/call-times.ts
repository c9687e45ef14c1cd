import { asciiDigits } from '@/lib/formats/text';

export const DAYS: readonly (readonly [day: string, words: RegExp])[] = [
  ['today', /\b(?:today|tonight|aaj)\b|आज|আজ/],
  ['overmorrow', /\b(?:overmorrow|day after(?: tomorrow)?|parso\w*|porshu\w*|porsu)\b|परसों|পরশু/],
  ['tomorrow', /\b(?:tomorrow|kal|agamikal)\b|(?:^|\s)कल(?:\s|$)|(?:^|\s|আগামী)কাল/],
  ['weekday', /\b(?:week ?days?|working days?)\b|कामकाजी दिन|কাজের দিন/],
  ['weekend', /\bweek ?ends?\b|वीकेंड|উইকেন্ড/],
  ['mon', /\b(?:mon(?:day)?|sombar|somvar)\b|सोमवार|সোমবার/],
  ['tue', /\b(?:tue(?:s|sday)?|mangalvar|mongolbar)\b|मंगलवार|মঙ্গলবার/],
  ['wed', /\b(?:wed(?:nesday)?|budhvar|budhbar)\b|बुधवार|বুধবার/],
  ['thu', /\b(?:thu(?:rs|rsday)?|guruvar|brihospotibar)\b|गुरुवार|বৃহস্পতিবার/],
  ['fri', /\b(?:fri(?:day)?|shukravar|shukrobar)\b|शुक्रवार|শুক্রবার/],
  ['sat', /\b(?:sat(?:urday)?|shanivar|shonibar)\b|शनिवार|শনিবার/],
  ['sun', /\b(?:sun(?:day)?|ravivar|itwar|itvar|robibar)\b|रविवार|इतवार|রবিবার/],
];
type DayTime = 'morning' | 'afternoon' | 'evening';
export const DAY_TIMES: readonly (readonly [part: DayTime, words: RegExp])[] = [
  ['morning', /\b(?:morning|subah|sokal\w*)\b|सुबह|সকাল/],
  ['afternoon', /\b(?:afternoon|noon|lunch\w*|dopahar|dupur\w*)\b|दोपहर|দুপুর/],
  [
    'evening',
    /\b(?:evening|(?:to)?night|shaam|sham|raat|bikel\w*|sondh\w*|rat\w?)\b|शाम|रात|বিকেল|সন্ধ্যা|সন্ধে|রাত/,
  ],
];
export const WEEKDAYS = DAYS.slice(5);
export const SOON = /\b(?:soon|now|any ?time|jaldi|abhi|taratari|ekhon\w*)\b|जल्दी|अभी|কোনও সময়|তাড়াতাড়ি|এখন/;
const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** A length of time is no time of the day. */
const LENGTH = /\b(?:hours?|hrs?|min(?:ute)?s?|ghanta|ghonta)\b|घंट|मिनट|ঘণ্টা|মিনিট/;
const CLOCK = /(?:^|[^\d:.])(\d{1,2})(?:[:.](\d\d))?(?![\d:]) ?(am|pm|a\.m|p\.m)?/;

/** The hours one to ten, as Hindi says them before `baje` and Bengali in one word with `tay`: छह बजे, ছটায়. */
const SPOKEN =
  /(?<![\p{L}\p{M}])(?:(ek|एक|এক)|(do|du|दो|দু)|(te?e?n|तीन|তিন)|(cha+r|चार|চার)|(pa+nch|पाँच|पांच|পাঁচ)|(ch+h?[aeo]h?|छह|छः|छे|ছ)|(sa+t|सात|সাত)|(a+t+h?|आठ|আট)|(nau|no|नौ|ন)|(das|दस|দশ))(?= ?baj| बज|t[aoe]y|ট[াোে](?:\u09af\u09bc|র স| না))/gu;

/** Words as they are compared: digits 0-9, small letters, hours as numbers. */
export const compared = (words: string): string =>
  asciiDigits(words.normalize('NFC'))
    .toLowerCase()
    .replace(/[a-z]+/g, (word) => (HOURS.includes(word) ? String(HOURS.indexOf(word) + 1) : word))
    .replace(SPOKEN, (_, ...hours) => `${hours.findIndex(Boolean) + 1}`);

/** An hour from which on a call is wished for. */
const AFTER =
  /\bafter (?:about |around )?\d|\d[\d:.]{0,6} ?(?:am|pm|a\.m\.?|p\.m\.?|baje|bje)? ?k[ei] ba+d|\d[\d:.]{0,6} ?(?:t[aoe]r?|tay|r) (?:por|pore)\b|\d[\d:.]{0,6} ?(?:बजे )?के बाद|\d[\d:.]{0,6} ?টার? ?(?:র |এর )?(?:পর|পরে)(?![\p{L}\p{M}])/u;
/** Whether words wish for a call not at an hour, but from it on. */
export const isAfter = (words: string): boolean => AFTER.test(compared(words));

/** A time that is refused: `not sunday`, `10 nahi 12 baje`, `৫টা না`, `সকালে না`. */
const NOT_THEN =
  /\bnot (?:on |at )?(?:[a-z]{3,7}(?:day|end)s?|(?:in the )?(?:morning|afternoon|evening|night)|\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)?)(?![\d:])|(?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?|[a-z]{3,6}day|\w{2,9}[bv]ar|[ऀ-ॿ]{1,8}वार|[ঀ-৿]{1,8}বার|subah|dopahar|shaam|raat|sokal\w{0,4}|dupur\w{0,4}|bikel\w{0,4}|sondh\w{0,4}|सुबह|दोपहर|शाम|रात|সকালে?|দুপুরে?|বিকেলে?|সন্ধ্যায়?|রাতে?) ?(?:ta[ey]?|t[oe]|baje|bje|ko|me|e|को|में|बजे|টা[য়য়]?|টো[য়য়]?)? (?:(?:hobe|hoy|hoga|chalega|cholbe|होगा|चलेगा|হবে|হয়|চলবে) )?(?:nahi|nhi|na|noy|not|नहीं|नही|না|নয়|নয়)(?![\p{L}\p{M}])/gu;

/** Whether words refuse a time and name no other. */
export const isOnlyRefused = (words: string): boolean =>
  compared(words).search(NOT_THEN) >= 0 && wishOf(words) === null;

/** When somebody wishes to be called, in the words of `CallRequest.when`; null for words that name no time. */
export function wishOf(words: string): string | null {
  const text = compared(words).replace(NOT_THEN, ' ');
  const day = DAYS.find(([, pattern]) => pattern.test(text))?.[0];
  const part = DAY_TIMES.find(([, pattern]) => pattern.test(text))?.[0];
  const time = LENGTH.test(text)
    ? undefined
    : (spanOfClock(text, part) ?? clockTime(text, part) ?? part ?? (SOON.test(text) ? 'soon' : undefined));
  if (time === undefined) return day === undefined ? null : `${day} soon`;
  return day === undefined ? time : `${day} ${time}`;
}

/**
 * The same where a time was wished for before: an hour without its half of the day keeps that of the one before, a day
 * alone keeps the hour, and an hour the day.
 */
export function wishAfter(words: string, before = ''): string | null {
  const wish = wishOf(words);
  if (wish === null || before === '') return wish;
  const [time = '', day] = wish.split(' ').reverse();
  const [timeBefore = '', dayBefore] = before.split(' ').reverse();
  const text = compared(words);
  const isWhole = DAY_TIMES.some(([, part]) => part.test(text)) || CLOCK.exec(text)?.[3] !== undefined;
  const hour = Number(time.slice(0, 2));
  const wasLate = /^(?:1[2-9]|2\d):|^(?:afternoon|evening)$/.test(timeBefore);
  const wasEarly = /^(?:0\d|1[01]):|^morning$/.test(timeBefore);
  const isBare = /^..:..$/.test(time) && !isWhole && hour % 12 > 0;
  const half = isBare && wasLate ? (hour % 12) + 12 : isBare && wasEarly && hour < 19 ? hour % 12 : hour;
  // One at night is meant of the day.
  const isOfDay = isBare && half >= 6 && half < 22;
  const shown = isOfDay ? `${String(half).padStart(2, '0')}${time.slice(2)}` : time;
  const isDayAlone = time === 'soon' && day !== undefined && !SOON.test(text);
  const isHourOfPart = /^[a-z]+$/.test(time) && /:/.test(timeBefore) && inPart(timeBefore, time);
  const told = isDayAlone || isHourOfPart ? timeBefore : shown;
  return [day ?? (time === 'soon' ? undefined : dayBefore), told].filter(Boolean).join(' ');
}

/** Whether an hour lies in a part of the day. */
const inPart = (time: string, part: string) => {
  const hour = Number(time.slice(0, 2));
  return part === 'morning' ? hour < 12 : part === 'afternoon' ? hour >= 12 && hour < 17 : hour >= 16;
};

/** Two hours between which a call is wished for: `between 2 and 4`, `11 to 1 pm`, `২টা থেকে ৪টা`. */
const SPAN =
  /(?:^|[^\d:.])(\d{1,2}(?:[:.]\d\d)?)( ?[ap]\.?m\.?)?(?: ?(?:baje|bje|ta|t[ao]y?|बजे|টা))? ?(?:-|–|to|till|until|and|se|theke|से|থেকে) ?(\d{1,2}(?:[:.]\d\d)?)(?![\d:])( ?[ap]\.?m)?/;

/** `14:00-16:00`; undefined where the words hold no two hours, the later one last. */
function spanOfClock(text: string, part: DayTime | undefined): string | undefined {
  const [, first, firstHalf, last, lastHalf] = SPAN.exec(text) ?? [];
  if (first === undefined || last === undefined) return undefined;
  const to = clockTime(`${last}${lastHalf ?? ''}`, lastHalf ? undefined : part);
  const from = [firstHalf ?? '', lastHalf ?? '', firstHalf ? '' : ' am']
    .map((half) => clockTime(`${first}${half}`, half ? undefined : part))
    .find((time) => time !== undefined && to !== undefined && time < to);
  return from === undefined ? undefined : `${from}-${to}`;
}

/** An hour without a half of the day is one at which people are up: 6 is 18:00, 9 is 09:00. */
function clockTime(text: string, part: DayTime | undefined): string | undefined {
  const [, hours, minutes = '00', half] = CLOCK.exec(text) ?? [];
  const hour = Number(hours);
  if (hours === undefined || hour > 23 || Number(minutes) > 59) return undefined;
  const isLate = half ? half.startsWith('p') : part ? part !== 'morning' : hour > 0 && hour < 8;
  const isMidnight = hour === 12 && half?.startsWith('a');
  const shown = isMidnight ? 0 : hour < 12 && isLate ? hour + 12 : hour;
  return `${String(shown).padStart(2, '0')}:${minutes}`;
}
