import { isObject } from './schema-check';

export type Value = string | number | boolean;
type Comparisons = {
  is?: Value;
  not?: Value | Value[];
  contains?: Value;
  above?: number;
  below?: number;
  atLeast?: number;
  atMost?: number;
  isSet?: boolean;
};
/** What one variable must be: a value, one of a list, or all comparisons. */
type Test = Value | Value[] | Comparisons;
type Tests = Record<string, Test>;
/** All tests of an object, or those of one object in a list. */
export type When = Tests | Tests[];

/** Reads a variable by its name, or what lies within one: `order.id`. */
export type Read = (name: string) => unknown;

/** Whether the condition is met. */
export function isMet(when: When, read: Read): boolean {
  return [when]
    .flat()
    .some((tests) => Object.entries(tests).every(([name, test]) => passes(read(name), test)));
}

function passes(value: unknown, test: Test): boolean {
  if (Array.isArray(test)) return test.some((one) => isEqual(value, one));
  if (typeof test !== 'object') return isEqual(value, test);
  return Object.entries(test).every(([name, operand]) => comparisons[name]?.(value, operand) ?? false);
}

type Comparison = (value: unknown, operand: unknown) => boolean;
const byNumber =
  (compare: (a: number, b: number) => boolean): Comparison =>
  (value, operand) =>
    compare(toNumber(value), toNumber(operand));
const comparisons: Readonly<Record<string, Comparison>> = {
  is: isEqual,
  not: (value, operand) => ![operand].flat().some((one) => isEqual(value, one)),
  contains: (value, operand) =>
    Array.isArray(value) ? value.some((one) => isEqual(one, operand)) : plain(value).includes(plain(operand)),
  above: byNumber((a, b) => a > b),
  below: byNumber((a, b) => a < b),
  atLeast: byNumber((a, b) => a >= b),
  atMost: byNumber((a, b) => a <= b),
  isSet: (value, operand) => (toText(value) !== '') === operand,
};

function isEqual(value: unknown, operand: unknown): boolean {
  return plain(value) === plain(operand);
}

/** As a visitor means it: case, spaces around it and the way of writing accents do not count. */
const plain = (value: unknown): string => toText(value).trim().toLowerCase().normalize('NFC');

/** Not a number for what is none, so that no comparison holds. */
const toNumber = (value: unknown): number => {
  const text = toText(value).replaceAll(',', '').trim();
  return text === '' ? Number.NaN : Number(text);
};

/** A value as text; a list with commas, nothing for what has no text of its own. */
export function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(', ');
  return value === null || value === undefined || isObject(value) || typeof value === 'function'
    ? ''
    : String(value);
}
