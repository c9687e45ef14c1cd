import { roleNames, staff } from './staff';

/** Who works here and who has done what: the console's own pages of people and their roles. */
export const people = {
  title: 'People',
  lead: 'Who can open this console, and what each role lets them do.',
  roles: {
    counsellor: {
      name: staff.roles.counsellor,
      text: 'Conversations on the website, requests for a call, urgent conversations in the inbox.',
    },
    desk: { name: staff.roles.desk, text: 'Inbox: messages and requests for a call.' },
    finance: { name: staff.roles.finance, text: 'Donations.' },
    editor: { name: staff.roles.editor, text: 'Texts and pictures of the website.' },
    admin: {
      name: staff.roles.admin,
      text: 'People, what is stored about a person, the log; no conversations, no donations.',
    },
    auditor: { name: staff.roles.auditor, text: 'The log; changes nothing.' },
  },
  list: {
    title: 'With access',
    role: 'Roles',
    seen: 'Last here',
    never: 'not yet',
    active: 'Active',
    disabled: (when: string) => `Disabled since ${when}`,
    me: 'you',
    data: 'What is stored about a person',
  },
  change: {
    roles: 'Roles',
    rolesLabel: (name: string) => `Change the roles of ${name}`,
    rolesTitle: (name: string) => `Roles of ${name}`,
    save: 'Save',
    close: 'Cancel',
    saved: (name: string) => `The roles of ${name} are saved and take effect at once.`,
    disable: 'Disable',
    disableLabel: (name: string) => `Disable ${name}`,
    disableTitle: (name: string) => `Disable ${name}?`,
    disableText:
      'Every session ends at once. What this person has done stays. You can enable the account again.',
    disabled: (name: string) => `${name} has no access any more.`,
    enable: 'Enable',
    enableLabel: (name: string) => `Enable ${name}`,
    enableTitle: (name: string) => `Enable ${name} again?`,
    enableText:
      'Passkey, password and app are as they were. If one was lost, make a new invitation instead: then everything is made new.',
    enabled: (name: string) => `${name} can sign in again.`,
    own: 'You cannot take your own access away. Ask another administrator.',
    last: 'Nobody else could manage people then. Make somebody an administrator first.',
    stale: 'Somebody else changed these roles in the meantime; you see them as they are now.',
  },
  invite: {
    title: 'Invite somebody',
    email: 'E-mail of the person',
    emailHint: 'The name for signing in. Nothing is sent there.',
    roles: 'Roles',
    submit: 'Make the invitation',
    sending: 'Making it',
    hasAccess: 'This person has access already.',
    linkTitle: 'The link of the invitation',
    linkText:
      'It works for 15 minutes, once, and is shown only here. Pass it on in a way that only this person can read.',
    link: 'Link',
    copy: 'Copy the link',
    copied: 'Copied.',
    notCopied: 'The browser did not copy it. Select the link and copy it yourself.',
    done: 'Done',
  },
  open: {
    title: 'Open invitations',
    none: 'None.',
    until: 'works until',
    withdraw: 'Withdraw',
    withdrawLabel: (email: string) => `Withdraw the invitation for ${email}`,
    withdrawn: 'The invitation is withdrawn.',
    endedTitle: 'Invitations of the last 30 days that are no longer open',
    ended: {
      used: (when: string) => `used on ${when}`,
      withdrawn: (when: string) => `withdrawn on ${when}`,
      expired: (when: string) => `ran out on ${when}, not used`,
    },
  },
} as const;

/** Several roles as words: "Front desk, Finance". */
export const namesOfRoles = (role: string): string => roleNames(role, staff.roles);
