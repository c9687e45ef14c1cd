/** @jest-environment jsdom */
import { act, fireEvent } from '@testing-library/react';
import type { Flow } from 'react-chatbotify';
import { advance, has, mount, one, say, settle, transcript } from './bot';
import { differential } from './subjects';

differential('transition', (subject) => {
  it.each<[string, Flow['start']]>([
    ['a number', { transition: 1000 }],
    ['an object', { transition: { duration: 1000 } }],
    ['a function', { transition: () => 1000 }],
    ['an async function', { transition: async () => ({ duration: 1000 }) }],
  ])('moves on by itself, given as %s', async (_, start) => {
    await mount(subject, {
      flow: { start: { message: 'hi', ...start, path: 'next' }, next: { message: 'on' } },
    });
    await advance(850);
    expect(transcript()).toEqual(['bot: hi']);
    await advance(200);
    expect(transcript()).toEqual(['bot: hi', 'bot: on']);
  });

  it('is ignored without a numeric duration', async () => {
    const transition = () => undefined;
    await mount(subject, {
      flow: { start: { message: 'hi', transition, path: 'next' }, next: { message: 'on' } },
    });
    await settle();
    expect(transcript()).toEqual(['bot: hi']);
  });

  it('is called off by an answer when interruptable', async () => {
    const transition = { duration: 1000, interruptable: true };
    const flow: Flow = { start: { message: 'hi', transition, path: 'next' }, next: { message: 'on' } };
    await mount(subject, { flow });
    await say('wait', 5000);
    expect(transcript()).toEqual(['bot: hi', 'user: wait', 'bot: on']);
  });

  it('does not repeat a block that was left before', async () => {
    const flow: Flow = { start: { message: 'hi', transition: 2000, path: 'bye' }, bye: { message: 'bye' } };
    await mount(subject, { flow });
    await say('now', 5000);
    const again = subject.differs('overtaken-transition-is-dropped', { original: ['bot: bye'], ours: [] });
    expect(transcript()).toEqual(['bot: hi', 'user: now', 'bot: bye', ...again]);
  });

  it('moves on at once for a duration of nothing', async () => {
    await mount(subject, {
      flow: { start: { message: 'hi', transition: 0, path: 'next' }, next: { message: 'on' } },
    });
    await settle();
    expect(transcript()).toEqual(['bot: hi', 'bot: on']);
  });

  it('runs the function before the path', async () => {
    const order: string[] = [];
    await mount(subject, {
      flow: {
        start: {
          path: () => {
            order.push('path');
            return 'next';
          },
          function: async () => {
            order.push('function');
          },
          transition: 100,
        },
        next: { message: 'on' },
      },
    });
    await settle();
    expect(order).toEqual(['function', 'path']);
  });
});

