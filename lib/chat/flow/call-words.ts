import { requestedLanguage } from '@/lib/chat/requested-language';
import type { Language } from '@/lib/i18n/language';
import { plain } from './cues';
import { asks } from './speech-acts';

/** Words as a pattern: each stands alone, in an answer that is spelled for comparing, with a space on either side. */
const anyOf = (...words: string[]) => new RegExp(` (?:${words.join('|')})(?= )`, 'u');
const spaced = (words: string) => ` ${plain(words)} `;

const CALL =
  'call(?:s|ing|back)?|calls? back|phone|phon|fone|ring|कॉल|काल|फोन|कॉलबैक|ফোন(?:টা|ের|ও)?|কল(?:টা|ের|ও)?';
const IS_CALL = anyOf(CALL);
const MAT = 'mat|mt|मत';
const NOT = 'na|naa|nah|nahi|nahin|nahee|nhi|nai|nei|ना|न|नहीं|नही|না|নেই|নাই|নয়|নয়';
/** What asks somebody not to do it, in English before the call: `do not want you to call`. */
const BETWEEN =
  '(?: (?:want|need|wish|like|require|wanna|bother|have to|to|you|u|me|us|please|pls|plz|ever|even|any|a|an|the|your|that|this|one|anyone|anybody|somebody|someone|of|for|now|make|it|more))*';
const REFUSED_EN = anyOf(
  `(?:don t|dont|dnt|do not|never|not|no|need not|needn t|no need|stop|rather not)(?<! (?:have|has|got|is) no)${BETWEEN} (?:${CALL})`,
  `(?:${CALL})(?: \\S+){0,2} (?:not (?:needed|required|necessary|wanted)|no longer|off)`,
);
/** The same in Hindi and Bengali, where it stands around the verb. */
const VERB =
  'kar(?:na|en|ein|o|iye|ie|e|iyega|iega)|kij\\S+|chah\\S+|chai\\S*|lag\\S*|कर(?:ना|ें|ो|िए|िये|े|िएगा|ियेगा)|कीज\\S+|चाह\\S+';
const WISHED =
  'kor(?:ben|be|o|un|en|te|ar|iyen)|lagbe|chai|chahi|dorkar|darkar|proyojon|hobe|asbe|zar+u?o*rat|jar+u?o*rat|zaroorat|কর(?:বেন|বে|ো|ুন|েন|তে|ার)|লাগবে|চাই|দরকার|প্রয়োজন|প্রয়োজন|হবে|আসুক|जरूरत|आवश्यकता|chahiye|चाहिए';
const REFUSED = anyOf(
  `(?:${CALL})(?: \\S+){0,3} (?:${MAT})(?! (?:bat|bol|kah|keh|uth|बत|बोल|कह|उठ)\\S*)`,
  `(?:${MAT})(?: \\S+)? (?:${CALL})`,
  `(?:${CALL})(?: \\S+){0,3} (?:${NOT}) (?:${VERB})`,
  `(?:${CALL})(?: \\S+){0,3} (?:${WISHED})(?: (?:hi|bhi|ar|আর|ही|भी|ki|কি))? (?:${NOT})`,
  `(?:(?:${WISHED}) (?:${NOT})|(?:${NOT}) (?:${WISHED}))(?: \\S+){0,2} (?:${CALL})`,
);
const CANCELS =
  'cancel|cancle|kansel|kensil|कैंसल|कैंसिल|कैन्सल|कैन्सिल|ক্যানসেল|ক্যান্সেল|ক্যান্সেল|batil|বাতিল|rad|radd|रद्द|withdraw|call off|take back';
const LEAVES =
  'leave|skip|drop|forget|nevermind|never mind|reh?ne d\\S+|rahne d\\S+|रहने द\\S+|jaane d\\S+|जाने द\\S+|band kar\\S*|बंद कर\\S*|thak|thakuk|থাক|থাকুক|bad din|bad dao|বাদ দিন|বাদ দাও';
