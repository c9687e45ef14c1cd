import { asciiDigits } from './any-digits';

/** Years as somebody writes them: `34`, `৩৪`, `34 years`; null where none are said. */
export function ageInYears(given: string | number): number | null {
  const years = /\d{1,3}/.exec(asciiDigits(String(given)))?.[0];
  return years === undefined ? null : Number(years);
}

/** Below 18 nobody is asked for e-mail or phone (issue: privacy). An age not said is no reason to withhold help. */
export const isMinor = (age: string | number): boolean => {
  const years = ageInYears(age);
  return years !== null && years < 18;
};
