import { type Read, toText } from './conditions';

/** `{{name}}`, `{{order.id}}` or, with a text for when there is no value, `{{name|friend}}`. */
const REFERENCE = /\{\{ {0,5}(?<name>[A-Za-z_][\w.]{0,127}) {0,5}(?:\|(?<otherwise>[^{}]{0,200}))?\}\}/g;

/**
 * The template with the values of variables in it. Values are text: braces within them are not read again, and where the
 * message is Markdown their marks are escaped.
 */
export function interpolate(template: string, read: Read, isMarkdown: boolean): string {
  return template.replace(REFERENCE, (...match) => {
    const { name = '', otherwise = '' }: Record<string, string | undefined> = match.at(-1);
    const value = toText(read(name));
    if (value === '') return otherwise;
    return isMarkdown ? value.replace(/[!-/:-@[-`{-~]/g, '\\$&') : value;
  });
}

/** Whether a text has variables in it. */
export const hasReferences = (text: string): boolean => text.search(REFERENCE) >= 0;