const NEEDED = 'chahiye|chai|lagbe|korte hobe|चाहिए|চাই|লাগবে|করতে হবে';
const NO_NEED = anyOf(
  LEAVES,
  `(?:${NEEDED}) (?:${NOT})|(?:${NOT}) (?:${NEEDED})`,
  `(?:${MAT}) (?:${VERB})`,
  'no need',
  'not need(?:ed)?',
  'not (?:required|necessary)',
  'don t need it',
  'dont need it',
  `(?:zar+u?o*rat|jar+u?o*rat|zaroorat|जरूरत|dorkar|darkar|proyojon|দরকার|প্রয়োজন|প্রয়োজন)(?: \\S+)? (?:${NOT})`,
);
/** What else may be cancelled. */
const OTHER_THING =
  /(?:^| )(?:admission|admit|bed|booking|bharti|भर्ती|bhorti|ভর্তি|appointment|visit|donat\S*|payment|order|chat|email|mail) /u;
const IS_DONE =
  / (?:cancell?ed|(?:cancel|rad|radd|batil|कैंसल|कैंसिल|रद्द|ক্যানসেল|ক্যান্সেল|বাতিল) (?:ho|hua|hui|hoye\S*|hoy\S*|हो|हुआ|হয়\S*|হয়\S*))(?= )/u;

/** When, where or on what condition no call may come: there another time is meant, not none. */
const LIMIT = anyOf(
  'before|after|until|till|unless|when|while|whenever|if|during|between|too|early|late|\\d+\\S*',
  'today|tonight|tomorrow|morning|evening|night|afternoon|day|daytime|noon|mon\\S*day|tues\\S*|wed\\S*|thurs\\S*|fri\\S*|saturday|sunday',
  'pehle|pahle|baad|bad|tak|jab|agar|aaj|aj|kal|parso\\S*|subah|shaam|sham|raat|dopahar|din|dino',
  'age|pore|jodi|jokhon|jakhan|sokal\\S*|bikel\\S*|dupur\\S*|rat|rate|dine|sondhya?\\S*|again and again|baar baar|bar bar|repeatedly|every|daily|roz',
  'पहले|बाद|तक|जब|अगर|आज|कल|परसों|सुबह|शाम|रात|दोपहर|दिन|बार बार|रोज',
  'আগে|পরে|যদি|যখন|আজ|কাল|পরশু|সকাল\\S*|বিকেল\\S*|দুপুর\\S*|রাত\\S*|দিনে|সন্ধ\\S*|বার বার|বারবার|রোজ',
);
const ME =
  'mujhe|mujhko|mujhe bhi|hame|hamein|hamko|humko|amake|amay|amader|মুঝে|আমাকে|আমায়|আমায়|আমাদের|मुझे|मुझको|हमें|हमको|number par|number pe|नंबर पर|nombore|নম্বরে|নাম্বারে';
/** Somebody or some place else that is not to be called. */
const OTHERS = new RegExp(
  ` (?:(?!(?:${ME}|raat|rat|shaam|sham|subah|din|dopahar|रात|शाम|सुबह|दिन|दोपहर) )\\S+ (?:ko|par|pe|ke|को|पर|पे|কে) |(?!(?:${ME}|korte|করতে) )[^ ]+(?:ke|te|কে|তে) |(?:home|office|work) )(?:${CALL}) `,
  'u',
);
const IS_ME = new RegExp(` (?:${ME}) (?:\\S+ )?(?:${CALL}) `, 'u');
/** After the call in English: me is passed over, the reason that follows is none of it. */
const PASSED = new RegExp(
  `^.*? (?:${CALL})(?: (?:me|us|back|anymore|any more|please|pls|plz|now|again(?! and)|on this number|this number|sir|madam))* `,
  'u',
);
const REASON =
  /^(?:(?:i|he|she|they|we|it) |(?:my|his|her) \S+(?: \S+)? (?:will|is|are|would|may|might|can|could|has|have|ll|s|comes?|came|does|gets?|wont|knows?|found|picks?|takes?) )/u;
