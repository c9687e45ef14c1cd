import type { Schema } from './schema-check';
import { address, count, flag, milliseconds, path, text, value, values, variable } from './value-schemas';

/**
 * What a flow may hold that is written as JSON: the one source of what is checked when it is read, of the schema file
 * for editors, and of the table in the documentation.
 */
/** As written between braces: a variable, or what lies within one. */
const reference: Schema = {
  title: '"answer", a variable or what lies within one, such as order.id',
  type: 'string',
  pattern: /^[A-Za-z_][A-Za-z0-9_.]{0,127}$/,
};

const items: Schema = {
  title: 'a list of texts, or of objects with label',
  type: 'array',
  items: {
    title: 'a text, or an object with label',
    anyOf: [
      text,
      {
        type: 'object',
        required: ['label'],
        properties: { label: text, value: text, icon: text, disabled: flag },
      },
    ],
  },
};
const choiceFields = { items, reusable: flag, sendOutput: flag };
const choices = (more: Record<string, Schema>): Schema => ({
  title: 'a list of texts or of objects with label, or an object with items',
  anyOf: [items, { type: 'object', required: ['items'], properties: { ...choiceFields, ...more } }],
});

const cards: Schema = {
  title: 'a list of cards',
  type: 'array',
  items: {
    title: 'an object with title',
    type: 'object',
    required: ['title'],
    properties: {
      title: text,
      text,
      image: {
        title: 'an object with src and alt',
        type: 'object',
        required: ['src', 'alt'],
        properties: { src: text, alt: text },
      },
      options: items,
      links: {
        title: 'a list of objects with label and href',
        type: 'array',
        items: { type: 'object', required: ['label', 'href'], properties: { label: text, href: text } },
      },
    },
  },
};

const kinds = ['email', 'phone', 'number', 'date', 'choice'] as const;
const kind: Schema = { type: 'string', enum: kinds };
const day: Schema = {
  title: 'a day such as 2026-12-31',
  type: 'string',
  pattern: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
};
const fieldKind = (name: string): Schema => ({
  title: `one of ${kinds.join(', ')}, rating`,
  type: 'string',
  enum: [name],
});
const stars: Schema = { title: 'a number from 1 to 10', type: 'number', minimum: 1, maximum: 10 };
/** A rule with words of its own, a calendar, or stars. */
const inputObjects: readonly Schema[] = [
  { type: 'object', required: ['type', 'message'], properties: { type: kind, message: text } },
  { type: 'object', required: ['type'], properties: { type: fieldKind('date'), min: day, max: day } },
  { type: 'object', required: ['type'], properties: { type: fieldKind('rating'), max: stars } },
];

/** What a condition may ask of a variable. */
export const comparisons: Readonly<Record<string, Schema>> = {
  is: { ...value, description: 'equal, whatever the case' },
  not: {
    title: 'a value or a list of values',
    anyOf: [...values, { type: 'array', items: value }],
    description: 'equal to none of these',
  },
  contains: { ...value, description: 'a text that holds this, or a list with this in it' },
  above: { type: 'number', description: 'a greater number' },
  below: { type: 'number', description: 'a smaller number' },
  atLeast: { type: 'number', description: 'this number or a greater one' },
  atMost: { type: 'number', description: 'this number or a smaller one' },
  isSet: { ...flag, description: 'whether it has a value' },
};
const test: Schema = {
  title: 'a value, a list of values, or an object of comparisons',
  anyOf: [...values, { type: 'array', items: value }, { type: 'object', properties: comparisons }],
};
const tests: Schema = {
  title: 'an object of tests',
  type: 'object',
  propertyNames: reference,
  additionalProperties: test,
};
const when: Schema = {
  title: 'an object of tests, or a list of such',
  anyOf: [tests, { type: 'array', items: tests }],
};

/** What a webhook may hold beside its address. */
export const webhookFields: Readonly<Record<string, Schema>> = {
  url: { ...address, description: 'where the answer is sent' },
  send: {
    title: 'a list of names of variables',
    type: 'array',
    items: variable,
    description: 'the variables that go with it; absent: all',
  },
  timeoutMs: {
    title: 'a number from 1000 to 60000',
    type: 'number',
    minimum: 1000,
    maximum: 60_000,
    description: 'milliseconds for one try; absent: 10000',
  },
  retries: {
    title: 'a number from 0 to 5',
    type: 'number',
    minimum: 0,
    maximum: 5,
    description: 'further tries after no answer, 429 or 5xx; absent: 2',
  },
  failed: {
    ...path,
    description: 'the path after a failure; absent: the visitor is told, with a button to try again',
  },
};
const webhook: Schema = {
  title: 'an address, or an object with url',
  anyOf: [address, { type: 'object', required: ['url'], properties: webhookFields }],
};

