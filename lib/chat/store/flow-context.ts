import type { Before, Visitor } from './flow-arrival';
import { leadsToCall } from './flow-calls';
import { plain } from './flow-cues';
import { type Flow, type ScriptStep, SpeaksTo } from './flow-schema';

/** One pattern of several, against words in one spelling (`plain`). */
const anyOf = (...patterns: readonly string[]) =>
  new RegExp(`(?:^| )(?:${patterns.join('|')})(?= |$)`.normalize('NFC').replace(/\u093c/g, ''), 'u');

/** Who speaks of their own drinking or use. */
const OF_SELF = anyOf(
  // `i have been drinking`, `i want to quit`, `my drinking`
  `i (?:(?:am|m|ve|have|was|been|also|do|still|just|only|always|had|cant|cannot|can t|want to|wanna|need to|try to|trying to|tried to|keep|keep on|started|start|used to|never|really|even|daily) )*(?:drink|drinking|drank|drunk|use|using|smoke|smoking|smoked|sniff|sniffing|inject|injecting|injected|addicted|addict|an? (?:addict|alcoholic)|relapsed|relapse|on (?:smack|brown sugar|heroin|drugs|alcohol|tablets|ganja|weed|pata)|quit|stop drinking|stop using|get sober|get clean|take (?:tablets?|pills?|syrup|drugs?|it (?:daily|every day)|\\S+ (?:tablets?|pills?)))`,
  `my (?:own )?(?:drinking|addiction|drug use|relapse|habit|craving)`,
  `(?:main|mai)(?: \\S+){0,6} (?:peeta|pita|piti|peeti|leta|leti|khata|khati|pi rah[ai]|le rah[ai]|kha rah[ai])(?: (?:tha|thi))? (?:hoon|hun|hu|hoo)`,
  `(?:maine|mene)(?: \\S+){0,4} (?:pi|pee|piya|nasha kiya|kha li)`,
  `mujhe(?: \\S+){0,3} (?:ch+h?[ou]+[dr]n[aie]+)`,
  `meri (?:lat|aadat|sharab|daru|daaru)`,
  `मैं(?: \\S+){0,6} (?:पीता|पीती|लेता|लेती|खाता|खाती|नशा करता|नशा करती) (?:हूँ|हूं|हु)`,
  `मैंने(?: \\S+){0,4} (?:पी|पिया|नशा किया|खा ली)`,
  `मुझे(?: \\S+){0,3} छोड़न[ाीे]`,
  `मेरी (?:लत|आदत|शराब)`,
  `ami(?: \\S+){0,6} (?:khai|khachi|kh?acchi|khachchi|kheyechi|kheyechhi|khetam|nii|nichi|nicchi|tani|nesha kori|ch?harte chai|charte chai|chere dite chai)`,
  `amar (?:nesha|moder nesha)`,
  `আমি(?: \\S+){0,6} (?:খাই|খাচ্ছি|খেয়েছি|খেতাম|খেয়ে ফেলি|খেয়ে ফেললাম|নিই|নিচ্ছি|টানি|নেশা করি|ছাড়তে চাই|ছেড়ে দিতে চাই)`,
  `আমার (?:নেশা|মদের নেশা)`,
);