const TO_OTHERS = /^(?:my|his|her|our|him|them|the|you|u|home|at|in|on|from|to|with|anyone|police) /u;

const CLAUSE_END =
  /[,;।\n!?]+|\.(?= |$)| (?:because|coz|cuz|bcoz|cause|since|kyunki|kyonki|kyuki|क्योंकि|karon|কারণ|but|lekin|लेकिन|kintu|কিন্তু|and)(?= )/iu;
const clausesOf = (words: string) => words.split(CLAUSE_END).filter((one) => plain(one) !== '');

/** What one part of an answer says of not being called: at all, or not then. */
function refusalIn(clause: string): 'all' | 'then' | null {
  const text = spaced(clause);
  const isCancelled =
    anyOf(CANCELS).test(text) && !IS_DONE.test(text) && (IS_CALL.test(text) || !OTHER_THING.test(text));
  const isEnglish = REFUSED_EN.test(text);
  const isLeft = IS_CALL.test(text) && anyOf(LEAVES).test(text);
  if (isCancelled) return 'all';
  if (!isEnglish && !isLeft && !REFUSED.test(text)) return null;
  const rest = isEnglish ? text.replace(PASSED, '') : '';
  if (isEnglish && TO_OTHERS.test(rest) && !REASON.test(rest)) return LIMIT.test(` ${rest}`) ? 'then' : null;
  if (!isEnglish && OTHERS.test(text) && !IS_ME.test(text)) return null;
  const own = REASON.test(rest) ? text.slice(0, text.length - rest.length) : text;
  return LIMIT.test(own) ? 'then' : 'all';
}

const WHY = anyOf(
  'why',
  'na to',
  'না তো',
  'kyun',
  'kyon',
  'kyu',
  'keno',
  'क्यों',
  'কেন',
  'did',
  'didn t',
  'didnt',
);
const ASKS_FOR = anyOf(
  'can',
  'could',
  'please',
  'pls',
  'plz',
  'sakte',
  'सकते',
  'parben',
  'পারবেন',
  'dijiye',
  'दीजिए',
);

/** Whether words say that no call is wanted any more (`all`), or none at some time or place (`then`). */
export function refusedCall(answer: string): 'all' | 'then' | null {
  const text = spaced(answer);
  if (WHY.test(text) || (answer.includes('?') && !ASKS_FOR.test(text))) return null;
  const found = clausesOf(answer).map(refusalIn);
  return found.includes('all') ? 'all' : (found.find((one) => one !== null) ?? null);
}

/** The same without the parts that refuse a call: a time in these is not wished for. */
export const withoutRefusals = (answer: string): string =>
  WHY.test(spaced(answer)) || clausesOf(answer).every((one) => refusalIn(one) === null)
    ? answer
    : clausesOf(answer)
        .filter((one) => refusalIn(one) === null)
        .join(', ');

const OF_NUMBER = anyOf(CALL, 'number|nombor|nambar|नंबर|नम्बर|নম্বর\\S*|নাম্বার\\S*');
/** Whether words name a call, or a number to call. */
export const isOfCall = (answer: string): boolean => OF_NUMBER.test(spaced(answer));

const FEW_WORDS = 7;
/** Whether nothing is needed any more, where a call was just spoken of, and not only then. */
export const isNoNeed = (answer: string): boolean =>
  NO_NEED.test(spaced(answer)) && !LIMIT.test(spaced(answer)) && plain(answer).split(' ').length <= FEW_WORDS;

