import { assessCare } from '@/lib/chat/care/assess';
import { dangerBefore, dangerIn } from '@/lib/chat/store/transcript';

const stepsWith = (...answers: string[]) =>
  answers.map((answer, number) => ({
    ...{ chat_id: 'c', number, asked_at: 0, question_id: 'q', reply: '', last_question: 0 },
    ...{ suggestions: JSON.stringify(['I want to die button']), answer },
  }));

it('knows who told of a roof and wishes to jump as somebody who is about to', () => {
  const heard = (said: string, answer: string) =>
    dangerIn(stepsWith(said), { token: 't', answer, isUrgent: () => true });
  expect(heard('chhat par hu', 'kud jaunga')).toBe('act');
  expect(heard('hello', 'kudne ka man karta hai chhat se')).toBe('suicide');
});

it('hears the words of an earlier button, which the question now does not offer', () => {
  const steps = stepsWith('hello', 'well').map((step, at) =>
    at === 1 ? { ...step, suggestions: '[]' } : step,
  );
  const heard = dangerIn(steps, { token: 't', answer: 'I want to die button', isUrgent: () => true });
  expect(heard).toBe('suicide');
});

it('does not hear a danger again where somebody denies that they told of it', () => {
  const heard = (said: string, answer: string) =>
    dangerIn(stepsWith(said), { token: 't', answer, isUrgent: () => assessCare(answer).tier === 2 });
  const denials = [
    'more jabo manei mone kore bolini re baba, chithi niye bolchilam',
    'আরে ভাই আমি বাঁচতে চাই না বলিনি। জিজ্ঞেস করলাম মেয়েকে বকব কি না',
    'i never said i want to kill myself',
  ];
  for (const denial of denials) expect(heard('jante parle more jabo', denial)).toBeNull();
  expect(heard('hello', denials[2] ?? '')).toBe('suicide');
  expect(heard('I want to die', 'i didnt say that, but i want to die')).toBe('suicide');
  expect(heard('I want to die', 'i have not told it to anyone. i want to die')).toBe('suicide');
});

it('knows a danger for three answers, the newest first, and none that a button names', () => {
  const answered = (...answers: string[]) => dangerBefore(stepsWith(...answers));
  expect(answered('I want to die')).toBe('suicide');
  expect(answered('I want to die', 'well', 'so')).toBe('suicide');
  expect(answered('I want to die', 'well', 'so', 'it is')).toBeNull();
  expect(answered('I want to die', 'my husband beats me')).toBe('domestic_violence');
  expect(answered('I want to die button')).toBeNull();
  expect(answered('I want to die', 'not suicide, i meant the exam')).toBeNull();
  expect(answered('I want to die', 'not suicide', 'I want to die')).toBe('suicide');
  for (const secret of [
    'morte chai bolini kauke',
    'মরতে চাই বলিনি কাউকে',
    'never said i want to die to anyone',
  ])
    expect(answered('I want to die', secret)).toBe('suicide');
  // That nothing has happened yet denies no overdose.
  for (const yet of ['mujhe kuch nahi hua abhi tak', 'nothing happened to me yet', 'amar kichu hoyni ekhono'])
    expect(answered('i took too many sleeping pills', yet)).toBe('overdose_self');
});

it('leaves a danger by the button that says so, in every language', () => {
  for (const button of [
    'Nothing like that, I meant something else',
    'गलत समझा, बात कुछ और है',
    'ভুল বুঝেছেন, কথাটা অন্য',
  ]) {
    const steps = stepsWith('he is hitting me', button, 'so').map((step, at) =>
      at === 1 ? { ...step, suggestions: JSON.stringify([button]) } : step,
    );
    expect(dangerBefore(steps)).toBeNull();
  }
});

it('takes who cannot bear the use of a relative any more for weary, not for somebody who wishes to die', () => {
  const heard = (answer: string, ...said: string[]) =>
    dangerIn(stepsWith(...said), {
      token: 't',
      answer,
      isUrgent: (previous) => assessCare(answer, { previous }).tier === 2,
    });
  expect(heard('ভাই ২২ বছর, ব্রাউন সুগার খায়, আর পারছি না')).toBe('other');
  expect(heard('bhai brown sugar khay ar parchi na')).toBe('other');
  expect(heard('ar parchi na')).toBe('suicide');
  expect(heard('bhai bolche ar parchi na')).not.toBe('other');
  for (const wish of ['আর পারছি না, মরে গেলে শান্তি পেতাম', 'ar parchi na, more gele bachtam'])
    expect(heard(wish, 'ও বলছে আর খাবে না, এই নিয়ে কতবার যে শুনলাম')).toBe('suicide');
  const denied = 'না না আমি মরতে চাই না, ভাইকে নিয়ে ক্লান্ত';
  expect(heard('ঘরের জিনিস বেচে দিচ্ছে মায়ের গয়নাও', 'ar parchi na', denied)).toBeNull();
  expect(dangerBefore(stepsWith('ar parchi na', denied, 'ঘরের জিনিস বেচে দিচ্ছে'))).toBeNull();
  expect(dangerBefore(stepsWith('20 goli kha li maine', 'i dont want to die'))).toBe('overdose_self');
});

it('takes a correction for what it says: the danger is of somebody else', () => {
  const heard = (said: string, answer: string) =>
    dangerIn(stepsWith(said), {
      token: 't',
      answer,
      isUrgent: (previous) => assessCare(answer, { previous }).tier === 2,
    });
  expect(heard('ami ar bachte chai na', 'na na ami na amar bon eta bolche')).toBe('suicide_other');
  expect(heard('she wants to die', 'not me, my sister says she wants to die')).toBe('suicide_other');
  expect(heard('hello', 'ami na baste chai na')).not.toBe('suicide_other');
  expect(heard('bhai ko fits aa rahe the', 'nahi uth raha, ghar me sirf mai hu')).toBe('overdose');
});
