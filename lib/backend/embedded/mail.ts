import 'server-only';
import { createTransport } from 'nodemailer';
import type { Env } from '@/lib/env';
import type { Send } from './outbox';

export type MailSettings = Pick<Env, 'SMTP_URL' | 'NOTIFY_EMAIL' | 'MAIL_FROM' | 'SITE_NAME'>;

/** Whether somebody is told of new messages. */
export const hasMail = ({ SMTP_URL, NOTIFY_EMAIL }: MailSettings): boolean =>
  SMTP_URL !== undefined && NOTIFY_EMAIL !== undefined;

/** A sender over SMTP, or null where none is configured. */
export function mailSender(settings: MailSettings): Send | null {
  const { SMTP_URL, NOTIFY_EMAIL } = settings;
  if (SMTP_URL === undefined || NOTIFY_EMAIL === undefined) return null;
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async () => {
    await transport.sendMail(notice(settings, NOTIFY_EMAIL));
  };
}

/** Mail is read on many screens: the notice carries neither the name nor the words of who wrote. */
export function notice({ MAIL_FROM, SITE_NAME }: MailSettings, to: string) {
  return {
    from: MAIL_FROM ?? to,
    to,
    subject: `${SITE_NAME}: a new message is waiting`,
    text: 'A new message is waiting. Read it with: npm run desk -- messages list\n',
  };
}
