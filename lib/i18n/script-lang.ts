const scripts = [
  { lang: 'hi', letters: /\p{Script=Devanagari}/gu },
  { lang: 'bn', letters: /\p{Script=Bengali}/gu },
] as const;

const otherLetters = /[\p{L}\p{M}]/gu;
const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** The language whose script most letters of a text are written in, or null for any but Hindi and Bengali. */
export function scriptLang(text: string): 'hi' | 'bn' | null {
  const sample = text.slice(0, 2000);
  const all = count(sample, otherLetters);
  return scripts.find(({ letters }) => count(sample, letters) * 2 > all)?.lang ?? null;
}
