/**
 * Words with their values: `fill('You are giving {amount}', { amount: '₹500' })`. A sentence that crosses into an
 * island is a string with named places, because a function cannot travel with the page. A place without a value stays.
 */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
