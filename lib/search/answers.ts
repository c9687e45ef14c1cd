import { assessCare } from '@/lib/chat/care/assess';
import type { CareCategory } from '@/lib/chat/care/assessment';
import { routes } from '@/lib/config/routes';
import { type Language, localPath } from '@/lib/i18n/language';
import { conceptsIn, phrasesOf } from './concepts';
import { tokensOf } from './words';

const liquor = `tari, tadi, toddy, chullu, cholai, country liquor, desi daru, desi sharab, desi mod, bangla mod, bangla sharab, bangla daru, bangla khay, bangla kheye`;
const stimulants = `yaba, ইয়াবা, mdma, mephedrone, meth, ecstasy, cocain, कोकीन, কোকেন, याबा`;

/** Further words for what people ask; unlike concepts they only choose an answer and make no text a hit. */
const asks: Readonly<Record<string, string>> = {
  opioids: `opioid, opioids, heroin, smack, brown sugar, brownsugar, codeine, corex, phensedyl, tramadol, chitta, morphine, cough syrup, gard, garda, puria, pudia, doda,
    गर्दा, গার্দ, গর্দা, स्मैक, हेरोइन, ब्राउन शुगर, अफीम, चिट्टा, कफ सिरप, कोरेक्स, afeem, khasi ki dawa, হেরোইন, ব্রাউন সুগার, কাশির সিরাপ, ফেনসিডিল, কোরেক্স, kashir sirap`,
  stimulants,
  drugs: stimulants,
  liquor,
  alcohol: liquor,
  bangla: `bangla`,
  struck: `beaten, beating, slap, slaps, slapped, battered, पिटाई, थप्पड़, পেটায়`,
  senses: `hosh, হুঁশ`,
  sleepers: `sleeping tablets, sleeping pills, sleeping tablet, sleeping pill, alprazolam, alprax, calming tablets,
    नींद की गोली, नींद की गोलियाँ, नींद की दवा, nind ki goli, nind ki goliyan, nind ki dawa, ঘুমের ওষুধ, ঘুমের বড়ি, ghumer osudh, ghumer oshudh, ghumer bori`,
  force: `force, forced, forcibly, forcefully, against his will, against her will, against my will, pick him, pick her, pick up, pickup,
    जबरदस्ती, जबरन, zabardasti, jabran, জোর, জোর করে, জোরাজুরি, জবরদস্তি, jor, jor kore, jorajuri`,
  persuade: `convince, persuade,
    समझाऊँ, समझाएँ, समझाना, मनाएँ, मनाऊँ, samjhaun, samjhaye, samjhana, manaun, manaye, বোঝাব, বোঝাই, রাজি করাব, রাজি করানো, bojhabo, bojhai, raji korabo, raji korano`,
  refuses: `refuses treatment, refuses help, refuses to go, refuse treatment, refused treatment, does not want help, doesnt want help, does not want to go, doesnt want to go, does not want treatment, will not go, wont go, does not agree, doesnt agree,
    नहीं मानता, नहीं मानती, नहीं मानते, नहीं जाना चाहता, नहीं जाना चाहती, नहीं जाना चाहते, जाना नहीं चाहता, जाना नहीं चाहते, nahi manta, nahi maanta, nahi manti, nahi maante, nahi jana chahta, nahi jana chahti, nahi jana chahte, jana nahi chahta, jana nahi chahte, রাজি নয়, রাজি নন, রাজি হচ্ছে না, মানতে চায় না, যেতে চায় না, যেতে চান না, raji noy, raji non, raji hocche na, mante chay na, jete chay na, jete chan na`,
  police: `police,
    पुलिस, pulis, পুলিশ, pulish`,
  where: `where are you, where is the centre, where is it, where are you located, how do i reach, how to reach, how to come, how far, howrah, sealdah, airport, station,
    हावड़ा, सियालदह, स्टेशन, कितनी दूर, kitni dur, হাওড়া, শিয়ালদা, শিয়ালদহ, স্টেশন, কত দূর, koto dur, कहाँ है, कहाँ हो, कहाँ हैं, कैसे पहुँचें, kahan hai, kaha hai, kahan ho, kahan par hai, kaise pahunche, আপনারা কোথায়, কেন্দ্রটা কোথায়, কোথায় আছে, কীভাবে যাব, apnara kothay, kendro kothay, kothay ache, kivabe jabo`,
  cards: `swasthya sathi, swasthyasathi, ayushman, ayushman bharat, cghs, esi, health card, mediclaim,
    स्वास्थ्य साथी, आयुष्मान, স্বাস্থ্য সাথী, স্বাস্থ্যসাথী, আয়ুষ্মান, sasthya sathi, sastho sathi`,
  leaving: `leave early, leave whenever, can i leave, can he leave, can she leave, may i leave, leave anytime, leave any time, walk out, change my mind, go home early,
    बीच में छोड़, पहले जा सकते, बीच में जा, beech me ja, bich me chhod, pehle ja sakte, মাঝপথে চলে, আগে চলে, ছেড়ে চলে, majhpothe chole, age chole`,
  fallenBack: `relapse, relapsed, started again, drank again, drinking again, used again,
    फिर शुरू, दोबारा शुरू, फिर से शुरू, phir shuru, dobara shuru, আবার শুরু, abar shuru`,
  visitTime: `visiting, visiting hours, visiting time, visiting day, visiting days, visit time,
    मिलने का समय, मिलने का टाइम, milne ka samay, milne ka time, দেখা করার সময়, দেখা করার টাইম, dekha korar somoy`,
  sniffed: `dendrite, glue, thinner, whitener, solution,
    डेंड्राइट, थिनर, ডেনড্রাইট, থিনার, আঠা`,
  habits: `gutkha, gutka, khaini, khayni, zarda, hookah, tobacco, cigarette, cigarettes, smoking, gambling, betting, gaming, tv, television,
    জর্দা, गुटखा, खैनी, तंबाकू, सिगरेट, जुआ, गेम, টিভি, টেলিভিশন, গুটখা, খৈনি, তামাক, সিগারেট, জুয়া, গেম, bidi, biri, jua`,
  mind: `depression, depressed, anxiety, mental illness, mental health, bipolar, schizophrenia,
    डिप्रेशन, अवसाद, मानसिक, ডিপ্রেশন, অবসাদ, মানসিক, manosik, mansik`,
  comfort: `ac, ac room, air conditioned, single room, private room, veg, vegetarian, halal,
    एसी, शाकाहारी, হালাল, এসি, নিরামিষ, niramish`,
  wifi: `wifi, wi fi, internet, laptop,
    वाईफाई, इंटरनेट, लैपटॉप, ওয়াইফাই, ইন্টারনেট, ল্যাপটপ`,
  phoneNumber: `phone number, mobile number, contact number, telephone number, your number,
    फ़ोन नंबर, मोबाइल नंबर, phone nambar, aapka number, ফোন নম্বর, মোবাইল নম্বর, phone nombor, apnader number`,
  pain: `painful, pain, will it hurt, does it hurt,
    दर्द, तकलीफ, dard, takleef, কষ্ট, ব্যথা, যন্ত্রণা, kosto, byatha, jontrona`,
  outcome: `success rate, cured, curable, get better, recover, recovers,
    ठीक हो जाएगा, ठीक हो जाएगी, ठीक हो जाएँगे, ठीक होगा, theek ho jaega, theek ho jaega kya, thik hoga, sudhar jaega, ভালো হবে, ঠিক হবে, ভালো হয়ে যাবে, সেরে যাবে, bhalo hobe, thik hobe, bhalo hoye jabe, sere jabe`,
  lockedIn: `lock, locks, locked, locked up, chained, chains, tied up, beat patients, beat people, will they beat, will they hit, do they beat, do they hit, do you beat,
    ताला, ताले, बाँधकर, बाँध कर, tala, bandh kar, bandhkar, তালা, বেঁধে, bendhe`,
  illness: `diabetes, diabetic, pregnant, pregnancy, epilepsy, hepatitis, hiv, other illness, other illnesses,
    मधुमेह, डायबिटीज, गर्भवती, pregnant, ডায়াবেটিস, গর্ভবতী, অন্তঃসত্ত্বা`,
  poor: `poor, cannot pay, cant pay, cannot afford, cant afford, no money, free, government, govt,
    गरीब, मुफ्त, सरकारी, पैसे नहीं, पैसा नहीं, garib, muft, sarkari, paise nahi, paisa nahi, গরিব, বিনামূল্যে, বিনা পয়সায়, সরকারি, টাকা নেই, পয়সা নেই, gorib, sorkari, taka nei, poysa nei, bina poysay`,
  beforehand: `before i come, before coming, before admission, before he comes, before she comes,
    आने से पहले, भर्ती से पहले, aane se pehle, bharti se pehle, আসার আগে, ভর্তির আগে, asar age, bhortir age`,
  alone: `alone, suddenly, on my own, on his own, by myself, cold turkey, at home,
    अकेले, अचानक, akele, achanak, একা, হঠাৎ, eka, hothat`,
  quit: `leave drinking, leave alcohol, get off, give up, come off,
    छुड़ाएँ, छुड़ाऊँ, छुड़वाना, छुड़ाने, छोड़ दूँ, chhudaye, chhudaun, chhudwana, chhudane, chudaye, chudane, ছাড়াব, ছাড়াবো, ছাড়ানো, ছাড়াতে, ছেড়ে, charabo, charano, charabe, chere`,
  fee: `fee, fees, cost, costs, price, charges,
    खर्च, खर्चा, फीस, शुल्क, kharcha, kharch, খরচ, খরচা, ফি, khoroch, khorcha`,
  firstNight: `first night, first nights,
    पहली रात, pehli raat, pahli raat, প্রথম রাত, প্রথম রাতে, prothom rat, prothom rate`,
  firstDays: `first day, first days, first week, first evening,
    पहला दिन, पहले दिन, पहला हफ़्ता, पहला हफ्ता, pehla din, pehle din, pehla hafta, প্রথম দিন, প্রথম সপ্তাহ, prothom din, prothom soptaho`,
  women: `only for men, only men, men only,
    सिर्फ़ पुरुष, sirf purush, শুধু পুরুষ, shudhu purush`,
};

