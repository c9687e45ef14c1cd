import 'server-only';
import * as z from 'zod';
import { verifyAudit } from '@/lib/backend/database/audit';
import type { Records } from '@/lib/backend/database/tables';
import type { Vault } from '@/lib/backend/database/vault';
import { printable, UsageError } from '@/lib/cli/output';
import type { Env } from '@/lib/config/env';
import { hasStaffConsole } from '@/lib/config/staff-console';
import { staffRoutes } from '@/lib/staff/addresses';
import { readRoles, roles } from '@/lib/staff/rules';
import { accountOf, disableStaff, inviteStaff, listStaff } from '@/lib/staff/store/people';

export type StaffCommand =
  | { name: 'staff-invite'; email: string; role: string }
  | { name: 'staff-list' }
  | { name: 'staff-disable'; email: string }
  | { name: 'audit-verify' };

/** What stands after `staff` or `audit`. @throws UsageError */
export function readStaffCommand(words: readonly string[], role: string | undefined): StaffCommand {
  const [first, second, third] = words;
  const command = `${first} ${second ?? ''}`.trim();
  if (third === undefined && command === 'staff list') return { name: 'staff-list' };
  if (third === undefined && command === 'audit verify') return { name: 'audit-verify' };
  if (command !== 'staff invite' && command !== 'staff disable')
    throw new UsageError(`unknown command "${words.join(' ')}"`);
  const email = z.email().safeParse(accountOf(third ?? '')).data;
  if (email === undefined) throw new UsageError(`${command}: expected an e-mail address`);
  if (command === 'staff disable') return { name: 'staff-disable', email };
  const known = readRoles(role ?? '');
  if (known === null)
    throw new UsageError(`--role: expected one of ${roles.join(', ')}, or several with commas between them`);
  return { name: 'staff-invite', email, role: known };
}

type Context = {
  store: Records;
  vault: () => Vault;
  options: Env;
  terminal: { out(text: string): void; err(text: string): void };
};

/** Invites, lists and disables people, and reads the record of what was done; the exit code. */
export async function runOnStaff(
  command: StaffCommand,
  { store, vault, options, terminal }: Context,
): Promise<0 | 1> {
  switch (command.name) {
    case 'staff-invite': {
      if (!hasStaffConsole(options))
        throw new Error('staff invite: the console is off (BACKEND_URL or STAFF_CONSOLE)');
      const token = await inviteStaff(store, vault(), command);
      terminal.out(`${options.SITE_URL}${staffRoutes.join(token)}\n`);
      return 0;
    }
    case 'staff-list':
      for (const { id, email, name, role, disabled_at } of await listStaff(store))
        terminal.out(
          printable(
            `${id}  ${role.padEnd(10)}  ${disabled_at === null ? 'active  ' : 'disabled'}  ${email}  ${name}\n`,
          ),
        );
      return 0;
    case 'staff-disable': {
      const isDisabled = await disableStaff(store, command.email);
      if (isDisabled) terminal.out(`${command.email}: disabled, every session ended\n`);
      else terminal.err(`desk: nobody has access as "${command.email}"\n`);
      return isDisabled ? 0 : 1;
    }
    case 'audit-verify': {
      const { lines, head, brokenAt } = await verifyAudit(store);
      if (brokenAt === null)
        terminal.out(`audit: ${lines} ${lines === 1 ? 'line' : 'lines'}, whole; last ${head || 'none'}\n`);
      else terminal.err(`desk: audit: line ${brokenAt} is not what was written, or is missing\n`);
      return brokenAt === null ? 0 : 1;
    }
  }
}
