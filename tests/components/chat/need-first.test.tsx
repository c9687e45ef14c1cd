import { act, fireEvent, screen } from '@testing-library/react';
import { assistantCopy } from '@/lib/i18n/assistant';
import { careCopy } from '@/lib/i18n/care';
import { type Language, languages } from '@/lib/i18n/language';
import { liveCopy } from '@/lib/i18n/live-chat';
import { onboardingCopy } from '@/lib/i18n/onboarding';
import { backend, cleanUp, nobodyThere, type Shown, setTouch, showNeedFirst, site } from './harness';

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(cleanUp);

/** The language that the head of the window names. */
const languageNow = () => (screen.getByRole<HTMLSelectElement>('combobox').value as Language) || 'en';

const choices = () =>
  [...document.querySelectorAll('.rcb-options[aria-disabled="false"]')].map(({ textContent }) => textContent);

describe('the first words', () => {
  it.each(languages)(
    'offer help on a page in %s, ask for nothing personal, and send nothing',
    async (language) => {
      const { paths } = backend();
      const { bubbles } = await showNeedFirst({ language });
      const { offer, needs } = assistantCopy[language];
      expect(bubbles()).toEqual([offer]);
      const others = language === 'en' ? ['हिन्दी', 'বাংলা'] : [];
      expect(choices()).toEqual([...Object.values(needs), ...others]);
      expect(paths()).toEqual(['/chat/chat/generate_token/']);
    },
  );

  it('lead to the script with the need as it was pressed, after the line about who reads', async () => {
    const { sent } = backend();
    const shown = await showNeedFirst();
    await shown.pick('I want to stop');
    expect(sent.slice(1).map(({ path, body }) => [path, body])).toEqual([
      ['/chat/chat/', { language: 'en', name: '', age: '', email: '', phone: '', token: 'token-1' }],
      ['/chat/flow/', { token: 'token-1', answer: 'I want to stop', step: '', id: expect.any(String) }],
    ]);
    expect(shown.bubbles().slice(1)).toEqual([
      'I want to stop',
      expect.stringMatching(/^We will call you\..*deleted after 90 days/s),
    ]);
  });

  it('are answered in the script in which the visitor writes', async () => {
    const { sent } = backend();
    const shown = await showNeedFirst();
    await shown.say('আমার স্বামী মদ খান');
    expect(sent[1]?.body).toMatchObject({ language: 'bn' });
    expect(sent[2]?.body).toMatchObject({ answer: 'আমার স্বামী মদ খান' });
    expect(shown.bubbles()).toContainEqual(expect.stringContaining(assistantCopy.bn.erased(90)));
  });

  it.each([
    ['hi', 'mera bhai roz smack leta hai'],
    ['bn', 'amar bor roj mod khay'],
    ['hi', 'मेरा भाई रोज़ स्मैक लेता है'],
  ] as const)('greet in %s whoever writes so first: %s', async (language, words) => {
    backend();
    const shown = await showNeedFirst();
    await shown.say(words);
    expect(shown.bubbles().slice(0, 2)).toEqual([assistantCopy[language].offer, words]);
    expect(shown.bubbles()).not.toContain(assistantCopy.en.offer);
    expect(screen.queryByText(assistantCopy.en.needs.stop)).toBeNull();
  });

  it('leave the greeting as it is once more has been said', async () => {
    backend();
    const shown = await showNeedFirst();
    await shown.say('hindi');
    await shown.say('amar bor roj mod khay');
    expect(shown.bubbles()).toContain(assistantCopy.en.offer);
  });

  it.each(languages)('say once that the chat is automatic, in %s', async (language) => {
    const isAutomatic = /automatic|स्वचालित|স্বয়ংক্রিয়/;
    backend();
    const shown = await showNeedFirst({ language });
    await shown.pick(assistantCopy[language].needs.stop);
    expect(shown.bubbles().filter((text) => isAutomatic.test(text))).toHaveLength(1);
  });

  it.each(['हिन्दी', 'hindi'])('come again in the language that is named: %s', async (name) => {
    const { paths } = backend();
    const shown = await showNeedFirst();
    await shown.say(name);
    expect(shown.bubbles().at(-1)).toBe(assistantCopy.hi.offer);
    expect(choices()).toEqual(Object.values(assistantCopy.hi.needs));
    expect(paths()).not.toContain('/chat/flow/');
  });

  it.each(['hi', 'Hi!'])('take a greeting for no language: %s', async (greeting) => {
    const { sent } = backend();
    const shown = await showNeedFirst();
    await shown.say(greeting);
    expect(sent.at(-1)?.body).toMatchObject({ answer: greeting });
    expect(sent.at(-2)?.body).toMatchObject({ language: 'en' });
  });

  it('can be said in another language from the head of the window', async () => {
    backend();
    const shown = await showNeedFirst({ language: 'hi' });
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'en' } });
    await shown.settle();
    expect(shown.bubbles().at(-1)).toBe(assistantCopy.en.offer);
  });

  it.each([
    ['en', 'hi'],
    ['bn', 'en'],
  ] as const)(
    'begin again on a page in another language while nobody has answered: %s, %s',
    async (before, now) => {
      backend();
      const first = await showNeedFirst({ language: before });
      fireEvent.change(first.input(), { target: { value: 'one thing' } });
      await first.settle();
      first.unmount();
      const shown = await showNeedFirst({ language: now });
      expect(shown.bubbles()).toEqual([assistantCopy[now].offer]);
      expect(choices()).toContain(assistantCopy[now].needs.stop);
      expect(shown.input()).toHaveValue('one thing');
    },
  );

  it('stay in the language that was chosen in the chat, and in that of an answer', async () => {
    backend();
    const first = await showNeedFirst();
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'bn' } });
    await first.settle();
    first.unmount();
    const shown = await showNeedFirst({ language: 'hi' });
    expect(shown.bubbles().at(-1)).toBe(assistantCopy.bn.offer);
    await shown.pick(assistantCopy.bn.needs.stop);
    shown.unmount();
    const later = await showNeedFirst({ language: 'en' });
    expect(later.bubbles()).toContain(assistantCopy.bn.needs.stop);
    expect(later.bubbles()).not.toContain(assistantCopy.hi.offer);
  });

  it('lay the numbers over the answer for who thinks of dying, Tele-MANAS first', async () => {
    const { sent } = backend();
    const shown = await showNeedFirst();
    await shown.pick(assistantCopy.en.needs.despair);
    const [first] = await screen.findAllByRole('link', { name: /14416|112/ });
    expect(first).toHaveAccessibleName(/14416/);
    expect(sent.at(-1)?.body).toMatchObject({ answer: assistantCopy.en.needs.despair });
  });

  it('bring the numbers to call at once where somebody is in danger', async () => {
    const { sent } = backend();
    const shown = await showNeedFirst();
    await shown.pick('Someone is in danger now');
    expect(screen.getAllByRole('link', { name: /112/ })[0]).toHaveAttribute('href', 'tel:112');
    expect(screen.getByRole('link', { name: /not breathing/ })).toHaveAttribute('href', '/help-now#danger');
    expect(screen.queryByText(/You matter/)).toBeNull();
    expect(sent.at(-1)?.body).toMatchObject({ answer: 'Someone is in danger now' });
  });

  it('wait for the visitor’s words to be assessed before anything is sent', async () => {
    const { paths } = backend();
    const shown = await showNeedFirst();
    await shown.say('I want to kill myself');
    expect(screen.getByRole('heading', { name: 'Please talk to someone now' })).toBeInTheDocument();
    expect(paths()).not.toContain('/chat/flow/');
  });

  it('are sent once more after they did not get through', async () => {
    const { sent } = backend({ '/chat/flow/': [{ status: 502, body: {} }] });
    const shown = await showNeedFirst();
    await shown.pick('I want to stop');
    await shown.pick('Try again');
    const steps = sent.filter(({ path }) => path === '/chat/flow/').map(({ body }) => body);
    expect(steps).toEqual([
      { token: 'token-1', answer: 'I want to stop', step: '', id: expect.any(String) },
      { token: 'token-1', answer: 'I want to stop', step: '', id: expect.any(String) },
    ]);
    expect(shown.bubbles().filter((text) => text.includes('90 days'))).toHaveLength(1);
  });
});

