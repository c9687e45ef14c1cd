import type { Block, Checks, Choices, Flow, InputKind, Transition } from '../core/types';

/**
 * A flow as JSON: the attributes that are data. `path` may map an answer to the path it leads to, `*` being any other.
 */
type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isChoices = (value: unknown): value is string[] | (Choices & Checks) =>
  isTexts(value) || (isObject(value) && isTexts(value['items']));
const isTransition = (value: unknown): value is number | Transition =>
  typeof value === 'number' || (isObject(value) && typeof value['duration'] === 'number');

const KINDS: readonly InputKind[] = ['email', 'phone', 'number', 'date', 'choice'];

/** Reads what a page's `data-flow-url` gave; whatever is no block attribute of the right kind is left out. */
export function readFlow(json: unknown): Flow {
  if (!isObject(json) || !isObject(json['start'])) throw new Error('A flow needs a block named "start".');
  return Object.fromEntries(
    Object.entries(json).map(([path, block]) => [path, isObject(block) ? readBlock(block) : {}]),
  );
}

/** In the order of the block's own keys, which is the order it is processed in. */
function readBlock(json: Json): Block {
  return Object.assign({}, ...Object.entries(json).map(([name, value]) => readAttribute(name, value)));
}

function readAttribute(name: string, value: unknown): Block {
  switch (name) {
    case 'message':
      return typeof value === 'string' ? { message: value } : {};
    case 'lang':
      return typeof value === 'string' ? { lang: value } : {};
    case 'options':
      return isChoices(value) ? { options: value } : {};
    case 'checkboxes':
      return isChoices(value) ? { checkboxes: value } : {};
    case 'chatDisabled':
      return typeof value === 'boolean' ? { chatDisabled: value } : {};
    case 'isSensitive':
      return typeof value === 'boolean' ? { isSensitive: value } : {};
    case 'transition':
      return isTransition(value) ? { transition: value } : {};
    case 'input': {
      const kind = KINDS.find((one) => one === value);
      return kind ? { input: kind } : {};
    }
    case 'path':
      return readPath(value);
    default:
      return {};
  }
}

function readPath(value: unknown): Block {
  if (typeof value === 'string') return { path: value };
  if (!isObject(value)) return {};
  const ways = new Map(Object.entries(value));
  return {
    path: ({ userInput }) => {
      const way = ways.get(userInput) ?? ways.get('*');
      return typeof way === 'string' ? way : null;
    },
  };
}
