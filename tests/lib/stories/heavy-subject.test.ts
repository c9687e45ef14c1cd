import { isHeavySubject } from '@/lib/stories/story-text';

it.each([
  'What to do after an overdose',
  'Overdoses rose in winter',
  'He died by suicide in spring.',
  'suicidal thoughts',
  'Never stop drinking suddenly',
  'the danger of stopping\n suddenly',
  'Stopping benzodiazepines abruptly is dangerous',
  'going cold turkey',
  'self-harm',
  'আত্মহত্যা নিয়ে কথা',
  'आत्महत्या के विचार',
])('%p is heavy', (text) => {
  expect(isHeavySubject(text)).toBe(true);
});

it.each(['A garden in the morning', 'The bus stopped. Suddenly it rained.', 'a suicidepact-like word', ''])(
  '%p is not',
  (text) => {
    expect(isHeavySubject(text)).toBe(false);
  },
);
