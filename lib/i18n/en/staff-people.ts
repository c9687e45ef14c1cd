/** Who works here and who has done what: the console's own pages of people and their roles. */
export const people = {
  title: 'People',
  lead: 'Who can open this console, and what each role lets them do.',
  roles: {
    counsellor: { name: 'Counsellor', text: 'Inbox, and conversations on the website.' },
    desk: { name: 'Front desk', text: 'Inbox: messages, requests for a call, urgent conversations.' },
    finance: { name: 'Finance', text: 'Donations.' },
    editor: { name: 'Editor', text: 'Texts and pictures of the website.' },
    admin: {
      name: 'Administrator',
      text: 'People, what is stored about a person, the log; no conversations, no donations.',
    },
    auditor: { name: 'Auditor', text: 'The log; changes nothing.' },
  },
  shifts: {
    title: 'Shifts',
    lead: 'Who is on a shift is told first of what nobody has claimed, and lets visitors talk to a person. Times are of Kolkata.',
    nobody: 'Nobody is on a shift now.',
    now: (names: string) => `On now: ${names}.`,
    empty: (days: string) => `Nobody: ${days}.`,
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    hours: (from: string, to: string, isOvernight: boolean) =>
      `${from} to ${to}${isOvernight ? ' of the next day' : ''}`,
    remove: 'Remove',
    removeLabel: (name: string, day: string) => `Remove the shift of ${name} on ${day}`,
    add: 'Add a shift',
    person: 'Who',
    weekdays: 'On which days, every week',
    from: 'From',
    to: 'To',
    toHint: 'An earlier time than the first is of the next day.',
    save: 'Add',
    added: 'The shift is added.',
    errors: {
      person: 'Please choose somebody who has the inbox.',
      days: 'Please choose at least one day.',
      time: 'Please choose a time.',
      length: 'A shift ends later than it begins.',
    },
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
    saved: (name: string) => `The roles of ${name} are saved and hold at once.`,
    disable: 'Disable',
    disableLabel: (name: string) => `Disable ${name}`,
    disableTitle: (name: string) => `Disable ${name}?`,
    disableText:
      'Every session ends at once. What this person has done stays; you can enable the account again.',
    disabled: (name: string) => `${name} has no access any more.`,
    enable: 'Enable',
    enableLabel: (name: string) => `Enable ${name}`,
    enableTitle: (name: string) => `Enable ${name} again?`,
    enableText:
      'Passkey, password and app are as they were. If one was lost, make a new invitation instead: then all is made new.',
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
      'It works for 15 minutes, once, and is shown only here. Hand it over in a way that this person alone reads.',
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
  },
} as const;

const names = new Map<string, string>(Object.entries(people.roles).map(([role, { name }]) => [role, name]));

/** Several roles as words: "Front desk, Finance". */
export const namesOfRoles = (role: string): string =>
  role
    .split(',')
    .map((one) => names.get(one) ?? one)
    .join(', ');
