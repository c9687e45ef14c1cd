/** `{name}`, with punctuation inside the braces (`{, name}`), left out as a whole where the variable is empty. */
const VARIABLE = /\{([^{}\p{L}\p{N}_]*)([a-z][a-z0-9_]*)([^{}\p{L}\p{N}_]*)\}/gu;

/** The longest visitor's value put into a reply. */
const MAX_VALUE_LENGTH = 200;
/** Variables of the site, put in whole. */
const OF_SITE = new Set('call_promise call_rule centre_address opening_hours trial no_gifts'.split(' '));

export type Variables = Readonly<Record<string, string>>;

/** A message with its variables filled in. Values stay plain text: whatever shows them must not read markup. */
export const fillIn = (message: string, variables: Variables): string =>
  message.replace(VARIABLE, (_, ...[before = '', name = '', after = '']: string[]) => {
    const value = (Object.hasOwn(variables, name) ? variables[name] : undefined)?.trim() ?? '';
    const shown = OF_SITE.has(name) ? value : value.slice(0, MAX_VALUE_LENGTH);
    return value === '' ? '' : `${before}${shown}${after}`;
  });

/** Names of the variables a message uses. */
export const variablesOf = (message: string): string[] =>
  [...message.matchAll(VARIABLE)].map(([, , name = '']) => name);

/** Braces that name no variable, which visitors would see. */
export const strayBraces = (message: string): string[] =>
  message.replace(VARIABLE, '').match(/\{[^{}]*\}?|\}/g) ?? [];

/** The variables that every message may use beside those the script saves. */
const told = [
  'name',
  'age',
  'email',
  'phone',
  'centre_name',
  'centre_phone',
  'centre_address',
  'centre_now',
  'centre_open',
  'call_rule',
  'opening_hours',
  'site',
  'trial',
  'no_gifts',
  'request_state',
] as const;
/**
 * `call_noted`: the wishes told with a request for a call. Once it is stored, `call_time`: when somebody calls;
 * `call_promise`: the same and what others may hear, in the words of the form.
 */
export const BUILT_IN_VARIABLES = [...told, 'call_noted', 'call_time', 'call_promise'] as const;
