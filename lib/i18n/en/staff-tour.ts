/** The first steps in the staff console. */
export const tour = {
  title: 'First steps',
  lead: 'Short things to try on your first day. The links lead to them; tick each one once you have done it. The ticks are for you alone.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  allDone: 'All done. You can open this list again in your account.',
  hide: 'Hide first steps',
  show: 'Show first steps on the start page',
  isShown: 'They are on the start page.',
  open: 'Open',
  steps: {
    language: { title: 'Choose your language', text: 'English, Hindi or Bengali; in your account.' },
    codes: {
      title: 'Store your recovery codes safely',
      text: 'They let you in when your phone is lost. If you did not store them when you joined, make new ones in your account.',
    },
    screen: {
      title: 'Put the console on your home screen',
      text: 'In Chrome on Android: the menu with three dots, then “Add to home screen”. In Safari on an iPhone: Share, then “Add to Home Screen”.',
    },
    mail: {
      title: 'Send yourself a test mail',
      text: 'When a message waits long and nobody has claimed it, you get a mail. See whether a test reaches you, and not only the spam folder.',
    },
    shifts: {
      title: 'Look at the shifts, and add yours',
      text: 'Whoever is on a shift gets notices and mails first. Visitors can ask for a person while somebody is on.',
    },
    inbox: {
      title: 'Open the inbox',
      text: 'The longest waiting stands first. What is urgent stands above all and says “Urgent”: claim it before anything else.',
    },
    chats: {
      title: 'Practise a conversation',
      text: 'During your shift, open the website in another window, write to the assistant and ask for a person. Then join from here and answer.',
    },
    numbers: {
      title: 'Know where the emergency numbers are',
      text: 'Ambulance, police and the helplines stand on one page, also for you during a call.',
    },
    gifts: { title: 'Look at a gift', text: 'Open one and find its receipt.' },
    content: {
      title: 'Open a text',
      text: 'Change a draft and look at its preview. Visitors see nothing before you publish.',
    },
    people: { title: 'Invite your colleagues', text: 'Each gets a link that works for 15 minutes, once.' },
    log: { title: 'Read the log', text: 'It shows what was done in this console, and by whom.' },
    leave: {
      title: 'Leave quickly',
      text: 'Sign out in your account before you hand the device on. After 30 minutes without a touch the session ends by itself.',
    },
  },
} as const;
