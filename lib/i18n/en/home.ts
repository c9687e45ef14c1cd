import { routes } from '@/lib/config/routes';
import type { Wide } from '@/lib/i18n/language';
import { pictures } from '@/lib/i18n/pictures';
import type { NewsStory } from '@/lib/stories/story-lists';

const storyPicture = (id: string) => `/media/stories/${id}.webp?w=1200&h=675&avif=640.1200`;

/** Words of the home page (spec §2, Home). The title is the document's own and is changed here (contract §9.8). */
export const home = {
  metaTitle: 'Drug and alcohol rehabilitation[ in {city}]',
  description:
    'Treatment for alcohol and drug dependence[ in {area}, {city}| in {city}| in {area}]: supervised detox, counselling, a place to stay, and help for families.',
  hero: {
    eyebrow: '[In {city}, ]for you and your family',
    title: 'best rehabilitation centre for drug addiction and alcoholism',
    lead: 'It begins with a conversation. Call us, or read on quietly and take one step at a time.',
    learnMore: 'Learn More',
    learnMoreAbout: 'about our centre',
    begin: 'Where do I begin?',
    pause: 'Pause the film',
    play: 'Play the film',
  },
  doors: {
    title: 'What brings you here?',
    danger: 'In danger now',
    despair: 'Thoughts of ending my life',
    stop: 'I want to stop',
    worried: 'I am worried about someone',
    relapsed: 'I have relapsed',
    give: 'I want to give',
    /** Beside the line that the centre is closed. */
    dayAndNight: 'Free, day and night: 14416',
    cost: { label: 'What does it cost?', href: `${routes.faq}#what-does-treatment-cost` },
  },
  about: {
    title: 'You are welcome here, and you are expected',
    lead: 'We are a residential centre[ in {area}| in {city}] for people who want to stop using alcohol or drugs, and for their families.',
    text: [
      'Coming through the door is often the hardest part, so the first hour is simple: a cup of tea, a chair, and a talk about what has been happening. Nobody is scolded, and nothing is decided without you.',
      'Then we plan together: medical care while the body settles, counselling, a steady daily routine, and work with the family.',
      'We are a unit of a charitable trust. Donations let others stay until their treatment is complete.',
    ],
    action: 'Read more about us',
    /** A section of a story. */
    night: {
      label: 'What is the first night like?',
      href: `${routes.story('first-week-with-us')}#part-the-first-night`,
    },
    film: 'Watch our film',
    pictureAlt:
      'A house at dawn: the green door stands open, light falls down the steps, and someone is waiting on the threshold',
  },
  purpose: {
    title: 'A society free of drugs and alcohol begins with one person',
    mission: {
      title: 'Our mission',
      items: [
        'To respect every person, whatever they use and however often they have tried to stop.',
        'To make stopping as safe as it can be, with medical supervision where it is needed.',
        'To work on what lies beneath the drinking or drug use: one to one, in groups and with the family.',
        'To stay in touch after treatment, because recovery is lived at home.',
      ],
    },
    vision: {
      title: 'Our vision',
      items: [
        'A society where asking for help with alcohol or drugs brings no shame.',
        'Families who know where to turn on the first day, not the last.',
        'Workplaces that treat dependence as a health matter and keep the job open.',
        'Treatment that nobody has to go without for lack of money.',
      ],
    },
  },
  ways: {
    title: 'Ways We Help',
    lead: 'Most people need more than one of these, and not all at once.',
    items: [
      {
        title: 'Alcohol Addiction Treatment',
        text: 'A plan made with you, from the first days without a drink to the months after.',
        picture: pictures.ways.alcohol,
      },
      {
        title: 'Counseling',
        text: 'Talking in confidence: one to one, in a group, or with your family.',
        picture: pictures.ways.counselling,
      },
      {
        title: 'Detoxification',
        text: 'Coming off a substance safely, under medical care. Please do not stop suddenly on your own.',
        picture: pictures.ways.detox,
      },
    ],
    more: {
      title: 'Learn More',
      about: 'about our treatment',
      text: 'What treatment is like, from the first call to life at home.',
      href: routes.treatment,
      picture: pictures.ways.more,
    },
  },
  news: {
    title: 'News and featured stories',
    learnMore: 'Learn More',
    learnMoreAbout: (heading: string) => `about: ${heading}`,
    all: 'All news and stories',
    stories: [
      {
        blogId: 'when-someone-you-love-drinks',
        heading: 'When someone you love drinks: a guide for families',
        text: 'Dinner is covered with a plate at nine. By eleven you are listening for steps on the stairs. What helps, what does not, and what you can do this week.',
        image: storyPicture('when-someone-you-love-drinks'),
        date: '2026-05-06',
        readTime: '4 min read',
      },
      {
        blogId: 'what-happens-in-detox',
        heading: 'What happens in detox, day by day',
        text: 'How supervised detox usually goes, so that you and your family know roughly what to expect.',
        image: storyPicture('what-happens-in-detox'),
        date: '2026-03-14',
        readTime: '4 min read',
      },
      {
        blogId: 'relapse-is-not-the-end',
        heading: 'A relapse is not the end',
        text: 'One night does not take you back to the first day. Safety first, then tell one person.',
        image: storyPicture('relapse-is-not-the-end'),
        date: '2026-08-12',
        readTime: '4 min read',
      },
      {
        blogId: 'coming-home',
        heading: 'Coming home: the first month after treatment',
        text: 'It is a happy time and a strange one. A guide to the first month, written for the whole family.',
        image: storyPicture('coming-home'),
        date: '2026-02-18',
        readTime: '4 min read',
      },
    ] satisfies NewsStory[],
  },
  call: {
    title: 'One call is enough to begin',
    lead: 'You do not have to know what to say. “I don’t know where to start” is a good beginning.',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
  },
  connect: {
    title: 'Connect With Us',
    lead: 'Follow us, or write when speaking feels like too much.',
    whatsapp: 'Write on WhatsApp',
    whatsappNote: 'WhatsApp is run by another company. For anything private, please call.',
    whatsappText: 'Hello, I would like to know more about your centre.',
    social: { instagram: 'Instagram', youtube: 'YouTube', facebook: 'Facebook' },
  },
} as const;

export type HomeCopy = Wide<typeof home>;
