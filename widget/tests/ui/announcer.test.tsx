/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import type { Flow } from '@/widget/core/types';

import { pass, type Setup, settle, show } from './harness';

/** Everything that ever came into the live region, in order, as a screen reader is told of it. */
async function recorded(setup: Setup) {
  const said: string[] = [];
  const shown = await show({ ...setup, settings: { ...setup.settings, chatWindow: { defaultOpen: false } } });
  const recorder = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent ?? '');
  });
  recorder.observe(screen.getByRole('log'), { childList: true, subtree: true, characterData: true });
  await act(() => shown.engine.actions.toggleChatWindow(true));
  await pass(200);
  return { ...shown, said };
}

const flow: Flow = {
  start: { message: 'Which language?', options: ['English', 'বাংলা'], path: 'name' },
  name: { message: 'আপনার নাম কী?', lang: 'bn', path: 'pin' },
  pin: { message: 'Your number?', isSensitive: true, path: 'end' },
  end: { message: 'Thank you.' },
};

describe('the live region', () => {
  it('says every message of a run once, whole, and what is hidden as hidden', async () => {
    const { user, said } = await recorded({ flow });
    await user.click(screen.getByRole('button', { name: 'English' }));
    await settle();
    await user.type(screen.getByRole('textbox'), 'Asha{Enter}');
    await settle();
    await user.type(screen.getByLabelText('input text area'), '4711{Enter}');
    await settle();
    process.stdout.write(`live region, one run:\n${said.map((line) => `  ${line}\n`).join('')}`);
    expect(said).toEqual([
      'Assistant said: Which language?',
      'English, বাংলা',
      'You said: English',
      'Assistant said: আপনার নাম কী?',
      'You said: Asha',
      'Assistant said: Your number?',
      'You said: hidden answer sent',
      'Assistant said: Thank you.',
    ]);
  });

  it('says a streamed message when it has ended, not a character before', async () => {
    const { said } = await recorded({
      flow: { start: { message: 'One two three' } },
      settings: { botBubble: { simulateStream: true, streamSpeed: 30 } },
    });
    await settle();
    expect(said).toEqual(['Assistant said: One two three']);
  });

  it('parts the items of a list, which stand in lines of their own', async () => {
    const list = (
      <>
        Stay there.
        <ul>
          <li>Breathing: on the side.</li>
          <li>Not breathing: tell 112.</li>
        </ul>
      </>
    );
    const { said } = await recorded({ flow: { start: { component: list } } });
    await settle();
    expect(said.join(' ')).toContain('Stay there. Breathing: on the side. Not breathing: tell 112.');
  });

  it('says no history', async () => {
    const old = {
      id: 'old',
      content: 'Long ago',
      sender: 'BOT',
      type: 'string',
      timestamp: 'Sat, 21 Nov 2020 05:00:00 GMT',
    };
    const { said } = await recorded({ stored: [old], settings: { chatHistory: { autoLoad: true } } });
    await settle();
    expect(screen.getByText('Long ago')).toBeInTheDocument();
    expect(said).toEqual(['Assistant said: Hello']);
  });

  it('lets go of a line after a while, so that nobody reads it twice', async () => {
    await recorded({});
    expect(screen.getByRole('log')).toHaveTextContent('Hello');
    await pass(8000);
    expect(screen.getByRole('log')).toBeEmptyDOMElement();
  });

  it('says a flood whole, and keeps no second list of it', async () => {
    const { engine, said } = await recorded({});
    await act(async () => {
      for (let count = 0; count < 30; count += 1) await engine.actions.injectMessage(`Number ${count}`);
    });
    await pass(500);
    expect(said.filter((line) => line.includes('Number'))).toHaveLength(30);
    expect(screen.getByRole('log').childElementCount).toBeLessThanOrEqual(20);
  });

  it('names the language of what it says', async () => {
    await recorded({ flow: { start: { message: 'নমস্কার', lang: 'bn' } } });
    const line = screen.getByRole('log').firstElementChild;
    expect(line).toHaveTextContent('Assistant said: নমস্কার');
    expect(line).not.toHaveAttribute('lang');
    expect(line?.querySelector('[lang="bn"]')).toHaveTextContent('নমস্কার');
  });

  it('names each part by its own language: labels the widget’s, choices one each', async () => {
    const langOf = (text: string) =>
      /[\u0900-\u097f]/.test(text) ? 'hi' : /[\u0980-\u09ff]/.test(text) ? 'bn' : null;
    await recorded({
      settings: { general: { language: 'hi', langOf }, ariaLabel: { botSaid: 'सहायक ने कहा' } },
      flow: {
        start: { message: 'Which?', lang: 'en', options: ['English', 'हिन्दी', 'বাংলা'], path: 'x' },
        x: {},
      },
    });
    const [message, choices] = screen.getByRole('log').children;
    expect(message?.querySelector('[lang="en"]')).toHaveTextContent('Which?');
    expect(message).toHaveTextContent('सहायक ने कहा: Which?');
    expect(message?.querySelector('[lang="en"]')).not.toHaveTextContent('सहायक');
    expect(message?.closest('[lang]')).toHaveAttribute('lang', 'hi');
    expect(choices).toHaveAttribute('lang', 'en');
    expect(choices?.querySelector('[lang="hi"]')).toHaveTextContent(', हिन्दी');
    expect(choices?.querySelector('[lang="bn"]')).toHaveTextContent('বাংলা');
    const label = screen.getByText('सहायक ने कहा:', { selector: '.rcb-sr-only' });
    expect(label).toHaveAttribute('lang', 'hi');
  });

  it('tells of typing only when it lasts', async () => {
    const { engine } = await recorded({});
    const status = document.querySelector('.rcb-status');
    await act(() => engine.actions.toggleIsBotTyping(true));
    await pass(1400);
    expect(status).toBeEmptyDOMElement();
    await pass(200);
    expect(status).toHaveTextContent('Assistant is typing');
    await act(() => engine.actions.toggleIsBotTyping(false));
    await pass(0);
    expect(status).toBeEmptyDOMElement();
  });

  it('says the rest of a stream that went on after a pause', async () => {
    const { engine, said } = await recorded({ flow: { start: {} } });
    await act(async () => void (await engine.actions.streamMessage('The first half')));
    await pass(1000);
    await act(async () => void (await engine.actions.streamMessage('The first half and the second')));
    await pass(1000);
    await act(async () => void (await engine.actions.endStreamMessage()));
    await pass(1000);
    expect(said).toEqual(['Assistant said: The first half', 'and the second']);
  });
});
