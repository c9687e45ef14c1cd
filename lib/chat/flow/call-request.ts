import { inKolkata } from '@/lib/config/opening-hours';
import { dayIn, timeIn, weekdayIn } from '@/lib/i18n/clock';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { fill, type Language, languageOf } from '@/lib/i18n/language';
import { compared, DAY_TIMES, DAYS, isAfter, SOON, WEEKDAYS, wishAfter, wishOf } from './call-times';
import { NAMELESS, spokenIn, withoutGreetings, withoutRefusals } from './call-words';
import { plain } from './cues';
import type { Variables } from './variables';

/** A request for a call (contract §11.11), its time as it was wished for: `soon`, `18:00`, `tomorrow evening`. */
export type CallRequest = {
  name: string;
  phone: string;
  when: string;
  language: Language;
  /** What anyone else who answers may hear. */
  say: string;
  may_say_who: boolean;
};

/** A number that is a time of the day, not bottles or years: `at 6`, `6 pm`, `6 baje`, `6টায়`. */
const TIME_OF_DAY =
  /\bat \d|\bbetween \d[^.]{0,9} and \d|\bafter \d{1,2}(?= ?(?:$|[,.;!?]|please|plz|only|in\b|and\b|but\b|today|tomorrow))|\d ?(?:am|pm|a\.m|p\.m|bajey?|o.?clock|ta|t[aoe]y)\b|\d[:.]\d\d|बजे|\dট[াোে]/;
const SILENT =
  /\b(?:(?:do not|don.?t|dont|without) (?:say|tell|saying|telling|let)|(?:do not|don.?t|dont) (?:call|phone|ring) (?:my|home)|not my (?:husband|wife|father|mother)|say nothing|tell no(?:body| ?one)|(?:hang up|cut the (?:call|phone)) if|ku[ch]+h? (?:mat|na) (?:bol|kah|keh)\w*|(?:should|must) (?:not )?know|(?:don.?t|do not|not|no ?(?:body|one)|none)\b[^,.;]{0,40}\b(?:to know|find out|come to know|gets? to know|knows? about (?:this|it))|(?:kisi|ghar|koi|keu|kau)[^,.;]{0,24}\b(?:pata|jan|malum|maloom)\w* (?:na|nahi)\b|mat bat\w*|bata\w* mat|bina bata\w*|(?:k[oe]|par?|pe) (?:call|phone) mat|pata na chal\w*|na bole|bolben na|bolo na|na jan[et]\w*|\w+(?<!ama)(?:ke|te) (?:call|phone) k\w+ na)\b|मत बता|न बता|कुछ (?:मत|न) (?:कह|बोल)|बिना बता|बताए बिना|पता (?:न|ना|नहीं) चल|(?:किसी|घर|कोई)[^,.;।]{0,24}(?:पता|मालूम) न|(?:को|पर) (?:फ़ोन|फ़ोन|फोन|कॉल) मत|না বলে|বলবেন না|বোলো না|না জান|(?<!আমা)(?:কে|তে) (?:ফোন|কল) \S+ না/;

/** What else may stand beside a time that is wished for. */
const FILLER =
  /\d+|\b(?:only|just|said|meant|after|before|around|about|til|till|until|between|and|not|the|from|please|plz|free|available|then|will|any|day|is|good|best|better|time|work|office|o.?clock|baj\w*|baa?d|pehle|tak|sirf|bas|mein|hai|hoon|ta\w*|por|age|sudhu|shudhu|theke|porjonto|hole|bhalo|dike|ka|ki|ke|ko|kar\w*|kij\w*|kor\w*|dij\w*|den\w?|diben|deben|nahi|na|no|ya|or|would|better|make|it|could|can|you|u|us|me|actually|sorry|hindi\w*|english\w*|bengali|bangla\w*|angrezi|ingreji\w*|speak|talk|both|dono|kotha|bolbo|bolben|baat|bhi|o)\b|सिर्फ|केवल|बजे|पहले|बाद|ठीक|रहेगा|শুধু|পরে|আগে|[টত][ােো]\S*|থেকে|পর্যন্ত|মধ্যে|দিকে|হলে|ভালো|বেলা|কর\S*|बात|कर\S*|कीज\S*|दीज\S*|में|को|हिन्दी|हिंदी|बांग्ला|अंग्रेज़?ी|হিন্দি\S*|বাংলা\S*|ইংরেজি\S*|কথা|বলব\S*/;
