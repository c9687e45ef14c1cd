import { type CareAssessment, isAct } from '@/lib/chat/care/assessment';
import { onboardingCopy } from '@/lib/i18n/onboarding';
import { plain } from './cues';
import type { Danger, Flow } from './schema';

/** Words that skip a question, beside those on the button. */
const SKIPS = 'skip,pass,chhodo,chhoden,chodo,rehne do,eriye jan,eriye jao,thak,থাক,रहने दो'.split(',');
const skips = new Set([...Object.values(onboardingCopy).map(({ skip }) => skip), ...SKIPS].map(plain));
export const isSkip = (answer: string): boolean => skips.has(plain(answer));

/** Words of thanks and farewell, and words that may stand beside them. */
const THANKS =
  /^(?:t+ha*n+[kq]+(?:s+|yo?u+|u+|q)?|th(?:a?n?x|ks+)|tnx|tq|ty|tysm|dhan+[iy]*a*[vbw]aa?d|dho?n+[oay]*baa?d|shu?kri?y?aa?|su[ck]riya|धन्यवाद|धन्यबाद|शुक्रिया|शुक्रीया|थैंक.*|ধন্যবাদ|শুকরি.*|থ্যা[ঙং]?ক.*)$/u;
const FAREWELL =
  /^(?:b+y+e+|goodbye|tata|alvida|gn|goodnight|milenge|aschi|ashi|बाय|टाटा|अलविदा|मिलेंगे|বাই|টাটা|বিদায|আসি|আসছি)$/u;
const AROUND_THANKS =
  /^(?:you|u|see|so|very|much|a|lot|alot|lots|many|ton|ok|okay|sir|madam|mam|maam|ji|for|your|ur|the|all|this|that|it|and|help|helping|info|information|telling|listening|hearing|out|alright|time|support|guidance|advice|reply|replying|answer|answering|everything|really|again|then|now|good|care|take|me|bah?ut|bohu?t|bhot|aa?pka|aa?pko|onek|khub|apnake|apnader|tomake|sunne|shonar|jonno|ke|liye|बहुत|आपका|आपको|जी|सर|मैडम|यू|ठीक|है|अच्छा|सुनने|के|लिए|অনেক|আপনাকে|আপনাদের|অসংখ্য|ইউ|আচ্ছা|ঠিক|আছে|দাদা|দিদি|শোনার|জন্য|তাহলে|dada|didi|bhai|bhaiya|भाई|भैया|ভাই|bro|sister|thik|theek|hai|ache|a?c?ch?h?a|phir|fir|फिर|chalo|chalun|tahole|tahle)$/u;

/** Whether an answer consists of such words alone. */
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
/** Whether an answer declines all further topics. */
export const wantsNoMore = (answer: string): boolean => ENOUGH.test(plain(answer));

/** Whether an answer only greets, by the script's whole-answer cues of its first step. */
export const isGreeting = ({ anywhere, start }: Flow, answer: string): boolean =>
  anywhere.some(
    ({ words, next }) =>
      next === start &&
      words.some((word) => (word.startsWith('=') ? plain(answer) === plain(word) : answer.trim() === word)),
  );

/** Words that begin an English question, and words anywhere in a Hindi or Bengali one, in Roman letters too. */
const ASKS =
  /^(?:how|what|when|where|which|who|why|can|could|do|does|is|are|will|may|should|any) |(?:^| )(?:kitn[aei]|kya|kab|kaise|kahan|kyun|kyon|koto|kotodin|kobe|kokhon|kivabe|kothay|keno|kemon|kais[aei]|कितन[ाेी]|क्या|कब|कैसे|कहाँ|कहां|क्यों|কত|কতদিন|কী|কি|কবে|কখন|কীভাবে|কিভাবে|কোথায়|কেন|কেমন|कैस[ाी])(?: |$)| (?:to nah[ie]n?|तो नहीं|na to|না তো)$/u;
