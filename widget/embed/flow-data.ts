import type { Block, Card, Choices, Flow, Item, Params } from '../core/types';
import { isMet, type Read } from './conditions';
import { blockSchema } from './flow-schema';
import type { BlockData, FlowContext, Running } from './flow-types';
import { hasReferences, interpolate } from './interpolate';
import { makeModel } from './model-step';
import { check, isObject, type Json } from './schema-check';
import { textsOf } from './texts';
import { postAnswer } from './webhook';
import { makeSender } from './webhook-step';

const ALONE: FlowContext = {
  chatId: '',
  variables: {},
  webhookOrigins: [],
  texts: textsOf('en'),
  isMarkdown: () => false,
  emit: () => {},
  post: postAnswer,
};

/**
 * A flow written as JSON, or with functions by the page's own code, as the bot runs it. Attributes that are wrong are
 * left out; `checkFlow` names them.
 */
export function readFlow(json: unknown, context: Partial<FlowContext> = {}): Flow {
  if (!isObject(json) || !isObject(json['start'])) throw new Error('A flow needs a block named "start".');
  const blocks = Object.entries(json).filter(([name]) => name !== '$schema');
  const running: Running = {
    ...ALONE,
    ...context,
    hasPath: (path) => blocks.some(([name]) => name === path),
  };
  return Object.assign(
    {},
    ...blocks.map(([name, block]) => readBlock(name, isObject(block) ? block : {}, running)),
  );
}

const isBlockData = (block: Json): block is BlockData => check(block, blockSchema, '').length === 0;
const isOfFunctions = (block: Json): block is Pick<Block, 'function' | 'path'> =>
  Object.values(block).every((value) => typeof value === 'function');

/** The block and, where it has a webhook, the one that offers to send again. */
function readBlock(name: string, json: Json, running: Running): Flow {
  const pick = (isWanted: (value: unknown, key: string) => boolean): Json =>
    Object.fromEntries(Object.entries(json).filter(([key, value]) => isWanted(value, key)));
  const valid = pick((value, key) => isBlockData({ [key]: value }));
  const data = isBlockData(valid) ? valid : {};
  const functions = pick((value) => typeof value === 'function');
  const own = isOfFunctions(functions) ? functions : {};

  const path = own.path ?? pathOf(data.path, running);
  const webhook = typeof data.webhook === 'string' ? { url: data.webhook } : data.webhook;
  const follow = (params: Params) => (typeof path === 'function' ? path(params) : path);
  const sender = webhook && makeSender({ name, webhook, running, follow });
  const texts = readTexts(data, running);
  const model = data.connect && makeModel({ model: data.connect, message: data.message, running });
  const block: Block = {
    ...texts,
    ...(model && { ...model, message: greeting(texts.message, model.message) }),
    ...own,
    ...afterAnswer(data, { own, model, running }),
    ...(sender ? { path: sender.path } : path === undefined ? {} : { path }),
  };
  return { [name]: inOrder(block, Object.keys(json)), ...sender?.retryBlocks };
}

/** In the order of the keys, which is the order a block is processed in. */
function inOrder<T extends object>(block: T, keys: readonly string[]): T {
  const position = ([key]: [string, unknown]) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  const entries = Object.entries(block).sort((a, b) => position(a) - position(b));
  return Object.assign({}, ...entries.map(([key, value]) => ({ [key]: value })));
}

/** What is shown, with variables filled in where there are some. */
function readTexts(data: BlockData, running: Running): Block {
  const { saveAs, set, webhook, connect, path, message, options, checkboxes, cards, ...rest } = data;
  const fill = (text: string, params: Params) =>
    interpolate(text, reader(params, running), running.isMarkdown());
  const plain = (text: string, params: Params) => interpolate(text, reader(params, running), false);
  const fillItem = (item: Item, params: Params): Item => {
    if (typeof item === 'string') return plain(item, params);
    const { label, value } = item;
    return {
      ...item,
      label: plain(label, params),
      ...(value === undefined ? {} : { value: plain(value, params) }),
    };
  };
  const filled = <T extends Choices>(choices: Item[] | T, params: Params) =>
    Array.isArray(choices)
      ? choices.map((item) => fillItem(item, params))
      : { ...choices, items: choices.items.map((item) => fillItem(item, params)) };
  const fillCard = ({ title, text, image, options, links, ...card }: Card, params: Params): Card => ({
    ...card,
    title: plain(title, params),
    ...(text === undefined ? {} : { text: plain(text, params) }),
    ...(image && { image: { ...image, alt: plain(image.alt, params) } }),
    ...(options && { options: options.map((item) => fillItem(item, params)) }),
    ...(links && { links: links.map((link) => ({ ...link, label: plain(link.label, params) })) }),
  });
  const isFixed = (choices: Item[] | Choices | Card[]) => !hasReferences(JSON.stringify(choices));
  return {
    ...rest,
    ...(message === undefined
      ? {}
      : { message: hasReferences(message) ? (params: Params) => fill(message, params) : message }),
    ...(options && { options: isFixed(options) ? options : (params: Params) => filled(options, params) }),
    ...(checkboxes && {
      checkboxes: isFixed(checkboxes) ? checkboxes : (params: Params) => filled(checkboxes, params),
    }),
    ...(cards && {
      cards: isFixed(cards) ? cards : (params: Params) => cards.map((card) => fillCard(card, params)),
    }),
  };
}

/** The block's own message, while a model's block has one to say: at its beginning. */
const greeting =
  (message: Block['message'], ofModel: Block['message']): Block['message'] =>
  async (params) => {
    const isFirst = typeof ofModel === 'function' ? await ofModel(params) : ofModel;
    if (isFirst === undefined) return undefined;
    return typeof message === 'function' ? message(params) : message;
  };

type Answered = {
  own: Pick<Block, 'function'>;
  model: Pick<Block, 'function'> | undefined;
  running: Running;
};
/** Variables that the answer or the flow sets come first, then the model's answer, then the page's own function. */
function afterAnswer({ saveAs, set }: BlockData, { own, model, running }: Answered): Block {
  const hasVariables = saveAs !== undefined || set !== undefined;
  if (!hasVariables && !model) return {};
  const save = (params: Params) => {
    const read = reader(params, running);
    const changed: Json = saveAs === undefined ? {} : { [saveAs]: params.userInput };
    for (const [name, value] of Object.entries(set ?? {}))
      changed[name] = typeof value === 'string' ? interpolate(value, read, false) : value;
    Object.assign(params.variables, changed);
    running.emit('variables', changed);
  };
  return {
    function: async (params) => {
      if (hasVariables) save(params);
      await model?.function?.(params);
      return own.function?.(params);
    },
  };
}

function pathOf(path: BlockData['path'], running: Running): Block['path'] {
  if (path === undefined || typeof path === 'string') return path;
  if (Array.isArray(path))
    return (params) => {
      const read = reader(params, running);
      return path.find(({ when }) => !when || isMet(when, read))?.to ?? null;
    };
  const ways = new Map(Object.entries(path));
  return ({ userInput }) => ways.get(userInput) ?? ways.get('*') ?? null;
}

/** Reads `answer`, a variable of the conversation or of the page, or by dots what lies within one. */
function reader({ userInput, variables }: Params, running: Running): Read {
  const all: Json = { ...running.variables, ...variables, answer: userInput };
  return (name) =>
    name
      .split('.')
      .reduce<unknown>(
        (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
        all,
      );
}
