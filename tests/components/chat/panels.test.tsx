import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AssistantProps } from '@/components/chat/controller';
import { careCopy } from '@/lib/i18n/care';
import { backend, cleanUp, onboard, type Shown, setTouch, show, showElsewhere } from './harness';

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(cleanUp);

const card = (name = 'Please talk to someone now') => screen.getByRole('region', { name });
const medicalCard = () => card('Call 112 now');
const numbersCard = () => card('Who to call now');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const isOpen = () => document.querySelector('.rcb-chat-window:not([inert])') !== null;
const conversation = () => document.querySelector('.rcb-chat-body-container');

async function goOn({ settle }: Shown) {
  press('This is not an emergency, continue');
  await settle();
}

describe('an answer that tells of danger', () => {
  it('is held before anything is sent; the card takes the focus and names whom to call', async () => {
    const { sent } = backend();
    const shown = await show();
    await onboard(shown);
    const before = sent.length;
    await shown.say('I want to kill myself');
    expect(sent).toHaveLength(before);
    expect(shown.bubbles().at(-1)).toBe('Who needs help?');
    expect(within(card()).getByRole('heading')).toHaveFocus();
    expect(
      within(card())
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['tel:14416', 'tel:112', 'tel:+913300000000']);
    expect(conversation()).toHaveAttribute('inert');
  });

  it.each([
    ['ami ar bachte chai na', 'bn'],
    ['main jeena nahi chahta hoon', 'hi'],
    ['I want to kill myself', 'en'],
  ] as const)('is met in the language in which the chat goes on: %s', async (words, language) => {
    backend();
    const shown = await show();
    await onboard(shown);
    await shown.say(words);
    const region = screen.getByRole('region', { name: careCopy[language].title });
    expect(region).toHaveAttribute('lang', language);
  });

  it('can be deleted with one tap where somebody strikes, and what was held is never sent', async () => {
    const { sent, paths } = backend();
    const shown = await show();
    await onboard(shown);
    await shown.say('my husband hits me');
    const home = card('You deserve to be safe');
    fireEvent.click(within(home).getByRole('button', { name: 'Delete my conversation' }));
    await shown.settle();
    expect(paths().filter((path) => path.endsWith('/erase/'))).toHaveLength(1);
    expect(screen.getByText('Deleted, here and at the centre.')).toBeVisible();
    press('Back to the chat');
    await shown.settle();
    expect(JSON.stringify(sent)).not.toContain('hits me');
    expect(shown.bubbles().join(' ')).not.toContain('hits me');
    expect(screen.getByRole('button', { name: 'English' })).toBeVisible();
  });

  it('leaves a way out above the conversation where somebody strikes, until it is deleted', async () => {
    backend();
    const shown = await show();
    await onboard(shown);
    const wayOut = () => screen.getByRole('button', { name: 'Leave now', hidden: true });
    expect(wayOut()).not.toHaveAttribute('data-on');
    await shown.say('my husband beats me');
    await goOn(shown);
    expect(wayOut()).toHaveAttribute('data-on');
  });

  it('goes its way from exactly the same step once the visitor goes on', async () => {
    const { sent } = backend();
    const shown = await show();
    await onboard(shown);
    await shown.say('I want to kill myself');
    await goOn(shown);
    expect(sent.at(-1)?.body).toMatchObject({ step: 'q1', answer: 'I want to kill myself' });
    expect(shown.bubbles().slice(-2)).toEqual(['I want to kill myself', 'What is it about?']);
    expect(conversation()).not.toHaveAttribute('inert');
    expect(shown.input()).toHaveFocus();
  });

  it('is not asked about again by the same rule, but by another one', async () => {
    backend();
    const shown = await show();
    await onboard(shown);
    await shown.say('I want to kill myself');
    await goOn(shown);
    await shown.say('I want to kill myself');
    expect(screen.queryByRole('region', { name: 'Please talk to someone now' })).toBeNull();
    await shown.say('He swallowed a whole strip of sleeping pills and will not wake up');
    expect(medicalCard()).toBeVisible();
  });

  it('shows the same card once to somebody who sent the words on, and another card still', async () => {
    const { sent } = backend();
    const shown = await show();
    await onboard(shown);
    await shown.say('He swallowed a whole strip of sleeping pills and will not wake up');
    press('Send it, and keep writing here');
    await shown.settle();
    await shown.say('his lips are blue');
    expect(screen.queryByRole('region', { name: 'Call 112 now' })).toBeNull();
    expect(sent.at(-1)?.body).toMatchObject({ answer: 'his lips are blue' });
    await shown.say('I want to kill myself');
    expect(card()).toBeVisible();
  });

  it('shows the same card for other words to somebody who said that it was no emergency', async () => {
    backend();
    const shown = await show();
    await onboard(shown);
    await shown.say('He swallowed a whole strip of sleeping pills and will not wake up');
    await goOn(shown);
    await shown.say('his lips are blue');
    expect(medicalCard()).toBeVisible();
  });

  it('stops everything already where the name or the age is asked, and before a language is chosen', async () => {
    const { sent } = backend();
    const shown = await show();
    await shown.say('I want to kill myself today');
    expect(card()).toBeVisible();
    await goOn(shown);
    await shown.pick('English');
    await shown.say('He swallowed a whole strip of sleeping pills and will not wake up');
    expect(medicalCard()).toBeVisible();
    expect(sent.map(({ path }) => path)).toEqual(['/chat/chat/generate_token/']);
  });

  it.each([
    ['हिन्दी', 'मैं मरना चाहता हूँ', 'hi', 'कृपया अभी किसी से बात कीजिए'],
    ['বাংলা', 'আমি মরে যেতে চাই', 'bn', 'অনুগ্রহ করে এখনই কারও সঙ্গে কথা বলুন'],
  ])('brings the card in the language of the message (%s)', async (language, text, lang, title) => {
    backend();
    const shown = await show();
    await shown.pick(language);
    await shown.say(text);
    expect(screen.getByRole('region', { name: title })).toHaveAttribute('lang', lang);
  });

  it('holds no other answer up', async () => {
    const { sent } = backend();
    const shown = await show();
    await onboard(shown);
    await shown.say('My husband drinks every evening');
    expect(sent.at(-1)?.body).toMatchObject({ answer: 'My husband drinks every evening' });
  });
});

