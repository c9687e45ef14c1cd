import { roleNames, staff } from './staff';

/** Who works here and who has done what: the console's own pages of people and their roles. */
export const people = {
  title: 'People',
  lead: 'Who can open this console, and what each role lets them do.',
  roles: {
    counsellor: {
      name: staff.roles.counsellor,
      text: 'Conversations on the website; call requests and urgent conversations in the inbox.',
    },
    desk: { name: staff.roles.desk, text: 'Messages and call requests in the inbox.' },
    finance: { name: staff.roles.finance, text: 'Gifts, receipts and refunds.' },
    editor: { name: staff.roles.editor, text: 'Texts and pictures of the website.' },
    admin: {
      name: staff.roles.admin,
      text: 'Manages people and their roles, requests about personal data, and the log. Cannot open conversations or gifts.',
    },
    auditor: { name: staff.roles.auditor, text: 'Reads the log and cannot change anything.' },
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
    answering: (name: string, { conversations, urgent }: { conversations: number; urgent: number }) =>
      `${name} is answering in ${conversations === 1 ? 'a conversation' : `${conversations} conversations`} now${urgent > 0 ? ', and a visitor there spoke of danger' : ''}. Once you confirm, each visitor waits in the queue again at once and is told; the other counsellors see it.`,
    disabled: (name: string) => `${name} has no access any more.`,
    enable: 'Enable',
    enableLabel: (name: string) => `Enable ${name}`,
    enableTitle: (name: string) => `Enable ${name} again?`,
    enableText:
      'The passkey, password and app work as before. If one of them was lost, invite the person again instead, so that all are set up afresh.',
    enabled: (name: string) => `${name} can sign in again.`,
    own: 'You cannot remove your own access. Ask another administrator.',
    last: 'Nobody would be left to manage people. Make somebody else an administrator first.',
    stale: 'Somebody else has just changed these roles. You now see the latest.',
  },
  invite: {
    title: 'Invite a person',
    email: 'E-mail address',
    emailMissing: 'Please enter the e-mail address of the person you invite, such as asha@example.org.',
    emailHint: 'The person signs in with it. No mail is sent to it.',
    roles: 'Roles',
    submit: 'Create the invitation',
    sending: 'Creating',
    hasAccess:
      'This person has access already. If they can no longer sign in, disable them on this page, then invite them again.',
    linkTitle: 'The invitation link',
    linkText:
      'It works once, within 15 minutes, and is shown only here. Send it in a way that only this person can read.',
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
