import type { Schema } from './schema-check';

/** The single values that a flow's schema is made of. */
export const text: Schema = { type: 'string' };
export const flag: Schema = { type: 'boolean' };
export const path: Schema = { title: 'the name of a path', type: 'string', pattern: /./ };
export const values: readonly Schema[] = [text, { type: 'number' }, flag];
export const value: Schema = { title: 'a text, a number, true or false', anyOf: values };
export const variable: Schema = {
  title: 'the name of a variable (letters, digits and underscores)',
  type: 'string',
  pattern: /^(?!__proto__$)[A-Za-z_][A-Za-z0-9_]{0,63}$/,
};
export const count: Schema = { title: 'a number from 0', type: 'number', minimum: 0 };
export const milliseconds: Schema = { ...count, title: 'a number of milliseconds' };
export const address: Schema = { title: 'an address', type: 'string', pattern: /./ };
