export type Plain = Record<string, unknown>;

/** An object literal; React elements (`$$typeof`) and class instances are values. */
export function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null || isElement(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // An object of another frame has another `Object.prototype`, whose own prototype is null as well.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

export function isElement(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

/** The kind of a value in one word, or as React names its objects: `Symbol(react.memo)`. */
const kindOf = (value: unknown): string =>
  isElement(value) ? String(value['$$typeof']) : value === null ? 'null' : typeof value;

const isText = (value: unknown): boolean => typeof value === 'string';

/** What React draws; anything else in its place takes the whole tree with it. */
const isNode = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isNode) : !/object|function|memo|ref/.test(kindOf(value));

/** The kinds of the settings that have no default, by their names: none of them is another's elsewhere. */
const examples: Plain = {
  language: '',
  sound: '',
  langOf: isText,
  actions: [],
  preview: true,
  focusOnlyAfterTyping: true,
  richText: {},
};

/** Whether a value is of the kind of the model; of some settings the name tells that they take more. */
function fits(name: string, value: unknown, model: unknown): boolean {
  if (/^(title|text)$/.test(name)) return isNode(value);
  if (/(icon(Disabled)?|^avatar)$/i.test(name)) return /string|function|memo|ref|lazy/.test(kindOf(value));
  if (Array.isArray(model)) return Array.isArray(value) && value.every(name === 'buttons' ? isNode : isText);
  return isPlain(model) ? isPlain(value) : typeof value === typeof model;
}

const warned = new Set<string>();

/** What is written, without the values of another kind than their models; the console names each once. */
export function fitting(written: object, models: Plain, at = ''): Plain {
  const fitted: Plain = {};
  for (const [name, value] of Object.entries(written ?? {})) {
    if (name === '__proto__') continue;
    const path = at + name;
    const model = models[name] ?? (at === 'richText.' ? '' : examples[name]);
    if (model === undefined || fits(name, value, model))
      fitted[name] = isPlain(model) && isPlain(value) ? fitting(value, model, `${path}.`) : value;
    else if (value !== undefined && value !== null && warned.size < warned.add(path).size)
      console.warn(`The chat’s setting ${path} does not fit and is left out.`);
  }
  return fitted;
}