const faq = (id: string) => `${routes.faq}#${id}`;
const detox = `${routes.treatment}#detox`;
const stories = {
  drinks: routes.story('when-someone-you-love-drinks'),
  alone: routes.story('why-not-to-stop-alone'),
  notReady: routes.story('talking-to-someone-who-is-not-ready'),
  opioids: routes.story('opioids-and-overdose'),
  detox: routes.story('what-happens-in-detox'),
  rights: routes.story('your-rights-in-treatment'),
  relapse: routes.story('relapse-is-not-the-end'),
  firstWeek: routes.story('first-week-with-us'),
};
const stopDrinking = faq('should-i-stop-drinking-before-i-come');
const drinking = [stories.drinks, stories.alone, stopDrinking];
/** What stands behind whom to call, by the danger; else what families can do. */
const inDanger: Partial<Record<CareCategory, string>> = {
  overdose: stories.opioids,
  withdrawal: stories.alone,
  suicide: stories.notReady,
  self_harm: stories.notReady,
};

/** What answers in the chat: the page, the script's own questions before it, or a step of the script. */
export type AnsweredBy = 'page' | 'guide' | 'script';

type Row = readonly [concepts: string, paths: readonly string[], by?: 'guide' | 'script'];

/**
 * The pages that answer what names all concepts of a row, best first; the first row that fits decides. In the chat a
 * step of the script says as much (`script`), or its own questions lead further where one of its words is named (`guide`).
 */
