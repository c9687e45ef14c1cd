/** The first steps in the staff console. */
export const tour = {
  title: 'First steps',
  lead: 'To try on your first day. Most tick themselves once done; please tick the others. Only you see the ticks.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  allDone: 'All done. You can open this list again in your account.',
  hide: 'Hide first steps',
  show: 'Show first steps on the start page',
  isShown: 'They are on the start page.',
  open: 'Open',
  steps: {
    language: { title: 'Choose your language', text: 'English, Hindi or Bengali; in your account.' },
    codes: {
      title: 'Keep your recovery codes safe',
      text: 'They let you in if you lose your phone. If you did not save them when you joined, make new ones in your account.',
    },
    passkey: { title: 'Add a passkey', text: 'It signs you in without a password.' },
    screen: {
      title: 'Put the console on your home screen',
      text: 'In Chrome on Android: the menu with three dots, then “Add to home screen”. In Safari on an iPhone: Share, then “Add to Home Screen”.',
    },
    notices: {
      title: 'Turn on notices on this device',
      text: 'They tell you of anything urgent, also when the console is closed.',
    },
    mail: {
      title: 'Send yourself a test mail',
      text: 'A mail tells you of what nobody has claimed. Check that it does not land in the spam folder.',
    },
    shifts: {
      title: 'Look at the shifts, and add yours',
      text: 'People on shift get notices and mails first. Visitors can ask to talk to a person within the opening hours, while somebody is on shift or has the console open.',
    },
    inbox: {
      title: 'Claim your first item in the inbox',
      text: 'Whoever has waited longest comes first. Anything marked “Urgent” is at the very top: claim that before everything else.',
    },
    chats: {
      title: 'Practise a conversation',
      text: 'During your shift, open the website in another window, write to the assistant and ask for a person. Then join from here and answer.',
    },
    numbers: {
      title: 'Know where the emergency numbers are',
      text: 'Ambulance, police and the helplines are on one page. Keep it open while you are on a call.',
    },
    gifts: { title: 'Look at a gift', text: 'Open one and find its receipt.' },
    content: {
      title: 'Open a text',
      text: 'Change a draft and look at its preview. Visitors see nothing before you publish.',
    },
    people: { title: 'Invite your colleagues', text: 'Each gets a link that works for 15 minutes, once.' },
    log: { title: 'Read the log', text: 'It shows what was done in this console, and by whom.' },
    leave: {
      title: 'Sign out before you hand over the device',
      text: 'The button is at the top right of every page. After 30 minutes without a touch you are signed out.',
    },
  },
} as const;