const REQUESTS =
  /^(?:tell me|let me know|i (?:want|need) to know|want to know) |(?:^| )(?:bata(?:o|do|iye|ye|en|iyega)|bata d[oe]n?|jaan?na hai|bolun|bolben(?! na)|janan|jante ch[ae]i|बता(?:ओ|इए|इये|एँ|एं|ना)|बता दो|जानना है|বলুন|বলবেন(?! না)|জানান|জানতে চাই)(?: |$)/u;
/** Fillers before the question itself. */
const FILLERS =
  /^(?:(?:thanks?(?: a lot| you(?: so| very)?(?: much)?| u)?|thn?x|thanx|ty|dhan[iy]*a?[vbw]aa?d|dhonn?obaa?d|shukri?ya|धन्यवाद|शुक्रिया|ধন্যবাদ|btw|by the way|ok|okay|k|but|and|so|actually|first|please|pls|plz|sir|madam|mam|also|wait|well|before that|one thing|hm+|um+|thik (?:hai|ache)|theek hai|a?c?ch?h?a|lekin|par|kintu|ठीक है|अच्छा|लेकिन|ঠিক আছে|আচ্ছা|কিন্তু) )+/u;
const BEGINS_WITH_THANKS = /^(?:ok(?:ay)? |thik ache )?(?:than|thn?x|ty|dhan|dhonn?o|shukr|धन्य|शुक्र|ধন্য)/u;
/** Fewer words after thanks belong to the thanks. */
const MANY_WORDS = 3;
const withoutFillers = (answer: string) => plain(answer).replace(FILLERS, '');
export const asks = (answer: string) => answer.includes('?') || ASKS.test(withoutFillers(answer));

/** Whether words ask for something. */
export const isQuestion = (answer: string): boolean => asks(answer) || REQUESTS.test(withoutFillers(answer));

/** A question, or a longer message behind thanks, without its fillers: `ok but how much is it`; other answers normalised. */
export function withoutPreamble(words: string): string {
  const bare = withoutFillers(words);
  const isBehindThanks = BEGINS_WITH_THANKS.test(plain(words)) && bare.split(' ').length >= MANY_WORDS;
  return asks(words) || isBehindThanks ? bare : plain(words);
}

const listOf = (words: string) => new Set(words.split(/[\s,]+/));
/** Words that refer back, and words for persons and times: a question of these alone continues the one before. */
const JOINING = listOf(
  `and nd also even which but or so ok then what about is it are can for from with to of in on at my his her their our the a an am only just not no
  that this too will be which do does i he she they we him them me if how tell there sirf bas hu hoon hun main nahi nhi noy noi na ami nijer jonne janya mean meant matlab mane baat kotha bolchi
  aur bhi ya to toh phir fir mera meri mere
  uska uski unka ke ka ki ko se mein me liye kya hai h ar o tahole tar amar er ke ta ki jonno
  और भी या तो फिर मेरा मेरी मेरे उसका उसकी के का की को से में लिए क्या है हूं हूँ सिर्फ नहीं मैं मतलब बात আমি না নয় শুধু জন্যে মানে কথা বলছি आর আর ও তাহলে তার আমার এর কে কি জন্য`,
);
const WHO_OR_WHEN = listOf(
  `wife husband son daughter mother father brother sister dad mom mum uncle aunt law laws saas sasural sasuri family friend friends parents relatives neighbours children child kids
  women woman men boss office employer police neighbour neighbor colleague padosi parosi protibeshi प्रतिवेशी पडोसी প্রতিবেশী সহকর্মী today tomorrow tonight now night morning evening weekend weekends sunday sundays
  saturday time timing timings days day possible allowed aaj aj kal abhi ekhon raat raate rat subah shaam sokal bikel kab kokhon
  patni biwi pati beta beti maa mummy papa pitaji bhai behen parivar dost bachche bacche bou bor swami stri chele meye baba didi
  poribar bondhu baccha daftar ghar pados pulis
  पत्नी बीवी पति बेटा बेटी माँ पापा भाई बहन परिवार दोस्त बच्चे आज कल अभी रात सुबह शाम कब दफ़्तर पुलिस
  স্ত্রী বউ স্বামী ছেলে মেয়ে মা বাবা ভাই বোন পরিবার বন্ধু বাচ্চা আজ কাল এখন রাত সকাল বিকেল কখন অফিস পুলিশ`,
);
const MOST_OF_FOLLOW_UP = 8;
/** Whether a message only names a person or time for the question before: `and my wife`, `what time`. */
export function isFollowUp(answer: string): boolean {
  const words = plain(answer).split(' ');
  const isOf = (word: string) => WHO_OR_WHEN.has(word);
  return (
    words.length <= MOST_OF_FOLLOW_UP &&
    words.some(isOf) &&
    words.every((word) => isOf(word) || JOINING.has(word))
  );
}

