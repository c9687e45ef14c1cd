import { UsageError } from '@/lib/cli/output';
import { isFinancialYear } from '@/lib/donations/financial-year';

export type DonationCommand =
  | {
      name: 'donations-list' | 'donations-export' | 'donations-reconcile' | 'donations-orphans';
      json: boolean;
    }
  | { name: 'donations-show'; id: string; json: boolean }
  | { name: 'donations-form113'; year: string }
  /** Minor units, null for all that is left. */
  | {
      name: 'donations-refund';
      id: string;
      amountMinor: number | null;
      /** Without typing the amount. */
      isConfirmed: boolean;
      /** Even where the same amount was refunded before. */
      isAgain: boolean;
    }
  | { name: 'donations-reconcile-one'; id: string }
  | { name: 'donations-receipt' | 'donations-pan'; id: string }
  | { name: 'donations-erase'; id: string; isForced: boolean };

export type Options = { json: boolean; force: boolean; yes: boolean; again: boolean };

/** The arguments after `donations`. @throws UsageError */
export function readDonationCommand(words: readonly string[], options: Options): DonationCommand {
  const { json, force, yes, again } = options;
  const [what = '', first, second, ...more] = words;
  if (more.length > 0) throw new UsageError(`unexpected "${more.join(' ')}"`);
  if (second !== undefined && what !== 'refund') throw new UsageError(`unexpected "${second}"`);
  if (what === 'reconcile' && first !== undefined) return { name: 'donations-reconcile-one', id: first };
  const whole = wholeCommands.find((name) => name === `donations-${what}`);
  if (whole !== undefined) {
    if (first !== undefined) throw new UsageError(`unexpected "${first}"`);
    return { name: whole, json };
  }
  if (what === 'form113') return { name: 'donations-form113', year: readYear(first) };
  const id = () => required(first, `donations ${what}: expected the id of a donation`);
  if (what === 'show') return { name: 'donations-show', id: id(), json };
  if (what === 'refund') {
    const refund = { id: id(), amountMinor: readAmount(second) };
    return { name: 'donations-refund', ...refund, isConfirmed: yes, isAgain: again };
  }
  if (what === 'receipt' || what === 'pan') return { name: `donations-${what}`, id: id() };
  if (what === 'erase') return { name: 'donations-erase', id: id(), isForced: force };
  throw new UsageError(`unknown command "${['donations', ...words].join(' ')}"`);
}

const wholeCommands = [
  'donations-list',
  'donations-export',
  'donations-reconcile',
  'donations-orphans',
] as const;

function required(word: string | undefined, otherwise: string): string {
  if (word === undefined) throw new UsageError(otherwise);
  return word;
}

function readYear(word: string | undefined): string {
  const year = required(word, 'donations form113: expected a financial year such as 2026-27');
  if (!isFinancialYear(year)) throw new UsageError(`"${year}" is no financial year such as 2026-27`);
  return year;
}

/** `all`, or an amount as people write it: `250`, `250.50`. */
function readAmount(word: string | undefined): number | null {
  const text = required(word, 'donations refund: expected an amount such as 250 or 250.50, or all');
  if (text === 'all') return null;
  const amountMinor = minorOf(text);
  if (amountMinor === null) throw new UsageError(`"${text}" is no amount such as 250 or 250.50`);
  if (amountMinor === 0) throw new UsageError('nothing to refund');
  return amountMinor;
}

/** Minor units of an amount as people write it, null for anything else. */
export function minorOf(text: string): number | null {
  const [, major, minor = ''] = text.match(/^(\d{1,9})(?:\.(\d{2}))?$/) ?? [];
  return major === undefined ? null : Number(major) * 100 + Number(minor);
}
