import { nextStep } from '@/lib/chat/flow/engine';
import type { Visitor } from '@/lib/chat/flow/navigation';
import { firstStep } from '@/lib/chat/flow/navigation';
import type { Flow } from '@/lib/chat/flow/schema';
import { isFarewell, isThanks } from '@/lib/chat/flow/speech-acts';
import { ChatLanguage } from '@/lib/chat/schema';
import { withConfirmed, withLiveLinks } from '@/lib/chat/store/flow-file';
import { assistantCopy } from '@/lib/i18n/assistant';
import { onboardingCopy } from '@/lib/i18n/onboarding';
import { contentFiles } from '@/lib/stories/store/content-files';

/** The script that the centre gets with the site, read once. */
let read: ReturnType<ReturnType<typeof contentFiles>['flow']> | undefined;
const shipped = async () => {
  read ??= contentFiles('content', () => undefined).flow();
  const { value, mistakes } = await read;
  if (value === null) throw new Error(JSON.stringify(mistakes));
  return value;
};

const visitor = (given: Partial<Visitor> = {}): Visitor => ({
  language: 'en',
  isMinor: false,
  variables: { name: 'Asha', phone: '', centre_name: 'Centre', centre_phone: '+91 33 0000 0000' },
  ...given,
});

/** Every question a visitor can be asked by choosing suggestions, each with the answer that led to it. */
function walk(flow: Flow, who: Visitor) {
  const first = firstStep(flow, who).question;
  const seen = new Map([[first.question_id, first]]);
  for (const question of seen.values())
    for (const answer of question.suggestions) {
      const next = nextStep(flow, who, { questionId: question.question_id, answer }).question;
      if (!seen.has(next.question_id)) seen.set(next.question_id, next);
    }
  return [...seen.values()];
}