/** Words that refer to a person; after a danger, a question without them is about something else. */
const PERSON =
  /(?:^| )(?:he|she|him|her|his|hes|shes|they|them|i|me|my|wo|woh|us[aekn]*|unko|unhe|vah|main|mujhe|o|or|oke|tar|take|ami|amar|amake|वह|वो|उस\S*|उन\S*|मैं|मुझे|ও|ওর|ওকে|তার|তাকে|আমি|আমার|আমাকে)(?: |$)/u;
export const mentionsPerson = (words: string) => PERSON.test(plain(words));
/** `no, i mean my brother`: corrects what was understood before. */
const CORRECTION =
  /^(?:no|nope|na|nahi|nahin|are+y?|i meant?|what i meant?|matlab|mane|नहीं|ना|अरे|मतलब|না|আরে|মানে) \S+ \S+/u;
export const isCorrection = (words: string) => CORRECTION.test(plain(words));
const CLAUSE = /[.,;!?।\n]|(?=\b(?:only|but|just|not|no|sirf|bas|sh?udhu)\b)|(?=(?:सिर्फ|केवल|শুধু|কেবল) )/iu;
/** The clauses of a message, for checking each for negation. */
export const clausesOf = (words: string) => words.split(CLAUSE).map(plain);
const DENIES = /(?:^| )(?:no|not|dont|doesnt|never|na|nahin?|nhi|noy|नहीं|না|নয়|নেই)(?: |$)/u;
export const denies = (clause: string) => DENIES.test(clause);
/** The verb of a visitor's own use: `main roz daru peeta hu`, `আমি ঘুমের ওষুধ খাই`. */
const OWN_USE =
  /(?:^| )(?:i (?:am |m )?(?:drink|smoke|sniff|drinking|smoking|sniffing)|(?:আমি|ami)(?: \S+){0,9}? (?:খাই|নিই|khai|nii)(?! (?:না|na)(?: |$))|(?:मैं|मै|mai|main)(?: \S+){0,9}? (?:पीत[ाी]|लेत[ाी]|खात[ाी]|pee?t[ai]|let[ai]|khat[ai])(?: \S+)? (?:हूँ|हूं|हू|ho?o?n?|hu))(?: |$)/u;
