import { soundKey } from '@/lib/chat/care/sound';
import { bare } from '@/lib/chat/care/words';
import { asciiDigits } from '@/lib/formats/text';

/** A word of a text: where it stands (UTF-16 units) and by which key it is found. */
export type Token = { start: number; end: number; key: string };

/** Letters with their marks and joiners; an apostrophe inside belongs to the word (`don’t`). */
const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+(?:['’][\p{L}]+)*/gu;

/** No word that anybody looks for is longer; reading the sound of one takes time with every letter. */
const LONGEST_WORD = 32;
/** Keys that are remembered; texts of a site have a few thousand different words. */
const MOST_REMEMBERED = 20_000;

const remembered = new Map<string, string>();

/**
 * The key of a word: how it sounds, in Latin letters, so that its spellings in Devanagari, Bengali and Roman letters
 * fall together. Case, accents, nukta, joiners, doubled letters and the script of digits make no difference.
 */
export function keyOf(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const plain = word
    .slice(0, LONGEST_WORD)
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '');
  const key = soundKey(asciiDigits(bare(plain))).replace(/x/g, 'ks');
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(word, key);
  return key;
}

/** Short forms, as they are typed on a phone, and slips of the finger that leave little of a word. */
const SHORT = new Map(
  'haow how,dos does,u you,ur your,r are,hw how,wat what,wht what,teh the,frm from,ppl people,pls please,plz please,wen when,wher where,cn can,cud could,shud should,wud would,wil will,hav have,doc doctor,dr doctor,hosp hospital,mch much,cst cost,lng long,sty stay,giv give,brng bring,vist visit,tmrw tomorrow,abt about,bcoz because,hubby husband,huzband husband,hasband husband,husbend husband,husbnd husband,alcholic alcoholic,bf boyfriend,gf girlfriend,nhi nahi,nahin nahi,nehi nahi,rha raha,rhi rahi,rhe rahe,gya gaya,gyi gayi,gye gaye,kr kar,krna karna,krta karta,krti karti,krte karte,krke karke,kru karu,h hai,hu hun,hoon hun,mjhe mujhe,mujko mujhe,pta pata,bht bahut,bhut bahut,bohot bahut,bohut bahut,kch kuch,kuchh kuch,phir fir,kb kab,kse kaise,kese kaise'
    .split(',')
    .map((pair): [string, string] => {
      const [short = '', whole = ''] = pair.split(' ');
      return [short, whole];
    }),
);
export const spelledOut = (text: string) =>
  text.toLowerCase().replace(/[a-z]+/g, (word) => SHORT.get(word) ?? word);

/** The words of a text in their order. */
export function tokensOf(text: string): Token[] {
  const found: Token[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const key = keyOf(word);
    if (key) found.push({ start: index, end: index + word.length, key });
  }
  return found;
}

/** Words that tell no subject, in English, Hindi and Bengali. */
const SMALL = `a an the i me my we us our you your he she it its they them his her their this that these those is am are was
were be been do does did has have had can could will would should shall may might must not no of to in on at by for from
with and or if as so what which who whom when how why there here about any some please tell want need get got im dont cant
का की के को से में पर है हैं हूँ हूं हो था थी थे और या क्या क्यों कैसे कैसा कैसी कौन कब कितना कितनी कितने मैं मुझे मेरा मेरी मेरे आप आपका हम हमारा यह वह ये वे
उस इस तो भी ही नहीं न चाहिए चाहता चाहती करें करूँ करूं करना रहा रही रहे जाता होता होती कोई कुछ अपना अपने बताओ बताइए
शुरू लगता लगती लगते लगे लगेगा लगेगी लगेंगे आएगा आएगी होगा होगी लिए
ka ki ke ko se mein me par hai hain hun ho tha thi kya kyon kyun kaise kaisa kaisi kaun kab kitna kitni kitne main mujhe mera
meri mere aap aapka hum yeh woh toh bhi nahi nahin chahiye chahta karen karu karna raha rahi koi kuch apna lage lagega lagenge lagta lagti aega hoga hogi liye
আমি আমার আমাকে আমরা আমাদের তুমি আপনি আপনার সে তার তাকে তাদের এটা ওটা এই ওই কি কী কেন কেমন কীভাবে কিভাবে কে কবে কত কতো হয় হবে হয়ে আছে
ছিল নয় না এবং আর ও বা থেকে জন্য সঙ্গে সাথে চাই চায় করে করব করতে করবো একটা কোনো কিছু বলুন যায় দরকার খায় খাই করেছে করছে শুরু লাগে লাগবে করুন
ami amar amake amra tumi apni apnar tar take eta ota ei oi keno kemon kivabe kibhabe kobe koto hoy hobe ache chilo noy na ebong
ar theke jonno songe sathe chai chay kore korbo korte ekta kono kichu bolun jay dorkar khay khai koreche korche shuru lagbe`;

export const smallKeys: ReadonlySet<string> = new Set(tokensOf(SMALL).map(({ key }) => key));

/** How many slips of the finger a word of so many letters may have. */
export const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Whether two words are at most so many slips apart: a letter wrong, missing, too many, or exchanged with the next (optimal string alignment). */
export function isWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    let least = row;
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1];
      const isSwapped = a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      const slips = Math.min(
        (above[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? most) + 1 : Number.POSITIVE_INFINITY,
      );
      line[at] = slips;
      least = Math.min(least, slips);
    }
    if (least > most) return false;
    before = above;
    above = line;
  }
  return (above[b.length] ?? most + 1) <= most;
}

/** Longest ending that is taken off a word: drink-ing, relaps-ing. */
const LONGEST_ENDING = 4;
export const SHORTEST_STEM = 5;

/** Whether two words differ by their endings alone, of which a short one has none: relaps-ing and relaps-e, drink-ing and drink. */
export function haveOneStem(term: string, key: string): boolean {
  let same = 0;
  while (same < key.length && term[same] === key[same]) same += 1;
  const ending = Math.max(term.length, key.length) - same;
  if (same >= SHORTEST_STEM) return ending <= LONGEST_ENDING;
  return same === key.length && same === SHORTEST_STEM - 1 && (ending <= 2 || term.endsWith('ing'));
}

/** What a word of a text counts by how near it is to one of a query. */
export const WEIGHTS = {
  exact: 1,
  concept: 0.75,
  begins: 0.8,
  ending: 0.7,
  oneSlip: 0.55,
  twoSlips: 0.4,
} as const;

/** How near a known word is to a word of the query. */
export function nearness(term: string, key: string): number {
  if (key === term) return WEIGHTS.exact;
  if (key.startsWith(term) && (term.length > 3 || (term.length === 3 && key.length === 4)))
    return WEIGHTS.begins * (0.5 + term.length / key.length / 2);
  if (haveOneStem(term, key)) return WEIGHTS.ending;
  const slips = slipsAllowed(Math.min(term.length, key.length));
  if (slips === 0 || !isWithin(term, key, slips)) return 0;
  return slips === 1 || isWithin(term, key, 1) ? WEIGHTS.oneSlip : WEIGHTS.twoSlips;
}
