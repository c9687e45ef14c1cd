/** What kept a mail server from taking a mail, by the code of the error, in the words for which there are texts. */
export type MailFault = 'away' | 'login' | 'address' | 'other';

const faults: Readonly<Record<string, MailFault>> = {
  ECONNECTION: 'away',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EDNS: 'away',
  EHOSTUNREACH: 'away',
  ENOTFOUND: 'away',
  ESOCKET: 'away',
  ETIMEDOUT: 'away',
  EAUTH: 'login',
  ENOAUTH: 'login',
  EENVELOPE: 'address',
};

export const mailFault = (code: string): MailFault => faults[code] ?? 'other';