export const ownUse = (words: string): boolean => OWN_USE.test(plain(words));
/** Words that deny a danger heard before: `not suicide`, `i did not say that`, `galat samjha`, `ভুল বুঝছেন`. */
const DENIES_DANGER =
  /(?:^| )(?:not (?:an? |about )?(?:suicid\S*|overdose|dying|unconscious|danger|(?:seeing|hearing) (?:any)?things?)|(?:did ?n ?t|did not|never) (?:say|mean) (?:that|this|so|it)|stop (?:asking|saying|talking) (?:about )?(?:suicid\S*|this|that|it)|mis ?understood|misunderst\S+|got (?:me|it) wrong|nothing like that|g[ao]lat sam(?:a)?j\S*|(?:ye|yeh|aisa|wo|woh) (?:nahi|nhi|nahin) (?:kaha|bola|bol raha|bol rahi)|(?:marne|mare?ne?|suicide) ki bat? ?nah?i\S*|behosh (?:nahi|nhi)\S*|[bv]h?ul bu?jh\S*|(?:ta|seta|eta|ota) (?:bolini|boli ni|bolchi na|noy|noi)|[ao]gg?[ya]?an ho[iy]?ni|(?:nobody|no one)(?: is)? (?:unconscious|bleeding|dying|dead|hurt|hitting|beating)|koi (?:nah?i|nhi) (?:maar|mar) rah\S*|keu mar(?:ch|chh)e na|কেউ মারছে না|never said (?:i|that i) (?:want|am)\S*(?!.* any)|(?:mone kore|sotti|seriously|manei|\S+ chai(?: na)?) boli ?ni(?! k)|(?:চাই|চাই না|মনে করে) বলিনি(?! ক)|गलत समझ\S*|(?:ऐसा|ये|यह|वो|वह) नहीं (?:कहा|बोला|बोल)\S*|बेहोश नहीं|मरने की बात नहीं|ভুল বুঝ\S*|(?:তা|সেটা|এটা|ওটা|এমন) (?:বলিনি|বলছি না|নয়|নয়)|অজ্ঞান\S* হ[ইয়য়]নি|অ্যাম্বুলেন্স না)(?: |$)/u;
export const deniesDanger = (words: string): boolean => DENIES_DANGER.test(plain(words));
/** What a message says beside such a denial; '' for nothing. */
export const withoutDenial = (words: string): string =>
  words
    .split(/[.,;!?।\n]+|(?<=\s)(?:but|lekin|kintu|लेकिन|কিন্তু)(?=\s)/iu)
    .map((clause) => clause.trim())
    .filter((clause) => !deniesDanger(clause) && plain(clause).split(' ').length > 1)
    .join('. ');

/** `i dont want to die` denies a wish; after an overdose it is a cry for help. */
const DENIES_WISH =
  /(?:^| )(?:(?:dont|do not|not) (?:want to|gonna) die|morte chai na|marna nah?in? (?:hai|chaht\S*)|मरना नहीं|মরতে চাই না)(?: |$)/u;
/** Whether words may count with those behind them: not where they deny a danger or a wish to die. */
export const isNoDenial = (words: string | null | undefined) =>
  Boolean(words) && !DENIES_WISH.test(plain(words ?? '')) && !deniesDanger(words ?? '');
/** Whether an answer after a danger denies it; a wish to die also by denying the wish. */
export const leavesDanger = ({ category }: CareAssessment, answer: string): boolean =>
  deniesDanger(answer) || (category === 'suicide' && !isNoDenial(answer));
/** Somebody who cannot bear another's use any more and does not speak of dying: `bhai nesha kore, ar parchi na`. */
const IS_WEARY =
  /^(?!.*(?:^| )(?:bol|বল|says?|said|mor(?:b|[bt]e|le|i )|more (?:ge|ja)|মর|মারা|b[ao]n?ch|বাঁচ|বেঁচে|sh?es[h ]|শেষ|suicid)).*(?:^| )(?:parchh?i na|পারছি না)(?: |$)/u;

/** Words that name somebody else, and words in which somebody speaks of dying themselves all the same. */
const NAMES_OTHER =
  /(?:^| )(?:s?hes?|his|h[ei][rm]|they|w[ao]h?|us(?:ne|ko|ka|ki)|(?<!r )o|oke|uni|(?:my |mer[aei] |amar )\S+|papa|baba|m[ao]mm?y|maa?|pati|biwi|beta|bhai|dada|didi|bo[ru]|bou|swami|वो|वह|उस\S*|मेर\S \S+|पति|पापा|ও|ওর|উনি|আমার \S+|বাবা|মা|স্বামী|বর)(?: |$)/iu;
