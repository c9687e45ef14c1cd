import type { Wide } from '@/lib/i18n/language';

/** Blog list and story (spec §2). The capital title is the document's own text. */
export const blog = {
  title: 'ALL NEWS & STORIES',
  metaTitle: 'News and stories',
  pageTitle: '{title}, page {page}',
  description:
    'Guides for families, what treatment is like, rights, relapse and coming home: plain stories from a rehabilitation centre[ in {city}].',
  lead: 'Plain accounts of what treatment is like, what families can do, and what comes after.',
  more: 'Learn More',
  about: 'about {title}',
  pages: 'Pages of stories',
  newer: 'Newer stories',
  older: 'Older stories',
  pageOf: 'Page {page} of {pages}',
  minutes: '{minutes} min read',
  contents: 'In this story',
  back: 'All stories',
  related: 'Read on',
  /** Over a text that nobody has translated so far, on a page of another language. */
  inEnglish: 'This story is in English so far.',
  share: {
    title: 'Share this story',
    whatsapp: 'Send on WhatsApp',
    device: 'Share…',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    failed: 'Your browser did not allow copying. Here is the link:',
  },
  next: {
    title: 'If this is about you, or someone close to you',
    text: 'You can call us and ask anything. You do not have to give your name.',
  },
  topics: {
    label: 'Stories by topic',
    all: 'All',
    description: 'Stories from a rehabilitation centre[ in {city}] on one topic:',
    names: {
      families: 'For families',
      treatment: 'In treatment',
      withdrawal: 'Withdrawal',
      overdose: 'Overdose',
      recovery: 'Recovery',
      rights: 'Your rights',
      community: 'Community',
    },
  },
  /** What stands above a heavy story; one of overdose begins with the steps of `families.wake`. */
  alarm: {
    line: 'Someone is in danger or will not wake: call 112. Thoughts of ending your life: Tele-MANAS 14416, day and night.',
    more: 'More for families',
    withdrawal: {
      title: 'If someone has just stopped drinking or taking tablets',
      text: 'A fit, confusion, seeing or hearing what is not there, high fever, violent shaking, chest pain or vomiting that will not stop is an emergency.',
      steps: [
        'Call 112. Say that the person has stopped or cut down, what it was, and when they last had it.',
        'Stay with them. Keep the room lit, and let one calm voice do the talking.',
        'During a fit, move hard things away and look at the clock. Do not hold them down, and put nothing in the mouth.',
        'When the jerking stops, check the breathing and roll them gently on to one side.',
        'Give no food, drink, alcohol or medicine to anyone who is drowsy or confused.',
        'If they are only shaky, see a doctor today, and do not leave them alone for the night.',
      ],
    },
  },
} as const;

export type BlogCopy = Wide<typeof blog>;
