import { asciiDigits } from '@/lib/formats/digits';
import type { AnswerKind } from './flow-schema';

/** What a typed answer is kept as; null where it does not look like one. Digits of any script are taken. */
export function readTyped(kind: Exclude<AnswerKind, 'choice'>, answer: string): string | null {
  const given = asciiDigits(answer).trim();
  switch (kind) {
    case 'text':
      return /[\p{L}\p{N}]/u.test(answer) ? answer.trim() : null;
    case 'number':
      return /^\D{0,20}(\d{1,6})\D{0,20}$/u.exec(given)?.[1] ?? null;
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(given) ? given : null;
    case 'phone':
      return readPhone(given);
    case 'date':
      return readDate(given);
  }
}

/** Ten digits, with or without 0 or 91 before them, or + and a country's number. */
function readPhone(given: string): string | null {
  const dense = given.replace(/[\s().\-–]/g, '');
  return /^(?:\+\d{8,15}|(?:0|91)?\d{10})$/.test(dense) ? dense : null;
}

/** A day as it is written in India (31/12/2026, 31-12-26) or by a machine (2026-12-31), kept as the latter. */
function readDate(given: string): string | null {
  const machine = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(given);
  const written = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(given);
  const [year = '', month = '', day = ''] = machine?.slice(1) ?? written?.slice(1).reverse() ?? [];
  const fullYear = year.length === 2 ? `20${year}` : year;
  const iso = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null;
}