describe('‘I need help now’', () => {
  it('stands above every step and leads to the numbers and back', async () => {
    backend();
    const shown = await show();
    press('I need help now');
    await waitFor(() => expect(numbersCard()).toBeVisible());
    expect(within(numbersCard()).getAllByRole('link').length).toBeGreaterThan(2);
    await goOn(shown);
    expect(screen.getByRole('button', { name: 'I need help now' })).toBeVisible();
  });

  it('goes away with Escape, and the window stays', async () => {
    backend();
    await show();
    press('I need help now');
    await waitFor(() => expect(numbersCard()).toBeVisible());
    fireEvent.keyDown(within(numbersCard()).getByRole('heading'), { key: 'Escape' });
    expect(screen.queryByRole('region', { name: 'Who to call now' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Chat' })).toBeVisible();
  });
});

describe('‘Delete my conversation’', () => {
  const ask = async (shown: Shown) => {
    press('Delete my conversation');
    press('Delete');
    await shown.settle();
  };

  it('asks first, then erases both sides and begins anew', async () => {
    const { paths } = backend();
    const shown = await show();
    await onboard(shown);
    press('Delete my conversation');
    expect(screen.getByRole('heading', { name: 'Delete this conversation?' })).toHaveFocus();
    press('Keep it');
    expect(paths()).not.toContain('/chat/chat/erase/');
    await ask(shown);
    expect(paths()).toContain('/chat/chat/erase/');
    expect(screen.getByText('Deleted, here and at the centre.')).toBeVisible();
    press('Back to the chat');
    expect(shown.bubbles()).toHaveLength(3);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Ria|token-/);
  });

  it('says honestly where the centre’s copy has to be asked for by phone', async () => {
    backend({ '/chat/chat/erase/': [{ body: { erased: false } }] });
    const shown = await show();
    await onboard(shown);
    await ask(shown);
    expect(screen.getByText(/The centre’s copy could not be/)).toBeVisible();
    expect(screen.getByRole('link', { name: '+91 33 0000 0000' })).toHaveAttribute(
      'href',
      'tel:+913300000000',
    );
  });

  it('deletes nothing where the centre cannot be reached, and tries again', async () => {
    backend({ '/chat/chat/erase/': ['network'] });
    const shown = await show();
    await onboard(shown);
    await ask(shown);
    expect(screen.getByText(/nothing is deleted yet/)).toBeVisible();
    expect(shown.bubbles()).toContain('Who needs help?');
    press('Try again');
    await shown.settle();
    expect(screen.getByText('Deleted, here and at the centre.')).toBeVisible();
  });
});

describe('the window', () => {
  const toggle = async (shown: Shown, name: string | RegExp) => {
    press(name);
    await shown.settle();
  };

  it('stays as the visitor left it', async () => {
    backend();
    const first = await show();
    await toggle(first, 'Close chat');
    first.unmount();
    const second = await show();
    expect(isOpen()).toBe(false);
    await toggle(second, /^Open chat/);
    second.unmount();
    await show();
    expect(isOpen()).toBe(true);
  });

  it('takes no focus by itself, and all of it by F6', async () => {
    backend();
    const shown = await show();
    expect(document.body).toHaveFocus();
    act(() => void fireEvent.keyDown(document.body, { key: 'F6' }));
    await shown.settle();
    expect(shown.input()).toHaveFocus();
  });

  const elsewhere = async (props: Partial<AssistantProps> = {}) => {
    document.head.innerHTML = '';
    return showElsewhere(props);
  };
  const other = { origin: 'https://centre.example.org' };

  it('begins as a launcher in pages that do not ask for it, whatever it was left as', async () => {
    localStorage.setItem('chatWindow', 'open');
    backend();
    await elsewhere();
    expect(isOpen()).toBe(false);
    expect(document.documentElement).toHaveAttribute('data-chat', 'closed');
  });

  it('begins as a launcher on a phone, with no words and no number beside it', async () => {
    Object.assign(window, { innerWidth: 390 });
    backend();
    await show();
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('button', { name: 'Open chat' })).toBeVisible();
    expect(screen.queryByText(/^Hello\. This is an automatic assistant/, { selector: 'button' })).toBeNull();
    expect(screen.queryByText('1')).toBeNull();
    Object.assign(window, { innerWidth: 1024 });
  });

  it('tells the page that it stands beside it, and that it does no more', async () => {
    backend();
    const shown = await show();
    expect(document.documentElement).toHaveAttribute('data-chat', 'open');
    await toggle(shown, 'Close chat');
    expect(document.documentElement).toHaveAttribute('data-chat', 'closed');
  });

  it('is closed on a phone by the phone’s own Back, once it is open', async () => {
    const watchers: { onclose?: () => void; destroy: () => void }[] = [];
    const CloseWatcher = function (this: (typeof watchers)[number]) {
      this.destroy = jest.fn();
      watchers.push(this);
    };
    Object.assign(globalThis, { CloseWatcher });
    setTouch(true);
    backend();
    const shown = await elsewhere();
    expect(watchers).toEqual([]);
    await toggle(shown, /^Open chat/);
    expect(watchers).toHaveLength(1);
    await act(async () => watchers[0]?.onclose?.());
    await shown.settle();
    expect(isOpen()).toBe(false);
    await toggle(shown, /^Open chat/);
    await toggle(shown, 'Close chat');
    expect(watchers[1]?.destroy).toHaveBeenCalled();
    Reflect.deleteProperty(globalThis, 'CloseWatcher');
  });

  it('stays a launcher with its first words beside it on a phone in pages of another site', async () => {
    Object.assign(window, { innerWidth: 390 });
    backend();
    const shown = await elsewhere(other);
    expect(isOpen()).toBe(false);
    await toggle(shown, 'Hide this message');
    expect(screen.queryByText(/^Hello\. This is an automatic assistant/, { selector: 'button' })).toBeNull();
    await toggle(shown, /^Open chat/);
    expect(isOpen()).toBe(true);
    Object.assign(window, { innerWidth: 1024 });
  });

  it('stays a launcher in pages of another site whose form it would cover', async () => {
    const page = document.createElement('main');
    page.innerHTML = '<form></form>';
    document.body.append(page);
    try {
      backend();
      await elsewhere(other);
      expect(isOpen()).toBe(false);
      expect(screen.getByRole('button', { name: 'Open chat' })).toBeVisible();
    } finally {
      page.remove();
    }
  });
});
