/** @jest-environment jsdom */
import type { Params } from '@/widget/core/types';
import { readFlow } from '@/widget/embed/flow-data';
import type { FlowContext } from '@/widget/embed/flow-types';
import type { WebhookRequest, WebhookResult } from '@/widget/embed/webhook';

type Json = Record<string, unknown>;
type Answer = { userInput: string; variables?: Json; said?: string[]; signal?: AbortSignal };
const open = new AbortController().signal;

/** What an attribute gives after an answer: the value itself, or what its function makes of it. */
async function give(
  attribute: unknown,
  { userInput, variables = {}, said = [], signal = open }: Answer,
): Promise<unknown> {
  if (typeof attribute !== 'function') return attribute;
  const params: Pick<Params, 'userInput' | 'variables' | 'injectMessage' | 'signal'> = {
    signal,
    userInput,
    variables,
    injectMessage: async (content) => {
      said.push(String(content));
      return null;
    },
  };
  return Reflect.apply(attribute, null, [params]);
}

describe('a flow as JSON', () => {
  it('keeps the attributes that are data, in the order they were written', () => {
    const start = { options: ['a'], message: 'Hi', lang: 'en', transition: { duration: 5 }, path: 'end' };
    expect(readFlow({ start, end: { chatDisabled: true } })).toEqual({ start, end: { chatDisabled: true } });
    expect(Object.keys(readFlow({ start })['start'] ?? {})).toEqual(Object.keys(start));
  });

  it('keeps that order where variables are filled in', () => {
    const start = { options: ['{{a}}'], message: '{{a}}', isSensitive: true };
    expect(Object.keys(readFlow({ start })['start'] ?? {})).toEqual(Object.keys(start));
  });

  it('leads each answer its way, any other by the star, and stays where no way is named', async () => {
    const { start } = readFlow({ start: { path: { Yes: 'yes', '*': 'other' } } });
    const lead = (userInput: string) => give(start?.path, { userInput });
    expect(await Promise.all(['Yes', 'Hm', 'toString'].map(lead))).toEqual(['yes', 'other', 'other']);
    const alone = readFlow({ start: { path: { Yes: 'yes' } } });
    expect(await give(alone['start']?.path, { userInput: 'No' })).toBeNull();
  });

  it.each([
    ['message', 7],
    ['options', [1]],
    ['checkboxes', 'a'],
    ['cards', [{ text: 'no title' }]],
    ['autocomplete', 7],
    ['connect', { url: '/a', protocol: 'soap' }],
    ['transition', 'soon'],
    ['input', 'iban'],
    ['path', 3],
    ['function', 'alert(1)'],
    ['component', '<b>x</b>'],
    ['saveAs', '__proto__'],
  ])('leaves out a %s of the wrong kind', (name, value) => {
    expect(readFlow({ start: { [name]: value } })).toEqual({ start: {} });
  });

  it.each([null, [], {}, { begin: {} }, 'x'])('is none without a start: %j', (json) => {
    expect(() => readFlow(json)).toThrow('start');
  });

  it('takes functions of the page’s own code as they are', () => {
    const message = () => 'Hi';
    expect(readFlow({ start: { message } })['start']?.message).toBe(message);
  });
});

