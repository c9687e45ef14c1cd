import 'server-only';
import * as z from 'zod';
import { dictionaries, ownQuestions } from '@/lib/i18n/dictionaries';
import { helplines } from '@/lib/i18n/helplines';
import { type Language, languages } from '@/lib/i18n/language';
import {
  differencesOf,
  type FieldShape,
  isEntries,
  nameOf,
  readValue,
  type ValueChange,
} from '@/lib/stories/field-shape';
import { factSchemas } from './fact-files';
import { listSchemas } from './list-files';
import { HELPLINE_FILE, SITE_FILE, siteDefaults } from './site-file';

/** What may be as long is typed into several lines; an address, which may be longer, is not. */
const LONG_TEXT = 300;
const ADDRESS = 2048;

/** The fields of a file, for a form; null for a file that has no schema of its own. */
export function shapeOfFile(path: string): FieldShape | null {
  const schema = listSchemas[path] ?? factSchemas[path];
  if (!schema) return null;
  return shapeOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

type Schema = z.core.JSONSchema.BaseSchema;
const isSchema = (value: unknown): value is Schema => isEntries(value);

function shapeOf(schema: Schema): FieldShape {
  const { type, format, maxLength = 0, items } = schema;
  const choices = (schema.anyOf ?? []).filter(isSchema).filter((one) => one.type !== 'null');
  const group = choices.find((one) => one.type === 'object');
  if (group) return groupOf(group, true);
  const [first] = choices;
  // An id is a number or a name.
  if (choices.some((one) => one.type === 'integer')) return { kind: 'number' };
  if (first) return shapeOf({ ...first, ...(format && { format }) });
  if (type === 'object') return groupOf(schema, false);
  if (type === 'array' && isSchema(items))
    return items.enum
      ? { kind: 'ticks', options: textsOf(items.enum) }
      : { kind: 'list', item: shapeOf(items) };
  if (schema.enum) return { kind: 'choice', options: textsOf(schema.enum) };
  if (type === 'boolean') return { kind: 'tick', value: schema.const !== false };
  if (type === 'integer' || type === 'number') return { kind: 'number' };
  if (format === 'date' || format === 'picture') return { kind: 'text', isLong: false, format };
  return { kind: 'text', isLong: maxLength >= LONG_TEXT && maxLength !== ADDRESS };
}

const textsOf = (values: readonly unknown[]): string[] => values.map(String);

const groupOf = ({ properties = {}, required = [] }: Schema, isText: boolean): FieldShape => ({
  kind: 'group',
  isText,
  fields: Object.entries(properties)
    .filter(([, one]) => isSchema(one))
    .map(([name, one]) => ({
      name,
      shape: shapeOf(isSchema(one) ? one : {}),
      isRequired: required.includes(name),
    })),
});

/** What the site shows where a file says nothing, in the form of the file; null where it shows nothing by itself. */
export const defaultsOf = (path: string): unknown => defaults[path]?.() ?? null;
export const hasDefaults = (path: string): boolean => Object.hasOwn(defaults, path);

const inLanguages = (text: (language: Language) => string | undefined) =>
  Object.fromEntries(languages.map((language) => [language, text(language) ?? '']));

const defaults: Readonly<Record<string, () => unknown>> = {
  [SITE_FILE]: siteDefaults,
  [HELPLINE_FILE]: () =>
    Object.values(helplines).map(({ number }) => {
      const inLanguage = (language: Language) =>
        Object.values(dictionaries[language].helplines).find((one) => one.number === number);
      return {
        number,
        name: inLanguages((language) => inLanguage(language)?.name),
        use: inLanguages((language) => inLanguage(language)?.use),
        hours: inLanguages((language) => inLanguage(language)?.hours),
      };
    }),
  'questions.json': () =>
    ownQuestions('en').flatMap(({ id: group, questions }, at) =>
      questions.map(({ id, link }, index) => {
        const inLanguage = (language: Language) => ownQuestions(language)[at]?.questions[index];
        return {
          ...{ id, group },
          question: inLanguages((language) => inLanguage(language)?.question),
          answer: inLanguages((language) => inLanguage(language)?.answer.join('\n\n')),
          ...(link && {
            link: { label: inLanguages((language) => inLanguage(language)?.link?.label), href: link.href },
          }),
        };
      }),
    ),
};

/** What visitors see now and would see then, value by value, with what the site shows by itself. */
export function valueChanges(path: string, before: string | null, after: string): ValueChange[] {
  const shape = shapeOfFile(path);
  if (shape === null) return [];
  const own = defaultsOf(path);
  const [was, is] = [before ?? '', after].map((text) => overlaid(own, readValue(text, shape)));
  return differencesOf(was, is);
}

function overlaid(own: unknown, value: unknown): unknown {
  if (Array.isArray(own) && Array.isArray(value))
    return [
      ...own.filter((one) => !value.some((other) => nameOf(other) === nameOf(one))),
      ...value.map((one) =>
        overlaid(
          own.find((other) => nameOf(other) === nameOf(one)),
          one,
        ),
      ),
    ];
  if (!isEntries(own) || !isEntries(value)) return value ?? own;
  const names = [...new Set([...Object.keys(own), ...Object.keys(value)])];
  return Object.fromEntries(names.map((name) => [name, overlaid(own[name], value[name])]));
}
