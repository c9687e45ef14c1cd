/** `{name}`, or with what belongs to it: `{, name}` and `{name, }` vanish as a whole where the name is not known. */
const PLACE = /\{([^{}\p{L}\p{N}_]*)([a-z][a-z0-9_]*)([^{}\p{L}\p{N}_]*)\}/gu;

/** Longest value put into a reply: a visitor's long answer must not come back as a flood. */
const MAX_VALUE_LENGTH = 200;

export type Variables = Readonly<Record<string, string>>;

/** A message with its variables filled in. Values are text and stay text: whatever shows it must not read markup. */
export const fillIn = (message: string, variables: Variables): string =>
  message.replace(PLACE, (_, ...[before = '', name = '', after = '']: string[]) => {
    const value = (Object.hasOwn(variables, name) ? variables[name] : undefined)?.trim() ?? '';
    return value === '' ? '' : `${before}${value.slice(0, MAX_VALUE_LENGTH)}${after}`;
  });

/** Names of the variables a message uses. */
export const variablesOf = (message: string): string[] =>
  [...message.matchAll(PLACE)].map(([, , name = '']) => name);
