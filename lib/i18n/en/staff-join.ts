import type { Wide } from '../language';

/** An invitation to the staff console: the ways to join, and the recovery codes that both end with. */
export const staffJoin = {
  lead: (email: string, role: string) => `For ${email}, as ${role}. The link works for 15 minutes, once.`,
  adminAlone:
    'An administrator manages people, their roles and the log. Messages and conversations are for other roles: a front desk or a counsellor.',
  closed: {
    expired: {
      title: 'This invitation has run out',
      text: 'It works for 15 minutes. Ask the administrator who gave you the link for a new one.',
    },
    gone: {
      title: 'This invitation is not known',
      text: 'It may have been used, withdrawn or replaced by a newer one, or part of the link is missing. Open the link again just as you got it. If that does not help, ask the administrator who gave it to you for a new one, and say so if somebody else may have used it.',
    },
    inside: {
      title: 'You are signed in',
      text: 'If you have just joined with this link, all is done: it works once. The recovery codes are shown once, too. If you have not stored them, make new ones in your account.',
    },
    enter: 'Open the console',
    joined: 'Already joined?',
    signIn: 'Sign in',
  },
  gone: 'This invitation is not known or has run out. Ask for a new one.',
  name: 'Your name',
  how: 'How you want to sign in',
  passkey: 'Make a passkey',
  passkeyText:
    'A passkey is a key that stays in your phone or computer and opens the console with your fingerprint, your face or your PIN.',
  byPassword: 'Password and authenticator app instead',
  byPasswordText: 'For a device that others use too, or one without passkeys. You can add a passkey later.',
  password: 'New password',
  passwordHint: '15 to 128 characters. Several words that do not belong together are good.',
  app: {
    title: 'Authenticator app',
    text: 'A free app, such as Google Authenticator, that shows six new digits every half minute. Add this account to it:',
    open: 'Open in your authenticator app',
    openText: 'The app is on this device:',
    secret: 'Or type this key into the app:',
    copy: 'Copy the key',
    copied: 'The key is copied.',
    qr: 'QR code of the key, for an authenticator app',
    qrText: 'The app is on another device: scan this code with it.',
  },
  code: 'Code from the app',
  codeHint: 'The six digits that the app shows now.',
  submit: 'Finish',
  sending: 'Saving',
  notCopied: 'This browser did not copy. Press and hold the text, then choose Copy.',
  codes: {
    title: 'Recovery codes',
    once: 'Each signs you in once when your phone or passkey is not at hand.',
    text: 'Store them now, not only on this device; they are not shown again.',
    copy: 'Copy',
    copied: 'The codes are copied.',
    save: 'Save as a file',
    print: 'Print',
    stored: 'I have stored the codes safely',
    storedMissing: 'Please store the codes, then tick here.',
    done: 'Continue',
  },
} as const;

export type JoinCopy = Wide<typeof staffJoin>;
