/** @jest-environment jsdom */
import type { Flow } from 'react-chatbotify';
import { advance, has, mount, one, say, settle, transcript } from './bot';
import { differential } from './subjects';

differential('message and component', (subject) => {
  it.each<[string, Flow['start']]>([
    ['a value', { message: 'hi' }],
    ['a function', { message: () => 'hi' }],
    ['an async function', { message: async () => 'hi' }],
  ])('says a message given as %s', async (_, start) => {
    await mount(subject, { flow: { start } });
    expect(transcript()).toEqual(['bot: hi']);
  });

  it('hands params to a function', async () => {
    await mount(subject, {
      flow: {
        start: { message: 'name?', path: 'greet' },
        greet: { message: ({ userInput, currPath, prevPath }) => `${userInput} ${currPath} ${prevPath}` },
      },
    });
    await say('Mira');
    expect(transcript()).toEqual(['bot: name?', 'user: Mira', 'bot: Mira greet start']);
  });

  it.each<[string, Flow['start']]>([
    ['empty', { message: '' }],
    ['blank', { message: '   ' }],
    ['nothing', { message: () => undefined }],
    ['later nothing', { message: async () => undefined }],
  ])('says nothing for a message that is %s', async (_, start) => {
    await mount(subject, { flow: { start: { ...start, options: ['go on'] } } });
    expect(transcript()).toEqual(['options: go on']);
  });

  it.each<[string, Flow['start']]>([
    ['a value', { component: <b className="part">part</b> }],
    ['a function', { component: () => <b className="part">part</b> }],
    ['an async function', { component: async () => <b className="part">part</b> }],
  ])('draws a component given as %s, outside any bubble', async (_, start) => {
    await mount(subject, { flow: { start } });
    expect(one('.rcb-chat-body-container .part')).toHaveTextContent('part');
    expect(has('.rcb-bot-message .part')).toBe(false);
  });

  it('draws nothing for a component that is nothing', async () => {
    const bot = await mount(subject, { flow: { start: { component: () => undefined, message: 'hi' } } });
    expect(bot.hooks().messages.messages.map(({ content }) => content)).toEqual(['hi']);
  });

  it('goes through a block in the order of its keys', async () => {
    const flow: Flow = {
      start: {
        options: ['a'],
        component: <b className="rcb-bot-message">part</b>,
        message: 'hi',
        checkboxes: ['x'],
      },
    };
    await mount(subject, { flow });
    expect(transcript()).toEqual(['options: a', 'bot: part', 'bot: hi', 'checkboxes: x']);
  });

  it('waits for one attribute before the next', async () => {
    const slow = () => new Promise<string>((done) => setTimeout(() => done('slow'), 1000));
    await mount(subject, { flow: { start: { message: slow, options: ['a'] } } });
    expect(transcript()).toEqual([]);
    await advance(1500);
    expect(transcript()).toEqual(['bot: slow', 'options: a']);
  });

  it('keeps to the flow of the latest render for the next block', async () => {
    const flow: Flow = { start: { message: 'one', path: 'next' }, next: { message: 'old' } };
    const bot = await mount(subject, { flow });
    await bot.rerender({ flow: { ...flow, next: { message: 'new' } } });
    await say('on');
    expect(transcript()).toEqual(['bot: one', 'user: on', 'bot: new']);
  });

  it('stands still where a path has no block', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const bot = await mount(subject, { flow: { start: { message: 'hi', path: 'nowhere' } } });
    await say('on');
    await settle();
    expect(transcript()).toEqual(['bot: hi', 'user: on']);
    expect(bot.hooks().paths.paths).toEqual(['start', 'nowhere']);
    expect(has('.rcb-typing-indicator')).toBe(false);
    const told = subject.differs('missing-block-is-told', { original: [], ours: [['Block is not valid.']] });
    expect(error.mock.calls).toEqual(told);
  });

  it('ignores attributes it does not know', async () => {
    const start = { message: 'hi', somethingElse: () => 'no' };
    await mount(subject, { flow: { start } });
    expect(transcript()).toEqual(['bot: hi']);
  });

  it('welcomes where no flow is given', async () => {
    const bot = await mount(subject);
    expect(bot.hooks().flow.getFlow()).toHaveProperty('start');
    expect(transcript().filter((line) => line.startsWith('bot'))).not.toEqual([]);
    await say('Mira');
    await settle();
    expect(transcript().find((line) => line.startsWith('options'))).toBe(
      'options: Quickstart | API Docs | Examples | Github | Discord',
    );
  });

  it('shows the typing indicator while a block waits', async () => {
    const slow = () => new Promise<string>((done) => setTimeout(() => done('slow'), 1000));
    await mount(subject, { flow: { start: { message: slow } } });
    expect(document.querySelectorAll('.rcb-typing-indicator .rcb-dot')).toHaveLength(3);
    await advance(1500);
    expect(has('.rcb-typing-indicator')).toBe(false);
  });

  it('shows the typing indicator 400 ms after an answer', async () => {
    await mount(subject, { flow: { start: { message: 'hi', path: 'next' }, next: { message: 'on' } } });
    await say('x', 350);
    expect(has('.rcb-typing-indicator')).toBe(false);
    await advance(100);
    expect(has('.rcb-typing-indicator')).toBe(true);
    await advance(1000);
    expect(has('.rcb-typing-indicator')).toBe(false);
  });
});
