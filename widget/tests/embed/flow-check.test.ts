import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkFlow } from '@/widget/embed/flow-check';
import { schemaFile } from '@/widget/embed/flow-schema';

const linesOf = (json: unknown) => checkFlow(json).map(({ at, message }) => `${at} ${message}`);

describe('a mistake in a flow', () => {
  it.each<[unknown, string]>([
    [7, 'flow must be a flow'],
    [{ begin: {} }, 'flow.start is missing'],
    [{ start: 'x' }, 'flow.start must be a block'],
    [{ start: { message: 7 } }, 'flow.start.message must be a text'],
    [{ start: { options: ['a', 2] } }, 'flow.start.options[1] must be a text, or an object with label'],
    [{ start: { options: [{ value: 'a' }] } }, 'flow.start.options[0].label is missing'],
    [
      { start: { options: 'a' } },
      'flow.start.options must be a list of texts or of objects with label, or an object with items',
    ],
    [
      { start: { checkboxes: { items: ['a'], min: -1 } } },
      'flow.start.checkboxes.min must be a number from 0',
    ],
    [{ start: { options: { reusable: true } } }, 'flow.start.options.items is missing'],
    [{ start: { input: 'iban' } }, 'flow.start.input must be one of email, phone, number, date, choice'],
    [{ start: { input: { type: 'email' } } }, 'flow.start.input.message is missing'],
    [
      { start: { input: { type: 'stars' } } },
      'flow.start.input.type must be one of email, phone, number, date, choice, rating',
    ],
    [
      { start: { input: { type: 'date', min: 'soon' } } },
      'flow.start.input.min must be a day such as 2026-12-31',
    ],
    [{ start: { input: { type: 'rating', max: 0 } } }, 'flow.start.input.max must be a number from 1 to 10'],
    [
      { start: { autocomplete: 'Your name' } },
      'flow.start.autocomplete must be a value of the autocomplete attribute',
    ],
    [{ start: { cards: [{ text: 'a' }] } }, 'flow.start.cards[0].title is missing'],
    [
      { start: { cards: [{ title: 'a', image: { src: '/a' } }] } },
      'flow.start.cards[0].image.alt is missing',
    ],
    [
      { start: { cards: [{ title: 'a', links: [{ label: 'b' }] }] } },
      'flow.start.cards[0].links[0].href is missing',
    ],
    [{ start: { connect: { url: '/a' } } }, 'flow.start.connect.protocol is missing'],
    [
      { start: { connect: { url: '/a', protocol: 'soap' } } },
      'flow.start.connect.protocol must be one of ai-sdk, openai, ag-ui',
    ],
    [
      { start: { connect: { url: '/a', protocol: 'openai', timeouts: { idleMs: '9' } } } },
      'flow.start.connect.timeouts.idleMs must be a number of milliseconds',
    ],
    [
      { start: { saveAs: 'first name' } },
      'flow.start.saveAs must be the name of a variable (letters, digits and underscores)',
    ],
    [{ start: { path: 'nowhere' } }, 'flow.start.path leads to "nowhere", which is no block of this flow'],
    [
      { start: { path: { 'Yes, please': 'x' } } },
      'flow.start.path["Yes, please"] leads to "x", which is no block of this flow',
    ],
    [{ start: { path: [{ to: 'start' }, {}] } }, 'flow.start.path[1].to is missing'],
    [
      { start: { path: [{ when: { age: { atleast: 1 } }, to: 'start' }] } },
      'flow.start.path[0].when.age.atleast is not known; known are is, not, contains, above, below, atLeast, atMost, isSet',
    ],
    [
      { start: { path: [{ when: { age: { above: '1' } }, to: 'start' }] } },
      'flow.start.path[0].when.age.above must be a number',
    ],
    [{ start: { webhook: {} } }, 'flow.start.webhook.url is missing'],
    [
      { start: { webhook: { url: '/a', retries: 9 } } },
      'flow.start.webhook.retries must be a number from 0 to 5',
    ],
    [
      { start: { webhook: { url: '/a', failed: 'x' } } },
      'flow.start.webhook.failed leads to "x", which is no block of this flow',
    ],
    [{ start: {}, 'two words': { lang: 1 } }, 'flow["two words"].lang must be a language tag'],
  ])('%j is told with its place', (json, line) => {
    expect(linesOf(json)).toEqual([line]);
  });

  it('in the name of an attribute is told with the names there are', () => {
    expect(linesOf({ start: { massage: 'Hi' } })).toEqual([
      'flow.start.massage is not known; known are message, options, checkboxes, cards, chatDisabled, isSensitive, transition, input, autocomplete, lang, saveAs, set, webhook, connect, path',
    ]);
  });

  it('is not what is right, nor a function of the page’s own code', () => {
    const start = {
      message: () => 'Hi',
      component: () => null,
      set: { a: 1 },
      transition: { duration: 5, interruptable: true },
      input: { type: 'date', min: '2026-12-01' },
      cards: [
        { title: 'a', image: { src: '/a', alt: '' }, options: ['b'], links: [{ label: 'c', href: '/c' }] },
      ],
      connect: { url: '/a', protocol: 'openai', body: { model: 'small' }, texts: { stop: 'Halt' } },
      path: [{ when: [{ answer: ['a', 'b'] }, { 'order.id': { isSet: true } }], to: 'start' }],
    };
    expect(linesOf({ $schema: 'embed-flow.schema.json', start })).toEqual([]);
  });
});

it('the schema as a file holds every rule, its patterns as text', () => {
  const schema = JSON.parse(schemaFile());
  expect(schema).toMatchObject({ type: 'object', required: ['start'] });
  expect(schema.additionalProperties.properties.saveAs.pattern).toBe(
    '^(?!__proto__$)[A-Za-z_][A-Za-z0-9_]{0,63}$',
  );
});

it('the flows of the documentation and of the demonstration are without a mistake', () => {
  const readme = readFileSync(resolve('widget/README.md'), 'utf8');
  const examples = [...readme.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => json);
  expect(examples).toHaveLength(1);
  for (const json of [...examples, readFileSync(resolve('public/widget-demo-flow.json'), 'utf8')])
    expect(linesOf(JSON.parse(json))).toEqual([]);
});
