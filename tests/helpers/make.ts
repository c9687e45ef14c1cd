import type { ChatRegistration } from '@/lib/chat/schema';
import type { Callback, ContactMessage } from '@/lib/contact/schema';
import type { PaymentOrderRequest } from '@/lib/donations/schema';
import type { TicketCard } from '@/lib/inbox/schema';
import type { Accommodation, Blog, Feature, Testimonial } from '@/lib/stories/schema';

/** Builders of contract values: a test names what it is about, the rest is plausible. */
export const makeTestimonial = (given: Partial<Testimonial> = {}): Testimonial => ({
  id: 't1',
  customer_name: 'Rina D.',
  thumbnail_image: 'https://media.example.org/rina.jpg',
  video_url: 'https://media.example.org/rina.mp4',
  ...given,
});

export const makeFeature = (given: Partial<Feature> = {}): Feature => ({
  id: 'f1',
  title: 'Counselling',
  image: 'https://media.example.org/counselling.jpg',
  ...given,
});

export const makeAccommodation = (given: Partial<Accommodation> = {}): Accommodation => ({
  name: 'Shared room',
  type: 'Two beds by the garden',
  image: 'https://media.example.org/room.jpg',
  ...given,
});

export const makeBlog = (given: Partial<Blog> = {}): Blog => ({
  id: 'first-weeks',
  title: 'The first weeks',
  content: '<p>What a day looks like in the first weeks.</p>',
  thumbnail_image: 'https://media.example.org/weeks.jpg',
  created_at: '2026-02-03T09:00:00Z',
  ...given,
});

export const makeContact = (given: Partial<ContactMessage> = {}): ContactMessage => ({
  fullname: 'Asha Sen',
  email: 'asha@example.org',
  phone: '+91 98300 00000',
  Address: '4 Lake Road, Kolkata',
  message: 'Please call me about my brother.',
  ...given,
});

export const makeCallback = (given: Partial<Callback> = {}): Callback => ({
  name: 'Asha Sen',
  phone: '98300 12345',
  language: 'bn',
  say: 'It is about the library book.',
  may_say_who: false,
  call: { from: Date.parse('2026-11-23T18:00+05:30'), to: Date.parse('2026-11-23T18:00+05:30') },
  ...given,
});

export const makeOrderRequest = (given: Partial<PaymentOrderRequest> = {}): PaymentOrderRequest => ({
  name: 'Asha Sen',
  email: 'asha@example.org',
  contact: '+91 98300 00000',
  amount: 500,
  currency: 'INR',
  receipt: 'receipt_1767225600000_a1B2',
  payment_capture: 1,
  ...given,
});

export const makeRegistration = (given: Partial<ChatRegistration> = {}): ChatRegistration => ({
  language: 'en',
  name: 'Asha',
  age: '34',
  email: 'asha@example.org',
  phone: '+91 98300 00000',
  token: 'token-of-asha',
  ...given,
});

/** A call that waits in the console's inbox. */
export const makeTicketCard = (change: Partial<TicketCard> = {}): TicketCard => ({
  id: 'one',
  kind: 'callback',
  state: 'open',
  is_urgent: false,
  name: 'Asha',
  language: 'en',
  call: null,
  is_discreet: false,
  assignee: null,
  is_mine: false,
  due_at: 0,
  danger_at: null,
  outcome: null,
  snooze_until: null,
  done_at: null,
  version: 1,
  chat_version: 0,
  ...{ answering: null, writing: null },
  missed_at: null,
  ending: null,
  ...{ gone_since: null, back_since: null },
  ...change,
});
