/** The part of JSON Schema (2020-12) that the flow's schema is written in and `check` understands. */
export type Schema = {
  $schema?: string;
  /** What a fitting value is, as it follows on "must be". */
  title?: string;
  description?: string;
  type?: 'string' | 'number' | 'boolean' | 'object' | 'array';
  enum?: readonly string[];
  pattern?: RegExp;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  propertyNames?: Schema;
  /** Absent: nothing but `properties`. */
  additionalProperties?: Schema;
  anyOf?: readonly Schema[];
};

/** A mistake in data: where it is, such as `flow.start.options[1]`, and what must be there. */
export type Problem = { at: string; message: string };

export type Json = Record<string, unknown>;
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every mistake of a value, each with its location; none if it fits. */
export function check(value: unknown, schema: Schema, at: string): Problem[] {
  if (schema.anyOf) return checkAlternatives(value, { schema, alternatives: schema.anyOf, at });
  if (!isOfType(value, schema) || !isWithinLimits(value, schema))
    return [{ at, message: `must be ${nameOf(schema)}` }];
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.flatMap((one, index) => check(one, items, `${at}[${index}]`)) : [];
  }
  return isObject(value) ? checkFields(value, schema, at) : [];
}

/** What a value of the schema is, in words. */
export function nameOf(schema: Schema): string {
  if (schema.title) return schema.title;
  if (schema.anyOf) return schema.anyOf.map(nameOf).join(' or ');
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  return NAMES[schema.type ?? 'object'];
}

const NAMES = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
} as const;

/** A field's location: `flow.start`, or `flow["two words"]`. */
export const fieldAt = (at: string, name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? `${at}.${name}` : `${at}[${JSON.stringify(name)}]`;

type Choice = { schema: Schema; alternatives: readonly Schema[]; at: string };
/** The alternative of the value's own type, and of its field `type`, tells more than a list of all of them. */
function checkAlternatives(value: unknown, { schema, alternatives, at }: Choice): Problem[] {
  const isOther = (problems: readonly Problem[]) =>
    Number(problems.some((problem) => problem.at === fieldAt(at, 'type')));
  const found = alternatives
    .filter((one) => isOfType(value, one))
    .map((one) => check(value, one, at))
    .sort((a, b) => isOther(a) - isOther(b) || a.length - b.length);
  return found[0] ?? [{ at, message: `must be ${nameOf(schema)}` }];
}

function checkFields(value: Json, schema: Schema, at: string): Problem[] {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
  const missing = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => ({ at: fieldAt(at, name), message: 'is missing' }));
  const wrong = Object.entries(value).flatMap(([name, one]) => {
    const field = fieldAt(at, name);
    const known = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (!known)
      return [{ at: field, message: `is not known; known are ${Object.keys(properties).join(', ')}` }];
    const misnamed =
      propertyNames && !Object.hasOwn(properties, name) ? check(name, propertyNames, field) : [];
    return [...misnamed, ...check(one, known, field)];
  });
  return [...missing, ...wrong];
}

function isOfType(value: unknown, { type, anyOf }: Schema): boolean {
  if (anyOf) return anyOf.some((one) => isOfType(value, one));
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return type === undefined || (typeof value === type && !Number.isNaN(value));
}

function isWithinLimits(value: unknown, schema: Schema): boolean {
  if (typeof value === 'string') {
    const { pattern } = schema;
    return (!schema.enum || schema.enum.includes(value)) && (!pattern || pattern.test(value));
  }
  if (typeof value === 'number')
    return value >= (schema.minimum ?? value) && value <= (schema.maximum ?? value);
  return !Array.isArray(value) || value.length >= (schema.minItems ?? 0);
}