/** Words that refuse the number. */
const REFUSAL = /^(?:no )?(?:don.?t|do not) (?:say|tell)$/i;
const OF_A_CALL = /\b(?:call|phone|ring)\b|फ़ोन|फोन|कॉल|ফোন|কল/;
const CLAUSE_END = /[,;।\n]+|\.(?= |$)/;

/** Whether words that hold a time of the day are about a call: they say so, or there is nothing else in them. */
function isOfCall(words: string): boolean {
  const text = compared(words);
  const times = [...DAYS, ...DAY_TIMES].map(([, pattern]) => pattern);
  const rest = [...times, SOON, FILLER].reduce((left, pattern) => left.split(pattern).join(' '), text);
  return OF_A_CALL.test(text) || !/[\p{L}\p{M}]{3,}/u.test(rest);
}

const isTimed = (text: string) =>
  TIME_OF_DAY.test(text) || [...DAYS, ...DAY_TIMES].some(([, pattern]) => pattern.test(text));
/** Asks for it: `shaam ko kar dena, subah office hai` names two times of the day. */
const REQUEST =
  /\b(?:call|phone|ring|make it|kar|karna|karo|kariye|kij\w+|kor\w+)\b|कर|कीज|फ़ोन|फोन|कॉल|কর|ফোন|কল/;
/** The words without the times at which something else is, where another part asks for the call. */
function withoutOtherTimes(words: string): string {
  const clauses = words.split(CLAUSE_END);
  const timed = clauses.filter((clause) => isTimed(compared(clause)));
  const others = timed.filter((clause) => !REQUEST.test(compared(clause)));
  return others.length > 0 && others.length < timed.length
    ? clauses.filter((clause) => !others.includes(clause)).join(', ')
    : words;
}

/** What asks what is said, and wishes for nothing. */
const QUESTION_OF_WORDS =
  /^(?:what|who|will|do|does|would|why|are) |(?:^| )(?:they|he|she|it) (?:ll |will )?say /;
/** What somebody else may hear: `say courier if he picks up`, `bolna LIC se`. */
const SAY =
  /(?<=^|(?<!n.?t|not|never|\bi|\bwe|\bto|\bhe|\bshe)[\s,])(?:(?:just )?say(?: that)?(?: it is| you are)?|bolna|bol dena|keh ?na|bolben|bolo|बोलना|कहना|বলবেন|বোলো) (?!no(?:thing)?\b|any|who\b|why\b|what\b|mat\b|nahi|na\b|ki\b|कुछ|मत|না)([^,.;।\n]{2,60}?)(?= (?:if|agar|jodi|अगर|যদি) |[,.;।\n]|$)|(?:^|[\s,])([^\s,.;।]+ (?:theke|se|থেকে|से)) (?:bolchi |bol raha )?(?:bolben|bolna|বলবেন|बोलना)(?! na\b)/iu;

/** The words that somebody else may hear; blank for none. */
function sayIn(words: string): string {
  const [, first = '', message = first] = SAY.exec(words) ?? [];
  return QUESTION_OF_WORDS.test(plain(words)) ? '' : message.trim();
}

/** Whether somebody is there at a time that was wished for; true for no time. */
export type CanCall = (when: string) => boolean;

/** `before`: the time that was wished for until then. */
type Known = { canCall?: CanCall | undefined; before?: string | undefined };
/** What words that ask for a call tell of it by themselves, as a script saves it, and how that is said back; blank for nothing. */
export function callWishesIn(
  words: string,
  language: Language,
  { canCall = () => true, before }: Known = {},
) {
  const wished = withoutOtherTimes(withoutGreetings(withoutRefusals(words)));
  const text = compared(words);
  const call_when = (isTimed(compared(wished)) ? wishAfter(wished, before) : null) ?? '';
  const call_after = call_when && (isAfter(wished) ? 'yes' : 'no');
  const call_say = sayIn(words);
  const isSilent = call_say !== '' || SILENT.test(text);
  const [spoken] = words.split(CLAUSE_END).flatMap((clause) => spokenIn(clause, language) ?? []);
  const { inChat, done, languages } = dictionaries[language].callback;
  const noted = canCall(call_when)
    ? call_when && wishNoted(language, { call_when, call_after })
    : inChat.notThen;
  const told = [
    noted,
    spoken && fill(done.language, { language: languages[spoken] }),
    NAMELESS.test(text) && inChat.nameless,
    call_say ? fill(done.silentSay, { say: call_say }) : isSilent && inChat.silent,
  ];
  return {
    call_when: canCall(call_when) ? call_when : '',
    call_after: canCall(call_when) ? call_after : '',
    call_language: spoken ?? '',
    call_may_say_who: isSilent ? 'no' : '',
    call_say,
    call_noted: told.filter(Boolean).join(' '),
  };
}

