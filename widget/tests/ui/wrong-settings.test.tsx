/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import { memo } from 'react';
import ChatBot, { type Flow } from '@/widget';
import type { Settings } from '@/widget/core/settings';
import { focus, pass, settle, show } from './harness';

const flow: Flow = { start: { message: 'Hello', options: ['A', 'B'], path: 'end' }, end: { message: 'Bye' } };
/** Settings and styles as a page without types may write them. */
const wrong = <T extends object>(value: object): T => Object(value);

let warnings: string[] = [];
beforeEach(() => {
  warnings = [];
  jest.spyOn(console, 'warn').mockImplementation((...words) => void warnings.push(words.join(' ')));
});

/** A page with a bot in it, whose conversation has begun. */
async function page(settings: object, styles: object = {}) {
  jest.useFakeTimers();
  const shown = (more: object) => (
    <main>
      <p>The page</p>
      <ChatBot
        id="bot"
        flow={flow}
        settings={wrong({ chatWindow: { defaultOpen: true }, ...more })}
        styles={wrong(styles)}
      />
    </main>
  );
  const { rerender } = render(shown(settings));
  await pass(1000);
  return { change: (more: object) => rerender(shown(more)) };
}

describe('a setting or a style that is wrong', () => {
  it.each<[string, object, object]>([
    ['header.buttons', { header: { buttons: 'nope' } }, {}],
    ['chatInput.buttons', { chatInput: { buttons: {} } }, {}],
    ['footer.buttons', { footer: { buttons: [() => null] } }, {}],
    ['chatButton.icon', { chatButton: { icon: 5 } }, {}],
    ['header.closeChatIcon', { header: { closeChatIcon: <i /> } }, {}],
    ['header.title', { header: { title: { a: 1 } } }, {}],
    ['footer.text', { footer: { text: [{ a: 1 }] } }, {}],
    ['tooltip.text', { tooltip: { text: { a: 1 } } }, {}],
    ['ariaLabel.unread', { ariaLabel: { unread: 5 } }, {}],
    ['ariaLabel.chosen', { ariaLabel: { chosen: {} } }, {}],
    ['general.langOf', { general: { langOf: 'hi' } }, {}],
    ['botBubble.actions', { botBubble: { actions: { copy: true } } }, {}],
    ['general', { general: 'dark' }, {}],
    ['styles.headerStyle', {}, { headerStyle: 'color: red' }],
    ['styles.botOptionStyle', {}, { botOptionStyle: 5 }],
  ])('takes neither the page nor the chat along: %s', async (path, settings, styles) => {
    await page(settings, styles);
    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(document.querySelector('.rcb-bot-message')).toHaveTextContent('Hello');
    expect(screen.getByRole('button', { name: 'A' })).toBeInTheDocument();
    expect(document.querySelector('.rcb-toggle-button')).toBeInTheDocument();
    expect(warnings).toEqual([expect.stringContaining(` ${path} `)]);
  });

  it('that comes later leaves the chat as it is', async () => {
    const { change } = await page({ header: { title: 'Help desk' } });
    change({ header: { title: 'Help desk' }, emoji: { disabled: 'no' }, chatInput: { buttons: null } });
    await settle();
    expect(screen.getByText('Help desk')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'emoji picker' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'send message' })).toBeInTheDocument();
    expect(warnings).toEqual([expect.stringContaining(' emoji.disabled ')]);
  });

  it.each([null, 'abc', [5], [null], { a: 1 }])('leaves the default emoji: %j', async (list) => {
    const { user } = await show({ settings: wrong({ emoji: { list } }) });
    await user.click(screen.getByRole('button', { name: 'emoji picker' }));
    await pass(100);
    expect(screen.getByRole('button', { name: '😀' })).toBeInTheDocument();
  });

  it.each(['200', null, Number.NaN])('empties no answer: a limit of %p', async (characterLimit) => {
    const { user } = await show({ flow, settings: wrong({ chatInput: { characterLimit } }) });
    await user.type(screen.getByRole('textbox'), 'Hello there');
    expect(screen.getByRole('textbox')).toHaveValue('Hello there');
  });
});

describe('a setting of several kinds', () => {
  const Star = () => <svg data-testid="star" />;

  it.each([
    ['a component', Star],
    ['a remembered component', memo(Star)],
  ])('draws an icon that is %s', async (_, icon) => {
    await show({ flow, settings: wrong({ chatButton: { icon }, header: { closeChatIcon: icon } }) });
    expect(screen.getAllByTestId('star')).toHaveLength(2);
  });

  it('draws titles and buttons that are elements, and leaves gaps where a condition does', async () => {
    const own = <b key="own">Own button</b>;
    const settings: Settings = {
      header: { title: <h2>My desk</h2>, buttons: wrong([null, own, undefined, false]) },
      footer: { text: wrong(['Made by ', <i key="us">us</i>]) },
    };
    await show({ flow, settings });
    expect(screen.getByRole('heading', { name: 'My desk' })).toBeInTheDocument();
    expect(screen.getByText('Own button')).toBeInTheDocument();
    expect(document.querySelector('.rcb-chat-footer-text')).toHaveTextContent('Made by us');
    expect(warnings).toEqual([]);
  });
});

describe('what has no words', () => {
  it('is no control: options, boxes, answers and links of cards, emoji, the tooltip', async () => {
    const { user } = await show({
      flow: {
        start: {
          message: 'Which?',
          options: ['A', '', ' ', 'B'],
          checkboxes: ['', 'C', { label: ' ', value: 'd', icon: '/d.svg' }],
          cards: [
            {
              title: 'Card',
              options: [' ', 'E'],
              links: [
                { label: '', href: '/nowhere' },
                { label: 'Read', href: '/read' },
              ],
            },
          ],
        },
      },
      settings: { emoji: { list: ['', '😀'] }, tooltip: { mode: 'ALWAYS', text: '' } },
    });
    await settle();
    await user.click(screen.getByRole('button', { name: 'emoji picker' }));
    await pass(100);
    const nameless = (role: string) => screen.queryAllByRole(role, { name: /^\s*$/ });
    expect(['button', 'checkbox', 'link'].flatMap(nameless)).toEqual([]);
    const messages = within(screen.getByRole('region', { name: 'messages' }));
    for (const name of ['A', 'B', 'E']) expect(messages.getByRole('button', { name })).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'C',
    ]);
    expect(screen.getByRole('link', { name: 'Read' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '😀' })).toBeInTheDocument();
  });

  it('takes nothing from what the others send', async () => {
    const { user } = await show({
      flow: {
        start: { message: 'Which?', options: ['', 'B'], path: 'end' },
        end: { message: ({ userInput }) => `Got ${userInput}` },
      },
    });
    await user.click(screen.getByRole('button', { name: 'B' }));
    await act(() => settle());
    focus(screen.getByRole('textbox'));
    expect(screen.getByText('Got B')).toBeInTheDocument();
  });
});
