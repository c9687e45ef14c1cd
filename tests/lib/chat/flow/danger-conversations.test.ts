import { assessCare } from '@/lib/chat/care/assess';
import { nextStep } from '@/lib/chat/flow/engine';
import type { Visitor } from '@/lib/chat/flow/navigation';
import { dangerOf } from '@/lib/chat/flow/schema';
import { answerFinder } from '@/lib/chat/intents/answer-finder';
import type { Language } from '@/lib/i18n/language';
import { contentFiles } from '@/lib/stories/store/content-files';

async function read() {
  const flow = (await contentFiles('content', () => undefined).flow()).value;
  if (flow === null) throw new Error('no script');
  const content = async () => ({ stories: [], features: [], rooms: [] });
  return { flow, find: await answerFinder({ content, origin: () => '' })(flow) };
}
/** Read once: to read it takes longer than an answer. */
let script: ReturnType<typeof read> | undefined;

/** A conversation from the first question on, as the site keeps it: the steps that its answers lead to. */
async function talk(language: Language, ...answers: readonly string[]): Promise<string[]> {
  script ??= read();
  const { flow, find } = await script;
  const steps: string[] = [];
  const replies: string[] = [];
  let variables: Visitor['variables'] = { centre_phone: '+91 33 0000 0000', site: '' };
  let at = flow.start;
  for (const [index, answer] of answers.entries()) {
    const heard = answers.slice(0, index + 1).map((words, one) => {
      const previous = answers[one - 1];
      const found = assessCare(words, previous === undefined ? {} : { previous });
      return found.tier === 2 ? dangerOf(found) : undefined;
    });
    const danger = heard.at(-1);
    const recentDanger = heard.slice(0, -1).slice(-3).findLast(Boolean);
    const next = nextStep(
      flow,
      {
        language,
        isMinor: false,
        find,
        variables,
        lastReplies: replies.slice(-3),
        lastAnswers: answers.slice(0, index).slice(-3),
        ...(danger && { danger }),
        ...(recentDanger && { recentDanger }),
      },
      { questionId: at, answer },
    );
    variables = { ...variables, ...next.more, ...(next.saved && { [next.saved.name]: next.saved.value }) };
    at = next.question.question_id;
    replies.push(next.question.reply);
    steps.push(at.replace('.retry', ''));
  }
  return steps;
}

/** Each answer, and the step that it has to lead to; what everyday words would find in its place is wrong here. */
const threads: readonly [Language, readonly (readonly [answer: string, step: string])[]][] = [
  [
    'en',
    [
      ['my husband is not waking up', 'heard_overdose'],
      ['ambulance number?', 'who_comes'],
    ],
  ],
  [
    'hi',
    [
      ['mera bhai nahi uth raha hai', 'heard_overdose'],
      ['mummy mana kar rahi hai', 'heard_overdose'],
      ['kya khilaye', 'until_help'],
    ],
  ],
  [
    'hi',
    [
      ['marne ka man karta hai', 'heard_suicide'],
      ['bas khayal aate hain', 'stay_here'],
      ['raat ko zyada', 'stay_here'],
      ['kisi se baat nahi kar sakta', 'no_call'],
    ],
  ],
  [
    'en',
    [
      ['my husband is not waking up', 'heard_overdose'],
      ['he is breathing but snoring', 'breathing'],
      ['he doesnt want hospital', 'refuses_hospital'],
      ['which hospital', 'which_hospital'],
      ['ok going', 'at_hospital'],
      ['reached hospital they ask for money first', 'hospital_refuses'],
      ['he is admitted now', 'in_hospital'],
      ['how long will he be in icu', 'in_hospital'],
      ['can he come to you straight from hospital', 'after_hospital'],
    ],
  ],
  [
    'hi',
    [
      ['pati ne phenyl pi liya', 'poison'],
      ['wo hosh me hai, namak pani pilau?', 'no_vomiting'],
      ['ambulance aa gayi le ja rahe', 'at_hospital'],
      ['police bhi aayegi kya hospital me', 'who_hospital_tells'],
    ],
  ],
  [
    'bn',
    [
      ['আজ স্বামী আমাকে খুব মেরেছে', 'family_unsafe'],
      ['police dakte chai na, o amar bor', 'no_police'],
      ['ekhon ghumiye poreche, mod kheye', 'quiet_now'],
      ['ghor theke beriye ashechi, didir bari', 'safe_now'],
    ],
  ],
  [
    'bn',
    [
      ['আমি আর বাঁচতে চাই না', 'heard_suicide'],
      ['ওষুধগুলো সামনে রেখে বসে আছি', 'means_near'],
      ['সরিয়ে রেখেছি, বারান্দায়', 'stay_here'],
      ['একটু হালকা লাগছে', 'ok_now'],
    ],
  ],
];

describe('the talk after a danger', () => {
  it.each(threads)('goes on with it, and drops into nothing everyday: %s %j', async (language, turns) => {
    const steps = await talk(language, ...turns.map(([answer]) => answer));
    expect(steps).toEqual(turns.map(([, step]) => step));
  });
});

describe('several substances in one answer', () => {
  it.each([
    ['en', 'ganja and pills', 'self_caution'],
    ['bn', 'ganja ar heroin', 'self_urgency'],
    ['hi', 'गाँजा और गोली दोनों', 'self_caution'],
  ] as const)(
    'are several, and what must not stop suddenly comes first: %s %s',
    async (language, words, step) => {
      const stop = { en: 'I want to stop', hi: 'मुझे नशा छोड़ना है', bn: 'আমি নেশা ছাড়তে চাই' }[language];
      expect(await talk(language, stop, words)).toEqual(['self_substance', step]);
    },
  );
});
