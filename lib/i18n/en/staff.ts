import type { Wide } from '../language';
import { tour } from './staff-tour';

/** The staff console: its frame, the way in, the start and a person's own account. */
export const staff = {
  title: 'Staff console',
  withoutScript: 'The staff console needs JavaScript.',
  loading: 'Loading',
  unreachable: {
    again: 'Try again',
    offline: { title: 'No connection', text: 'Check the connection of this device, then try again.' },
    slow: {
      title: 'The server is slow to answer',
      text: 'Your connection may be fine. Wait a moment, then try again.',
    },
    away: {
      title: 'The server did not answer',
      text: 'It may be restarting. Wait a moment, then try again; if it still does not answer, tell whoever runs the server.',
    },
    fault: {
      title: 'Something went wrong on the server',
      text: 'Your connection is fine. Please try again; if it happens again, tell whoever runs the server.',
    },
  },
  forbidden: {
    title: 'Your role does not include this page',
    text: 'Ask the administrator if you need it.',
  },
  nav: {
    label: 'Console',
    skip: 'Skip to content',
    home: 'Start',
    inbox: 'Inbox',
    chats: 'Conversations',
    gifts: 'Gifts',
    content: 'Texts',
    people: 'People',
    log: 'Log',
    me: 'Account',
    more: 'More',
  },
  /** What waits, in the menu, at the start and over a list. */
  counts: {
    nothing: 'Nothing is waiting here',
    urgent: (count: number) => `${count} urgent`,
    unanswered: (count: number) => `${count} for you to answer`,
    waiting: (count: number) => `${count} waiting`,
    unclaimed: (count: number) => `${count} not claimed`,
    mine: (count: number) => `${count} claimed by you`,
    refunds: (count: number) => `${count} ${count === 1 ? 'refund' : 'refunds'} to approve`,
    drafts: (count: number) => (count === 1 ? '1 draft' : `${count} drafts`),
    changes: (count: number) => `${count} ${count === 1 ? 'change' : 'changes'} to decide`,
  },
  /** Of conversations that one is in. */
  ownChats: {
    wrote: (name: string) => `${name || 'A visitor'} needs your answer`,
    answer: 'Answer',
    handed: 'A colleague asks you to take over',
    take: 'Take over',
    ofDanger: (text: string) => `Danger: ${text}`,
    waits: (count: number) =>
      count === 1 ? 'A visitor waits for a person' : `${count} visitors wait for a person`,
    danger: (here: number, left: number) =>
      here === 0
        ? `${left === 1 ? 'Somebody' : left} who spoke of danger left`
        : `${here === 1 ? 'Somebody' : here} may be in danger, alone${left > 0 ? ` (${left} left)` : ''}`,
    join: 'Join',
    signOut: {
      title: (count: number) =>
        count === 1
          ? 'You are in a conversation: leave it and sign out?'
          : `You are in ${count} conversations: leave them and sign out?`,
      one: (name: string, time: string) => `${name || 'Visitor without a name'}, begun ${time}`,
      danger: 'spoke of danger',
      unanswered: 'waits for your answer',
      text: 'Each visitor is told that you left, and from then on only the assistant answers until somebody joins. A visitor who has no answer yet waits for a person again. What you have written and not sent is deleted.',
      confirm: 'Leave and sign out',
      stay: 'Stay',
    },
  },
  home: {
    title: 'Start',
    about: {
      inbox: 'Messages, calls to make and urgent conversations, the longest waiting first.',
      chats: 'Who is talking to the assistant. Join in when somebody needs a person.',
      gifts: 'Donations, receipts and refunds.',
      content: 'Stories, lists and facts of the website: change, publish or take down.',
      people: 'Who works here, and what is stored about a person.',
      log: 'What was done in this console, and by whom.',
      me: 'Your passkeys, recovery codes and sessions.',
    },
  },
  line: {
    offline: 'No connection. What you typed is safe; what you see may be out of date. Trying again.',
    away: 'The server does not answer. What you typed is safe; what you see may be out of date. Trying again.',
  },
  language: {
    title: 'Language of the console',
    text: 'Your other devices follow. The pages for gifts, texts, people and the log are in English only.',
    notSaved: 'It is changed here, but could not be stored for your other devices.',
  },
  roles: {
    counsellor: 'Counsellor',
    desk: 'Front desk',
    finance: 'Finance',
    editor: 'Editor',
    admin: 'Administrator',
    auditor: 'Auditor',
  },
  tour,
  stepUp: {
    title: 'Please confirm it is you',
    text: 'You will not be asked again for five minutes.',
    byCode: 'You have no password, so a recovery code is enough.',
    passkey: 'Confirm with a passkey',
    or: 'Or with a code',
    submit: 'Confirm',
    sending: 'Checking',
    close: 'Cancel',
  },
  signIn: {
    title: 'Sign in',
    email: 'E-mail',
    password: 'Password',
    showPassword: 'Show password',
    code: 'Code',
    codeHint: 'Six digits from your authenticator app, or one of your recovery codes.',
    submit: 'Sign in',
    sending: 'Signing in',
    passkey: 'Sign in with a passkey',
    passkeySending: 'Waiting for your device',
    or: 'Or with your password',
    recovery: 'I have lost my passkey and have no password',
    recoveryTitle: 'Sign in with a recovery code',
    recoveryText: 'For accounts without a password. Then add a new passkey in your account.',
    recoveryCode: 'Recovery code',
    back: 'Back',
    help: 'No access any more? Ask your administrator for a new invitation.',
  },
  join: { title: 'Your invitation' },
  me: {
    title: 'Your account',
    name: 'Name',
    email: 'E-mail',
    role: 'Role',
    codes: 'Recovery codes',
    codesLeft: 'Recovery codes left',
    noCodes:
      'You have no recovery codes left. Without one you cannot sign in if you lose your phone or passkey.',
    sessions: 'Where you are signed in',
    thisOne: 'This device',
    began: 'since',
    seen: 'last used',
    end: 'End',
    endLabel: (device: string, since: string) => `End the session of ${device}, since ${since}`,
    ended: 'The session has ended.',
    signOut: 'Sign out',
    signOutAll: 'Sign out everywhere',
    signOutAllText: 'Lost a device? Sign out everywhere: this ends all your sessions, including this one.',
    testMail: {
      title: 'Mail to you',
      text: 'You get a mail when something is waiting and nobody has claimed it. Check that it reaches you.',
      submit: 'Send me a test',
      sent: (email: string) =>
        `A test mail to ${email} is on its way. Please check that it arrives, also in the spam folder.`,
      notSet: 'Mail is not set up yet, so none comes to you. Please tell the administrator.',
      slow: 'Still trying…',
      faults: {
        away: 'The mail server could not be reached. Please tell whoever runs the server.',
        login:
          'The mail server did not accept the name or password of this site. Please tell whoever runs the server.',
        address:
          'The mail server refused your address or that of this site. Please tell whoever runs the server.',
        other: 'The mail server refused it. Please tell whoever runs the server.',
      },
      code: (code: string) => `For the technician: ${code}`,
    },
    renew: 'New recovery codes',
    renewText: 'The codes you have now stop working.',
    renewSubmit: 'Make new codes',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'A passkey signs you in with the fingerprint, face or PIN of your device.',
    none: 'You have none yet.',
    add: 'Add a passkey',
    added: 'The passkey is stored.',
    addedAt: 'added',
    usedAt: 'last used',
    neverUsed: 'not used yet',
    rename: 'Rename',
    renameLabel: (name: string) => `Rename the passkey ${name}`,
    name: 'Name of the passkey',
    save: 'Save',
    cancel: 'Cancel',
    remove: 'Remove',
    removeLabel: (name: string) => `Remove the passkey ${name}`,
    removed: 'The passkey is removed. Delete it on the device too.',
    renamed: 'The name is saved.',
    nameError: 'Please enter a name of at most 60 characters.',
    last: 'This is your only way to sign in. Add another passkey first.',
    refused: 'This passkey was not accepted. Please try again.',
    cancelled: 'No passkey was made. Please try again.',
    notUsed: 'No passkey was used. Please try again, or sign in another way.',
    exists: 'This device already has a passkey of yours.',
    missing: 'This browser does not support passkeys.',
  },
  password: {
    title: 'Password and app',
    has: 'You can sign in with a password and the code of an authenticator app.',
    none: 'You have no password; you sign in with a passkey.',
    set: 'Set a password',
    change: 'Change password and app',
    changeText: 'Both are set again, and your other sessions end.',
    save: 'Save',
    saved: 'Password and app are saved; your other sessions have ended.',
    gone: 'This key has expired. Please start again.',
  },
  errors: {
    roles: 'Please choose at least one role.',
    email: 'Please enter your e-mail address.',
    password: 'Please enter your password.',
    code: 'Please enter a code.',
    name: 'Please enter your name.',
    newPassword: {
      short: 'Please choose a password of at least 15 characters.',
      long: 'Please choose a password of at most 128 characters.',
      common: 'This password is too easy to guess. Please choose another one.',
    },
    wrongCode: 'This code is not right. Wait for the next one and try again.',
    wrong: 'E-mail, password or code is not right. Each code works once.',
    busy: 'Too many attempts just now. Please wait a little.',
    signedOut: 'Your session has ended. Please sign in again.',
    stale: 'Somebody changed this in the meantime. What you see is up to date now; please try again.',
    failed: 'That did not work. Please try again.',
    server: 'Something went wrong on the server. What you typed is still here; please try again.',
    offline: 'No connection. What you typed is still here; please try again.',
    slow: 'The server did not answer in time. It may have stored this: look before you try again.',
    away: 'The server does not answer just now. What you typed is still here; please try again in a moment.',
  },
} as const;

export type StaffCopy = Wide<typeof staff>;

/** Several roles as words: "Front desk, Finance". */
export const roleNames = (role: string, names: Readonly<Record<string, string>>): string =>
  role
    .split(',')
    .map((one) => names[one] ?? one)
    .join(', ');