const WHEN_CALLED = anyOf(
  'when',
  'what time',
  'kab',
  'kitne baje',
  'kokhon',
  'kobe',
  'kotay',
  'कब',
  'कितने बजे',
  'কখন',
  'কবে',
  'কটায়',
  'কটায়',
);
const OF_OTHERS = anyOf(
  'who|whom|kaun|kon|kis|which|what will|from|my (?!call|request|number)\\S+|him|her|them|i|main|ami|record\\S*|charge\\S*|free|paisa|taka|tell|say|bata\\S*|bolb\\S*|bar|baar|often|long',
  'कौन|किस|मैं|पैसे|बता\\S*|बार|কে|কোন|আমি|টাকা|বার',
);
const IS_SURE = anyOf(
  `(?:will|are|is|do|would) (?:you|u|anyone|anybody|someone|somebody|they|it)(?: \\S+){0,3} (?:${CALL})`,
  `(?:${CALL})(?: \\S+){0,2} (?:aayega|aaega|ayega|aayegi|aega|karenge|karoge|hoga|asbe|korben|korbe|आएगा|आयेगा|करेंगे|होगा|আসবে|করবেন|করবে)(?: (?:na|to|kya|ki|hi|न|ना|तो|क्या|তো|কি|কী))`,
  `(?:kya|sach|sachmuch|sotti|क्या|सच|সত্যি)(?: \\S+){0,4} (?:${CALL})(?: \\S+){0,2} (?:karenge|karoge|aayega|aaega|korben|asbe|करेंगे|आएगा|করবেন|আসবে)`,
  '(?:is|was|has|have|did)(?: \\S+){0,4} (?:call|request|it|callback)(?: \\S+){0,2} (?:booked|cancell?ed|confirmed|noted|stored|fixed|still on|on)',
  '(?:did|have) (?:you|u)(?: \\S+){0,2} (?:cancel\\S*|get|got|noted?) (?:it|my (?:request|number|call)|the call)',
);
/** Whether words ask if, or when, the call comes that was asked for. */
export const asksOfCall = (answer: string): boolean => {
  const text = spaced(answer);
  const isOfCall = WHEN_CALLED.test(text) && IS_CALL.test(text);
  return !OF_OTHERS.test(text) && (isOfCall || IS_SURE.test(text) || (IS_DONE.test(text) && asks(answer)));
};

/** A good night, and how late it is, are no time for a call. */
const NO_WISH =
  /\bgood ?(?:night|morning|evening|afternoon)\b|\b(?:shubh?o?|shubh) (?:ratri|sokal|sondhya|raatri)\b|\bit ?.?s (?:already |so |too |very |now )*(?:night|late|evening|morning)\b|\bit is (?:already |so |too |very |now )*(?:night|late|evening|morning)\b|\b(?:raat|rat|shaam|sham) (?:ho|hoye)[a-z]* ?(?:gaya|gayi|gelo|geche|gechhe|chuki)?\b|शुभ ?रात्रि|रात हो\S*|শুভ ?রাত্রি|রাত হয়ে\S*/giu;
export const withoutGreetings = (words: string): string => words.replace(NO_WISH, ' ');