describe('the script of the site', () => {
  it('has no mistake and at least 25 steps', async () => {
    const { value, mistakes } = await contentFiles('content', () => undefined).flow();
    expect(mistakes).toEqual([]);
    expect(value?.steps.size).toBeGreaterThanOrEqual(25);
  });

  it.each(ChatLanguage.options)(
    'asks in %s alone, in few words, with nothing left to fill in',
    async (language) => {
      const letters = { en: /[a-z]/i, hi: /\p{Script=Devanagari}/u, bn: /\p{Script=Bengali}/u };
      const others = Object.entries(letters).filter(([name]) => name !== language && name !== 'en');
      const questions = walk(await shipped(), visitor({ language }));
      expect(questions.length).toBeGreaterThan(25);
      for (const { reply: said, suggestions } of questions) {
        expect(said).toMatch(letters[language]);
        for (const [, script] of others) expect([said, ...suggestions].join(' ')).not.toMatch(script);
        expect(said).not.toMatch(/[{}]/);
        expect(said.length).toBeLessThanOrEqual(330);
        expect(new Set(suggestions).size).toBe(suggestions.length);
      }
    },
  );

  it.each([
    ['what should I do tonight', 'right_now'],
    ['aaj raat kya karun', 'right_now'],
    ['ওকে নিয়ে কী করব', 'right_now'],
    ['can I come back', 'come_back'],
    ['क्या मैं वापस आ सकता हूँ', 'come_back'],
    ['আমি কি ফিরে আসতে পারি', 'come_back'],
    ['what does treatment cost', 'cost'],
    ['इलाज का खर्च', 'cost'],
    ['চিকিৎসার খরচ কত', 'cost'],
    ['treatment', 'treatment'],
    ['when are you open', 'hours'],
    ['कब खुलता है', 'hours'],
    ['কখন খোলা থাকে', 'hours'],
  ])('answers %j by the step %s', async (answer, step) => {
    const { question } = nextStep(await shipped(), visitor(), { questionId: 'need', answer });
    expect(question.question_id).toBe(step);
  });

  it('tells the opening hours where they are set, and to call either way', async () => {
    const flow = await shipped();
    const hoursWith = (opening_hours: string) =>
      nextStep(flow, visitor({ variables: { opening_hours, centre_phone: '033' } }), {
        questionId: 'need',
        answer: 'when are you open',
      }).question.reply;
    expect(hoursWith('Every day 9 am to 6 pm')).toMatch(/^Every day 9 am to 6 pm\. Please call.*033/);
    expect(hoursWith('')).toMatch(/^Please call.*033/);
  });

  it('says that it did not understand, and whom to call', async () => {
    const variables = { centre_phone: '033' };
    const { question } = nextStep(await shipped(), visitor({ variables }), {
      questionId: 'menu',
      answer: 'xyzzy blah',
    });
    expect(question.reply).toMatch(/did not understand.*033/);
    expect(question.suggestions.length).toBeGreaterThan(3);
  });

  it('gives the confirmed costs where it is asked for them, and its own words until there are any', async () => {
    const flow = await shipped();
    const costStep = (script: Flow) => script.steps.get('cost')?.message;
    expect(costStep(flow)?.en).toMatch(/before admission/);
    const told = costStep(
      withConfirmed(flow, 'withCosts', {
        costs: (language) => `[${language}] ₹1,25,000.`,
        reduced: () => '',
      }),
    );
    for (const language of ChatLanguage.options)
      expect(told?.[language]).toMatch(new RegExp(`.\\n\\[${language}\\] ₹1,25,000\\.$`));
    expect(told?.en).not.toMatch(/no figure/);
    const helped = (reduced: string) =>
      withConfirmed(flow, 'withCosts', { costs: () => '', reduced: () => reduced }).steps.get('cost_help')
        ?.message.en;
    expect(helped('Poor families pay less.')).toMatch(/^Poor families pay less\. Please tell us/);
    expect(helped('')).toMatch(/^Please tell us openly/);
  });

  it('links to no story that the centre has taken down, and says its words all the same', async () => {
    const flow = await shipped();
    expect(withLiveLinks(flow, () => true)).toBe(flow);
    const live = withLiveLinks(flow, (href) => !href.includes('your-rights-in-treatment'));
    const texts = (script: Flow) =>
      [...script.steps.values()].flatMap(({ message, retry }) =>
        [message, retry].flatMap((one) => Object.values(one ?? {})),
      );
    expect(texts(flow).join()).toContain('/blog/your-rights-in-treatment');
    expect(texts(live).join()).not.toContain('/blog/your-rights-in-treatment');
    expect(texts(live).join()).toContain('/blog/coming-home');
    const plain = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    expect(texts(live).map(plain)).toEqual(texts(flow).map(plain));
  });

  it.each([
    ['en', 'yesterday I drank again after 8 months'],
    ['hi', 'कल फिर पी ली'],
    ['bn', 'কাল আবার খেয়েছি'],
  ] as const)('goes on in %s from a relapse that is told in more words', async (language, answer) => {
    const { question } = nextStep(await shipped(), visitor({ language }), { questionId: 'relapse', answer });
    expect(question.question_id).toBe('relapse_told');
    expect(question.reply).toMatch(/112/);
  });

  it('leads to an end by suggestions from wherever a visitor stands', async () => {
    const flow = await shipped();
    const who = visitor();
    const ends = walk(flow, who).filter((question) => question.last_question);
    expect(ends.map(({ question_id }) => question_id)).toEqual(['bye']);
    const silent = walk(flow, who).filter((one) => !one.last_question && one.suggestions.length === 0);
    expect(silent.map(({ question_id }) => question_id)).toEqual([]);
  });

  it.each(ChatLanguage.options)(
    'asks nobody under 18 for a number, and names 1098 instead, in %s',
    async (language) => {
      const flow = await shipped();
      const asked = walk(flow, visitor({ language, isMinor: true })).map(({ question_id }) => question_id);
      expect(asked).toContain('child_help');
      const typed = asked.filter((id) => ['phone', 'email'].includes(flow.steps.get(id)?.answer ?? ''));
      expect([...typed, ...asked.filter((id) => id.startsWith('callback'))]).toEqual([]);
      const child = walk(flow, visitor({ language, isMinor: true })).find(
        (one) => one.question_id === 'child_help',
      );
      expect(child?.reply).toMatch(/1098.*\+91 33 0000 0000/s);
    },
  );

  it('speaks of people with respect and promises nothing', async () => {
    const flow = await shipped();
    const said = JSON.stringify(
      [...flow.steps.values()].map(({ message, suggestions }) => [
        message,
        suggestions.map(({ text }) => text),
      ]),
    );
    expect(said).not.toMatch(
      /addict|junkie|alcoholic|drunkard|abuser|victim|suffer|guarantee|cured?\b|\bbest\b|₹|rupee|नशेड़ी|नशाखोर|शराबी|নেশাখোর|নেশাড়ু|মাতাল|মদখোর/i,
    );
  });

  it.each([
    ['how much does it cost?', 'cost'],
    ['কত খরচ হবে', 'cost'],
    ['kitna paisa lagega', 'cost'],
    ['no, how long does it take', 'length'],
    ['मिलने कब आ सकते हैं', 'visiting'],
    ['please call me', 'callback_phone'],
    ['my wife drinks', 'other_alcohol'],
    ['I want to die', 'danger'],
    ['bye', 'bye'],
    ['no thanks', 'bye'],
    ['नहीं, धन्यवाद', 'bye'],
    ['না, ধন্যবাদ', 'bye'],
    ['no', 'no_topic'],
    ['that is all', 'bye'],
    ['bas itna hi', 'bye'],
  ])('hears %j where a topic is asked for', async (answer, expected) => {
    const { question } = nextStep(await shipped(), visitor(), { questionId: 'first_day', answer });
    expect(question.question_id).toBe(expected);
  });

  describe.each(['need', 'menu', 'first_day', 'danger', 'self_substance', 'callback_phone', 'visiting'])(
    'thanks at %s',
    (questionId) => {
      it.each([
        ['thank you', 'en'],
        ['Thanks!', 'en'],
        ['ok thanku so much sir', 'en'],
        ['thank you for your help', 'en'],
        ['dhanyavaad ji', 'hi'],
        ['bahut bahut shukriya', 'hi'],
        ['शुक्रिया', 'hi'],
        ['आपका बहुत धन्यवाद', 'hi'],
        ['থ্যাংক ইউ', 'bn'],
        ['অনেক ধন্যবাদ', 'bn'],
        ['dhonnobad', 'bn'],
        ['onek dhonyobad', 'bn'],
        ['thanks alot', 'en'],
        ['thank u for listening', 'en'],
        ['ok tq sir', 'en'],
        ['dhanyawad ji', 'hi'],
      ] as const)('are met with a word for %j, and the talk goes on', async (answer, language) => {
        const flow = await shipped();
        const step = flow.steps.get(questionId);
        const who = visitor({ language });
        const { question, saved } = nextStep(flow, who, { questionId, answer });
        expect(question).toMatchObject({ question_id: questionId, last_question: false });
        expect(question.reply).toContain(flow.hints.thanks?.[language]);
        expect(question.suggestions).toEqual(
          expect.arrayContaining((step?.suggestions ?? []).map(({ text }) => text[language])),
        );
        expect(question.suggestions.length).toBeGreaterThan(0);
        expect(saved).toBeNull();
      });
    },
  );

  it('puts no question of how things are again after thanks, but asks for what has to be typed', async () => {
    const flow = await shipped();
    const toldAt = (questionId: string) =>
      nextStep(flow, visitor(), { questionId, answer: 'thanks alot' }).question.reply;
    expect(toldAt('other_urgency')).not.toMatch(/How is the person/);
    expect(toldAt('callback_phone')).toMatch(/number/);
  });

  it.each(['thanks', 'ok bye', 'ধন্যবাদ', 'when will you call'])(
    'who says %j before the end of a request for a call, with its number told, hears that it stands',
    async (answer) => {
      const who = visitor({ variables: { phone: '9830012345' } });
      const next = nextStep(await shipped(), who, { questionId: 'callback_language', answer });
      expect(next).toMatchObject({ question: { question_id: 'callback_done' }, action: 'callback' });
    },
  );

  it.each(['tax', 'thak', 'night', 'than', 'tell me'])('%s is neither thanks nor a farewell', (answer) => {
    expect([isThanks(answer), isFarewell(answer)]).toEqual([false, false]);
  });

  it.each([
    'thx bye',
    'ok bye',
    'see you bye',
    'thank you, good night',
    'thik ache dhonnobad, tata',
    'ok alvida',
  ])('ends the talk after a farewell, %j, but not after a danger', async (answer) => {
    const flow = await shipped();
    const at = (questionId: string, who: object = {}) =>
      nextStep(flow, visitor(who), { questionId, answer }).question;
    for (const questionId of ['self_urgency', 'donate', 'callback_phone'])
      expect(at(questionId)).toMatchObject({ question_id: 'bye' });
    const { question_id, reply } = at('weary', { recentDanger: 'suicide' });
    expect(question_id).toBe('weary');
    expect(reply).toMatch(/112/);
  });

  it.each([
    ['self_urgency', 'actually first tell me the cost', /cost/],
    ['other_urgency', 'pehle kharcha batao', /cost/],
    ['other_urgency', 'age khoroch ta bolun', /cost/],
    ['other_alcohol', 'ok but how much will it cost', /cost/],
    ['self_urgency', 'hmm but can i know the charges first', /cost/],
  ])('at %s answers %j and goes on', async (questionId, answer, expected) => {
    const { question } = nextStep(await shipped(), visitor(), { questionId, answer });
    expect(question.reply).toMatch(expected);
  });

  it('says with the answer to thanks after a danger whom to call', async () => {
    const flow = await shipped();
    const { question } = nextStep(flow, visitor({ recentDanger: 'other' }), {
      questionId: 'menu',
      answer: 'ধন্যবাদ',
    });
    expect(question.reply).toMatch(/112/);
  });

  it.each([
    ['thank you, how much does it cost?', 'cost'],
    ['धन्यवाद, खर्च कितना है', 'cost'],
    ['dhonnobad, koto taka lagbe', 'cost'],
  ])('hears the question behind thanks: %j', async (answer, expected) => {
    const { question } = nextStep(await shipped(), visitor(), { questionId: 'first_day', answer });
    expect(question.question_id).toBe(expected);
  });

  describe.each(['need', 'menu', 'first_day', 'danger'])('where %s is asked', (questionId) => {
    it.each([
      'call me',
      'mujhe phone karo',
      'मुझे फ़ोन करो',
      'मुझे फोन कर लो',
      'मुझे कॉल करें',
      'मुझे कॉल कीजिए',
      'वापस फ़ोन करें',
      'আমাকে কল করুন',
      'আমাকে ফোন করবেন',
      'আমাকে ফোন করুন',
      'amake phone korun',
      'amake call korun',
      'mujhe call karo',
    ])('takes %j for the wish to be called', async (answer) => {
      const { question } = nextStep(await shipped(), visitor(), { questionId, answer });
      expect(question.question_id).toBe('callback_phone');
    });

    it.each(['मुझे फ़ोन मत करो', 'किस नंबर पर फ़ोन करें', 'কোন নম্বরে ফোন করব'])(
      'calls nobody for %j',
      async (answer) => {
        const { question } = nextStep(await shipped(), visitor(), { questionId, answer });
        expect(question.question_id).not.toBe('callback_phone');
      },
    );
  });

  it.each(ChatLanguage.options)(
    'begins in %s with the needs that the chat offers by itself',
    async (language) => {
      const { offer, needs } = assistantCopy[language];
      const { question } = firstStep(await shipped(), visitor({ language }));
      expect([question.reply, question.suggestions]).toEqual([offer, Object.values(needs)]);
    },
  );

  it.each(ChatLanguage.options)('lets every question go by in %s', async (language) => {
    const flow = await shipped();
    const { skip } = onboardingCopy[language];
    for (const { question_id: questionId } of walk(flow, visitor({ language })).filter(
      (one) => !one.last_question,
    )) {
      const { question, saved } = nextStep(flow, visitor({ language }), { questionId, answer: skip });
      expect([questionId, question.question_id]).not.toEqual([questionId, questionId]);
      expect([question.question_id.endsWith('.retry'), saved]).toEqual([false, null]);
    }
  });

  it.each([
    ['my husband drinks and shouts at me', 'en', 'other_home'],
    ['pati sharab pike chillata hai', 'hi', 'other_home'],
    ['স্বামী মদ খেয়ে চেঁচায়', 'bn', 'other_home'],
    ['I am worried about my father who drinks', 'en', 'other_alcohol'],
  ] as const)('answers %j in %s with care first', async (answer, language, expected) => {
    const flow = await shipped();
    const { question } = nextStep(flow, visitor({ language }), { questionId: 'need', answer });
    expect(question.question_id).toBe(expected);
  });

  it('asks for a call: on which number, when, in which language, what others may hear', async () => {
    const flow = await shipped();
    const asked = ['Please call me back', '98300 12345', 'evening', 'Bengali', 'No, only ask for me'];
    const saved: Record<string, string> = {};
    let questionId = 'need';
    const ids = asked.map((answer) => {
      const next = nextStep(flow, visitor({ variables: saved }), { questionId, answer });
      if (next.saved) saved[next.saved.name] = next.saved.value;
      questionId = next.question.question_id;
      return questionId;
    });
    expect(ids).toEqual([
      'callback_phone',
      'callback_time',
      'callback_language',
      'callback_discreet',
      'callback_done',
    ]);
    expect(saved).toEqual({
      help_for: 'callback',
      call_when: 'evening',
      call_language: 'bn',
      phone: '9830012345',
      call_may_say_who: 'no',
    });
  });

  it('takes a request for a call only at its last step', async () => {
    const flow = await shipped();
    const callers = [...flow.steps.values()]
      .filter(({ action }) => action === 'callback')
      .map(({ id }) => id);
    expect(callers).toEqual(['callback_done']);
  });

  describe.each(['self_substance', 'other_substance', 'self_urgency', 'other_urgency'])(
    '%s',
    (questionId) => {
      it.each([
        ['en', 'xyzzy blah'],
        ['hi', 'क्ष्ज्ञ अबक'],
        ['bn', 'ক্ষজ্ঞ অবক'],
      ] as const)(
        'goes on in %s after words that match nothing, and keeps them',
        async (language, answer) => {
          const flow = await shipped();
          const { question, saved } = nextStep(flow, visitor({ language }), { questionId, answer });
          expect(question.question_id).toBe(flow.steps.get(questionId)?.next);
          expect(saved?.value).toBe(answer);
        },
      );

      it('takes no question as an answer, and can be skipped', async () => {
        const flow = await shipped();
        const asked = nextStep(flow, visitor(), { questionId, answer: 'xyzzy blah?' });
        expect(asked.saved).toBeNull();
        expect(asked.question.reply).toContain('+91 33 0000 0000');
        const skipped = nextStep(flow, visitor(), { questionId, answer: 'Skip' });
        expect(skipped).toMatchObject({
          saved: null,
          question: { question_id: flow.steps.get(questionId)?.next },
        });
      });
    },
  );

  it.each([
    ['Phensedyl, for two years', 'medicines'],
    ['beer every night', 'alcohol'],
    ['cocaine', 'several'],
  ])('hears in %j that it is about %s', async (answer, value) => {
    const next = nextStep(await shipped(), visitor(), { questionId: 'other_substance', answer });
    expect(next.saved).toEqual({ name: 'substance', value });
  });
});
