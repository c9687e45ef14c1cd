import { act, screen } from '@testing-library/react';
import { languages, scriptLang } from '@/lib/i18n/language';
import { onboardingCopy } from '@/lib/i18n/onboarding';
import { messagesFrom } from './dictionaries';
import { backend, cleanUp, onboard, show } from './harness';

const CALL = 'You can also call the centre: +91 33 0000 0000';
const ERROR = "I'm sorry, there was an error processing your response.";

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(cleanUp);

describe('the onboarding', () => {
  it('begins in the language of a Hindi or Bengali page without asking for one', async () => {
    backend();
    const shown = await show({ language: 'bn' });
    await shown.settle();
    const { hello, askName } = onboardingCopy.bn;
    expect(shown.bubbles()).toEqual([hello, expect.stringContaining('কর্মীরা পরে পড়তে পারেন'), askName]);
  });

  it('greets on an English page in three languages, each marked, and offers the three', async () => {
    backend();
    await show();
    const greetings = [...document.querySelectorAll('.rcb-messages > li > [lang]:not(.rcb-sr-only)')];
    expect(greetings.slice(0, 3).map((item) => item.getAttribute('lang'))).toEqual(['en', 'hi', 'bn']);
    expect(screen.getByRole('button', { name: 'हिन्दी' })).toHaveAttribute('lang', 'hi');
    expect(screen.getByRole('button', { name: 'বাংলা' })).toHaveAttribute('lang', 'bn');
  });

  it('says who reads before it asks, then asks in the document’s order and registers', async () => {
    const { sent, paths } = backend();
    const shown = await show();
    await onboard(shown);
    const said = shown.bubbles().slice(3);
    expect(said[1]).toBe('Nobody reads along unless we tell you here. Our staff may read it later.');
    expect(said.filter((text) => text.endsWith('?'))).toEqual([
      'What should we call you?',
      'How old are you?',
      'What is your email address?',
      'What is your phone number?',
      'Who needs help?',
    ]);
    expect(paths()).toEqual([
      '/chat/chat/generate_token/',
      '/chat/chat/',
      '/chat/chat/get_history/',
      '/chat/flow/',
    ]);
    expect(sent[1]?.body).toEqual({
      language: 'en',
      name: 'Ria',
      age: '34',
      email: 'ria@example.com',
      phone: '98300 12345',
      token: 'token-1',
    });
    expect(sent[3]?.body).toEqual({ token: 'token-1', answer: '' });
  });

  it.each(languages)('promises in %s no deletion that an upstream may know nothing of', async (language) => {
    backend();
    const shown = await show({ language });
    await shown.settle();
    if (language === 'en') await shown.pick('English');
    expect(shown.bubbles().join()).not.toMatch(/90|delete|मिट|মুছে/);
  });

  it.each([
    ['हिन्दी', 'hi', 'छोड़ें', 'आपका फ़ोन नंबर क्या है?'],
    ['বাংলা', 'bn', 'এড়িয়ে যান', 'আপনার ফোন নম্বর কত?'],
  ])(
    'speaks %s throughout, every bubble marked, and lets every question go by',
    async (name, lang, skip, last) => {
      const { sent } = backend();
      const shown = await show();
      await shown.pick(name);
      for (const _ of ['name', 'age', 'email', 'phone']) await shown.pick(skip);
      expect(shown.bubbles()).toContain(last);
      expect(sent[1]?.body).toMatchObject({ language: lang, name: '', age: '', email: '', phone: '' });
      const wrong = messagesFrom(document).filter(
        ({ text, lang: own }) => own !== (scriptLang(text) ?? (/^(Hello|English)/.test(text) ? 'en' : lang)),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('asks once more for what looks odd, and takes the second answer as it stands', async () => {
    const { sent } = backend();
    const shown = await show();
    await shown.pick('English');
    await shown.say('Ria');
    await shown.say('old');
    expect(screen.getByRole('alert')).toHaveTextContent('Please write your age in years, for example 34.');
    expect(shown.input()).toHaveValue('old');
    await shown.say('');
    expect(shown.bubbles().at(-1)).toBe('What is your email address?');
    await shown.pick('Skip');
    await shown.pick('Skip');
    expect(sent[1]?.body).toMatchObject({ name: 'Ria', age: 'old' });
  });

  it('answers words that ask for something else, and puts the question again', async () => {
    const { sent } = backend();
    const findPages = jest.fn(async () => '- [What it costs](/faq#cost)');
    const shown = await show({ findPages });
    await shown.pick('English');
    await shown.pick('Skip');
    await shown.say('how much does it cost');
    expect(findPages).toHaveBeenCalledWith('how much does it cost', 'en');
    expect(screen.getByRole('link', { name: 'What it costs' })).toHaveAttribute('href', '/faq#cost');
    expect(shown.bubbles().at(-1)).toBe('How old are you?');
    await shown.say('34');
    await shown.pick('Skip');
    await shown.pick('Skip');
    expect(sent[1]?.body).toMatchObject({ name: '', age: '34' });
  });

  it('asks nobody under 18 how to be reached, and names 1098 and the centre', async () => {
    const { sent } = backend();
    const shown = await show();
    await shown.pick('English');
    await shown.say('Ria');
    await shown.say('১৫');
    expect(shown.bubbles()).toContain('You can still talk to us. You can also call Child Helpline 1098.');
    expect(shown.bubbles()).toContain(CALL);
    expect(shown.bubbles().join()).not.toMatch(/email|phone number/);
    expect(sent[1]?.body).toMatchObject({ age: '15', email: '', phone: '' });
  });

  it('registers the rest where a strict upstream refuses an odd address, and leaves none of it in storage', async () => {
    const refused = { status: 502, body: { error: { code: 'backend_rejected' } } };
    const { sent } = backend({ '/chat/chat/': [refused] });
    const shown = await show();
    await shown.pick('English');
    for (const answer of ['Ria', '34', 'ria at example', '', '98300 12345']) await shown.say(answer);
    expect(sent.filter(({ path }) => path === '/chat/chat/').map(({ body }) => body)).toEqual([
      expect.objectContaining({ name: 'Ria', email: 'ria at example', phone: '98300 12345' }),
      expect.objectContaining({ name: 'Ria', email: '', phone: '98300 12345' }),
    ]);
    shown.unmount();
    expect(JSON.stringify({ ...localStorage })).not.toContain('98300');
  });

  it('leaves no address and no number in storage once they are registered', async () => {
    backend();
    const shown = await show();
    await onboard(shown);
    expect(shown.bubbles()).toContain('ria@example.com');
    shown.unmount();
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/ria@example|98300/);
    expect(localStorage.getItem('chatToken')).toBe('token-1');
  });
});

describe('the conversation', () => {
  it('shows suggestions and takes free text, to the two closing texts and a way to begin again', async () => {
    const { sent, paths } = backend();
    const shown = await show();
    await onboard(shown);
    await shown.pick('Family');
    await shown.say('He drinks');
    expect(sent.slice(4).map(({ body }) => [body['step'], body['answer']])).toEqual([
      ['q1', 'Family'],
      ['q2', 'He drinks'],
    ]);
    expect(shown.bubbles().at(-1)).toBe('We will call you.');
    await shown.say('Thank you');
    expect(shown.bubbles().slice(-3)).toEqual([
      'The conversation has ended.',
      'Thank you! The conversation has ended.',
      CALL,
    ]);
    expect(shown.input()).toHaveAttribute('readonly');
    expect(shown.input()).toHaveAttribute('placeholder', 'The conversation has ended.');
    expect(paths().filter((path) => path === '/chat/flow/')).toHaveLength(3);

    await shown.pick('Start a new conversation');
    expect(shown.bubbles()).toHaveLength(3);
    expect(localStorage.getItem('chatToken')).toBeNull();
  });

  it('resumes the last entry of a history instead of asking anew', async () => {
    const history = [
      { question_id: '1', reply: 'Old?', suggestions: [], last_question: false },
      { question_id: '2', reply: 'Where were we?', suggestions: ['Here'], last_question: false },
    ];
    const { paths } = backend({ '/chat/chat/get_history/': [{ body: { history } }] });
    const shown = await show();
    await onboard(shown);
    expect(shown.bubbles().at(-1)).toBe('Where were we?');
    expect(screen.getByRole('button', { name: 'Here' })).toBeVisible();
    expect(paths()).not.toContain('/chat/flow/');
  });

  it('says the document’s sentence when a step fails, and tries again with the answer kept', async () => {
    const { sent } = backend();
    const shown = await show();
    await onboard(shown);
    const failing = backend({
      '/chat/flow/': [{ status: 502, body: { error: { code: 'bad' } } }, 'network'],
    });
    await shown.pick('Family');
    expect(shown.bubbles().slice(-2)).toEqual([ERROR, CALL]);
    expect(screen.getByRole('link', { name: '+91 33 0000 0000' })).toHaveAttribute(
      'href',
      'tel:+913300000000',
    );
    await shown.pick('Try again');
    await shown.pick('Try again');
    const steps = failing.sent.filter(({ path }) => path === '/chat/flow/');
    expect(steps.map(({ body }) => [body['step'], body['answer']])).toEqual([
      ['q1', 'Family'],
      ['q1', 'Family'],
      ['q1', 'Family'],
    ]);
    expect(shown.bubbles().at(-1)).toBe('What is it about?');
    expect(sent).toHaveLength(4);
  });

  it('keeps an answer while there is no connection, says so, and sends it when it is back', async () => {
    backend();
    const shown = await show();
    await onboard(shown);
    const { sent } = backend({ '/chat/flow/': ['network'] });
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await shown.pick('Family');
    expect(shown.bubbles().at(-2)).toContain('You are offline. Your answer is saved here');
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await shown.settle();
    expect(sent.map(({ body }) => body['answer'])).toEqual(['Family', 'Family']);
    expect(shown.bubbles().at(-1)).toBe('What is it about?');
  });

  it('goes on though token and registration fail, and logs no word of the visitor', async () => {
    const down = { status: 503, body: { error: { code: 'unreachable' } } };
    backend({ '/chat/chat/generate_token/': [down], '/chat/chat/': [down] });
    const shown = await show();
    await onboard(shown);
    expect(shown.bubbles().at(-1)).toBe('Who needs help?');
    const logged = jest.mocked(console.info).mock.calls.flat().join('\n');
    expect(logged).toContain('registration failed');
    expect(logged).not.toMatch(/Ria|ria@|98300/);
  });

  it('shows markup of names and replies as the text it is', async () => {
    backend({
      '/chat/flow/': [{ body: { question_id: 'q1', reply: 'Hello <img src=x onerror=alert(1)>' } }],
    });
    const shown = await show();
    await onboard(shown);
    expect(shown.bubbles().at(-1)).toBe('Hello <img src=x onerror=alert(1)>');
    expect(document.querySelector('.rcb-messages img')).toBeNull();
  });

  it.each(['start', 'name', 'age', 'email', 'phone', 'talk'])(
    'stands at the same step after a reload at %s, with nothing twice',
    async (step) => {
      backend();
      const first = await show();
      const answers = [
        () => first.pick('English'),
        () => first.say('Ria'),
        () => first.say('34'),
        () => first.say('ria@example.com'),
        () => first.say('98300 12345'),
      ];
      for (const answer of answers.slice(0, ['start', 'name', 'age', 'email', 'phone', 'talk'].indexOf(step)))
        await answer();
      const before = first.bubbles().map((text) => text.replace(/ria@.*|98300.*/, '**********'));
      first.unmount();
      const { sent } = backend();
      const second = await show();
      expect(second.bubbles().map((text) => text.replace(/ria@.*|98300.*/, '**********'))).toEqual(before);
      expect(sent).toEqual([]);
    },
  );

  it('registers after a reload in the middle what was told before it', async () => {
    backend();
    const first = await show();
    await first.pick('English');
    await first.say('Ria');
    await first.say('34');
    await first.say('ria@example.com');
    first.unmount();
    const { sent } = backend();
    const second = await show();
    await second.say('98300 12345');
    expect(sent[0]?.body).toMatchObject({ name: 'Ria', age: '34', email: 'ria@example.com' });
  });

  it('works where storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    backend();
    const shown = await show();
    await onboard(shown);
    expect(shown.bubbles().at(-1)).toBe('Who needs help?');
  });
});