describe('an error after a danger', () => {
  const gone = { status: 502, body: {} };
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const namesNumbers = () => ['tel:112', 'tel:14416'].every((href) => hrefs().includes(href));
  const last = (language: Language) => [
    assistantCopy[language].flowError,
    assistantCopy[language].numbers,
    assistantCopy[language].callUs(site.phone, '').replace(/[[\]]|\(\)/g, ''),
  ];
  const goOn = async ({ settle }: Shown, language: Language) => {
    fireEvent.click(screen.getByRole('button', { name: careCopy[language].continue }));
    await settle();
  };

  it.each([
    ['en', 'My father has taken too many pills'],
    ['hi', 'मैं मरना चाहता हूँ'],
    ['bn', 'আমি মরে যেতে চাই'],
  ] as const)(
    'names whom to call beside another try, after that answer and the next: %s',
    async (language, danger) => {
      backend({ '/chat/flow/': [gone, { body: { question_id: 'x', reply: 'Who?' } }, gone] });
      const shown = await showNeedFirst({ language });
      await shown.say(danger);
      await goOn(shown, language);
      expect(shown.bubbles().slice(-3)).toEqual(last(language));
      expect(namesNumbers()).toBe(true);
      await shown.pick(assistantCopy[language].retry);
      expect(shown.bubbles().at(-1)).toMatch(/^Who\?/);
      await shown.say('112');
      expect(shown.bubbles().slice(-3)).toEqual(last(language));
    },
  );

  it('names them after a reload, while the answer waits, and after help was asked for', async () => {
    backend({ '/chat/flow/': [gone, gone, gone] });
    const first = await showNeedFirst();
    await first.say('My father has taken too many pills');
    await goOn(first, 'en');
    first.unmount();
    const shown = await showNeedFirst();
    await shown.pick('Try again');
    expect(shown.bubbles().slice(-3)).toEqual(last('en'));
    shown.unmount();
    localStorage.clear();
    const other = await showNeedFirst();
    await other.pick('Someone is in danger now');
    await goOn(other, 'en');
    expect(other.bubbles().slice(-3)).toEqual(last('en'));
  });

  it('names them where the server knows of the danger', async () => {
    backend(
      { '/chat/flow/': [{ body: { question_id: 'x', reply: 'Who?' } }, gone] },
      { ...nobodyThere, is_urgent: true },
    );
    const shown = await showNeedFirst();
    await shown.pick('I want to stop');
    await shown.say('How much does it cost?');
    expect(shown.bubbles().slice(-3)).toEqual(last('en'));
  });

  it('is one of those alone', async () => {
    backend({ '/chat/flow/': [gone] });
    const shown = await showNeedFirst();
    await shown.say('How much does it cost?');
    expect(shown.bubbles()).toContain(assistantCopy.en.flowError);
    expect(shown.bubbles()).not.toContain(assistantCopy.en.numbers);
  });
});