differential('function and path', (subject) => {
  it('runs the function after the answer and the delay, with what was answered', async () => {
    const seen: string[] = [];
    const start: Flow['start'] = {
      message: 'hi',
      function: ({ userInput }) => void seen.push(userInput),
      path: 'next',
    };
    await mount(subject, { flow: { start, next: { message: 'on' } } });
    await say('yes', 900);
    expect(seen).toEqual([]);
    await advance(200);
    expect(seen).toEqual(['yes']);
  });

  it('waits for an async function before it follows the path', async () => {
    const slow = () => new Promise<void>((done) => setTimeout(done, 2000));
    await mount(subject, {
      flow: { start: { message: 'hi', function: slow, path: 'next' }, next: { message: 'on' } },
    });
    await say('yes', 1500);
    expect(transcript()).toEqual(['bot: hi', 'user: yes']);
    await advance(2000);
    expect(transcript()).toEqual(['bot: hi', 'user: yes', 'bot: on']);
  });

  it.each<[string, Flow['start']]>([
    ['a value', { path: 'next' }],
    ['a function', { path: () => 'next' }],
    ['an async function', { path: async () => 'next' }],
  ])('follows a path given as %s', async (_, start) => {
    await mount(subject, { flow: { start: { message: 'hi', ...start }, next: { message: 'on' } } });
    await say('x');
    expect(transcript()).toEqual(['bot: hi', 'user: x', 'bot: on']);
  });

  it.each<[string, Flow['start']]>([
    ['absent', {}],
    ['null', { path: null }],
    ['a function of nothing', { path: () => undefined }],
  ])('stays where the path is %s, ready for another answer', async (_, start) => {
    const bot = await mount(subject, { flow: { start: { message: 'hi', ...start } } });
    await say('x');
    await say('y');
    expect(transcript()).toEqual(['bot: hi', 'user: x', 'user: y']);
    expect(bot.hooks().paths.paths).toEqual(['start']);
    expect(bot.hooks().textArea.textAreaDisabled).toBe(false);
    expect(has('.rcb-typing-indicator')).toBe(false);
  });

  it('can go elsewhere and say things by params', async () => {
    const start: Flow['start'] = {
      message: 'hi',
      function: async ({ injectMessage, goToPath }) => {
        await injectMessage('from the function');
        await injectMessage('as the visitor', 'user');
        await goToPath('aside');
      },
    };
    const bot = await mount(subject, { flow: { start, aside: { message: 'aside' } } });
    await say('x');
    expect(transcript()).toEqual([
      'bot: hi',
      'user: x',
      'bot: from the function',
      'user: as the visitor',
      'bot: aside',
    ]);
    expect(bot.hooks().paths.paths).toEqual(['start', 'aside']);
  });

  it('answers with the delay the settings give', async () => {
    await mount(subject, {
      flow: { start: { message: 'hi', path: 'next' }, next: { message: 'on' } },
      settings: { chatInput: { botDelay: 2000 } },
    });
    await say('x', 1900);
    expect(transcript()).toHaveLength(2);
    await advance(200);
    expect(transcript()).toHaveLength(3);
  });

  it('raises a shorter delay to half a second', async () => {
    const bot = await mount(subject, {
      flow: { start: { message: 'hi', path: 'next' }, next: { message: 'on' } },
      settings: { chatInput: { botDelay: 0 } },
    });
    expect(bot.hooks().settings.settings.chatInput?.botDelay).toBe(500);
    await say('x', 450);
    expect(transcript()).toHaveLength(2);
    await advance(100);
    expect(transcript()).toHaveLength(3);
  });
});

differential('file', (subject) => {
  const upload = async (...files: File[]) => {
    await act(async () => {
      fireEvent.change(one('.rcb-attach-input'), { target: { files } });
      await jest.advanceTimersByTimeAsync(0);
    });
    await settle();
  };
  const picture = () => new File(['x'], 'a.png', { type: 'image/png' });

  it('hands files over, names them in the conversation and follows the path', async () => {
    const seen: string[] = [];
    const start: Flow['start'] = {
      message: 'file?',
      file: ({ files }) => void seen.push(...(files ?? []).map(({ name }) => name)),
      path: 'thanks',
    };
    await mount(subject, { flow: { start, thanks: { message: 'thanks' } } });
    await upload(picture(), new File(['y'], 'b.png', { type: 'image/png' }));
    expect(seen).toEqual(['a.png', 'b.png']);
    expect(transcript()).toEqual(['bot: file?', 'user: 📄 a.png, b.png', 'bot: thanks']);
  });

  it('keeps the name out of the conversation by a setting', async () => {
    const seen: number[] = [];
    await mount(subject, {
      flow: {
        start: {
          message: 'file?',
          file: async ({ files }) => void seen.push(files?.length ?? 0),
          path: 'end',
        },
      },
      settings: { fileAttachment: { sendFileName: false } },
    });
    await upload(picture());
    expect(seen).toEqual([1]);
    expect(transcript()).toEqual(['bot: file?']);
  });

  it('shows a picture by a setting', async () => {
    await mount(subject, {
      flow: { start: { message: 'file?', file: () => {}, path: 'end' } },
      settings: { fileAttachment: { showMediaDisplay: true } },
    });
    jest.useRealTimers();
    await act(async () => {
      fireEvent.change(one('.rcb-attach-input'), { target: { files: [picture()] } });
      await new Promise((done) => setTimeout(done, 100));
    });
    expect(has('.rcb-media-display-image')).toBe(true);
  });

  it('opens the way for files on such a block only', async () => {
    await mount(subject, {
      flow: { start: { message: 'file?', file: () => {}, path: 'next' }, next: { message: 'on' } },
    });
    expect(has('.rcb-attach-button-enabled')).toBe(true);
    await say('no file');
    await settle();
    expect([has('.rcb-attach-button-enabled'), has('.rcb-attach-button-disabled')]).toEqual([false, true]);
  });

  it('limits files as the settings say', async () => {
    await mount(subject, {
      flow: { start: { file: () => {} } },
      settings: { fileAttachment: { multiple: false, accept: '.pdf' } },
    });
    const input = one('.rcb-attach-input');
    expect([input.getAttribute('accept'), input.hasAttribute('multiple')]).toEqual(['.pdf', false]);
  });
});