const ofTexts: Schema = { title: 'an object of texts', type: 'object', additionalProperties: text };
const recordOf = (names: readonly string[], schema: Schema): Record<string, Schema> =>
  Object.fromEntries(names.map((name) => [name, schema]));
const connectTexts = [
  ...['stop', 'retry', 'unfinished', 'stopped', 'offline', 'unreachable'],
  ...['busy', 'refused', 'timeout', 'interrupted', 'failed'],
];
/** A model's stream; the settings of `connect()` that are data. */
const connect: Schema = {
  title: 'an object with url and protocol',
  type: 'object',
  required: ['url', 'protocol'],
  properties: {
    url: address,
    protocol: { type: 'string', enum: ['ai-sdk', 'openai', 'ag-ui'] },
    headers: ofTexts,
    body: { title: 'an object of values', type: 'object', additionalProperties: value },
    credentials: { type: 'string', enum: ['omit', 'same-origin', 'include'] },
    resume: flag,
    stopOnClose: flag,
    timeouts: {
      type: 'object',
      properties: recordOf(['connectMs', 'idleMs', 'totalMs', 'retryMs'], milliseconds),
    },
    texts: { type: 'object', properties: recordOf(connectTexts, text) },
  },
};

export const blockSchema: Schema = {
  title: 'a block',
  type: 'object',
  properties: {
    message: { ...text, description: 'the bot says it' },
    options: {
      ...choices({}),
      description: 'buttons; of an object the label is shown and the value is the answer',
    },
    checkboxes: { ...choices({ min: count, max: count }), description: 'boxes to tick, likewise' },
    cards: {
      ...cards,
      description: 'cards side by side: title, text, image, options, which are answers, and links',
    },
    chatDisabled: { ...flag, description: 'closes the text area, or opens it' },
    isSensitive: { ...flag, description: 'masks the answer; nothing stores it' },
    transition: {
      title: 'a number of milliseconds, or an object with duration',
      anyOf: [
        milliseconds,
        { type: 'object', required: ['duration'], properties: { duration: count, interruptable: flag } },
      ],
      description: 'goes on by itself',
    },
    input: {
      title: `${kinds.join(', ')}, or an object with type`,
      anyOf: [kind, ...inputObjects],
      description:
        'checks typed answers, with a `message` of your own; or draws a field: a `date` from `min` to `max`, a `rating` of `max` stars',
    },
    autocomplete: {
      title: 'a value of the autocomplete attribute',
      type: 'string',
      pattern: /^[a-z][a-z -]*$/,
      description: 'what the browser may fill in, such as `name`',
    },
    lang: { ...text, title: 'a language tag', description: 'language of the block’s texts' },
    saveAs: { ...variable, description: 'the variable that takes the answer' },
    set: {
      title: 'an object of variables and values',
      type: 'object',
      propertyNames: variable,
      additionalProperties: value,
      description: 'variables that get a value when there is an answer',
    },
    webhook: { ...webhook, description: 'sends the answer to a server before the path is followed' },
    connect: {
      ...connect,
      description:
        'hands each answer to a model and streams what it says; the options are those of its stream',
    },
    path: {
      title: 'the name of a path, an object of answers and paths, or a list of ways',
      anyOf: [
        path,
        { type: 'object', additionalProperties: path },
        {
          type: 'array',
          items: { title: 'a way', type: 'object', required: ['to'], properties: { when, to: path } },
        },
      ],
      description: 'where it goes on; absent: it stays',
    },
  },
};

export const flowSchema: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'a flow',
  type: 'object',
  required: ['start'],
  properties: { $schema: text },
  additionalProperties: blockSchema,
};

/** The schema as the text of a file, for editors and other programs. */
export const schemaFile = (): string =>
  JSON.stringify(flowSchema, (_, part) => (part instanceof RegExp ? part.source : part), 2);
