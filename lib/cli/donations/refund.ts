import 'server-only';
import { noteCli } from '@/lib/cli/output';
import { hasStaffConsole } from '@/lib/config/staff-console';
import { indianDate } from '@/lib/donations/financial-year';
import { type Gateway, isGatewayError } from '@/lib/donations/provider/gateway';
import type { DonationRow, RefundRow } from '@/lib/donations/store/donation-tables';
import { money } from '@/lib/donations/store/donations-csv';
import { needsSecond } from '@/lib/donations/store/order-refund';
import { giveBack, type Refundable, type RefundOutcome, refundable } from '@/lib/donations/store/refund';
import { hasRight } from '@/lib/staff/rules';
import { listStaff } from '@/lib/staff/store/people';
import { type DonationCommand, minorOf } from './arguments';
import { type DonationCli, refuse } from './format';

type RefundCommand = Extract<DonationCommand, { name: 'donations-refund' }>;
type Refund = { command: RefundCommand; donation: DonationRow; gateway: Gateway };

const BY_HAND = 'was entered by hand; give it back as it came';
const BY_TWO =
  'so much goes back by the word of two people (REFUND_SECOND_PERSON_FROM); ask for it on the gift’s page in the console';

/** `donations refund`: money goes back once, after somebody has typed how much. The answer is the exit code. */
export async function refund(
  command: RefundCommand,
  donation: DonationRow,
  cli: DonationCli,
): Promise<0 | 1> {
  const { id, mode, paid_payment_id: paymentId } = donation;
  const gateway = cli.payments.gateway();
  if (gateway === null || paymentId === null) return refuse(cli, `${id}: nothing to refund`);
  if (donation.entered_as !== null) return refuse(cli, `${id}: ${BY_HAND}`);
  if (gateway.mode !== mode) return refuse(cli, `${id}: was given in ${mode} mode`);
  if (!command.isConfirmed && cli.terminal.isInteractive !== true)
    return refuse(
      cli,
      `${id}: a refund is confirmed by typing its amount; where there is no terminal, add --yes`,
    );
  try {
    const state = await refundable(cli.payments, gateway, { donation, paymentId });
    return await refundOf(state, { command, donation, gateway }, cli);
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    const advice =
      error.kind === 'refused' || error.kind === 'denied'
        ? 'nothing was given back'
        : 'ask for the same again: it is given back once, whatever became of this';
    return refuse(cli, `${id}: ${error.message}; ${advice}`);
  }
}

async function refundOf(state: Refundable, { command, gateway }: Refund, cli: DonationCli): Promise<0 | 1> {
  const { donation, leftMinor, refunds } = state;
  const { id, currency } = donation;
  const { isAgain } = command;
  const amountMinor = command.amountMinor ?? leftMinor;
  const equal = refunds.find(({ amount_minor }) => amount_minor === amountMinor);
  if (equal && !isAgain) return refuse(cli, alreadyRefunded(donation, equal));
  if (leftMinor === 0)
    return refuse(
      cli,
      `${id}: nothing to refund${refunds
        .map(named)
        .map((one) => `; ${one}`)
        .join('')}`,
    );
  if (amountMinor > leftMinor) return refuse(cli, `${id}: only ${money(leftMinor)} are left`);
  const isLarge = needsSecond(state, amountMinor, cli.options.REFUND_SECOND_PERSON_FROM);
  if (isLarge && (await hasSecond(cli))) return refuse(cli, `${id}: ${BY_TWO}`);
  if (!command.isConfirmed && !(await isTyped(donation, amountMinor, cli)))
    return refuse(cli, `${id}: not confirmed; nothing was given back`);
  await noteCli(cli.store, 'refund-ordered', id);
  const outcome = await giveBack(cli.payments, gateway, { refundable: state, amountMinor, isAgain });
  if (outcome.kind !== 'made') return refuse(cli, whyNot(donation, outcome));
  await noteCli(cli.store, 'refund-made', id);
  const { refundId, status, donation: after } = outcome;
  cli.terminal.out(`${id}: ${currency} ${money(amountMinor)} ${status}, now ${after.status} (${refundId})\n`);
  return 0;
}

/** Whether the console has two who decide on refunds, so that one can order what the other approves. */
async function hasSecond({ store, options }: DonationCli): Promise<boolean> {
  const people = hasStaffConsole(options) ? await listStaff(store) : [];
  return people.filter((one) => one.disabled_at === null && hasRight(one.role, 'gifts')).length > 1;
}

async function isTyped(
  donation: DonationRow,
  amountMinor: number,
  { terminal }: DonationCli,
): Promise<boolean> {
  const { id, currency, amount_minor } = donation;
  terminal.err(
    `${id}: gives back ${currency} ${money(amountMinor)} of ${money(amount_minor)}. Type the amount to confirm: `,
  );
  const typed = (await terminal.input()).split('\n')[0]?.trim() ?? '';
  return minorOf(typed) === amountMinor;
}

const named = ({ id, amount_minor, created_at }: RefundRow): string =>
  `${money(amount_minor)} went back as ${id}${created_at === null ? '' : ` on ${indianDate(created_at)}`}`;

const alreadyRefunded = ({ id, currency }: DonationRow, equal: RefundRow): string =>
  `${id}: the same amount was given back before: ${currency} ${named(equal)}; --again gives it back once more`;

function whyNot(donation: DonationRow, outcome: Exclude<RefundOutcome, { kind: 'made' }>): string {
  if (outcome.kind === 'equal') return alreadyRefunded(donation, outcome.refund);
  const { amount_minor, requested_at } = outcome.request;
  return `${donation.id}: ${money(amount_minor)} was asked for at ${new Date(requested_at).toISOString()} and is not answered yet; wait ten minutes, or ask for that amount again`;
}
