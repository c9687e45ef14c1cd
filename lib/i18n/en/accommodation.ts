import type { Wide } from '@/lib/i18n/language';

/** The accommodation page (spec §2, Accommodation). */
export const accommodation = {
  meta: {
    title: 'Accommodation',
    description:
      'Where people stay during treatment[ in {area}, {city}| in {city}| in {area}]: dormitory, shared and single rooms, dining hall and common rooms, in pictures.',
  },
  hero: {
    eyebrow: 'Accommodation',
    title: 'A bed by the window, and people nearby',
    lead: 'Treatment is hard work. It goes better after a quiet night and a warm meal, with someone nearby when you need them.',
    picture: 'A tidy room in the morning, its shutters open to the trees outside',
    call: 'Ask about a room',
    look: 'See the rooms',
  },
  description: {
    id: 'living-here',
    title: 'Living here',
    paragraphs: [
      'You stay at the centre for the whole of your treatment. Some people feel safer with others in the room; some need a room of their own. We talk about this with you and your family before you come.',
      'Every room has a bed, clean linen and a place for your things. Meals are eaten together. Staff are here day and night.',
    ],
    points: [
      {
        icon: 'bed',
        title: 'Your own bed',
        text: 'In a dormitory, a shared room or a single room, whichever suits you and your treatment.',
      },
      {
        icon: 'sun',
        title: 'A steady routine',
        text: 'Waking, meals, sessions, rest and sleep at fixed hours.',
      },
      {
        icon: 'people',
        title: 'Someone awake',
        text: 'A member of staff to turn to at night, when things are often hardest.',
      },
      {
        icon: 'shield',
        title: 'Privacy',
        text: 'What you share with us stays between us, within the limits the law sets.',
      },
    ],
  },
  gallery: {
    id: 'rooms',
    title: 'The rooms',
    lead: 'Choose a part of the centre, then open a picture to see it larger. A drawn room may look different: come and see it before you decide.',
    categories: 'Parts of the centre',
    open: 'View larger: {title}',
    empty: 'There are no pictures here yet. Call us and we will describe the rooms, or come and see them.',
    label: 'Pictures: {category}',
    lightbox: {
      close: 'Close the pictures',
      previous: 'Previous picture',
      next: 'Next picture',
      position: 'Image {number} of {count}: {title}',
    },
  },
  bring: {
    id: 'what-to-bring',
    title: 'What to bring',
    lead: 'You need very little. If something is missing, we will sort it out together.',
    yes: {
      title: 'Please bring',
      items: [
        'Comfortable clothes for two weeks, and something warm in winter',
        'Your medicines in their own packets, with the prescriptions',
        'Reports or discharge papers, if you have them',
        'A photo identity card',
        'A book, a photograph, something of your own',
      ],
    },
    no: {
      title: 'Please leave at home',
      items: [
        'Alcohol and other substances',
        'Jewellery and large sums of money',
        'Medicines that were not prescribed for you',
      ],
    },
  },
  call: {
    id: 'come-and-see',
    title: 'Come and see it first',
    lead: 'You or your family can visit before deciding. Call us and we will find a quiet time.',
    contact: 'Write to us',
  },
} as const;

export type AccommodationCopy = Wide<typeof accommodation>;
