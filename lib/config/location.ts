/** Names of where the centre stands, in one language; null for what the operator has not named. */
export type Location = { city: string | null; area: string | null };

/**
 * Words of a dictionary with the centre's location. Brackets hold what is said of it, in the order in which it is
 * tried (`centre[ in {area}, {city}| in {city}]`): the first whose names are all set stands, else nothing does.
 */
export function withLocation(words: string, location: Location): string {
  const names = new Map(Object.entries(location));
  const isSet = (choice: string) =>
    Array.from(choice.matchAll(/\{(\w+)\}/g)).every(([, name = '']) => names.get(name));
  const filled = words.replace(/\[([^[\]]*\{(?:city|area)\}[^[\]]*)\]/g, (_, choices: string) => {
    const choice = choices.split('|').find(isSet) ?? '';
    return choice.replace(/\{(\w+)\}/g, (__, name: string) => names.get(name) ?? '');
  });
  return filled === words ? words : filled.charAt(0).toUpperCase() + filled.slice(1);
}