describe('the line about who reads', () => {
  const gone = { status: 502, body: {} };
  const byPerson = {
    body: { question_id: 'q1', reply: '', suggestions: [], last_question: false, live: true },
  };
  const line = (bubbles: string[]) => bubbles.filter((text) => text.includes('90 days'));

  it('is not said while a person answers, after another try as before it, and comes with the first automatic reply', async () => {
    backend({ '/chat/flow/': [gone, byPerson, byPerson] });
    const shown = await showNeedFirst();
    await shown.say('How much does it cost?');
    await shown.pick('Try again');
    await shown.say('And for a month?');
    expect(line(shown.bubbles())).toEqual([]);
    await shown.say('Thank you');
    expect(line(shown.bubbles())).toHaveLength(1);
  });

  it.each(languages)('stays true once somebody has joined, in %s', (language) => {
    expect(onboardingCopy[language].readers).not.toMatch(/right now|अभी|এই মুহূর্তে/);
  });

  it('comes in the other language with its first reply, also where another try was needed', async () => {
    backend({ '/chat/flow/': [{ body: { question_id: 'q1', reply: 'Who?' } }, gone] });
    const shown = await showNeedFirst();
    await shown.pick('I want to stop');
    await shown.say('mera bhai roz smack leta hai');
    await shown.pick(assistantCopy.hi.retry);
    expect(shown.bubbles().filter((text) => text?.includes(assistantCopy.hi.erased(90)))).toHaveLength(1);
  });

  it('the card offers no more to send what has gone to a person, and says so when that person leaves', async () => {
    const live = { ...nobodyThere, is_urgent: true };
    backend({}, live);
    const shown = await showNeedFirst();
    await shown.say('I want to kill myself');
    expect(screen.getByRole('button', { name: careCopy.en.send })).toBeVisible();
    Object.assign(live, { state: 'live', name: 'Mina', version: 1 });
    await act(() => jest.advanceTimersByTimeAsync(6000));
    expect(screen.getByText(liveCopy.en.here.reads('Mina'))).toBeVisible();
    const lines = [{ number: 1, notice: 'left' as const, text: '', name: 'Mina' }];
    Object.assign(live, { state: 'ended', name: '', version: 2, lines });
    await act(() => jest.advanceTimersByTimeAsync(6000));
    expect(screen.getAllByText(liveCopy.en.people.left('Mina'))[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: careCopy.en.send })).toBeNull();
  });

  it.each([
    ['there', true],
    ['later', false],
  ] as const)(
    'after words of danger went out it says what became of them: %s',
    async (when, is_person_there) => {
      backend({}, { ...nobodyThere, is_urgent: true, is_person_there });
      const shown = await showNeedFirst();
      await shown.say('I want to kill myself');
      await act(() => jest.advanceTimersByTimeAsync(1000));
      const offers = screen.queryAllByRole('button', { name: liveCopy.en.person });
      expect(offers).toHaveLength(is_person_there ? 1 : 0);
      expect(screen.queryAllByText(careCopy.en.automatic)).toHaveLength(is_person_there ? 0 : 1);
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: careCopy.en.send })));
      await act(() => jest.advanceTimersByTimeAsync(2000));
      expect(line(shown.bubbles())).toEqual([liveCopy.en.sent[when](90)]);
    },
  );

  it('is not on the card of care either while a person answers', async () => {
    const live = { ...nobodyThere };
    backend({}, live);
    const shown = await showNeedFirst();
    await shown.pick('I want to stop');
    await shown.say('I want to kill myself');
    expect(screen.getByRole('heading', { name: 'Please talk to someone now' })).toBeInTheDocument();
    expect(screen.getByText(careCopy.en.automatic)).toBeVisible();
    Object.assign(live, { state: 'live', version: 1, name: 'Asha' });
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(screen.queryByText(careCopy.en.automatic)).toBeNull();
  });

  it.each(languages)(
    'a second danger beside a person is one line above their words, the numbers one tap away: %s',
    async (language) => {
      const live = { ...nobodyThere };
      backend({}, live);
      const shown = await showNeedFirst({ language });
      await shown.say('I want to kill myself');
      Object.assign(live, { state: 'live', version: 1, name: 'Asha' });
      await act(() => jest.advanceTimersByTimeAsync(15_000));
      const { here } = liveCopy[languageNow()];
      fireEvent.click(screen.getByRole('button', { name: here.back('Asha') }));
      await shown.settle();
      await shown.say('He swallowed a whole strip of sleeping pills and will not wake up');
      const card = () => screen.queryByRole('region', { name: careCopy.en.medicalTitle });
      expect([card(), document.querySelector('.rcb-chat-body-container')?.hasAttribute('inert')]).toEqual([
        null,
        false,
      ]);
      expect(screen.getByRole('link', { name: /^112/ })).toHaveAttribute('href', 'tel:112');
      expect(screen.getByRole('alert')).toHaveTextContent('112');
      fireEvent.click(screen.getByRole('button', { name: here.numbers }));
      expect(card()).toBeVisible();
      fireEvent.click(screen.getByRole('button', { name: here.back('Asha') }));
      expect(card()).toBeNull();
      expect(screen.getByRole('button', { name: here.numbers })).toBeVisible();
    },
  );
});

it('makes the numbers of a reply callable, and leaves its markup text', async () => {
  const reply = 'Call ১১২ or 98300 12345. <b>Now</b>';
  backend({ '/chat/flow/': [{ body: { question_id: 'x', reply } }] });
  const shown = await showNeedFirst();
  await shown.pick('I have a question');
  expect(shown.bubbles().at(-1)).toContain(reply);
  expect(screen.getByRole('link', { name: '১১২' })).toHaveAttribute('href', 'tel:112');
  expect(screen.getByRole('link', { name: '98300 12345' })).toHaveAttribute('href', 'tel:9830012345');
});

describe('on a screen for fingers', () => {
  it('a pressed choice focuses no input, which would raise the keyboard; a typed answer does', async () => {
    backend({ '/chat/flow/': [{ body: { question_id: 'q1', reply: 'Who?', suggestions: ['Me'] } }] });
    setTouch(true);
    const shown = await showNeedFirst();
    act(() => screen.getByRole('button', { name: 'I have a question' }).focus());
    await shown.pick('I have a question');
    expect(screen.getByRole('button', { name: 'Me' })).toHaveFocus();
    act(() => shown.input().focus());
    await shown.say('my sister');
    expect(shown.input()).toHaveFocus();
  });
});