const NAMES: readonly (readonly [Language, RegExp])[] = [
  ['en', /^(?:english\w*|angre[zj]i|ingre[jz]i\w*|अंग्रे\S*|ইংর\S*|ইংরেজি\S*)$/],
  ['hi', /^(?:hindi\w*|हिन्दी|हिंदी|হিন্দি\S*)$/],
  ['bn', /^(?:bangla\w*|bengali|বাংলা\S*|बांग्ला|बंगाली)$/],
];
const NOT_IT = /^(?:not?|dont|don't|nahi|nahin|na|mat|नहीं|ना|না|নয়|নয়)$/;
/** In English it stands before: `not hindi`. */
const NOT_BEFORE = /^(?:not?|dont|don't)$/;
const SPOKEN_OF =
  /^(?:in|speak|talk|know|please|pls|or|ya|both|any|either|ok|okay|fine|me|mein|bol\w*|baat|kotha|dono|da?ono|chal\w*|chol\w*|बात|बोल\S*|में|मे|या|दोनों|কথা|বল\S*|বা)$/;
/** Stands behind a language: `hindi me`, `hindi te na`. */
const POSTPOSITION = /^(?:te|me|mein|में|मे|তে)$/;
/** The language in which somebody wishes to be called, beside other words too; of several their own, else the first. */
export function spokenIn(clause: string, own: Language): Language | null {
  const requested = requestedLanguage(clause);
  if (requested) return requested;
  const words = clause
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s!?.]+/);
  const found = words.flatMap((word, at) => {
    const [name] = NAMES.find(([, pattern]) => pattern.test(word)) ?? [];
    const [next = '', further = ''] = words.slice(at + 1);
    const before = words[at - 1] ?? '';
    const isWished =
      /(?:y|te|য়|য়|তে)$/.test(word) || [before, next, further].some((one) => SPOKEN_OF.test(one));
    const isRefused = NOT_BEFORE.test(before) || NOT_IT.test(POSTPOSITION.test(next) ? further : next);
    return name && isWished && !isRefused ? [name] : [];
  });
  return found.includes(own) ? own : (found[0] ?? null);
}

/** A name that is not told; where the number is refused too, that decides. */
export const NAMELESS =
  /^(?!.*(?:number|nombor|नंबर|নম্বর)).*(?:\b(?:don.?t|do not|won.?t|will not|cannot|can.?t|not|without|no)\b[^,.;]{0,25}\bname\b|\bna+m\b[^,.;]{0,24}\b(?:nahi+n?|nhi|mat|na|chha?ra)\b|\bbina na+m|नाम[^,।.]{0,24}(?:नहीं|नही|मत|न )|बिना नाम|নাম[^,।.]{0,24}না(?:ই|$|[\s,।.])|নাম ছাড়া)/s;

const NO_NAME =
  /^(?:not?|na+|nahi+n?|nhi|nei|mat|kya|ki|kyun?|keno|what|why|is|bat\S*|bol\S*|deb\S*|dun\S*|lag\S*|chah\S*|chara|bina|zaroori|jaruri|jorur\S*|needed|required|private|secret|नहीं|नही|मत|क्या|क्यों|न|ना|बत\S*|बोल\S*|जरूरी|বিনা|না|নেই|কী|কি|কেন|বল\S*|দেব\S*|লাগ\S*|জরুরি|ছাড়া)$/iu;
const NAME =
  /(?:^|[\s,.।])(?:my (?:good |own )?name(?: is|['’]?s)|name(?: is|:)|(?:mera |amar |hamara )?na+m(?: holo| hocche|:)?(?= )|मेरा नाम|नाम|আমার নাম|নাম)[\s:]+([\p{L}\p{M}.'’]+(?: [\p{L}\p{M}.'’]+){0,2}?)(?= (?:hai|hain|hoon|he|है|हैं|and|aur|ar|or|और|আর|number|phone|bolchi|holo)(?![\p{L}\p{M}])|\s*[,;।!?\n\d+]|\.?\s*$)/iu;
/** The name somebody gives as their own, and the words beside it; null for none. */
export function nameIn(answer: string): { name: string; rest: string } | null {
  const found = NAME.exec(answer);
  const name = found?.[1]?.trim().replace(/\.$/, '') ?? '';
  if (!found || name === '' || name.split(' ').some((word) => NO_NAME.test(word))) return null;
  const others = answer.replace(found[0], ' ').trim();
  const rest = others
    .replace(/^(?:hai|hain|hoon|है|हैं|and|aur|ar|और|আর)(?= |$)/iu, '')
    .replace(/^[\s,.।;!]+/u, '');
  const isGreeting = /^(?:hi|hello|ok|yes|ji|sir|haan|ha)?[\s,.।!]*$/iu.test(rest);
  return {
    name: name.replace(/(?<=^| )[a-z]/g, (letter) => letter.toUpperCase()),
    rest: isGreeting ? '' : rest,
  };
}
