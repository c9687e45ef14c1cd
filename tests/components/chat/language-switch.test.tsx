import { fireEvent, screen } from '@testing-library/react';
import { assistantCopy } from '@/lib/i18n/assistant';
import { onboardingCopy } from '@/lib/i18n/onboarding';
import { backend, cleanUp, onboard, show, showNeedFirst, site } from './harness';

afterEach(cleanUp);

const language = () => screen.getByRole<HTMLSelectElement>('combobox');

describe('the language in the head of the chat', () => {
  it('asks the same question again in the chosen language, and registers in it', async () => {
    const { sent } = backend();
    const shown = await show();
    expect(screen.queryByRole('combobox')).toBeNull();
    await shown.pick('English');
    await shown.say('Ria');
    expect(language()).toHaveAccessibleName('Choose your language');
    fireEvent.change(language(), { target: { value: 'bn' } });
    await shown.settle();
    expect(shown.bubbles().at(-1)).toBe(onboardingCopy.bn.askAge);
    expect(language()).toHaveValue('bn');
    // A choice of the question as it was asked before still means the same.
    await shown.say('Skip');
    expect(shown.bubbles().at(-1)).toBe(onboardingCopy.bn.askEmail);
    await shown.say(onboardingCopy.bn.skip);
    await shown.say(onboardingCopy.bn.skip);
    const registration = sent.find(({ body }) => body['name'] === 'Ria');
    expect(registration?.body).toMatchObject({ language: 'bn' });
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('changes the name above too, where the site has one in those letters', async () => {
    backend();
    const shown = await showNeedFirst({ site: { ...site, names: { hi: 'केंद्र' }, asksDetailsFirst: false } });
    expect(screen.getByRole('link', { name: /^Centre/ })).toBeVisible();
    for (const [chosen, name] of [
      ['hi', /^केंद्र/],
      ['bn', /^Centre/],
    ] as const) {
      fireEvent.change(language(), { target: { value: chosen } });
      await shown.settle();
      expect(screen.getByRole('link', { name })).toBeVisible();
    }
  });

  it('stays after the first answer, registers anew and asks for the same question, which it answers for nobody', async () => {
    const { sent } = backend();
    const shown = await showNeedFirst();
    await shown.pick('I want to stop');
    const before = sent.length;
    fireEvent.change(language(), { target: { value: 'hi' } });
    await shown.settle();
    expect(language()).toHaveValue('hi');
    expect(sent.slice(before).map(({ path, body }) => [path, body])).toEqual([
      ['/chat/chat/', expect.objectContaining({ language: 'hi', token: 'token-1' })],
      ['/chat/flow/', { token: 'token-1', answer: '', step: 'q3' }],
    ]);
    await shown.say('शराब');
    expect(sent.at(-1)?.body).toMatchObject({ answer: 'शराब' });
  });

  it('follows what is written in Latin letters, and says again who reads', async () => {
    const { sent } = backend();
    const shown = await showNeedFirst();
    await shown.pick('I want to stop');
    const before = sent.length;
    await shown.say('mera bhai roz smack leta hai');
    expect(language()).toHaveValue('hi');
    expect(shown.bubbles()).toContainEqual(expect.stringContaining(assistantCopy.hi.erased(90)));
    expect(sent.slice(before).map(({ path, body }) => [path, body])).toEqual([
      ['/chat/chat/', expect.objectContaining({ language: 'hi' })],
      ['/chat/flow/', expect.objectContaining({ answer: 'mera bhai roz smack leta hai', step: 'q3' })],
    ]);
  });

  it('follows English as well, on a page in another language, and marks each message with its own', async () => {
    const { sent } = backend();
    const shown = await showNeedFirst({ language: 'hi' });
    await shown.pick(assistantCopy.hi.needs.stop);
    await shown.say('how much does it cost');
    expect(language()).toHaveValue('en');
    expect(sent.at(-1)?.body).toMatchObject({ answer: 'how much does it cost' });
    expect(sent.at(-2)?.body).toMatchObject({ language: 'en' });
    const langOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');
    expect(langOf('how much does it cost')).toBe('en');
    await shown.say('amar bor roj mod khay');
    expect(language()).toHaveValue('bn');
    expect(langOf('amar bor roj mod khay')).toBe('bn-Latn');
  });

  it('changes by words, too: the question comes again with the line about who reads, and the words answer nothing', async () => {
    const { sent } = backend();
    const shown = await showNeedFirst();
    await shown.pick('I want to stop');
    const before = sent.length;
    await shown.say('hindi me baat karo');
    expect(language()).toHaveValue('hi');
    expect(shown.bubbles()).toContainEqual(expect.stringContaining(assistantCopy.hi.erased(90)));
    expect(sent.slice(before).map(({ path, body }) => [path, body])).toEqual([
      ['/chat/chat/', expect.objectContaining({ language: 'hi' })],
      ['/chat/flow/', { token: 'token-1', answer: '', step: 'q3' }],
    ]);
  });

  it('loses no answer that did not get through', async () => {
    const { sent } = backend({ '/chat/flow/': ['network'] });
    const shown = await showNeedFirst();
    await shown.pick('I want to stop');
    fireEvent.change(language(), { target: { value: 'bn' } });
    await shown.settle();
    expect(sent.at(-1)?.body).toMatchObject({ answer: 'I want to stop', step: '' });
    expect(language()).toHaveValue('bn');
  });
});

describe('a wish for another language, where an upstream asks for details first', () => {
  const registrations = (sent: ReturnType<typeof backend>['sent']) =>
    sent.filter(({ path }) => path === '/chat/chat/').map(({ body }) => body);

  it('registers what was told in the new language, for the same conversation', async () => {
    const { sent } = backend();
    const shown = await show();
    await onboard(shown);
    await shown.say('Hindi');
    const [first, second] = registrations(sent);
    expect(second).toEqual({ ...first, language: 'hi' });
  });

  it('registers nothing after a reload, when nothing of the details is left in the browser', async () => {
    backend();
    const first = await show();
    await onboard(first);
    first.unmount();
    const { sent } = backend();
    const shown = await show();
    await shown.say('please speak in bengali');
    expect(sent.map(({ path }) => path)).toEqual(['/chat/flow/']);
  });

  it.each(['हिन्दी में बात करें', 'हिन्दी में', 'can you speak Hindi?'])(
    'is no name, and brings the question in that language: %s',
    async (wish) => {
      backend();
      const shown = await show();
      await shown.pick('English');
      await shown.say(wish);
      expect(shown.bubbles().at(-1)).toBe(onboardingCopy.hi.askName);
    },
  );

  it('is none in a name that stands alone', async () => {
    const { sent } = backend();
    const shown = await show();
    await shown.pick('English');
    await shown.say('Bangla');
    for (const _ of ['age', 'email', 'phone']) await shown.pick('Skip');
    expect(registrations(sent)).toEqual([expect.objectContaining({ language: 'en', name: 'Bangla' })]);
  });

  it('brings each further question in that language, too', async () => {
    backend();
    const shown = await show();
    await shown.pick('English');
    for (const [answer, question] of [
      ['Ria', 'askAge'],
      ['34', 'askEmail'],
      ['ria@example.com', 'askPhone'],
    ] as const) {
      await shown.say(answer);
      await shown.say('Hindi');
      expect(shown.bubbles().at(-1)).toBe(onboardingCopy.hi[question]);
      await shown.say('english please');
      expect(shown.bubbles().at(-1)).toBe(onboardingCopy.en[question]);
    }
  });
});
