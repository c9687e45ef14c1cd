/**
 * Cards
 *
 * Cards stand side by side and scroll sideways, by the arrow keys too. Their options are answers; a link opens in a new tab.
 *
 * - choose Come by train
 * - see Your ticket: TR-2
 */
import ChatBot, { type Card, type Flow } from '@/widget';

const cards: Card[] = [
  {
    title: 'By train',
    text: 'An hour from the city, and a short walk.',
    image: { src: 'pictures/garden.svg', alt: 'A garden with a bench' },
    options: [{ label: 'Come by train', value: 'TR-2' }],
  },
  {
    title: 'On foot',
    text: 'Two days along the river.',
    image: { src: 'pictures/river.svg', alt: 'A river between hills' },
    options: [{ label: 'Come on foot', value: 'none' }],
    links: [{ label: 'See the way', href: 'https://example.org/river' }],
  },
];

const flow: Flow = {
  start: { message: 'How will you come?', cards, path: 'end' },
  end: {
    message: ({ userInput }) => `Your ticket: ${userInput}`,
    chatDisabled: true,
  },
};

export const Example = () => (
  <ChatBot flow={flow} settings={{ general: { embedded: true } }} />
);