describe('the variables of a flow', () => {
  const filled = async (message: string, variables: Json, context: Partial<FlowContext> = {}) =>
    give(readFlow({ start: { message } }, context)['start']?.message, { userInput: 'yes', variables });

  it.each([
    ['Dear {{name}},', 'Dear Asha,'],
    ['Dear {{ name }},', 'Dear Asha,'],
    ['Dear {{nobody|friend}},', 'Dear friend,'],
    ['Dear {{nobody}},', 'Dear ,'],
    ['{{order.lines}} for {{order.total}}', 'tea, rice for 12'],
    ['You wrote {{answer}}', 'You wrote yes'],
    ['{{constructor}}{{name.length}}{{order}}', ''],
    ['{{name', '{{name'],
  ])('are filled in where %j names them', async (template, shown) => {
    const variables = { name: 'Asha', order: { lines: ['tea', 'rice'], total: 12 } };
    expect(await filled(template, variables)).toBe(shown);
  });

  it('are text, never read again and never Markdown', async () => {
    const variables = { name: '{{secret}} **bold** [x](https://a.example)', secret: '1234' };
    expect(await filled('{{name}}', variables)).toBe(variables.name);
    const marked = await filled(
      '**{{name}}**',
      { name: '*a* [x](https://b.example)' },
      { isMarkdown: () => true },
    );
    expect(marked).toBe('**\\*a\\* \\[x\\]\\(https\\:\\/\\/b\\.example\\)**');
  });

  it('come from the answer, from the flow and from the page, the conversation’s own first', async () => {
    const { start } = readFlow(
      {
        start: {
          saveAs: 'name',
          set: { greeting: 'Hello {{answer}} of {{town}}', step: 1 },
          message: '{{town}} {{name}}',
        },
      },
      { variables: { town: 'Kolkata', name: 'stranger' } },
    );
    const variables: Json = {};
    expect(await give(start?.message, { userInput: '', variables })).toBe('Kolkata stranger');
    await give(start?.function, { userInput: 'Asha', variables });
    expect(variables).toEqual({ name: 'Asha', greeting: 'Hello Asha of Kolkata', step: 1 });
    expect(await give(start?.message, { userInput: '', variables })).toBe('Kolkata Asha');
  });

  it('fill options and checkboxes, too', async () => {
    const { start } = readFlow({
      start: {
        options: ['{{a}}', { label: '{{a}}!', value: 'b' }],
        checkboxes: { items: ['{{a}}'], min: 0 },
      },
    });
    const variables = { a: 'A' };
    expect(await give(start?.options, { userInput: '', variables })).toEqual([
      'A',
      { label: 'A!', value: 'b' },
    ]);
    expect(await give(start?.checkboxes, { userInput: '', variables })).toEqual({ items: ['A'], min: 0 });
  });
});

describe('what else a block may show or ask', () => {
  it.each([
    ['input', { type: 'date', min: '2026-12-01' }],
    ['input', { type: 'rating', max: 3 }],
    ['input', { type: 'email', message: 'Your address, please' }],
    ['autocomplete', 'postal-code'],
    ['cards', [{ title: 'Day care', options: ['Ask'] }]],
  ])('keeps its %s: %j', (name, value) => {
    expect(readFlow({ start: { [name]: value } })).toEqual({ start: { [name]: value } });
  });

  it('fills variables in where a card has words, never in its addresses', async () => {
    const image = { src: '/{{a}}', alt: '{{a}}' };
    const links = [{ label: '{{a}}', href: '/{{a}}' }];
    const { start } = readFlow({
      start: { cards: [{ title: '{{a}}', text: '{{a}}!', image, options: [{ label: '{{a}}' }], links }] },
    });
    expect(await give(start?.cards, { userInput: '', variables: { a: 'A' } })).toEqual([
      {
        title: 'A',
        text: 'A!',
        image: { src: '/{{a}}', alt: 'A' },
        options: [{ label: 'A' }],
        links: [{ label: 'A', href: '/{{a}}' }],
      },
    ]);
  });
});

describe('the conditions of a flow', () => {
  it.each<[unknown, Json, boolean]>([
    [{ answer: 'yes' }, {}, true],
    [{ answer: ['no', ' YES '] }, {}, true],
    [{ age: { atLeast: 18, below: 65 } }, { age: '64' }, true],
    [{ age: { atLeast: 18, below: 65 } }, { age: 65 }, false],
    [{ age: { above: 1000 } }, { age: '1,001' }, true],
    [{ age: { atMost: 5 } }, { age: 'five' }, false],
    [{ age: { atMost: 5 } }, {}, false],
    [{ town: { not: ['Delhi', 'Pune'] } }, { town: 'Kolkata' }, true],
    [{ town: { not: 'kolkata' } }, { town: 'Kolkata' }, false],
    [{ days: { contains: 'monday' } }, { days: 'Monday, Tuesday' }, true],
    [{ days: { contains: 'Mon' } }, { days: ['Monday'] }, false],
    [{ mail: { isSet: false } }, { mail: ' ' }, false],
    [{ mail: { isSet: false } }, {}, true],
    [{ 'order.paid': true }, { order: { paid: true } }, true],
    [{ age: { atLeast: 18 }, town: 'Pune' }, { age: 20, town: 'Delhi' }, false],
    [[{ town: 'Pune' }, { age: { atLeast: 18 } }], { age: 20, town: 'Delhi' }, true],
    [[], {}, false],
  ])('%j with %j: %j', async (when, variables, isMet) => {
    const flow = readFlow({ start: { path: [{ when, to: 'met' }, { to: 'other' }] }, met: {}, other: {} });
    expect(await give(flow['start']?.path, { userInput: 'yes', variables })).toBe(isMet ? 'met' : 'other');
  });
});

