/** @jest-environment jsdom */
import type { Flow } from 'react-chatbotify';
import { all, choose, mount, one, press, say, settle, tick, transcript } from './bot';
import { differential } from './subjects';

const echo: Flow['start'] = { message: ({ userInput }) => `got ${userInput}`, path: 'end' };
const next = () => press(all('.rcb-checkbox-next-button').at(-1) ?? document.body).then(settle);

differential('options', (subject) => {
  it.each<[string, Flow['start']]>([
    ['a list', { options: ['a', 'b'] }],
    ['an object', { options: { items: ['a', 'b'] } }],
    ['a function', { options: () => ['a', 'b'] }],
    ['a function of an object', { options: () => ({ items: ['a', 'b'] }) }],
    ['an async function', { options: async () => ['a', 'b'] }],
  ])('offers options given as %s and submits the chosen one', async (_, start) => {
    await mount(subject, { flow: { start: { ...start, path: 'echo' }, echo } });
    expect(transcript()).toEqual(['options: a | b']);
    await choose('b');
    expect(transcript()).toEqual(['options: a | b', 'user: b', 'bot: got b']);
  });

  it.each<[string, Flow['start']]>([
    ['an empty list', { options: [] }],
    ['no items', { options: { items: [] } }],
  ])('offers nothing for %s', async (_, start) => {
    const bot = await mount(subject, { flow: { start: { message: 'hi', ...start } } });
    expect(bot.hooks().messages.messages).toHaveLength(1);
  });

  it('is a message that is no text, for a plugin that reads what was said', async () => {
    const bot = await mount(subject, {
      flow: { start: { message: 'hi', options: ['a'], checkboxes: ['b'] } },
    });
    const kinds = bot.hooks().messages.messages.map(({ type, content }) => [type, typeof content]);
    expect(kinds).toEqual([
      ['string', 'string'],
      ['object', 'object'],
      ['object', 'object'],
    ]);
  });

  it('takes one answer only', async () => {
    await mount(subject, { flow: { start: { options: ['a', 'b'], path: 'echo' }, echo } });
    await choose('a');
    await choose('b');
    expect(transcript()).toEqual(['options: a | b', 'user: a', 'bot: got a']);
  });

  it('retires with its path even when never used', async () => {
    await mount(subject, { flow: { start: { options: ['a'], path: 'echo' }, echo } });
    await say('typed');
    await choose('a');
    expect(transcript()).toEqual(['options: a', 'user: typed', 'bot: got typed']);
  });

  it('answers the current block when reusable', async () => {
    const flow: Flow = {
      start: { options: { items: ['a'], reusable: true }, path: 'echo' },
      echo,
      end: echo,
    };
    await mount(subject, { flow });
    await choose('a');
    await choose('a');
    expect(transcript()).toEqual(['options: a', 'user: a', 'bot: got a', 'user: a', 'bot: got a']);
  });

  it('can stay out of the conversation', async () => {
    const start: Flow['start'] = { options: { items: ['a'], sendOutput: false }, path: 'echo' };
    await mount(subject, { flow: { start, echo } });
    await choose('a');
    const said = subject.differs('unsent-output-reaches-flow', { original: 'bot: got ', ours: 'bot: got a' });
    expect(transcript()).toEqual(['options: a', said]);
  });

  it('stays out of the conversation by a setting', async () => {
    await mount(subject, {
      flow: { start: { options: ['a'], path: 'end' } },
      settings: { chatInput: { sendOptionOutput: false } },
    });
    await choose('a');
    expect(transcript()).toEqual(['options: a']);
  });

  it('lets the block speak louder than the setting', async () => {
    await mount(subject, {
      flow: { start: { options: { items: ['a'], sendOutput: true }, path: 'end' } },
      settings: { chatInput: { sendOptionOutput: false } },
    });
    await choose('a');
    expect(transcript()).toEqual(['options: a', 'user: a']);
  });

  it('stands in the messages as one of the bot’s, of type object', async () => {
    const bot = await mount(subject, { flow: { start: { options: ['a'] } } });
    expect(bot.hooks().messages.messages.map(({ sender, type }) => [sender, type])).toEqual([
      ['BOT', 'object'],
    ]);
  });
});