const rows: readonly Row[] = [
  ['lockedIn', [stories.rights, faq('may-i-leave-before-the-end')]],
  ['struck', [routes.helpNow, routes.families]],
  ['senses', [routes.helpNow, stories.opioids]],
  ['force', [faq('can-someone-be-admitted-if-they-do-not-want-to-come'), stories.notReady]],
  ['phoneNumber', [routes.contact]],
  ['wifi', [faq('may-i-keep-my-phone'), faq('can-my-family-reach-me')]],
  ['phone', [faq('may-i-keep-my-phone'), faq('can-my-family-reach-me')]],
  ['poor', [faq('what-if-we-cannot-pay'), faq('what-does-treatment-cost')]],
  ['insurance', [faq('does-health-insurance-pay')]],
  ['cards', [faq('does-health-insurance-pay'), faq('what-if-we-cannot-pay')]],
  ['leaving', [faq('may-i-leave-before-the-end'), stories.rights]],
  ['visitTime', [faq('when-may-the-family-visit'), faq('can-my-family-reach-me')], 'script'],
  ['fallenBack', [stories.relapse, faq('what-if-there-is-a-relapse')], 'script'],
  ['sniffed', [routes.treatment], 'guide'],
  ['habits', [routes.contact], 'script'],
  ['women', [routes.contact], 'script'],
  ['fee', [faq('what-does-treatment-cost'), faq('what-if-we-cannot-pay')], 'script'],
  ['mind', [faq('what-about-other-illnesses')]],
  ['comfort', [routes.accommodation]],
  ['illness', [faq('what-about-other-illnesses')]],
  ['pain', [stories.detox, detox], 'script'],
  ['outcome', [stories.relapse, routes.treatment]],
  ['refuses', [stories.notReady, routes.families], 'guide'],
  ['persuade', [stories.notReady, routes.families], 'guide'],
  ['alcohol quit beforehand', [stopDrinking, stories.alone]],
  ['sleepers', [stopDrinking, detox]],
  ['family quit', [stories.drinks, routes.families, routes.treatment], 'guide'],
  ['quit alone', [stories.alone, stopDrinking, detox]],
  ['opioids quit', [routes.treatment, stories.opioids, detox], 'guide'],
  ['alcohol quit', [routes.treatment, routes.helpNow, stories.alone], 'guide'],
  ['dependence quit', [routes.treatment, routes.helpNow, stories.alone], 'guide'],
  ['drugs quit', [routes.treatment, routes.helpNow, detox], 'guide'],
  ['cannabis quit', [routes.treatment], 'guide'],
  ['family opioids', [stories.opioids, routes.families], 'guide'],
  ['elderly', [routes.families]],
  ['family drugs', [routes.families, stories.opioids], 'guide'],
  ['family alcohol', [stories.drinks, routes.families], 'guide'],
  ['family dependence', [stories.drinks, routes.families], 'guide'],
  ['family cannabis', [routes.families, routes.treatment], 'guide'],
  ['opioids', [stories.opioids, detox]],
  ['liquor', drinking],
  ['bangla oneWord', drinking],
  ['stimulants', [routes.treatment, routes.families]],
  ['police', [faq('will-you-tell-the-police')]],
  ['where', [routes.contact], 'script'],
  ['firstDays', [stories.firstWeek]],
  ['doctor oneWord', [detox, routes.trust]],
];

