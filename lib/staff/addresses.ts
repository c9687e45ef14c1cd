/**
 * The console's addresses, apart from `lib/config/routes.ts`: that list is in the scripts of public pages, where
 * nothing of the console may stand.
 */
export const staffRoutes = {
  signIn: '/staff/sign-in',
  home: '/staff',
  inbox: '/staff/inbox',
  chats: '/staff/chats',
  gifts: '/staff/gifts',
  content: '/staff/content',
  people: '/staff/people',
  person: '/staff/people/person',
  incidents: '/staff/people/incidents',
  log: '/staff/log',
  me: '/staff/me',
  join: (token: string) => `/staff/join/${token}`,
  api: {
    signIn: '/staff/api/sign-in',
    signOut: '/staff/api/sign-out',
    me: '/staff/api/me',
    stepUp: '/staff/api/step-up',
    recoveryCodes: '/staff/api/recovery-codes',
    endSession: '/staff/api/sessions/end',
    openInvite: '/staff/api/join/open',
    join: '/staff/api/join',
    events: '/staff/api/events',
    inbox: '/staff/api/inbox',
    ticket: '/staff/api/inbox/item/read',
    changeTicket: (change: 'claim' | 'release' | 'done' | 'reopen' | 'snooze' | 'note' | 'outcome') =>
      `/staff/api/inbox/${change}`,
    person: {
      find: '/staff/api/people/person/find',
      export: '/staff/api/people/person/export',
      erase: '/staff/api/people/person/erase',
    },
    register: '/staff/api/people/register',
    openRequest: '/staff/api/people/requests/open',
    closeRequest: '/staff/api/people/requests/close',
    openIncident: '/staff/api/people/incidents/open',
    updateIncident: '/staff/api/people/incidents/update',
    content: '/staff/api/content',
  },
} as const;
