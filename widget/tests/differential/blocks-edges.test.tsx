/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import type { Flow } from 'react-chatbotify';
import { advance, all, choose, mount, press, pressKey, say, settle, tick, transcript, type } from './bot';
import { differential } from './subjects';

const next = () => press(all('.rcb-checkbox-next-button').at(-1) ?? document.body).then(settle);
const nothing = () => undefined;

differential('attributes at their edges', (subject) => {
  it.each<[string, Flow['start']]>([
    ['a number', { message: () => JSON.parse('42') }],
    ['a list', { message: () => JSON.parse('["a"]') }],
  ])('message of %s is none', async (_, start) => {
    await mount(subject, { flow: { start: { ...start, options: ['go on'] } } });
    expect(transcript()).toEqual(['options: go on']);
  });

  it.each<[string, Flow['start']]>([
    ['an empty text', { path: '' }],
    ['a later nothing', { path: async () => undefined }],
    ['a null', { path: () => null }],
  ])('path of %s stays', async (_, start) => {
    const bot = await mount(subject, { flow: { start: { message: 'hi', ...start } } });
    await say('x');
    expect(bot.hooks().paths.paths).toEqual(['start']);
  });

  it('path to itself comes again', async () => {
    const bot = await mount(subject, { flow: { start: { message: 'hi', path: 'start' } } });
    await say('x');
    expect(bot.hooks().paths.paths).toEqual(['start', 'start']);
    expect(transcript()).toEqual(['bot: hi', 'user: x', 'bot: hi']);
  });

  it('chatDisabled of nothing', async () => {
    const start: Flow['start'] = { message: 'hi', chatDisabled: JSON.parse('null') };
    const bot = await mount(subject, { flow: { start } });
    await settle();
    const isDisabled = subject.differs('nothing-disables-nothing', { original: true, ours: false });
    expect(bot.hooks().textArea.textAreaDisabled).toBe(isDisabled);
  });

  it('chatDisabled ends with its block', async () => {
    const flow: Flow = {
      start: { message: 'hi', chatDisabled: true, transition: 100, path: 'next' },
      next: { message: 'on' },
    };
    const bot = await mount(subject, { flow });
    await settle();
    expect(bot.hooks().textArea.textAreaDisabled).toBe(false);
  });

  it('checkboxes without a least number send nothing of nothing', async () => {
    const flow: Flow = {
      start: { checkboxes: { items: ['a'], min: 0 }, path: 'next' },
      next: { message: 'on' },
    };
    await mount(subject, { flow });
    await next();
    expect(transcript()).toEqual(['checkboxes: a']);
  });

  it('checkboxes offer nothing for no items', async () => {
    await mount(subject, { flow: { start: { message: 'hi', checkboxes: { items: [] } } } });
    expect(transcript()).toEqual(['bot: hi']);
  });

  it('checkboxes retire with their path when never used', async () => {
    await mount(subject, { flow: { start: { checkboxes: ['a'], path: 'next' }, next: { message: 'on' } } });
    await say('typed');
    await tick('a');
    await next();
    expect(transcript()).toEqual(['checkboxes: a', 'user: typed', 'bot: on']);
  });

  it('options that were there before come to life again with their path', async () => {
    const flow: Flow = {
      start: { options: ['a'], path: 'next' },
      next: { message: 'on', path: 'start' },
    };
    await mount(subject, { flow });
    await say('one');
    await say('two');
    await choose('a');
    expect(transcript()).toEqual([
      'options: a',
      'user: one',
      'bot: on',
      'user: two',
      'options: a',
      'user: a',
      'bot: on',
    ]);
  });

  it('options of an earlier visit stay closed when their path comes again', async () => {
    const flow: Flow = {
      start: { options: ['a'], path: 'next' },
      next: { message: 'on', path: 'start' },
    };
    await mount(subject, { flow });
    await say('one');
    await say('two');
    await press(all('.rcb-options')[0] ?? document.body);
    await settle();
    expect(transcript()).toHaveLength(5);
  });

  it('an answer whose block is left before its turn', async () => {
    const seen: string[] = [];
    const flow: Flow = {
      start: { message: 'hi', function: ({ userInput }) => void seen.push(userInput), path: 'next' },
      next: { message: 'on' },
      aside: { message: 'aside' },
    };
    const bot = await mount(subject, { flow });
    await say('x', 100);
    await act(async () => {
      void bot.hooks().paths.goToPath('aside');
      await jest.advanceTimersByTimeAsync(0);
    });
    await settle();
    const rest = subject.differs('overtaken-answer-is-dropped', {
      original: { seen: ['x'], paths: ['start', 'aside', 'next'] },
      ours: { seen: [], paths: ['start', 'aside'] },
    });
    expect({ seen, paths: bot.hooks().paths.paths }).toEqual(rest);
  });

  it('options and checkboxes of one block both answer it', async () => {
    const flow: Flow = {
      start: { options: ['a'], checkboxes: ['x'], path: 'next' },
      next: { message: ({ userInput }) => `got ${userInput}` },
    };
    await mount(subject, { flow });
    await tick('x');
    await next();
    expect(transcript()).toEqual(['options: a', 'checkboxes: x', 'user: x', 'bot: got x']);
  });

  it('transition that cannot be interrupted fires though an answer came and stayed', async () => {
    let left = 0;
    const path = () => {
      left += 1;
      return undefined;
    };
    await mount(subject, { flow: { start: { message: 'hi', transition: 5000, path } } });
    await say('x');
    expect(left).toBe(1);
    await advance(6000);
    expect(left).toBe(2);
  });

  it('transition that can be interrupted does not', async () => {
    let left = 0;
    const path = () => {
      left += 1;
      return undefined;
    };
    const transition = { duration: 5000, interruptable: true };
    await mount(subject, { flow: { start: { message: 'hi', transition, path } } });
    await say('x');
    await advance(6000);
    expect(left).toBe(1);
  });

  it('transition of an object without a number is none', async () => {
    const transition: number = JSON.parse('{"duration":"soon"}');
    await mount(subject, {
      flow: { start: { message: 'hi', transition, path: 'next' }, next: { message: 'on' } },
    });
    await settle();
    expect(transcript()).toEqual(['bot: hi']);
  });

  it('transition hands the last answer to the function', async () => {
    const seen: string[] = [];
    const flow: Flow = {
      start: { message: 'hi', path: 'next' },
      next: { transition: 100, function: ({ userInput }) => void seen.push(userInput) },
    };
    await mount(subject, { flow });
    await say('yes');
    await settle();
    expect(seen).toEqual(['yes']);
  });

  it('function that gives something leads nowhere by it', async () => {
    const flow: Flow = { start: { message: 'hi', function: () => 'next' }, next: { message: 'on' } };
    await mount(subject, { flow });
    await say('x');
    expect(transcript()).toEqual(['bot: hi', 'user: x']);
  });

  it('quick answers both reach the function where spam is not blocked', async () => {
    const seen: string[] = [];
    await mount(subject, {
      flow: { start: { message: 'hi', function: ({ userInput }) => void seen.push(userInput) } },
      settings: { chatInput: { blockSpam: false } },
    });
    for (const word of ['one', 'two']) {
      await type(word);
      await pressKey('Enter');
      await advance(100);
    }
    await settle();
    expect(seen).toEqual(
      subject.differs('quick-answers-are-apart', { original: ['two', 'two'], ours: ['one', 'two'] }),
    );
    expect(transcript()).toEqual(['bot: hi', 'user: one', 'user: two']);
  });

  it('component of nothing is skipped among others', async () => {
    await mount(subject, {
      flow: { start: { message: 'hi', component: nothing, options: ['a'] } },
    });
    expect(transcript()).toEqual(['bot: hi', 'options: a']);
  });

  it('attributes of a block are asked once each', async () => {
    const asked: string[] = [];
    const ask =
      <T,>(name: string, value: T) =>
      () => {
        asked.push(name);
        return value;
      };
    const start: Flow['start'] = {
      chatDisabled: ask('chatDisabled', false),
      message: ask('message', 'hi'),
      options: ask('options', ['a']),
      checkboxes: ask('checkboxes', ['x']),
      component: ask('component', <i>part</i>),
      isSensitive: ask('isSensitive', false),
      transition: ask('transition', 100),
      function: ask('function', undefined),
      path: ask('path', undefined),
    };
    await mount(subject, { flow: { start } });
    await settle();
    expect(asked).toEqual(Object.keys(start));
  });
});