const phrases = phrasesOf(asks);
/** A word of this table is what it says: kosto is pain, and no cost with a slip. */
export const questionKeys: ReadonlySet<string> = new Set(
  phrases.filter(({ keys }) => keys.length === 1).map(({ keys: [key = ''] }) => key),
); /** Endings of case: স্বামী-কে, chele-r. */
const ENDING = /(?:ke|der|er|ra|r|te)$/;

/** What a query or a heading names; a single word by itself is asked for in general. */
export function subjectsIn(query: string): ReadonlySet<string> {
  const keys = tokensOf(query).map(({ key }) => key);
  const stems = keys.map((key) => key.replace(ENDING, ''));
  const lines = [` ${keys.join(' ')} `, ` ${stems.join(' ')} `];
  const named = phrases.filter(({ keys: phrase }) =>
    lines.some((line) => line.includes(` ${phrase.join(' ')} `)),
  );
  return new Set([
    ...conceptsIn(query),
    ...conceptsIn(stems.join(' ')),
    ...named.map(({ name }) => name),
    ...(keys.length === 1 ? ['oneWord'] : []),
  ]);
}

/** What answers a query, by addresses in English, best first; none where its words name nothing that is asked often. */
function answersTo(query: string): { paths: readonly string[]; by: AnsweredBy } {
  const { tier, category } = assessCare(query);
  if (tier === 2)
    return { paths: [routes.helpNow, (category && inDanger[category]) || routes.families], by: 'page' };
  const subjects = subjectsIn(query);
  const row = rows.find(([concepts]) => concepts.split(' ').every((concept) => subjects.has(concept)));
  return { paths: row?.[1] ?? [], by: row?.[2] ?? 'page' };
}
type Addressed = { url?: string };

/** What is known to answer goes before all that has the words: above the best of those, in its order. */
const ANSWER_LEAD = 1.6;
const ANSWER_STEP = 0.05;

type Search = { query: string; language: Language; best: number | undefined };

/** The documents that are known to answer a query, in their order. */
export function answering<Document extends Addressed>(documents: readonly Document[], search: Search) {
  const { paths, by } = answersTo(search.query);
  return paths.flatMap((path, rank) => {
    const at = documents.findIndex(({ url }) => url === localPath(search.language, path));
    const document = documents[at];
    const score = (search.best ?? 1) * (ANSWER_LEAD - rank * ANSWER_STEP);
    return document ? [{ at, document, coverage: 1, sureness: 1, score, answers: by }] : [];
  });
}

/** Several parts of one page are one result, the best of them. */
export function oneAnAddress<Hit extends { document: Addressed }>(hits: readonly Hit[]): Hit[] {
  const seen = new Set<string>();
  return hits.filter(({ document: { url } }) => {
    if (url === undefined) return true;
    const isNew = !seen.has(url);
    seen.add(url);
    return isNew;
  });
}
