/** In the address of the inbox: what nobody has, the most urgent of it. No ticket has such an id. */
export const NEXT_HASH = 'next';

/** The console's addresses, apart from `lib/config/routes.ts`: that list is in the scripts of public pages, where nothing of the console may stand. */
export const staffRoutes = {
  signIn: '/staff/sign-in',
  home: '/staff',
  manifest: '/staff/app.webmanifest',
  worker: '/staff/sw.js',
  inbox: '/staff/inbox',
  chats: '/staff/chats',
  gifts: '/staff/gifts',
  content: '/staff/content',
  people: '/staff/people',
  person: '/staff/people/person',
  incidents: '/staff/people/incidents',
  shifts: '/staff/people/shifts',
  log: '/staff/log',
  me: '/staff/me',
  join: (token: string) => `/staff/join/${token}`,
  api: {
    signIn: '/staff/api/sign-in',
    signOut: '/staff/api/sign-out',
    me: '/staff/api/me',
    overview: '/staff/api/overview',
    testMail: '/staff/api/me/test-mail',
    preferences: '/staff/api/me/preferences',
    devices: '/staff/api/me/devices',
    addDevice: '/staff/api/me/devices/add',
    removeDevice: '/staff/api/me/devices/remove',
    testDevices: '/staff/api/me/devices/test',
    stepUp: '/staff/api/step-up',
    recoveryCodes: '/staff/api/recovery-codes',
    endSession: '/staff/api/sessions/end',
    openInvite: '/staff/api/join/open',
    join: '/staff/api/join',
    beginJoin: '/staff/api/join/passkey/begin',
    joinByPasskey: '/staff/api/join/passkey',
    beginSignIn: '/staff/api/sign-in/passkey/begin',
    signInByPasskey: '/staff/api/sign-in/passkey',
    beginStepUp: '/staff/api/step-up/passkey/begin',
    stepUpByPasskey: '/staff/api/step-up/passkey',
    beginPasskey: '/staff/api/passkeys/begin',
    addPasskey: '/staff/api/passkeys/add',
    renamePasskey: '/staff/api/passkeys/rename',
    removePasskey: '/staff/api/passkeys/remove',
    beginPassword: '/staff/api/password/begin',
    setPassword: '/staff/api/password',
    endAllSessions: '/staff/api/sessions/end-all',
    people: '/staff/api/people',
    invitePerson: '/staff/api/people/invite',
    changePerson: '/staff/api/people/change',
    shifts: '/staff/api/people/shifts',
    addShifts: '/staff/api/people/shifts/add',
    removeShift: '/staff/api/people/shifts/remove',
    log: '/staff/api/log',
    checkLog: '/staff/api/log/check',
    events: '/staff/api/events',
    inbox: '/staff/api/inbox',
    ticket: '/staff/api/inbox/item/read',
    changeTicket: (
      change: 'claim' | 'release' | 'done' | 'reopen' | 'snooze' | 'note' | 'reply' | 'draft' | 'outcome',
    ) => `/staff/api/inbox/${change}`,
    savedReplies: '/staff/api/inbox/saved-replies',
    findTickets: '/staff/api/inbox/find',
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
    chats: '/staff/api/chats',
    chat: '/staff/api/chats/read',
    liveChat: '/staff/api/chats/live',
    gifts: (year: string, show = 'all', before = '') => {
      const query = { ...(year && { year }), ...(show !== 'all' && { show }), ...(before && { before }) };
      const text = new URLSearchParams(query).toString();
      return `/staff/api/gifts${text && `?${text}`}`;
    },
    findGifts: '/staff/api/gifts/find',
    gift: '/staff/api/gifts/item/read',
    refund: '/staff/api/gifts/refund',
    decideRefund: '/staff/api/gifts/refund/decide',
    sendReceipt: '/staff/api/gifts/receipt',
    checkGift: '/staff/api/gifts/check',
    enterGift: '/staff/api/gifts/enter',
    voidGift: '/staff/api/gifts/void',
    exportGifts: '/staff/api/gifts/export',
    correctDonor: '/staff/api/gifts/donor',
    statement: (year: string) => `/staff/api/gifts/statement${year && `?year=${year}`}`,
    makeStatement: '/staff/api/gifts/statement/file',
    recordFiling: '/staff/api/gifts/statement/filed',
    issueCertificate: '/staff/api/gifts/certificates/issue',
    pasteCertificates: '/staff/api/gifts/certificates/paste',
    deliverCertificate: '/staff/api/gifts/certificates/deliver',
    reconcileGifts: '/staff/api/gifts/reconcile',
    sampleReceipt: '/staff/api/gifts/sample-receipt',
    content: '/staff/api/content',
    contentApprovals: '/staff/api/content/approvals',
    media: '/staff/api/media',
    changeMedia: (change: 'begin' | 'part' | 'finish' | 'describe' | 'remove') =>
      `/staff/api/media/${change}`,
    versions: (path: string) => `/staff/api/content/versions?path=${encodeURIComponent(path)}`,
    documentVersion: (path: string, number: number) =>
      `/staff/api/content/version?path=${encodeURIComponent(path)}&number=${number}`,
    document: (path: string) => `/staff/api/content/document?path=${encodeURIComponent(path)}`,
    changeContent: (
      change:
        | 'create'
        | 'draft'
        | 'publish'
        | 'unschedule'
        | 'discard'
        | 'hide'
        | 'restore'
        | 'lock'
        | 'unlock'
        | 'preview'
        | 'formatted'
        | 'revert'
        | 'decide',
    ) => `/staff/api/content/${change}`,
  },
} as const;