describe('the webhook of a block', () => {
  const json = {
    start: {
      message: 'Mail?',
      saveAs: 'mail',
      webhook: { url: '/answers', send: ['mail'] },
      path: [{ when: { answer: 'a' }, to: 'end' }],
    },
    end: {},
    vip: {},
  };
  function run(results: WebhookResult[], flow: Json = json) {
    const requests: WebhookRequest[] = [];
    const told: unknown[] = [];
    const read = readFlow(flow, {
      chatId: 'desk',
      variables: { town: 'Kolkata' },
      emit: (...event) => void told.push(event),
      post: async (request) => {
        requests.push(request);
        return results.shift() ?? { isSent: true, reply: {} };
      },
    });
    return { read, requests, told };
  }

  it('is sent the answer and the variables it names, then the path is followed', async () => {
    const { read, requests, told } = run([]);
    const variables: Json = { mail: 'a@b.example', pin: '12' };
    expect(await give(read['start']?.path, { userInput: 'a', variables })).toBe('end');
    expect(requests.map(({ body }) => body)).toEqual([
      { chat: 'desk', path: 'start', answer: 'a', variables: { mail: 'a@b.example' } },
    ]);
    expect(told).toEqual([['webhook', { path: 'start', isSent: true }]]);
  });

  it('may set variables, say something and lead elsewhere, to a block of the flow alone', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const reply: Json = JSON.parse(
      '{"message":"Welcome back","path":"vip","variables":{"level":3,"a b":1,"__proto__":{"x":1}}}',
    );
    const { read } = run([
      { isSent: true, reply },
      { isSent: true, reply: { path: 'constructor' } },
    ]);
    const variables: Json = {};
    const said: string[] = [];
    expect(await give(read['start']?.path, { userInput: 'a', variables, said })).toBe('vip');
    expect(said).toEqual(['Welcome back']);
    expect(variables).toMatchObject({ level: 3 });
    expect(Object.keys(variables)).not.toContain('a b');
    expect(variables['x']).toBeUndefined();
    expect(await give(read['start']?.path, { userInput: 'a', variables })).toBe('end');
  });

  it('tells the visitor of a failure and sends the same answer again on request', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const failure: WebhookResult = { isSent: false, reason: 'status 500' };
    const { read, requests, told } = run([failure, failure]);
    const variables: Json = {};
    const retry = 'start: not sent';
    expect(await give(read['start']?.path, { userInput: 'a', variables })).toBe(retry);
    expect(read[retry]).toMatchObject({ options: ['Try again'], chatDisabled: true });
    expect(await give(read[retry]?.path, { userInput: 'Try again', variables })).toBe(retry);
    expect(await give(read[retry]?.path, { userInput: 'Try again', variables })).toBe('end');
    expect(requests.map(({ body }) => body['answer'])).toEqual(['a', 'a', 'a']);
    expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(told[0]).toEqual(['webhook', { path: 'start', isSent: false, reason: 'status 500' }]);
    expect(log).toHaveBeenCalledWith('The answer to "start" could not be sent to /answers: status 500.');
    // After a reload a masked answer is gone: the question comes again.
    expect(await give(read[retry]?.path, { userInput: 'Try again', variables: {} })).toBe('start');
  });

  it('says nothing of a failure that comes when the conversation has gone on', async () => {
    const { read, told } = run([{ isSent: false, reason: 'aborted' }]);
    const variables: Json = {};
    await give(read['start']?.path, { userInput: 'a', variables, signal: AbortSignal.abort() });
    expect([told, variables]).toEqual([[], {}]);
  });

  it('follows the flow’s own path after a failure where it has one', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const start = { webhook: { url: '/answers', failed: 'sorry' }, path: 'end' };
    const { read } = run([{ isSent: false, reason: 'x' }], { start, sorry: {}, end: {} });
    expect(await give(read['start']?.path, { userInput: 'a' })).toBe('sorry');
    expect(Object.keys(read)).toEqual(['start', 'sorry', 'end']);
  });
});