/** The same where the number is asked for: what earlier words told stays, and a time of something else is none. */
export function furtherWishesIn(words: string, language: Language, known: Known): Variables {
  const clauses = withoutOtherTimes(words)
    .split(CLAUSE_END)
    .filter((clause) => {
      const { call_when, ...others } = callWishesIn(clause, language);
      return call_when ? isOfCall(clause) : others.call_noted && !REFUSAL.test(clause.trim());
    });
  const wishes = Object.entries(callWishesIn(clauses.join(', '), language, known));
  return Object.fromEntries(wishes.filter(([, wish]) => wish !== ''));
}

/** A time that is wished for, said back as one sentence; blank for none. */
export function wishNoted(language: Language, { call_when = '', call_after }: Variables): string {
  const { inChat } = dictionaries[language].callback;
  if (call_when === '') return '';
  return fill(inChat.noted, { time: wishIn(language, call_when, call_after === 'yes') });
}

/** A wish as it is said back: `tomorrow at 6 pm`, `in the evening`. */
function wishIn(language: Language, wish: string, isFrom = false): string {
  const { times, days, inChat } = dictionaries[language].callback;
  const [time = '', day] = wish.split(' ').reverse();
  const { overmorrow, weekday: onWeekday, weekend } = inChat;
  const named = Object.entries({ ...times, ...days, overmorrow, weekday: onWeekday, weekend }).filter(
    ([name]) => name === time || name === day,
  );
  const weekday = WEEKDAYS.findIndex(([name]) => name === day);
  const [from, to] = time.split('-').map((clock) => {
    const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(clock) ?? [];
    return hours && timeIn(language, Number(hours) * 60 + Number(minutes));
  });
  const clock =
    from &&
    (to ? fill(inChat.between, { from, to }) : fill(isFrom ? inChat.after : inChat.at, { time: from }));
  const on = weekday < 0 ? [] : [weekdayIn(language, (weekday + 1) % 7)];
  const options = named.sort(([a]) => (a === day ? -1 : 1)).map(([, text]) => text.toLowerCase());
  return [...on, ...options, clock].filter(Boolean).join(' ');
}

const MOST = { name: 200, phone: 40, say: 300 } as const;

/** What a script has saved on the way to a call, under the names of docs/CHAT-FLOW.md. */
export function callRequestOf(saved: Variables, language: Language): CallRequest {
  const {
    name = '',
    phone = '',
    call_when = '',
    call_language,
    call_say = '',
    call_may_say_who,
    call_of,
  } = saved;
  const another = [dictionaries[language].callback.inChat.another, name && `(${name})`].filter(Boolean);
  return {
    name: (call_of ? another.join(' ') : name).slice(0, MOST.name),
    phone: phone.slice(0, MOST.phone),
    when: wishOf(call_when) ?? 'soon',
    language: languageOf(call_language || language),
    say: call_say.replaceAll('_', ' ').slice(0, MOST.say),
    may_say_who: call_may_say_who === 'yes',
  };
}

/** When somebody calls, as the visitor reads it: `tomorrow, Tuesday, 4 pm – 8 pm`. */
export function callTimeIn(
  language: Language,
  { from, to }: { from: number; to: number },
  nowMs: number,
): string {
  const clock = (ms: number) => timeIn(language, inKolkata(ms).minutes);
  const time = from === to ? clock(from) : `${clock(from)} – ${clock(to)}`;
  return `${dayIn(language, from, nowMs)} ${time}`;
}