differential('checkboxes', (subject) => {
  it.each<[string, Flow['start']]>([
    ['a list', { checkboxes: ['a', 'b', 'c'] }],
    ['an object', { checkboxes: { items: ['a', 'b', 'c'] } }],
    ['a function', { checkboxes: () => ['a', 'b', 'c'] }],
    ['an async function', { checkboxes: async () => ({ items: ['a', 'b', 'c'] }) }],
  ])('offers checkboxes given as %s and joins the ticked in their order', async (_, start) => {
    await mount(subject, { flow: { start: { ...start, path: 'echo' }, echo } });
    await tick('c');
    await tick('a');
    await next();
    expect(transcript()).toEqual(['checkboxes: a | b | c', 'user: c, a', 'bot: got c, a']);
  });

  it('waits for the least number', async () => {
    await mount(subject, {
      flow: { start: { checkboxes: { items: ['a', 'b'], min: 2 }, path: 'echo' }, echo },
    });
    await tick('a');
    await next();
    expect(transcript()).toEqual(['checkboxes: a | b']);
    await tick('b');
    await next();
    expect(transcript()).toEqual(['checkboxes: a | b', 'user: a, b', 'bot: got a, b']);
  });

  it('wants one at least by default', async () => {
    await mount(subject, { flow: { start: { checkboxes: ['a', 'b'], path: 'echo' }, echo } });
    await next();
    expect(transcript()).toEqual(['checkboxes: a | b']);
  });

  it('ignores what goes beyond the greatest number', async () => {
    await mount(subject, {
      flow: { start: { checkboxes: { items: ['a', 'b'], max: 1 }, path: 'echo' }, echo },
    });
    await tick('a');
    await tick('b');
    await next();
    expect(transcript()).toEqual(['checkboxes: a | b', 'user: a', 'bot: got a']);
  });

  it('caps the least number at the greatest', async () => {
    const checkboxes = { items: ['a', 'b', 'c'], min: 3, max: 2 };
    await mount(subject, { flow: { start: { checkboxes, path: 'echo' }, echo } });
    await tick('a');
    await tick('b');
    await next();
    expect(transcript()).toEqual(['checkboxes: a | b | c', 'user: a, b', 'bot: got a, b']);
  });

  it('lets go of what is ticked twice', async () => {
    await mount(subject, { flow: { start: { checkboxes: ['a', 'b'], path: 'echo' }, echo } });
    await tick('a');
    await tick('b');
    await tick('a');
    await next();
    expect(transcript()).toEqual(['checkboxes: a | b', 'user: b', 'bot: got b']);
  });

  it('takes one answer only unless reusable', async () => {
    const flow = (reusable: boolean): Flow => ({
      start: { checkboxes: { items: ['a'], reusable }, path: 'echo' },
      echo: { ...echo, path: 'echo' },
    });
    await mount(subject, { flow: flow(false) });
    await tick('a');
    await next();
    await next();
    expect(transcript()).toEqual(['checkboxes: a', 'user: a', 'bot: got a']);
  });

  it('answers again when reusable', async () => {
    const flow: Flow = {
      start: { checkboxes: { items: ['a'], reusable: true }, path: 'echo' },
      echo,
      end: echo,
    };
    await mount(subject, { flow });
    await tick('a');
    await next();
    await next();
    expect(transcript().slice(0, 4)).toEqual(['checkboxes: a', 'user: a', 'bot: got a', 'user: a']);
  });

  it.each<[string, boolean | undefined, boolean]>([
    ['the block', false, true],
    ['the setting', undefined, false],
  ])('stays out of the conversation by %s', async (_, sendOutput, sendCheckboxOutput) => {
    const checkboxes = { items: ['a'], ...(sendOutput === undefined ? {} : { sendOutput }) };
    await mount(subject, {
      flow: { start: { checkboxes, path: 'echo' }, echo },
      settings: { chatInput: { sendCheckboxOutput } },
    });
    await tick('a');
    await next();
    const said = subject.differs('unsent-output-reaches-flow', { original: 'bot: got ', ours: 'bot: got a' });
    expect(transcript()).toEqual(['checkboxes: a', said]);
  });

  it('names its parts as themes know them', async () => {
    await mount(subject, { flow: { start: { checkboxes: ['a'] } } });
    expect(one('.rcb-checkbox-container .rcb-checkbox-row .rcb-checkbox-label')).toHaveTextContent('a');
    expect(all('.rcb-checkbox-mark')).toHaveLength(1);
    expect(all('.rcb-checkbox-next-button')).toHaveLength(1);
  });
});
