import type { Expected } from './conformance';

/** The folder of content that the embedded backend and the running site are tested with. */
export const FIXTURE_CONTENT_DIR = 'tests/fixtures/content';

export const fixtureContent: Expected = {
  testimonials: ['Rina D.', 'Arjun, a father', 'Mita S.', 'Salim K.'],
  features: ['Counselling', 'Detox with a doctor near', 'Family evenings'],
  accommodations: [
    'Private room: Room by the garden',
    'Dormitory: Six beds, east windows',
    'Dormitory: Four beds, first floor',
    'Private room: Room with a desk',
    'Dormitory: Dining hall',
    'Private room: Veranda',
  ],
  blogs: [
    { id: 'first-steps', title: 'First steps: a week of small things' },
    { id: 'letters-from-home', title: 'Letters from home & what they <carry>' },
    { id: 'a-quiet-evening', title: 'A quiet evening' },
  ],
};
