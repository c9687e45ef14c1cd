import 'server-only';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import type { Env } from '@/lib/config/env';
import { hasStaffConsole, ticketPath } from '@/lib/config/staff-console';
import type { Letter, LetterKind } from '@/lib/donations/store/receipt-mail';
import { isEmailAddress } from '@/lib/formats/formats';
import type { Send } from './outbox';

type MailSettings = Pick<
  Env,
  | 'SMTP_URL'
  | 'NOTIFY_EMAIL'
  | 'MAIL_FROM'
  | 'SITE_NAME'
  | 'SITE_EMAIL'
  | 'SITE_URL'
  | 'STAFF_CONSOLE'
  | 'BACKEND_URL'
>;

/** Whether somebody gets a notice of new messages. */
export const hasMail = ({
  SMTP_URL,
  NOTIFY_EMAIL,
}: Pick<MailSettings, 'SMTP_URL' | 'NOTIFY_EMAIL'>): boolean =>
  SMTP_URL !== undefined && NOTIFY_EMAIL !== undefined;

/** A letter to a donor, null when there is none to send. */
export type ReceiptLetter = (of: { donationId: string; kind: LetterKind }) => Promise<Letter | null>;
/** A counsellor's answer to who wrote, by its id. */
export type ReplyLetter = (id: string) => Promise<Letter | null>;
/** Tells one of the staff of a ticket that nobody has claimed. */
export type EscalationLetter = (of: { ticket: string; staff: string }) => Promise<Letter | null>;
type Letters = { receipt?: ReceiptLetter; reply?: ReplyLetter; escalation?: EscalationLetter };

/** The connection to the mail server, each step of it within a deadline; null where none is configured. */
export const mailTransport = (url: string | undefined) =>
  url === undefined
    ? null
    : createTransport({
        url,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
        disableFileAccess: true,
        disableUrlAccess: true,
      });

/** A sender over SMTP, or null where none is configured. */
export function mailSender(
  settings: MailSettings,
  { receipt, reply, escalation }: Letters = {},
): Send | null {
  const { SMTP_URL, NOTIFY_EMAIL, MAIL_FROM, SITE_EMAIL } = settings;
  const transport = mailTransport(SMTP_URL);
  if (transport === null) return null;
  return async ({ kind, payload }) => {
    const post = async (letter: Letter | null | undefined) => {
      const from = MAIL_FROM ?? SITE_EMAIL;
      if (letter) await transport.sendMail({ from, replyTo: SITE_EMAIL, ...letter, to: oneOf(letter.to) });
    };
    if (kind === 'receipt' || kind === 'refund') {
      const { donation_id: donationId } = ReceiptPayload.parse(JSON.parse(payload));
      return post(await receipt?.({ donationId, kind }));
    }
    if (kind === 'escalation') return post(await escalation?.(EscalationPayload.parse(JSON.parse(payload))));
    if (kind === 'reply') return post(await reply?.(ReplyPayload.parse(JSON.parse(payload)).reply));
    if (NOTIFY_EMAIL !== undefined)
      await transport.sendMail(notice(settings, { to: NOTIFY_EMAIL, kind, payload }));
  };
}

/** An address that a donor typed, as one recipient: written out, the mailer would read a list in it. @throws on a list */
function oneOf(address: string): { name: string; address: string } {
  if (isEmailAddress(address)) return { name: '', address };
  throw Object.assign(new Error('The donor gave no single address'), { code: 'ENOADDRESS' });
}

const ReceiptPayload = z.object({ donation_id: z.string() });
const EscalationPayload = z.object({ ticket: z.string(), staff: z.string() });
const ReplyPayload = z.object({ reply: z.string() });
/** Rows of before the console name no ticket. */
const TicketPayload = z.object({ ticket: z.string().optional() });

/** Sends one mail now, so that the operator sees whether mail arrives. @throws what the mail server answered */
export async function sendTestMail(settings: MailSettings, to: string): Promise<void> {
  const { SMTP_URL, MAIL_FROM, SITE_EMAIL, SITE_NAME } = settings;
  const transport = mailTransport(SMTP_URL);
  if (transport === null) throw new Error('SMTP_URL: absent, so no mail is sent');
  await transport.sendMail({
    from: MAIL_FROM ?? SITE_EMAIL,
    to: oneOf(to),
    subject: `${SITE_NAME}: a test`,
    text: 'This is a test: mail of this site arrives here.\n',
  });
}

/**
 * Mail is read on many screens: the notice carries neither the name nor the words of who wrote, nor a number. Of a call
 * it says when, and what whoever calls must know before somebody else answers.
 */
export function notice(
  settings: Omit<MailSettings, 'SMTP_URL' | 'NOTIFY_EMAIL' | 'SITE_EMAIL'>,
  { to, kind, payload }: { to: string; kind: string; payload: string },
) {
  const { MAIL_FROM, SITE_NAME, SITE_URL } = settings;
  const { what, where } = NOTICES[kind] ?? MESSAGE;
  const { ticket } = TicketPayload.parse(JSON.parse(payload));
  const command = `npm run desk -- ${where}`;
  const hasLink = ticket !== undefined && hasStaffConsole(settings);
  const lines = [
    `${what.charAt(0).toUpperCase()}${what.slice(1)} is waiting. Read it with: ${command}`,
    // It opens after the sign-in, and names nobody before it.
    ...(hasLink ? [`Or open it: ${SITE_URL}${ticketPath(ticket)}`] : []),
    ...(kind.startsWith('callback') ? callLines(CallPayload.parse(JSON.parse(payload))) : []),
  ];
  return {
    from: MAIL_FROM ?? to,
    to,
    subject: `${SITE_NAME}: ${what} is waiting`,
    text: `${lines.join('\n')}\n`,
  };
}

const CallPayload = z.object({ call: z.string(), may_say_who: z.string(), say: z.string() });

/** See `addCallback` (`lib/contact/store/messages.ts`). */
const callLines = ({ call, may_say_who, say }: z.infer<typeof CallPayload>): string[] => [
  `Call: ${call}, Kolkata time.`,
  `If somebody else answers, ${may_say_who === 'yes' ? 'you may say who is calling' : 'do NOT say who is calling'}.`,
  say === 'yes' ? 'Say only what is written with the request.' : 'Say nothing of why you call.',
];

const MESSAGE = { what: 'a new message', where: 'messages list' };
const NOTICES: Readonly<Record<string, typeof MESSAGE>> = {
  'message-urgent': { what: 'an urgent message', where: 'messages list' },
  'callback-waiting': { what: 'a request for a call', where: 'messages list' },
  'callback-urgent': { what: 'an urgent request for a call', where: 'messages list' },
  'chat-urgent': { what: 'an urgent conversation', where: 'chats list' },
};