const RELATIVE = `(?:husband|hubby|wife|son|daughter|father|mother|dad|daddy|mom|mum|mummy|papa|pitaji|baba|brother|sister|bro|bhai|bhaiya|behen|behan|bon|pati|patni|biwi|beta|beti|chele|meye|bou|bor|swami|stri|dada|didi|uncle|aunty|kaka|mama|jija|devar|nephew|cousin|boyfriend|girlfriend|bf|gf|friend|bondhu|dost|roommate|in law|sasur|jamai|damad|पति|पत्नी|बीवी|बेटा|बेटे|बेटी|पापा|पिताजी|पिता|माँ|भाई|बहन|दोस्त|स्वामी|स्वামী|স্বামী|বর|বৌ|বউ|স্ত্রী|ছেলে|ছেলেটা|মেয়ে|বাবা|মা|ভাই|বোন|দাদা|দিদি|বন্ধু|কাকা|মামা|জামাই)`;
const USES = `(?:drinks?|drinking|drunk|alcohol|alcoholic|drugs?|addict|addicted|smack|heroin|brown sugar|ganja|weed|tablets?|pills?|injects?|smokes?|smoking|using|relapsed|sharab|sharabi|daru|daaru|nasha|nashe|nesha|neshar|neshay|mod|moder|pata|khay|peet[ae]|pit[ae]|piye|शराब|दारू|नशा|नशे|गांजा|स्मैक|पीता|पीते|पीती|মদ|নেশা|নেশার|গাঁজা|পাতা|খায়|খান)`;
/** Who speaks of somebody else's: `my husband drinks`, `he uses`. */
const OF_OTHER = anyOf(
  `${RELATIVE}(?: \\S+){0,8} ${USES}`,
  `(?:he|she|they)(?: \\S+){0,3} (?:drinks?|drinking|drank|uses|using|takes|smokes|smoking|injects|relapsed)`,
  `(?:wo|woh|vo|वो|वह|वे)(?: \\S+){0,5} (?:peet[aei]|pit[aei]|let[aei]|nasha karta|पीता|पीते|पीती|लेता|लेते|नशा करता|नशा करते) (?:hai|hain|h|है|हैं)`,
  `(?:o|uni|se|ও|উনি|সে)(?: \\S+){0,5} (?:khay|khaye|khan|khacche|nesha kore|খায়|খান|খাচ্ছে|নেশা করে)`,
);

/** Whose drinking or use words tell of; undefined where they do not say. */
export function spokenOf(words: string): SpeaksTo | undefined {
  const said = plain(words);
  if (OF_SELF.test(said)) return 'self';
  return OF_OTHER.test(said) ? 'family' : undefined;
}

/** The visitor with what an answer leans on: whose drinking it is about, what was said and told before it. */
export function inPlace(
  visitor: Visitor,
  { from, answer }: { from: ScriptStep | undefined; answer: string },
): Visitor {
  const about = spokenOf(answer) ?? SpeaksTo.safeParse(visitor.variables['about']).data;
  const said = visitor.lastAnswers?.at(-1) ?? '';
  const find = visitor.find && leaningOn(visitor.find, { said, after: from?.id ?? '', about });
  return { ...visitor, ...(find && { find }), ...(about && { about }) };
}

type Find = NonNullable<Visitor['find']>;
function leaningOn(find: Find, before: Before): Find {
  const { either, likely } = find;
  return Object.assign((...[words, language]: Parameters<Find>) => find(words, language, before), {
    ...(either && { either: (words: string) => either(words, before) }),
    ...(likely && { likely: (words: string) => likely(words, before) }),
  });
}

/** The script without the topics that the examples speak against, or that speak to another than is spoken of; those of a danger, a call or one step stay. */
export function likelyRules(flow: Flow, { find, danger, lately, about }: Visitor, answer: string): Flow {
  if (!find?.likely || danger || lately) return flow;
  const isOfOther = ({ speaksTo = about }: Partial<ScriptStep>) => speaksTo !== about;
  const byExamples = find.likely(answer);
  const isLikely = (next: string) => byExamples(next) && !(about && isOfOther(flow.steps.get(next) ?? {}));
  const heard = Object.values(flow.heard ?? {});
  const isGrave = (next: string) =>
    heard.includes(next) || flow.steps.get(next)?.action === 'urgent' || leadsToCall(flow, next);
  const stays = ({ next, at, danger }: Flow['anywhere'][number]) =>
    danger === true || at !== undefined || isGrave(next) || isLikely(next);
  return { ...flow, anywhere: flow.anywhere.filter(stays), paired: flow.paired.filter(stays) };
}