const OWN_WISH =
  /(?:^| )(?:i (?:dont|do not|cant|want|wish|got|have)|mai|main|mujhe|mere bina|ami|ama(?:r|ke)|without me|beside me|मेरे बिना|मैं|मुझे|আমি|\S+ung[ai]|ra?h[ai] ho?o?n?u?|रह[ाी] ह(?:ूँ|ूं|ू))(?: |$)/iu;
/** `not me, my sister`: who was taken for the one in danger sets it right. */
const NOT_ME =
  /(?:^| )(?:not me|ami n(?:a|oi|oy)|mai?n? nah?in?|मैं नहीं|আমি (?:না|নই|নয়)) (?:its |it is )?(?:my|mer[aei]|amar|मेर[ाेी]|আমার) /u;
/** Words that pass on what somebody else wrote or says, without a word for oneself: `message korechhe ar banchte chai na`. */
const REPORTED =
  /^(?!.*(?:^| )(?:i|im|mai|main|mujhe|mera|meri|ami|amar|amake|मैं|मुझे|मेर[ाीे]|আমি|আমার|আমাকে)(?: |$)).*(?:^| )(?:(?:bolt|keht|kaht)[ai] h(?:ai)?|(?:bol|keh|kah) rah[aei] h(?:ai|ain)?|likha hai|m(?:essage|sg) (?:kiya|bheja|aaya|aya|(?:kor|dey|diy|path)\S*(?<!i))|(?:bol|likh)(?:chh?e|echh?e)|(?:बोलत|कहत)[ाी] (?:है|हैं)|(?:बोल|कह) रह[ाीे] (?:है|हैं)|लिखा है|(?:मैसेज|मेसेज) (?:किया|भेजा|आया)|(?:বল|লিখ|বলে|লিখে)ছে|মেসেজ (?:করেছে|পাঠিয়েছে|দিয়েছে))(?: |$)/u;
/** An overdose of somebody else: whoever cannot be woken does not write; `i think my brother overdosed`, `bish kheyeche`. */
const OVERDOSE_OF_OTHER =
  /(?:^| )(?:i think (?:my|he|she|the) .*|(?:khey|niy|nie|gil|fel)\S*chh?en?|(?:খেয|নিয|গিল|ফেল)\S*ছেন?|(?:nah?in?|nhi) (?:uth|jaa?g)\S*|(?:uth|jaa?g) (?:nah?in?|nhi) rah[aie]|not waking|(?:uth|jag)che na|नहीं उठ\S*|उठ नहीं रह[ाीे]|(?:উঠ|জাগ)ছে না)(?: |$)/u;
/** The danger that a finding in some words is answered as. */
export const dangerOf = (found: CareAssessment, words: string): Danger => {
  if (isAct(found)) return 'act';
  const { category, subject } = found;
  if (found.rule === 'no-hope' && subject === 'other' && IS_WEARY.test(plain(words))) return 'other';
  const isOther = words
    .split(/[.,;!?।\n]+/)
    .some((one) => OVERDOSE_OF_OTHER.test(plain(one)) && !OWN_WISH.test(one));
  if (category === 'overdose' && subject === 'self') return isOther ? 'overdose' : 'overdose_self';
  const isOfOther =
    [NOT_ME, REPORTED].some((one) => one.test(plain(words))) ||
    (subject === 'other' && NAMES_OTHER.test(words) && !OWN_WISH.test(words));
  return category === 'suicide' && isOfOther ? 'suicide_other' : (category ?? 'other');
};
const OF_OTHER: Partial<Record<Danger, Danger>> = {
  suicide: 'suicide_other',
  act: 'suicide_other',
  self_harm: 'suicide_other',
  overdose_self: 'overdose',
};
/** A danger, of somebody else where one of the answers since sets that right. */
export const dangerOfOther = (danger: Danger, since: readonly string[]): Danger =>
  since.some((answer) => NOT_ME.test(plain(answer))) ? (OF_OTHER[danger] ?? danger) : danger;
